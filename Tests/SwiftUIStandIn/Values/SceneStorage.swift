import Foundation

/// The values a scene stores by key; here they are stored as long as the host exists, since no scene is ever restored.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private var box: StateBox<Value>?

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(read: { box.value }, write: { value, _ in box.value = value })
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage {
  public init(_ key: String) where Value == Data? {
    initial = nil
    self.key = key
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension SceneStorage: InstalledProperty {
  mutating func install(_ slot: PropertySlot) {
    let kept = slot.host.sceneStorage[key] as? StateBox<Value> ?? StateBox(initial)
    slot.host.sceneStorage[key] = kept
    box = kept
  }
}
