/// A fragment that is meant by its name alone, by its name and id, or at exactly one place.
public enum FragmentReference<N: Fragment>: Hashable, Sendable {
  /// The topmost one of a fragment, with any id or none.
  case any(N)

  /// The topmost one of a fragment with the canonical text of an id.
  case withID(N, id: String)

  /// The fragment at this very place.
  case exactly(PathFragment<N>)

  /// The fragment by name.
  public var fragment: N {
    switch self {
    case .any(let fragment), .withID(let fragment, _): fragment
    case .exactly(let place): place.fragment
    }
  }
}

extension FragmentReference: CustomStringConvertible {
  /// The fragment as an error message shows it.
  public var description: String {
    switch self {
    case .any(let fragment): displayName(fragment)
    case .withID(let fragment, let id): PathFragment(fragment, canonicalID: id).description
    case .exactly(let place): place.description
    }
  }
}
