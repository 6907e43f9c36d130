/// A fragment with its id and its occurrence: the name of a frame (Semantics.md §2).
struct ReferenceFragment<N: Hashable & Sendable>: Hashable, Sendable {
  let fragment: N
  var id: String?
  var occurrence = 0

  init(_ fragment: N, id: String? = nil, occurrence: Int = 0) {
    self.fragment = fragment
    self.id = id
    self.occurrence = occurrence
  }

  /// Whether both are the same fragment with the same id, in any place.
  func isLike(_ other: ReferenceFragment) -> Bool { fragment == other.fragment && id == other.id }
}

/// A segue's edge with the names of the frames at both ends (Semantics.md §2).
struct ReferenceEdge<N: Hashable & Sendable>: Hashable, Sendable {
  let from: ReferenceFragment<N>
  let to: ReferenceFragment<N>

  var link: ReferenceLink<N> { ReferenceLink(from: from.fragment, to: to.fragment) }
}

extension ReferenceFragment: CustomStringConvertible {
  /// `feed`, `profile#7`, `profile#7:1`.
  var description: String {
    "\(fragment)" + (id.map { "#\($0)" } ?? "") + (occurrence == 0 ? "" : ":\(occurrence)")
  }
}

extension ReferenceEdge: CustomStringConvertible {
  /// `feed>profile#7`.
  var description: String { "\(from)>\(to)" }
}

extension ReferenceLink: CustomStringConvertible {
  /// `feed>profile`.
  var description: String { "\(from)>\(to)" }
}
