package dev.tenon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.eclipse.jgit.lib.PersonIdent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GitBaselineTest {
    private static final PersonIdent AUTHOR = new PersonIdent("Ada", "ada@example.org");

    private final Path folder;

    GitBaselineTest(@TempDir Path folder) {
        this.folder = folder;
    }

    @Test
    void comparesWithTheContractsOfARef() throws IOException, GitAPIException {
        Cli cli = new Cli(folder.resolve("contracts"));
        try (Git git = repository()) {
            commit(git);
            cli.write("events/order-placed.yaml", Cli.PLACED.replace("  note: string?\n", "  note: string\n"));
            Cli.Run run = cli.run("check", "--against", "git:main", "--today", "2026-11-30");
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.out()).contains("previously git:main:events/order-placed.yaml:9:3\n");
            assertThat(cli.run("check", "--against", "git:HEAD", "--today", "2026-11-30")
                            .code())
                    .isEqualTo(1);
        }
    }

    @Test
    void saysHowToFetchARefThatIsNotThere() throws IOException, GitAPIException {
        Cli cli = new Cli(folder.resolve("contracts"));
        assertThat(cli.run("check", "--against", "git:main").err())
                .contains("is in no git work tree\n  hint: compare with `dir:<path>` or `published`");
        try (Git git = repository()) {
            commit(git);
            Cli.Run run = cli.run("check", "--against", "git:release");
            assertThat(run.code()).isEqualTo(3);
            assertThat(run.err()).isEqualTo("""
                            error: git has no `release` and no `origin/release`
                              hint: fetch it: `git fetch origin release:refs/remotes/origin/release`
                            """);
        }
    }

    @Test
    void triesTheRemoteBranchAndTellsAShallowClone() throws IOException, GitAPIException {
        new Cli(folder.resolve("origin/contracts"));
        Path clone = folder.resolve("clone");
        try (Git origin = Git.init()
                .setDirectory(folder.resolve("origin").toFile())
                .setInitialBranch("release")
                .call()) {
            commit(origin);
            origin.branchCreate().setName("main").call();
            Files.writeString(folder.resolve("origin/more.txt"), "more");
            commit(origin);
        }
        Git.cloneRepository()
                .setURI(folder.resolve("origin").toUri().toString())
                .setDirectory(clone.toFile())
                .setBranch("release")
                .call()
                .close();
        Cli cloned = new Cli(clone.resolve("contracts"));
        assertThat(cloned.run("check", "--against", "git:main", "--today", "2026-11-30")
                        .code())
                .as("origin/main")
                .isZero();
        Path shallow = folder.resolve("shallow");
        Git.cloneRepository()
                .setURI(folder.resolve("origin").toUri().toString())
                .setDirectory(shallow.toFile())
                .setBranch("release")
                .setCloneAllBranches(false)
                .setBranchesToClone(List.of("refs/heads/release"))
                .setDepth(1)
                .call()
                .close();
        Cli.Run run = new Cli(shallow.resolve("contracts")).run("check", "--against", "git:main");
        assertThat(run.code()).isEqualTo(3);
        assertThat(run.err())
                .contains("this clone is shallow: its history is cut off")
                .contains("git fetch --unshallow origin main");
    }

    @Test
    void aPublishedRevisionThatWentAwayIsMissed() throws IOException, GitAPIException {
        Cli cli = new Cli(folder.resolve("contracts"));
        try (Git git = repository()) {
            assertThat(cli.run("publish", "--today", "2026-11-01").code()).isZero();
            commit(git);
            Path published;
            try (var files = Files.walk(folder.resolve("contracts/published"))) {
                published = files.filter(Files::isRegularFile).findFirst().orElseThrow();
            }
            String text = Files.readString(published);
            Files.writeString(published, text + "# an innocent comment\n");
            Cli.Run edited = cli.run("check", "--today", "2026-11-30");
            assertThat(edited.code()).isEqualTo(1);
            assertThat(edited.out()).contains("[REVISION_SAME_CONTENT]");
            Files.delete(published);
            Cli.Run deleted = cli.run("check", "--today", "2026-11-30");
            assertThat(deleted.code()).isEqualTo(1);
            assertThat(deleted.out()).contains("[REVISION_NO_DELETE]");
            Files.writeString(published, text);
            assertThat(cli.run("check", "--today", "2026-11-30").code()).isZero();
        }
    }

    private Git repository() throws GitAPIException {
        return Git.init().setDirectory(folder.toFile()).setInitialBranch("main").call();
    }

    private static void commit(Git git) throws GitAPIException {
        git.add().addFilepattern(".").call();
        git.commit()
                .setMessage("state")
                .setAuthor(AUTHOR)
                .setCommitter(AUTHOR)
                .setSign(false)
                .call();
    }
}
