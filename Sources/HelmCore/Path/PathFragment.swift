/// A fragment with the id that it is presented with, if any (semantics.md §2).
public struct PathFragment<N: Fragment>: Hashable, Sendable {
  /// The fragment.
  public let fragment: N

  /// The canonical text of the id, if there is one.
  public let id: String?

  /// Puts a fragment and an id together.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id, if there is one.
  /// - Complexity: Constant.
  public init(_ fragment: N, id: (any FragmentID)? = nil) {
    self.fragment = fragment
    self.id = id?.canonicalText
  }

  /// Puts a fragment and the canonical text of an id together.
  init(_ fragment: N, canonicalID: String?) {
    self.fragment = fragment
    id = canonicalID
  }

  /// The id as a value of its own type.
  ///
  /// - Parameter type: The type of the id.
  /// - Returns: The id, or `nil` where there is none or it is not the text of such a value.
  /// - Complexity: Linear in the text.
  public func id<ID: FragmentID>(as type: ID.Type = ID.self) -> ID? {
    id.flatMap(ID.init(canonicalText:))
  }
}

extension PathFragment: CustomStringConvertible {
  /// The fragment as an error message shows it, with its id: `detail (id 5)`.
  public var description: String {
    displayName(fragment) + (id.map { " (id \(displayText($0)))" } ?? "")
  }
}
