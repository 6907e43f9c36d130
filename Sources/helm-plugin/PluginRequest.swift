/// What a plugin tells this tool about the package that it works for.
struct PluginRequest: Codable, Equatable {
  /// A target of Swift source files.
  struct Target: Codable, Equatable {
    var name: String

    /// The name to import it by.
    var module: String

    /// Whether it is of tests, which no program can import.
    var isTest: Bool

    var directory: String
    var sources: [String]

    /// The targets of the same package that it depends on, directly or not.
    var dependencies: [String]
  }

  /// The package's folder.
  var package: String

  /// The folders of all packages that it depends on, directly or not.
  var dependencies: [String]

  /// The one of these that is Helm.
  var helm: String

  /// The package's targets of Swift source.
  var targets: [Target]

  /// A folder for what is built.
  var work: String

  /// The program `swift`.
  var swift: String
}
