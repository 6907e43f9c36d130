/// A saved path as read; the fragments it names may no longer exist.
package struct KeptPath<N: Fragment>: Sendable {
  /// The names that the edges' targets were saved under.
  package let names: [String]

  /// The fragment for each name; `nil` if that name no longer exists.
  package let fragments: [N?]

  package let edges: [KeptEdge]

  package init(names: [String], fragments: [N?], edges: [KeptEdge]) {
    (self.names, self.fragments, self.edges) = (names, fragments, edges)
  }
}

/// An edge of a saved path, by numbers.
package struct KeptEdge: Hashable, Sendable {
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

/// An edge that could not be restored.
public struct DroppedEdge<N: Fragment>: Hashable, Sendable {
  /// The index of the edge in the saved path.
  public let index: Int

  /// The saved name of the fragment that it led to.
  public let name: String

  /// The id of that fragment, if it had one.
  public let id: String?

  /// The reason why it was dropped.
  public let reason: Reason

  /// A reason why an edge was dropped.
  public indirect enum Reason: Hashable, Sendable {
    /// There is no fragment with that name; renames have to be declared.
    case unknownFragment

    /// The segue no longer exists.
    case missingSegue(DirectedEdge<N>)

    /// The segue is disabled.
    case disabled(DirectedEdge<N>)

    /// The segue is redirected.
    case redirected(DirectedEdge<N>)

    /// A guard denies the segue, or is asynchronous.
    case denied(DirectedEdge<N>, reason: String)

    /// The target takes ids of another type, or requires one and the edge has none.
    case wrongID(DirectedEdge<N>, expected: String)

    /// The edge that it started from was dropped; the index is that edge's position in the path, `nil` if it had none.
    case standsOnDropped(Int?)

    /// Under the current rules, the other restored edges leave no room for it.
    case displaced(DirectedEdge<N>)
  }
}

extension DroppedEdge: Described {
  /// The edge and the reason, on one line.
  package var descriptionText: String {
    let what = displayText(name) + (id.map { " (id \(displayText($0)))" } ?? "")
    let why =
      switch reason {
      case .unknownFragment: "there is no such fragment; if it was renamed, declare the rename"
      case .missingSegue(let edge): "there is no segue \(edge)"
      case .disabled(let edge): "the segue \(edge) is disabled"
      case .redirected(let edge): "the segue \(edge) is redirected"
      case .denied(let edge, let reason): "a guard does not allow \(edge): \(reason)"
      case .wrongID(let edge, let kind):
        "\(edge) needs an id of type \(kind)\(id == nil ? ", and it has none" : "")"
      case .standsOnDropped(let index?): "it stood on edge \(index), which was dropped"
      case .standsOnDropped(nil): "it stood on nothing"
      case .displaced(let edge): "there is no place for \(edge) beside what else is kept"
      }
    return "edge \(index) to \(what): \(why)"
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
