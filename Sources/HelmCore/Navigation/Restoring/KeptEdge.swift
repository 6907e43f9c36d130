/// An edge of a path that was kept, as it is read: what it names may be gone.
package struct KeptEdge<N: Fragment>: Sendable {
  /// The number of the edge that made the source, counted from 1; 0 for the entry.
  package let cause: Int

  /// The fragment that the edge leads to, `nil` where there is none of that name any longer.
  package let target: N?

  /// The name that the target was kept under.
  package let name: String

  package let id: String?
  package let occurrence: Int

  package init(cause: Int, target: N?, name: String, id: String?, occurrence: Int) {
    self.cause = cause
    self.target = target
    self.name = name
    self.id = id
    self.occurrence = max(0, occurrence)
  }
}

/// An edge that could not be restored.
public struct DroppedEdge<N: Fragment>: Hashable, Sendable {
  /// The place of the edge in the path that was kept.
  public let index: Int

  /// The name of the fragment that it led to, as it was kept.
  public let name: String

  /// The id of that, if there was one.
  public let id: String?

  /// Why it was dropped.
  public let reason: Reason

  /// Why an edge was dropped.
  public enum Reason: Hashable, Sendable {
    /// There is no fragment of that name; renames are to be declared.
    case unknownFragment

    /// There is no such segue any longer.
    case missingSegue(DirectedEdge<N>)

    /// The segue is disabled.
    case disabled(DirectedEdge<N>)

    /// The segue is redirected.
    case redirected(DirectedEdge<N>)

    /// A guard does not allow the segue, or would have to be waited for.
    case denied(DirectedEdge<N>, reason: String)

    /// The edge that it started from was dropped; that one's place in the path, `nil` where it never had one.
    case standsOnDropped(Int?)

    /// What else is kept leaves no place for it under the current rules.
    case displaced(DirectedEdge<N>)
  }
}

extension DroppedEdge: CustomStringConvertible {
  /// The edge and the reason, in one line.
  public var description: String {
    let what = displayText(name) + (id.map { " (id \(displayText($0)))" } ?? "")
    let why =
      switch reason {
      case .unknownFragment: "there is no such fragment; if it was renamed, declare that"
      case .missingSegue(let edge): "there is no segue \(edge)"
      case .disabled(let edge): "the segue \(edge) is disabled"
      case .redirected(let edge): "the segue \(edge) is redirected"
      case .denied(let edge, let reason): "a guard does not allow \(edge): \(reason)"
      case .standsOnDropped(let index?): "it stood on edge \(index), which was dropped"
      case .standsOnDropped(nil): "it stood on nothing"
      case .displaced(let edge): "there is no place for \(edge) beside what else is kept"
      }
    return "edge \(index) to \(what): \(why)"
  }
}

/// What of a kept path can be restored.
package struct RestorablePath<N: Fragment>: Sendable {
  package let path: HelmPath<N>
  package let dropped: [DroppedEdge<N>]

  /// Whether no other choice would keep more, or that was not found out for all of them.
  package let isLongest: Bool
}
