package dev.tenon.model;

/**
 * The names under which a workspace's contracts appear elsewhere.
 *
 * @param name the workspace
 * @param javaPackage base package of generated code
 * @param avroNamespace prefix of the namespace of every Avro schema
 * @param source CloudEvents {@code source}, a URI reference
 */
public record WorkspaceIdentity(WorkspaceName name, String javaPackage, String avroNamespace, String source) {}
