package dev.tenon.cli;

import picocli.CommandLine.IVersionProvider;

/** The version that the jar's manifest carries. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {"tenon " + (version == null ? "(not packaged)" : version)};
    }
}
