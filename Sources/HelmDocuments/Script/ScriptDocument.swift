import HelmCore

/// A script: a list of commands.
///
/// All commands are read when the document is created, so a script with a mistake is rejected before anything runs.
public struct ScriptDocument: Sequence, Sendable {
  private let commands: [NavigationCommand<NamedFragment>]

  /// The number of commands.
  public var count: Int { commands.count }

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - bytes: The document in UTF-8.
  ///   - graph: The graph whose fragments and tags are allowed; without one, any are allowed. Whether an edge has a
  ///     segue is not checked: the command that takes it reports that.
  /// - Throws: The first error in the document, with its position.
  /// - Complexity: Linear in the bytes, and in the graph.
  public init(
    reading bytes: some Sequence<UInt8>, for graph: NavigationGraph<NamedFragment>? = nil
  ) throws(DocumentError) {
    let names = KnownNames(graph)
    commands = try JSONValue(parsing: bytes).elements("a script, which is an array of commands")
      .map { value throws(DocumentError) in try NavigationCommand<NamedFragment>(value, names: names) }
  }

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - graph: The graph whose fragments and tags are allowed; without one, any are allowed.
  /// - Throws: The first error in the document, with its position.
  /// - Complexity: Linear in the text, and in the graph.
  public init(reading text: String, for graph: NavigationGraph<NamedFragment>? = nil) throws(DocumentError) {
    try self.init(reading: text.utf8, for: graph)
  }

  /// Iterates over the commands in order.
  ///
  /// - Returns: An iterator over the commands.
  public func makeIterator() -> IndexingIterator<[NavigationCommand<NamedFragment>]> { commands.makeIterator() }

  /// Returns commands as a script, with one command per line.
  ///
  /// - Parameter commands: The commands.
  /// - Returns: The document.
  /// - Complexity: Linear in the commands.
  public static func text(of commands: some Sequence<NavigationCommand<NamedFragment>>) -> String {
    var text = ""
    for command in commands.flatMap(\.scriptCommands) {
      text += text.isEmpty ? "[ " : ",\n  "
      command.append(to: &text)
    }
    return text.isEmpty ? "[]\n" : text + " ]\n"
  }
}
