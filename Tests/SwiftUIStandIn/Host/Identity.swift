/// A place in the tree of views, by which is kept what a view keeps.
struct Identity: Hashable {
  private(set) var parts: [AnyHashable] = []

  func appending(_ part: some Hashable) -> Identity {
    var longer = self
    longer.parts.append(AnyHashable(part))
    return longer
  }

  /// Whether this is another place, or one in it.
  func isInside(_ other: Identity) -> Bool { parts.starts(with: other.parts) }
}

/// A view at its place.
struct ViewKey: Hashable {
  let place: Identity
  let type: ObjectIdentifier
}
