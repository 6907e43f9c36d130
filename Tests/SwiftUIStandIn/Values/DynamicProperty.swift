/// A stored property of a view with its own storage.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol DynamicProperty {
  mutating func update()
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property that the host gives its storage.
@MainActor protocol InstalledProperty {
  mutating func install(_ slot: PropertySlot)
}

/// The key of a dynamic property's value: the position of its view in the tree, and its name.
@MainActor struct PropertySlot {
  let key: Identity
  let context: RenderContext

  var host: Host { context.host }

  /// The object that is stored here for as long as the view is in the tree.
  func kept<Object: AnyObject>(_ make: () -> Object) -> Object { host.store.object(at: key, make) }
}
