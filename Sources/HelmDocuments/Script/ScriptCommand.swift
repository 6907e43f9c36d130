import Helm

/// One command of a script.
public enum ScriptCommand: Hashable, Sendable {
  /// Presents a fragment, with the text of an id.
  case present(NamedFragment, id: String? = nil)

  /// Presents the target of the segue with a tag, with the text of an id.
  case presentTag(NamedTag, id: String? = nil)

  /// Presents the edges of a flow.
  case presentFlow(Flow<NamedFragment>)

  /// Takes exactly one edge, from a fragment with its id.
  case presentEdge(PathEdge<NamedFragment>)

  /// Takes the only segue out of the topmost fragment, with the text of an id.
  case forward(id: String? = nil)

  /// Undoes the latest step at the top.
  case back

  /// Goes back until a fragment is the topmost of its way.
  case backTo(NamedFragment)

  /// Undoes the topmost dismissable segue.
  case dismiss

  /// Dismisses a fragment, with the text of its id, or with any where that is `nil`.
  case dismissFragment(NamedFragment, id: String? = nil)

  /// Undoes the topmost segue with a tag.
  case dismissTag(NamedTag)

  /// Undoes exactly one edge of the path.
  case dismissEdge(PathEdge<NamedFragment>)

  /// Replaces the whole path.
  case replace(HelmPath<NamedFragment>)

  /// Makes a segue as if it did not exist.
  case disable(DirectedEdge<NamedFragment>)

  /// Brings a disabled segue back.
  case enable(DirectedEdge<NamedFragment>)

  /// Presents a flow instead of a segue; an empty flow takes the redirect away.
  case redirect(DirectedEdge<NamedFragment>, to: Flow<NamedFragment>)
}
