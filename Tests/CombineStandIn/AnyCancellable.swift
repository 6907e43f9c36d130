/// Something that can be cancelled.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

/// Cancels what it represents when it is cancelled or deallocated.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public final class AnyCancellable: Cancellable, Hashable {
  private var onCancel: (() -> Void)?

  /// Represents a closure that cancels something.
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  deinit { onCancel?() }

  public func cancel() {
    onCancel?()
    onCancel = nil
  }

  /// Stores it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
