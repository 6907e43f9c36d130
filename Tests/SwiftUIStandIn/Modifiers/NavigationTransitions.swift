/// A name space of ids that belong to a view.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
  private var id = ID(place: "")

  public init() {}

  public var wrappedValue: Namespace.ID { id }

  public struct ID: Hashable, Sendable { fileprivate let place: String }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Namespace: InstalledProperty {
  mutating func install(_ slot: PropertySlot) { id = ID(place: "\(slot.key)") }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol NavigationTransition {}

@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@available(macOS, unavailable)
public struct ZoomNavigationTransition: NavigationTransition {
  fileprivate let source: AnyHashable
}

@available(iOS 18.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@available(macOS, unavailable)
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: [AnyHashable(sourceID), AnyHashable(namespace)])
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension View {
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    #if os(macOS)
      return unchanged()
    #else
      let source = (style as? ZoomNavigationTransition)?.source
      return marked { $0.zoomsFrom = source }
    #endif
  }

  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    let source: AnyHashable = [AnyHashable(id), AnyHashable(namespace)]
    return marked { $0.zoomSource = source }
  }
}
