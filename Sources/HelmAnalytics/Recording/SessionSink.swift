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
final class SinkQueue: Sendable {
  /// How many steps may wait; what comes after them is dropped.
  static let capacity = 10_000

  private let continuation: AsyncStream<SessionStep>.Continuation
  private let progress: SinkProgress

  init(_ sink: SessionSink) {
    let (stream, continuation) = AsyncStream.makeStream(
      of: SessionStep.self, bufferingPolicy: .bufferingOldest(Self.capacity))
    self.continuation = continuation
    let progress = SinkProgress()
    self.progress = progress
    Task.detached {
      for await step in stream {
        await sink.write(step)
        await progress.noteWritten()
      }
    }
  }

  /// The number of steps that were passed on.
  @MainActor private var added = 0

  /// Passes a step on, unless too many are waiting.
  @MainActor func add(_ step: SessionStep) -> Bool {
    guard case .enqueued = continuation.yield(step) else { return false }
    added += 1
    return true
  }

  /// Waits until everything so far has been taken.
  @MainActor func flush() async { await progress.wait(for: added) }

  /// Ends once the sink has taken the waiting steps.
  func finish() { continuation.finish() }
}

/// How many steps a sink has taken, and who waits for that.
private actor SinkProgress {
  private var written = 0
  private var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func noteWritten() {
    written += 1
    guard waiting.contains(where: { $0.count <= written }) else { return }
    for each in waiting where each.count <= written { each.continuation.resume() }
    waiting.removeAll { $0.count <= written }
  }

  func wait(for count: Int) async {
    guard written < count else { return }
    await withCheckedContinuation { waiting.append((count, $0)) }
  }
}
