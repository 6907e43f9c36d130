/// Something that can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

/// Stops what it stands for when it is cancelled or dropped.
public final class AnyCancellable: Cancellable, Hashable {
  private var onCancel: (() -> Void)?

  /// Stands for what a closure stops.
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  deinit { onCancel?() }

  public func cancel() {
    onCancel?()
    onCancel = nil
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
