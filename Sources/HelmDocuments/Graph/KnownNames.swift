import HelmCore

/// The names that a document may refer to.
struct KnownNames: Sendable {
  private let fragments: Set<NamedFragment>?
  private let tags: Set<String>?

  /// Creates names with the given fragments, which accept any tag.
  init(fragments: Set<NamedFragment>) {
    self.fragments = fragments
    tags = nil
  }

  /// Creates names with the fragments and tags of a graph; without one, all names are accepted.
  init(_ graph: NavigationGraph<NamedFragment>?) {
    fragments = graph.map { Set($0.fragments) }
    tags = graph.map { Set($0.segues.compactMap { $0.tag?.description }) }
  }

  func fragment(_ value: JSONValue) throws(DocumentError) -> NamedFragment {
    try fragment(named: value.name("a fragment's name"), at: value)
  }

  /// Returns the fragment with a name that is written at a value.
  func fragment(named name: String, at value: JSONValue) throws(DocumentError) -> NamedFragment {
    let fragment = NamedFragment(name)
    if let fragments, !fragments.contains(fragment) {
      throw unknown("fragment", fragment.name, at: value, among: fragments.map(\.name))
    }
    return fragment
  }

  func tag(_ value: JSONValue) throws(DocumentError) -> NamedTag {
    let tag = NamedTag(try value.name("a tag's name"))
    if let tags, !tags.contains(tag.name) { throw unknown("tag", tag.name, at: value, among: Array(tags)) }
    return tag
  }

  private func unknown(_ kind: String, _ name: String, at value: JSONValue, among names: [String]) -> DocumentError {
    let close = closeNames(to: name, among: names.sorted().prefix(1000)) { $0 }
    let hint = close.isEmpty ? "" : "; did you mean \(close.map(quoted).joined(separator: ", "))?"
    return value.error("the graph has no \(kind) \(quoted(name))\(hint)")
  }
}
