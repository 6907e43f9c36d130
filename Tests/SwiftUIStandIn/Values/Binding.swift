/// Reads and writes a value that something else owns.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public var transaction = Transaction()
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void

  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let set = Self.synchronous(set)
    self.init(read: Self.synchronous(get)) { value, _ in set(value) }
  }

  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    self.init(read: Self.synchronous(get), write: unsafeBitCast(set, to: ((Value, Transaction) -> Void).self))
  }

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  // The isolation of such a function is dynamic, and all views are on the main actor: calling it there needs no hop.
  // A function value with and one without `@isolated(any)` are called alike.
  private static func synchronous(_ get: @escaping @isolated(any) @Sendable () -> Value) -> () -> Value {
    unsafeBitCast(get, to: (() -> Value).self)
  }

  private static func synchronous(_ set: @escaping @isolated(any) @Sendable (Value) -> Void) -> (Value) -> Void {
    unsafeBitCast(set, to: ((Value) -> Void).self)
  }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(read: { value }, write: { _, _ in }) }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, transaction) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      read: { read()[keyPath: keyPath] },
      write: { value, transaction in
        var whole = read()
        whole[keyPath: keyPath] = value
        write(whole, transaction)
      })
  }

  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(read: { base.wrappedValue }, write: { value, _ in if let value { base.wrappedValue = value } })
  }

  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(read: { base.wrappedValue ?? first }, write: { value, _ in base.wrappedValue = value })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}
