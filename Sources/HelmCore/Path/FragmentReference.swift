/// A reference to a presented fragment: by its name, by its name and id, or by these and its occurrence.
public enum FragmentReference<N: Fragment>: Hashable, Sendable {
  /// The topmost frame of a fragment, with any id or none.
  case any(N)

  /// The topmost frame of a fragment with the given id, as canonical text.
  case withID(N, id: String)

  /// The frame with exactly this id and occurrence.
  case exactly(PathFragment<N>)

  package init(_ fragment: N, id: (any FragmentID)?) {
    self = id.map { .withID(fragment, id: $0.canonicalText) } ?? .any(fragment)
  }

  package var fragment: N { place.fragment }

  /// The fragment with its id, if the reference has one.
  var place: PathFragment<N> {
    switch self {
    case .any(let fragment): PathFragment(fragment)
    case .withID(let fragment, let id): PathFragment(fragment, id: id)
    case .exactly(let place): place
    }
  }
}

extension FragmentReference: Described {
  package var descriptionText: String { place.description }
}
