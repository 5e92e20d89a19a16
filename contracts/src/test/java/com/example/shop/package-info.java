/** The shop's own use of what is generated from its contracts. */
@NullMarked
package com.example.shop;

import org.jspecify.annotations.NullMarked;
