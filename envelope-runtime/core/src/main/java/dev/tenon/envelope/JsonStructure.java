package dev.tenon.envelope;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The structure of a JSON text: objects, arrays, commas and names around the tokens of {@link JsonTokens}. */
final class JsonStructure {
    private enum State {
        /** A value must come: the whole text, or that of a member whose name was read. */
        VALUE,
        /** An object or array was opened. */
        OPENED,
        /** A comma was read, or the first name or element is there. */
        READY,
        /** A value was read. */
        DONE
    }

    private final JsonTokens tokens;
    private final DecodeLimits limits;
    private final JsonPath path;
    private final List<Set<String>> names;
    private State state = State.VALUE;
    private int valueStart;

    JsonStructure(String text, DecodeLimits limits) {
        this.tokens = new JsonTokens(text);
        this.limits = limits;
        this.path = new JsonPath();
        this.names = new ArrayList<>();
        if (text.startsWith("\ufeff")) {
            throw errorAt(0, "expected JSON, found a byte order mark");
        }
    }

    /** A copy that moves on its own; it knows no names of the objects that are open now, so must not leave the value it starts at. */
    JsonStructure(JsonStructure other) {
        this.tokens = new JsonTokens(other.tokens);
        this.limits = other.limits;
        this.path = new JsonPath(other.path);
        this.names = new ArrayList<>();
        for (int i = 0; i < path.depth(); i++) {
            names.add(Set.of());
        }
        this.state = other.state;
    }

    int position() {
        return tokens.position();
    }

    int valueStart() {
        return valueStart;
    }

    String textFrom(int start) {
        return tokens.textFrom(start);
    }

    void begin(boolean object) {
        char bracket = object ? '{' : '[';
        if (peek() != bracket) {
            throw unexpected(object ? "an object" : "an array");
        }
        if (path.depth() == limits.depth()) {
            throw error("is nested deeper than " + limits.depth() + " levels");
        }
        startValue();
        tokens.advance();
        path.push(object);
        names.add(object ? new HashSet<>() : Set.of());
        state = State.OPENED;
    }

    void end(boolean object) {
        if (path.depth() == 0 || path.inObject() != object) {
            throw new IllegalStateException("no such object or array is open");
        }
        if (hasNext()) {
            throw error(object ? "expected the end of the object" : "expected the end of the array");
        }
        tokens.advance();
        path.pop();
        names.remove(names.size() - 1);
        state = State.DONE;
    }

    boolean hasNext() {
        if (path.depth() == 0 || state == State.VALUE) {
            throw new IllegalStateException("a value comes next, not a member or an element");
        }
        if (state == State.READY) {
            return true;
        }
        char close = path.inObject() ? '}' : ']';
        char c = tokens.peek();
        if (state == State.DONE && c == ',') {
            tokens.advance();
            if (tokens.peek() == close) {
                throw error("expected a value after the comma, found `" + close + "`");
            }
        } else if (c == close) {
            return false;
        } else if (state == State.DONE) {
            throw error("expected `,` or `" + close + "`, found " + tokens.found());
        }
        state = State.READY;
        return true;
    }

    String nextName() {
        if (!path.inObject() || !hasNext()) {
            throw new IllegalStateException("there is no member to read");
        }
        if (tokens.peek() != '"') {
            throw error("expected the name of a member, found " + tokens.found());
        }
        int start = tokens.position();
        String name = string();
        path.member(name);
        if (!names.get(names.size() - 1).add(name)) {
            throw errorAt(start, "the member is there twice");
        }
        if (tokens.peek() != ':') {
            throw error("expected `:`, found " + tokens.found());
        }
        tokens.advance();
        state = State.VALUE;
        return name;
    }

    /** The first character of the value that comes next; 0 at the end of the text. */
    char peek() {
        if (state != State.VALUE && (!path.inArray() || !hasNext())) {
            throw path.depth() == 0 || path.inObject()
                    ? new IllegalStateException("no value comes next")
                    : error("expected one more element");
        }
        return tokens.peek();
    }

    private void startValue() {
        valueStart = tokens.position();
        if (path.inArray()) {
            path.nextElement();
        }
        state = State.DONE;
    }

    String string(String expected) {
        if (peek() != '"') {
            throw unexpected(expected);
        }
        startValue();
        return string();
    }

    private String string() {
        try {
            return tokens.string();
        } catch (ScalarTextException e) {
            throw error(e.problem());
        }
    }

    String number(String expected) {
        char c = peek();
        if (c != '-' && (c < '0' || c > '9')) {
            throw unexpected(expected);
        }
        startValue();
        try {
            return tokens.number();
        } catch (ScalarTextException e) {
            throw error(e.problem());
        }
    }

    void literal(String word, String expected) {
        peek();
        if (!tokens.literal(word)) {
            throw unexpected(expected);
        }
        startValue();
        tokens.advance(word.length());
    }

    void skip() {
        switch (peek()) {
            case '{' -> {
                begin(true);
                while (hasNext()) {
                    nextName();
                    skip();
                }
                end(true);
            }
            case '[' -> {
                begin(false);
                while (hasNext()) {
                    skip();
                }
                end(false);
            }
            case '"' -> string("a string");
            case 't' -> literal("true", "a value");
            case 'f' -> literal("false", "a value");
            case 'n' -> literal("null", "a value");
            default -> number("a value");
        }
    }

    void endOfText() {
        if (path.depth() > 0 || state != State.DONE) {
            throw new IllegalStateException("the value has not been read");
        }
        if (tokens.peek() != 0 || !tokens.atEnd()) {
            throw error("expected the end of the text, found " + tokens.found());
        }
    }

    private DecodeException unexpected(String expected) {
        if (path.inArray() && state == State.READY) {
            path.nextElement();
        }
        return error("expected " + expected + ", found " + tokens.found());
    }

    DecodeException missing(String member) {
        return error("the member `" + member + "` is missing");
    }

    DecodeException refused(InvalidPayloadException problem) {
        StringBuilder where = new StringBuilder(path.toString());
        if (!problem.field().isEmpty()) {
            where.append('.').append(problem.field());
        }
        DecodeException e = new DecodeException(where.toString(), tokens.byteOffset(position()), problem.problem());
        e.initCause(problem);
        return e;
    }

    private DecodeException error(String problem) {
        return errorAt(position(), problem);
    }

    DecodeException errorAt(int position, String problem) {
        return new DecodeException(path.toString(), tokens.byteOffset(position), problem);
    }
}
