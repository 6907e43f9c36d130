import HelmCore

/// A graph as a document has it: its segues in their order, and its entry.
///
/// ```swift
/// let document = try GraphDocument(reading: bytes)
/// let navigation = try Navigation(graph: document.graph)
/// ```
public struct GraphDocument: Hashable, Sendable {
  /// The segues, in the order of the document.
  public let segues: [Segue<NamedFragment>]

  /// The fragment that navigation starts from, where the document names one.
  public let entry: NamedFragment?

  /// Puts a document together.
  ///
  /// - Parameters:
  ///   - segues: The segues.
  ///   - entry: The fragment that navigation starts from; it may be left out where it can be inferred.
  /// - Complexity: Constant.
  public init(segues: [Segue<NamedFragment>], entry: NamedFragment? = nil) {
    self.segues = segues
    self.entry = entry
  }

  /// Takes a graph, all fragments and tags by the names that `String(describing:)` gives them.
  ///
  /// - Parameter graph: The graph.
  /// - Throws: Two fragments, or two tags, of one name, or a name that is too long.
  /// - Complexity: Linear in fragments and segues.
  public init<N: Fragment>(_ graph: NavigationGraph<N>) throws(GraphNameError) {
    var fragments = NameTable<N>(kind: "fragments")
    var tags = NameTable<AnySegueTag>(kind: "tags")
    var segues: [Segue<NamedFragment>] = []
    for segue in graph.segues {
      let from = try fragments.name(of: segue.from)
      let to = try fragments.name(of: segue.to)
      var leaving: NamedFragment?
      if let node = segue.leaving { leaving = NamedFragment(try fragments.name(of: node)) }
      var tag: NamedTag?
      if let segueTag = segue.tag { tag = NamedTag(try tags.name(of: segueTag)) }
      segues.append(
        Segue(
          from: NamedFragment(from), to: NamedFragment(to), style: segue.style, dismissable: segue.dismissable,
          auto: segue.auto, tag: tag, leaving: leaving, presentation: segue.presentation))
    }
    var entry: NamedFragment?
    if let node = graph.namedEntry ?? graph.entry { entry = NamedFragment(try fragments.name(of: node)) }
    self.init(segues: segues, entry: entry)
  }

  /// The graph, indexed.
  ///
  /// - Complexity: Linear in segues.
  public var graph: NavigationGraph<NamedFragment> { NavigationGraph(segues, entry: entry) }
}

/// Why a graph cannot be written as a document: its names would not lead back to it.
public enum GraphNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two fragments, or two tags, have the same name.
  case ambiguous(kind: String, name: String)

  /// A name has more bytes than a document may have in one.
  case tooLong(kind: String, name: String)

  /// What is wrong and what to do about it, in one line.
  public var description: String {
    switch self {
    case .ambiguous(let kind, let name):
      "Two \(kind) have the name \(quoted(name)). Describe them differently."
    case .tooLong(let kind, let name):
      "One of the \(kind) has a name of \(name.utf8.count) bytes: \(quoted(name)). "
        + "Describe it in at most \(JSONValue.nameLimit)."
    }
  }
}

/// Gives values their names and sees to it that no two share one.
private struct NameTable<Value: Hashable> {
  let kind: String
  private var names: [Value: String] = [:]
  private var values: [String: Value] = [:]

  init(kind: String) { self.kind = kind }

  mutating func name(of value: Value) throws(GraphNameError) -> String {
    if let known = names[value] { return known }
    let name = String(describing: value)
    if name.utf8.count > JSONValue.nameLimit { throw .tooLong(kind: kind, name: name) }
    if values.updateValue(value, forKey: name) != nil { throw .ambiguous(kind: kind, name: name) }
    names[value] = name
    return name
  }
}
