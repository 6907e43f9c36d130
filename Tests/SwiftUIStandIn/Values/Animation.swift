@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Animation: Equatable, Sendable {
  let name: String

  public static let `default` = Animation(name: "default")
  public static var easeInOut: Animation { Animation(name: "easeInOut") }
  public static var spring: Animation { Animation(name: "spring") }
  public static var snappy: Animation { Animation(name: "snappy") }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Transaction {
  public init() {}

  public init(animation: Animation?) { self.animation = animation }

  public var animation: Animation?

  public var disablesAnimations = false
}

/// The transaction of current changes.
@MainActor enum CurrentTransaction { static var value = Transaction() }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  // Called from views and actions only, which are on the main actor. A transaction is no sendable value.
  nonisolated(unsafe) let transaction = transaction
  nonisolated(unsafe) var outer = Transaction()
  MainActor.assumeIsolated { (outer, CurrentTransaction.value) = (CurrentTransaction.value, transaction) }
  defer { MainActor.assumeIsolated { CurrentTransaction.value = outer } }
  return try body()
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AnyTransition {
  let name: String

  // As declared: a transition is not sendable. This one is a constant of one string, so sharing it is safe.
  nonisolated(unsafe) public static let opacity = AnyTransition(name: "opacity")
  public static var identity: AnyTransition { AnyTransition(name: "identity") }
  public static var slide: AnyTransition { AnyTransition(name: "slide") }
  public static var scale: AnyTransition { AnyTransition(name: "scale") }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move \(edge)") }
}
