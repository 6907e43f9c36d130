import Helm
import PlaygroundModel

/// Something for each of some fragments: made when the fragment comes, kept as long as it is there.
@MainActor struct Kept<Node> {
  private var nodes: [PathFragment<AppFragment>: Node] = [:]

  /// What there is for a fragment, `nil` where there is nothing.
  subscript(fragment: PathFragment<AppFragment>) -> Node? { nodes[fragment] }

  /// Makes what is missing, and takes out what is no longer needed.
  ///
  /// - Parameters:
  ///   - fragments: The fragments that are there now.
  ///   - make: Makes what is missing.
  /// - Returns: What there is for the fragments, in their order, and what was taken out.
  mutating func keep(
    _ fragments: [PathFragment<AppFragment>], make: (PathFragment<AppFragment>) -> Node
  ) -> (present: [Node], gone: [Node]) {
    let wanted = Set(fragments)
    let gone = nodes.filter { !wanted.contains($0.key) }
    for fragment in gone.keys { nodes[fragment] = nil }
    let present = fragments.map { fragment in
      let node = nodes[fragment] ?? make(fragment)
      nodes[fragment] = node
      return node
    }
    return (present, Array(gone.values))
  }
}
