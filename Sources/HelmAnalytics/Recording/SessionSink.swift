/// A destination for steps: one closure.
///
/// ```swift
/// let sink = SessionSink { step in await uploader.enqueue(step.json) }
/// ```
///
/// The closure is called for one step at a time, never on the main actor. Steps that it can't keep up with are dropped.
public struct SessionSink: Sendable {
  let write: @Sendable (SessionStep) async -> Void

  /// Creates a sink from a closure.
  ///
  /// - Parameter write: A closure called with a step; the next step follows when it has returned.
  /// - Complexity: Constant.
  public init(_ write: @escaping @Sendable (SessionStep) async -> Void) { self.write = write }

  /// Returns a sink that appends steps to files.
  ///
  /// - Parameter files: The files.
  /// - Returns: The sink.
  /// - Complexity: Constant.
  public static func files(_ files: SessionFiles) -> SessionSink { SessionSink { await files.append($0) } }

  /// Returns a sink that forwards steps to several sinks, one after another.
  ///
  /// - Parameter sinks: The sinks.
  /// - Returns: The sink.
  /// - Complexity: Constant.
  public static func all(_ sinks: [SessionSink]) -> SessionSink {
    SessionSink { step in for sink in sinks { await sink.write(step) } }
  }
}

/// Passes steps from the main actor to a sink, in order, without ever blocking the main actor.
final class SinkQueue: Sendable {
  /// The maximum number of waiting steps; further steps are dropped.
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

  /// Passes on a step, unless too many are waiting.
  @MainActor func add(_ step: SessionStep) -> Bool {
    guard case .enqueued = continuation.yield(step) else { return false }
    added += 1
    return true
  }

  /// Waits until the sink has received everything so far.
  @MainActor func flush() async { await progress.wait(for: added) }

  /// Finishes once the sink has received the waiting steps.
  func finish() { continuation.finish() }
}

/// The number of steps that a sink has received, and the tasks waiting for a number.
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
