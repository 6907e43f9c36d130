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
    case sourceDropped(Int?)

    /// Under the current rules, the other restored edges leave no room for it.
    case conflicts(DirectedEdge<N>)
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
      case .sourceDropped(let index?): "it was presented from the fragment of edge \(index), which was dropped"
      case .sourceDropped(nil): "its source is not in the saved path"
      case .conflicts(let edge): "\(edge) conflicts with edges that are restored"
      }
    return "edge \(index) to \(what): \(why)"
  }
}
