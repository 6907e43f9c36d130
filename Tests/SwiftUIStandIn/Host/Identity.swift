/// A position in the tree of views, which identifies the state that a view keeps.
struct Identity: Hashable {
  private(set) var parts: [AnyHashable] = []

  func appending(_ part: some Hashable) -> Identity {
    var longer = self
    longer.parts.append(AnyHashable(part))
    return longer
  }

  /// Whether this is another position, or one in it.
  func isInside(_ other: Identity) -> Bool { parts.starts(with: other.parts) }
}

/// A view at its position.
struct ViewKey: Hashable {
  let place: Identity
  let type: ObjectIdentifier
}
