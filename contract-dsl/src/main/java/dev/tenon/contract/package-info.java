/** From files of a contracts folder to a linked {@link dev.tenon.model.ContractModel}, or to what is wrong with them. */
@NullMarked
package dev.tenon.contract;

import org.jspecify.annotations.NullMarked;
