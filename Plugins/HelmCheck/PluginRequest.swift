/// The information about a package that a plugin passes to this tool.
struct PluginRequest: Codable, Equatable {
  /// A target of Swift source files.
  struct Target: Codable, Equatable {
    var name: String

    /// The name under which the target is imported.
    var module: String

    /// Whether this is a test target, which no program can import.
    var isTest: Bool

    var directory: String
    var sources: [String]

    /// The direct and indirect dependencies of the target in the same package.
    var dependencies: [String]
  }

  /// The package's folder.
  var package: String

  /// The folders of all direct and indirect dependencies.
  var dependencies: [String]

  /// The folder of Helm, which is one of these.
  var helm: String

  /// The package's targets of Swift source files.
  var targets: [Target]

  /// The folder for build products.
  var work: String

  /// The path of the program `swift`.
  var swift: String
}
