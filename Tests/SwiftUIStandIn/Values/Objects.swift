@_exported import Combine
import Observation

/// An object of which any change invalidates the view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @propertyWrapper @preconcurrency public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  @MainActor @dynamicMemberLookup @preconcurrency public struct Wrapper {
    let object: ObjectType

    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(read: { object[keyPath: keyPath] }, write: { value, _ in object[keyPath: keyPath] = value })
    }
  }

  @MainActor @preconcurrency public init(initialValue: ObjectType) { wrappedValue = initialValue }

  @MainActor @preconcurrency public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  @MainActor @preconcurrency public var wrappedValue: ObjectType

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    Wrapper(object: wrappedValue)
  }
}

/// An object that a view owns, and of which any change invalidates the view.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @propertyWrapper @preconcurrency public struct StateObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  // Set once by the initializer, which is declared to be nonisolated, and called on the main actor only.
  nonisolated(unsafe) private let thunk: () -> ObjectType
  private var object: ObjectType?

  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { self.thunk = thunk }

  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? thunk() }

  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue)
  }
}

/// An object that a surrounding view put into the environment, and of which any change invalidates the view.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @propertyWrapper @preconcurrency public struct EnvironmentObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  @MainActor @dynamicMemberLookup @preconcurrency public struct Wrapper {
    fileprivate let object: ObjectType

    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      ObservedObject<ObjectType>.Wrapper(object: object)[dynamicMember: keyPath]
    }
  }

  private var object: ObjectType?

  @MainActor @preconcurrency public init() {}

  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else { preconditionFailure("No \(ObjectType.self) was put into the environment of this view.") }
    return object
  }

  @MainActor @preconcurrency public var projectedValue: EnvironmentObject<ObjectType>.Wrapper {
    Wrapper(object: wrappedValue)
  }
}

extension ObservedObject: InstalledProperty {
  mutating func install(_ slot: PropertySlot) { slot.subscribe(to: wrappedValue) }
}

extension StateObject: InstalledProperty {
  mutating func install(_ slot: PropertySlot) {
    let kept = slot.kept { thunk() }
    object = kept
    slot.subscribe(to: kept)
  }
}

extension EnvironmentObject: InstalledProperty {
  mutating func install(_ slot: PropertySlot) {
    guard let found = slot.context.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType else { return }
    object = found
    slot.subscribe(to: found)
  }
}

extension PropertySlot {
  /// Invalidates the view whenever an object is about to change.
  func subscribe<Object: ObservableObject>(to object: Object) {
    let subscription = host.store.object(at: key.appending("subscription")) { Subscription() }
    guard subscription.object !== object else { return }
    subscription.object = object
    let (host, view) = (host, context.view)
    subscription.cancellable = object.objectWillChange.sink { [weak host] _ in
      MainActor.assumeIsolated { host?.invalidate(view) }
    }
  }

  private final class Subscription {
    weak var object: AnyObject?
    var cancellable: AnyCancellable?
  }
}

/// Makes bindings to the properties of an observable object.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value

  @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(read: { object[keyPath: keyPath] }, write: { value, _ in object[keyPath: keyPath] = value })
  }
}
