/// Where steps go: one closure.
///
/// ```swift
/// let sink = SessionSink { step in await uploader.enqueue(step.json) }
/// ```
///
/// It is called for one step at a time, never on the main actor. Steps that it can't keep up with are dropped.
public struct SessionSink: Sendable {
  let write: @Sendable (SessionStep) async -> Void

  /// Takes steps by a closure.
  ///
  /// - Parameter write: Takes a step; the next one comes when it has returned.
  /// - Complexity: Constant.
  public init(_ write: @escaping @Sendable (SessionStep) async -> Void) { self.write = write }

  /// Appends steps to files.
  ///
  /// - Parameter files: The files.
  /// - Returns: The sink.
  /// - Complexity: Constant.
  public static func files(_ files: SessionFiles) -> SessionSink { SessionSink { await files.append($0) } }

  /// Passes steps on to several sinks, one after another.
  ///
  /// - Parameter sinks: The sinks.
  /// - Returns: The sink.
  /// - Complexity: Constant.
  public static func all(_ sinks: [SessionSink]) -> SessionSink {
    SessionSink { step in for sink in sinks { await sink.write(step) } }
  }
}

/// Takes steps from the main actor to a sink, in order, and never makes the main actor wait.
struct SinkQueue: Sendable {
  /// How many steps may wait; what comes after them is dropped.
  static let capacity = 10_000

  private enum Item: Sendable {
    case step(SessionStep)
    case flush(CheckedContinuation<Void, Never>)
  }

  private let continuation: AsyncStream<Item>.Continuation

  init(_ sink: SessionSink) {
    let (stream, continuation) = AsyncStream.makeStream(of: Item.self, bufferingPolicy: .bufferingOldest(Self.capacity))
    self.continuation = continuation
    Task.detached {
      for await item in stream {
        switch item {
        case .step(let step): await sink.write(step)
        case .flush(let continuation): continuation.resume()
        }
      }
    }
  }

  /// Passes a step on, unless too many are waiting.
  func add(_ step: SessionStep) -> Bool {
    if case .enqueued = continuation.yield(.step(step)) { true } else { false }
  }

  /// Waits until everything so far has been taken.
  ///
  /// - Returns: Whether that was possible; the queue may have been full.
  func flush() async -> Bool {
    var isQueued = false
    await withCheckedContinuation { waiter in
      if case .enqueued = continuation.yield(.flush(waiter)) { isQueued = true } else { waiter.resume() }
    }
    return isQueued
  }

  /// Ends once the sink has taken the waiting steps.
  func finish() { continuation.finish() }
}
