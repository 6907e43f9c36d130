/// Delivers values to subscribers.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Calls a closure with every future value.
  func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Publisher where Failure == Never {
  /// Calls a closure with every value, until the result is cancelled or deallocated.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { _subscribe(receiveValue) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Publisher {
  /// The same publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A publisher of any type.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe: (@escaping (Output) -> Void) -> AnyCancellable

  /// Hides a publisher's type.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscribe = publisher._subscribe
  }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { subscribe(receive) }
}

/// A publisher of the values that it is sent.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
  private var receivers: [(id: Int, receive: (Output) -> Void)] = []
  private var next = 0

  /// Makes a subject without subscribers.
  public init() {}

  /// Delivers a value to all subscribers, in the order of their subscription.
  public func send(_ value: Output) { for receiver in receivers { receiver.receive(value) } }

  public func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    let id = next
    next += 1
    receivers.append((id, receive))
    return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.id == id } }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PassthroughSubject where Output == Void {
  /// Notifies all subscribers.
  public func send() { send(()) }
}
