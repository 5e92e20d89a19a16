package dev.tenon.proof;

import dev.tenon.verdict.Verdict;

/**
 * What arrived is not what was written.
 *
 * @param verdict how bad that is
 * @param path where, in dots and brackets; empty at the top
 * @param written what was written, as JSON
 * @param read what arrived, as JSON
 */
record Difference(Verdict verdict, String path, String written, String read) {
    /** What the reader made of the message. */
    String outcome() {
        String place = path.isEmpty() ? "" : " `" + path + "` as";
        return read.equals(written)
                ? "reads" + place + " " + read + ", which is no value of the reader's type"
                : "reads" + place + " " + read + " instead of " + written;
    }
}
