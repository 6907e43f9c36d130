import Foundation
import PackagePlugin

extension PluginContext {
  /// Writes the information about the package that the tool needs to a file.
  func writeRequest() throws -> URL {
    let packages = package.everyDependency
    guard let helm = ([package] + packages).first(where: { $0.targets.contains { $0.name == "HelmCore" } }) else {
      throw PluginFailure.noHelm(package.displayName)
    }
    let request = PluginRequest(
      package: package.directoryURL.path, dependencies: packages.map(\.directoryURL.path), helm: helm.directoryURL.path,
      targets: package.targets.compactMap { target in
        guard let target = target as? SwiftSourceModuleTarget else { return nil }
        let own = Set(package.targets.map(\.id))
        return PluginRequest.Target(
          name: target.name, module: target.moduleName, isTest: target.kind == .test,
          directory: target.directoryURL.path,
          sources: target.sourceFiles(withSuffix: ".swift").map(\.url.path).sorted(),
          dependencies: target.recursiveTargetDependencies.filter { own.contains($0.id) }.map(\.name))
      },
      work: pluginWorkDirectoryURL.path, swift: try tool(named: "swift").url.path)
    let file = pluginWorkDirectoryURL.appendingPathComponent("package.json")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    try encoder.encode(request).write(to: file)
    return file
  }
}

extension Package {
  /// The direct and indirect dependencies of this package, each once.
  fileprivate var everyDependency: [Package] {
    var found: [Package] = []
    var pending = dependencies.map(\.package)
    while let next = pending.popLast() {
      if next.id == id || found.contains(where: { $0.id == next.id }) { continue }
      found.append(next)
      pending += next.dependencies.map(\.package)
    }
    return found.sorted { $0.id < $1.id }
  }
}

enum PluginFailure: Error, CustomStringConvertible {
  case noHelm(String)

  var description: String {
    switch self {
    case .noHelm(let package): "the package \(package) does not depend on Helm"
    }
  }
}
