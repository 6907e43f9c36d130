import Helm

/// A script: commands that are read while they are gone through.
///
/// All of them are checked when the document is made, so that a script with a mistake in it is refused before anything
/// runs. It takes no more memory than its bytes, however many commands it has.
public struct ScriptDocument: Sequence, Sendable {
  private let source: JSONDocument
  private let commands: Int

  /// How many commands there are.
  public var count: Int { commands }

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - bytes: The document in UTF-8.
  ///   - graph: The graph that all fragments and tags have to be of; without one, any will do. That an edge has a segue is
  ///     not asked for: the command that takes it says so.
  /// - Throws: The first thing that is wrong with the document, with its place.
  /// - Complexity: Linear in the bytes, and in the graph.
  public init(
    reading bytes: some Sequence<UInt8>, for graph: NavigationGraph<NamedFragment>? = nil
  ) throws(DocumentError) {
    source = try JSONDocument(Array(bytes))
    let names = KnownNames(graph)
    var count = 0
    for element in try source.root.elements("a script, which is an array of commands") {
      _ = try ScriptCommand(element, names: names)
      count += 1
    }
    commands = count
  }

  /// Reads a script.
  ///
  /// - Parameters:
  ///   - text: The document.
  ///   - graph: The graph that all fragments and tags have to be of; without one, any will do.
  /// - Throws: The first thing that is wrong with the document, with its place.
  /// - Complexity: Linear in the text, and in the graph.
  public init(reading text: String, for graph: NavigationGraph<NamedFragment>? = nil) throws(DocumentError) {
    try self.init(reading: text.utf8, for: graph)
  }

  /// Goes through the commands in order.
  ///
  /// - Returns: An iterator that reads each command when it is asked for it.
  /// - Complexity: Constant.
  public func makeIterator() -> Iterator { Iterator(elements: try? source.root.elements()) }

  /// Reads the commands of a script, one after the other.
  public struct Iterator: IteratorProtocol {
    fileprivate var elements: JSONElements?
    private let names = KnownNames(nil)

    fileprivate init(elements: JSONElements?) { self.elements = elements }

    /// The next command.
    ///
    /// - Returns: The command, or `nil` at the end.
    /// - Complexity: Constant.
    public mutating func next() -> ScriptCommand? {
      elements?.next().flatMap { try? ScriptCommand($0, names: names) }
    }
  }

  /// Writes commands as a script, one a line.
  ///
  /// - Parameter commands: The commands.
  /// - Returns: The document.
  /// - Complexity: Linear in the commands.
  public static func text(of commands: some Sequence<ScriptCommand>) -> String {
    var text = ""
    for command in commands {
      text += text.isEmpty ? "[ " : ",\n  "
      command.append(to: &text)
    }
    return text.isEmpty ? "[]\n" : text + " ]\n"
  }
}
