/// A saved path as read; the fragments it names may no longer exist.
package struct SavedPath<N: Fragment>: Sendable {
  /// The names that the edges' targets were saved under.
  package let names: [String]

  /// The fragment for each name; `nil` if that name no longer exists.
  package let fragments: [N?]

  package let edges: [SavedEdge]

  package init(names: [String], fragments: [N?], edges: [SavedEdge]) {
    (self.names, self.fragments, self.edges) = (names, fragments, edges)
  }
}

/// An edge of a saved path, by numbers.
package struct SavedEdge: Hashable, Sendable {
  /// The number of the edge that made the source, counted from 1; 0 for the entry.
  package var cause: Int

  /// The number of the target's name.
  package let name: Int

  package var id: String?
  package let occurrence: Int

  /// The index of the edge in the saved path; `nil` if it was inserted by a bridge.
  var index: Int?

  package init(cause: Int, name: Int, id: String?, occurrence: Int) {
    (self.cause, self.name, self.id, self.occurrence) = (cause, name, id, occurrence)
  }
}

/// The part of a saved path that can be restored.
package struct RestorablePath<N: Fragment>: Sendable {
  /// The restored state.
  package let navigation: Navigation<N>

  /// The edges that were dropped, in the order of the saved path.
  package let dropped: [DroppedEdge<N>]

  /// Whether no other choice would keep more edges, as far as is known.
  package let isLongest: Bool
}
