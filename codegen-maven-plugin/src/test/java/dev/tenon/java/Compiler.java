package dev.tenon.java;

import dev.tenon.envelope.Checks;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Compiles sources in memory as strictly as javac can, for Java 17, and loads the classes. */
final class Compiler {
    private static final List<String> OPTIONS = List.of(
            "--release",
            "17",
            "-Xlint:all",
            "-Xdoclint:all,-missing",
            "-Werror",
            "-proc:none",
            "-encoding",
            "US-ASCII");

    private Compiler() {}

    /** What javac says about the sources; empty when it accepts them. */
    static String complaints(Map<String, String> sources) {
        return compile(sources, new HashMap<>());
    }

    /** A loader of the compiled classes. */
    static ClassLoader load(Map<String, String> sources) {
        Map<String, ByteArrayOutputStream> classes = new HashMap<>();
        String complaints = compile(sources, classes);
        if (!complaints.isEmpty()) {
            throw new AssertionError(complaints);
        }
        return new ClassLoader(Compiler.class.getClassLoader()) {
            @Override
            protected Class<?> findClass(String name) throws ClassNotFoundException {
                ByteArrayOutputStream bytes = classes.get(name);
                if (bytes == null) {
                    throw new ClassNotFoundException(name);
                }
                return defineClass(name, bytes.toByteArray(), 0, bytes.size());
            }
        };
    }

    private static String compile(Map<String, String> sources, Map<String, ByteArrayOutputStream> classes) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        List<JavaFileObject> units = new ArrayList<>();
        sources.forEach((path, text) -> units.add(new SourceText(path, text)));
        try (StandardJavaFileManager standard = javac.getStandardFileManager(diagnostics, Locale.ROOT, null)) {
            List<String> options = new ArrayList<>(OPTIONS);
            options.addAll(List.of("-classpath", classPath()));
            boolean done = javac.getTask(null, new InMemory(standard, classes), diagnostics, options, null, units)
                    .call();
            String said =
                    diagnostics.getDiagnostics().stream().map(Object::toString).collect(Collectors.joining("\n"));
            return done ? said : said + "\ncompilation failed";
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Only what generated code may need: the runtime and JSpecify. */
    private static String classPath() {
        return Stream.of(Checks.class, NullMarked.class)
                .map(Compiler::origin)
                .distinct()
                .collect(Collectors.joining(java.io.File.pathSeparator));
    }

    private static String origin(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class SourceText extends SimpleJavaFileObject {
        private final String text;

        SourceText(String path, String text) {
            super(URI.create("string:///" + path), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> classes;

        InMemory(JavaFileManager delegate, Map<String, ByteArrayOutputStream> classes) {
            super(delegate);
            this.classes = classes;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String className, JavaFileObject.Kind kind, @Nullable FileObject sibling) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            classes.put(className, bytes);
            return new SimpleJavaFileObject(URI.create("mem:///" + className.replace('.', '/') + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return bytes;
                }
            };
        }
    }
}
