import Foundation

/// A copy of the package with an additional program, which writes the graph to a document.
///
/// In the copy, only manifests are files; everything else is links.
///
/// A program in the same package can access targets that are in no product, and their internal declarations.
struct GeneratedPackage {
  static let program = "helm-graph"

  let request: PluginRequest
  let declaration: GraphDeclaration

  var directory: String { request.work + "/package" }

  /// Writes the package; files that haven't changed are not written, so that they aren't built again.
  func write() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: directory, withIntermediateDirectories: true)
    for entry in try files.contentsOfDirectory(atPath: directory)
    where entry != Self.program
      && !(Self.isManifest(entry) && files.fileExists(atPath: "\(request.package)/\(entry)"))
    {
      try files.removeItem(atPath: "\(directory)/\(entry)")
    }
    for entry in try files.contentsOfDirectory(atPath: request.package) {
      let source = "\(request.package)/\(entry)"
      let copy = "\(directory)/\(entry)"
      if Self.isManifest(entry) {
        try write(String(contentsOfFile: source, encoding: .utf8) + addition, to: copy)
      } else if !entry.hasPrefix("."), entry != "Package.resolved", entry != Self.program {
        try link(source, copy)
      }
    }
    try files.createDirectory(atPath: "\(directory)/\(Self.program)", withIntermediateDirectories: true)
    try write(main, to: "\(directory)/\(Self.program)/main.swift")
    try write(Self.writer, to: "\(directory)/\(Self.program)/Writer.swift")
  }

  /// Returns whether a file is `Package.swift`, or a manifest for a version of Swift.
  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// Links a file or folder.
  ///
  /// SwiftPM doesn't accept a link as the folder of a target, so the folder of a target and those in it are real folders.
  private func link(_ source: String, _ copy: String) throws {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: source, isDirectory: &isFolder) else { return }
    let isTarget = request.targets.contains { $0.directory == source || source.hasPrefix($0.directory + "/") }
    guard isFolder.boolValue, isTarget else {
      try files.createSymbolicLink(atPath: copy, withDestinationPath: source)
      return
    }
    try files.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for entry in try files.contentsOfDirectory(atPath: source) where !entry.hasPrefix(".") {
      try link("\(source)/\(entry)", "\(copy)/\(entry)")
    }
  }

  private func write(_ text: String, to file: String) throws {
    if (try? String(contentsOfFile: file, encoding: .utf8)) == text { return }
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  // MARK: - Texts

  /// The addition to the manifest, which refers to dependencies by their folders, since nothing can be fetched here,
  /// and since relative paths would lead elsewhere.
  private var addition: String {
    let folders = request.dependencies.map { "    (\(literal(identity($0))), \(literal($0)))," }.joined(separator: "\n")
    return """


      // Added by Helm's plugin.
      do {
        let folders: [(identity: String, path: String)] = [
      \(folders)
        ]
        func identity(_ location: String) -> String {
          var parts: [Substring] = []
          for part in location.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
          }
          let name = parts.last?.lowercased() ?? ""
          return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        }
        var helm = \(literal((request.helm as NSString).lastPathComponent))
        var direct: Set<String> = []
        package.dependencies = package.dependencies.map { dependency in
          var name: String?
          var path: String?
          switch dependency.kind {
          case .fileSystem(let given, let location):
            name = given
            path = location.hasPrefix("/") || location.hasPrefix("~") ? location : \(literal(request.package + "/")) + location
          case .sourceControl(let given, let location, _):
            name = given
            path = folders.first { $0.identity == identity(location) }?.path
          default: break
          }
          guard let path else { return dependency }
          direct.insert(identity(path))
          if let name, identity(path) == \(literal(identity(request.helm))) { helm = name }
          if let name { return .package(name: name, path: path) }
          return .package(path: path)
        }
        for folder in folders where !direct.contains(folder.identity) { package.dependencies.append(.package(path: folder.path)) }
        for target in package.targets {
          target.plugins?.removeAll { usage in
            if case .plugin(let name, _) = usage { name == "HelmCheck" } else { false }
          }
        }
        // Programs do not link programs: the app is a library here, without what it starts with.
        if let index = package.targets.firstIndex(where: { $0.name == \(literal(declaration.target)) && $0.type == .executable }) {
          let app = package.targets[index]
          package.targets[index] = .target(
            name: app.name, dependencies: app.dependencies, path: app.path, exclude: app.exclude + \(mainFiles),
            sources: app.sources, resources: app.resources,
            swiftSettings: (app.swiftSettings ?? []) + [
              .unsafeFlags(["-parse-as-library", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "app_main"])
            ],
            linkerSettings: app.linkerSettings, plugins: app.plugins)
          package.products.removeAll { ($0 as? Product.Executable)?.targets.contains(app.name) == true }
        }
        package.targets.append(
          .executableTarget(
            name: \(literal(Self.program)),
            dependencies: [
              .target(name: \(literal(declaration.target))), .product(name: "Helm", package: helm),
              .product(name: "HelmDocuments", package: helm),
            ],
            path: \(literal(Self.program))))
      }

      """
  }

  /// The files of the graph's target that run when it starts.
  private var mainFiles: String {
    let target = request.targets.first { $0.name == declaration.target }
    let names = (target?.sources ?? []).filter { $0.hasSuffix("/main.swift") }
      .map { literal(String($0.dropFirst((target?.directory.count ?? 0) + 1))) }
    return "[\(names.joined(separator: ", "))]"
  }

  private func identity(_ folder: String) -> String { (folder as NSString).lastPathComponent.lowercased() }

  private var main: String {
    """
    @testable import \(request.targets.first { $0.name == declaration.target }?.module ?? declaration.target)

    try writeHelmGraph(\(declaration.name))

    """
  }

  /// The exit code of the program if the declaration's type isn't that of a graph.
  static let wrongType: Int32 = 3

  private static let writer = """
    import Foundation
    import Helm
    import HelmDocuments

    func writeHelmGraph<N: Fragment>(_ graph: HelmCore.Segues<N>) throws { try write(NavigationGraph(graph)) }

    func writeHelmGraph<N: Fragment>(_ graph: HelmCore.NavigationGraph<N>) throws { try write(graph) }

    func writeHelmGraph<N: Fragment>(_ graph: [HelmCore.Segue<N>]) throws { try write(NavigationGraph(graph)) }

    func writeHelmGraph<N: Fragment>(_ graph: Set<HelmCore.Segue<N>>) throws { try write(NavigationGraph(graph)) }

    @_disfavoredOverload func writeHelmGraph<Other>(_ other: Other) throws {
      FileHandle.standardError.write(Data("\\(Other.self)".utf8))
      exit(\(wrongType))
    }

    private func write<N: Fragment>(_ graph: NavigationGraph<N>) throws {
      do {
        try Data(GraphDocument(graph).description.utf8).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
      } catch {
        FileHandle.standardError.write(Data("\\(error)".utf8))
        exit(1)
      }
    }

    """

  /// Returns a text as a Swift string literal.
  private func literal(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map {
        "\"\\".unicodeScalars.contains($0) || $0.value < 0x20 ? "\\u{\(String($0.value, radix: 16))}" : "\($0)"
      }.joined() + "\""
  }
}
