import Foundation
import PackagePlugin

/// Fails the build of a target whose graph has findings.
@main
struct HelmCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    // The target compiles the file that is written for a graph without findings, so its build waits for the check.
    let proof = context.pluginWorkDirectoryURL.appendingPathComponent("NoFindings.swift")
    let sources = ([target] + target.recursiveTargetDependencies).compactMap { $0 as? SwiftSourceModuleTarget }
      .flatMap { $0.sourceFiles(withSuffix: ".swift").map(\.url) }
    return [
      .buildCommand(
        displayName: "Checking the graph of \(target.name)", executable: try context.tool(named: "helm-plugin").url,
        arguments: [try context.writeRequest().path, "build", target.name, proof.path],
        inputFiles: sources + [context.package.directoryURL.appendingPathComponent("Package.swift")],
        outputFiles: [proof])
    ]
  }
}
