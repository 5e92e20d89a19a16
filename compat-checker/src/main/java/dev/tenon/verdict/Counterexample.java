package dev.tenon.verdict;

/**
 * A message that proves a verdict: made by encoding with one version and decoding with the other, never by hand.
 *
 * @param input the value as JSON text, in the writer's form
 * @param writer who wrote it, such as {@code v1 revision 3}
 * @param reader who read it
 * @param bytes what was on the wire: upper-case hex for Avro, the text itself for JSON
 * @param outcome what the reader made of it: {@code reads …} or {@code refused: …}
 */
public record Counterexample(String input, String writer, String reader, String bytes, String outcome) {}
