package dev.tenon.jsonschema;

/** Which of the two schemas of an event version. */
enum SchemaRole {
    /** What a producer writes: closed objects, closed enums, canonical texts, every member that is always written. */
    WRITER,
    /** What a consumer takes: open objects, unknown values where the contract keeps or replaces them, older names. */
    READER;

    boolean isWriter() {
        return this == WRITER;
    }
}
