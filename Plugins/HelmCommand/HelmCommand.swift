import Foundation
import PackagePlugin

/// `swift package helm check`, and other `helm-nav` commands, for the graph of the package.
@main
struct HelmCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "helm-plugin").url
    process.arguments = [try context.writeRequest().path, "run"] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
