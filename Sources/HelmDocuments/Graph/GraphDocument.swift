import HelmCore

/// A graph as a document: its segues in order, its entry, and the ids that fragments take.
///
/// ```swift
/// let document = try GraphDocument(reading: bytes)
/// let navigation = try Navigation(graph: document.graph)
/// ```
public struct GraphDocument: Hashable, Sendable {
  /// The segues, in the order of the document.
  public let segues: [Segue<NamedFragment>]

  /// The fragment that navigation starts from, if the document specifies one.
  public let entry: NamedFragment?

  /// The ids that fragments take, in the order of the document.
  package let ids: [IDRule<NamedFragment>]

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - segues: The segues.
  ///   - entry: The fragment that navigation starts from; it may be omitted if it can be inferred.
  /// - Complexity: Constant.
  public init(segues: [Segue<NamedFragment>], entry: NamedFragment? = nil) {
    self.init(segues: segues, entry: entry, ids: [])
  }

  /// Creates a document of segues, and of the ids that fragments take.
  package init(segues: [Segue<NamedFragment>], entry: NamedFragment? = nil, ids: [IDRule<NamedFragment>]) {
    self.segues = segues
    self.entry = entry
    self.ids = ids
  }

  /// Creates the document of a graph, identifying fragments and tags by name: by their descriptions, without module and
  /// type.
  ///
  /// - Parameter graph: The graph.
  /// - Throws: ``GraphNameError`` if two fragments or two tags have the same name, or if a name is too long.
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
    var ids: [IDRule<NamedFragment>] = []
    for rule in graph.idRules { ids.append(IDRule(NamedFragment(try fragments.name(of: rule.fragment)), rule.kind)) }
    self.init(segues: segues, entry: entry, ids: ids)
  }

  /// The graph of the document.
  ///
  /// - Complexity: Linear in segues.
  public var graph: NavigationGraph<NamedFragment> {
    NavigationGraph(segues, entry: entry, ids: ids)
  }
}

/// An error of writing a graph as a document, whose names couldn't be read back.
public enum GraphNameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two fragments, or two tags, have the same name.
  case ambiguous(kind: String, name: String)

  /// A name is longer than the number of bytes that a document allows.
  case tooLong(kind: String, name: String)

  /// A description of what is wrong and how to fix it, on one line.
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

/// The names of values, of which no two share one.
private struct NameTable<Value: Hashable> {
  let kind: String
  private var names: [Value: String] = [:]
  private var values: [String: Value] = [:]

  init(kind: String) { self.kind = kind }

  mutating func name(of value: Value) throws(GraphNameError) -> String {
    if let known = names[value] { return known }
    let name = (value as? any Fragment).map { fragmentName($0) } ?? String(describing: value)
    if name.utf8.count > JSONValue.nameLimit { throw .tooLong(kind: kind, name: name) }
    if values.updateValue(value, forKey: name) != nil { throw .ambiguous(kind: kind, name: name) }
    names[value] = name
    return name
  }
}
