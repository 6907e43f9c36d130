import Helm

/// Records what users do in a `Helm`, as sessions: what was presented when, from where, and for which cause.
///
/// ```swift
/// let recorder = SessionRecorder(
///   helm, to: .files(SessionFiles(in: folder)), options: SessionOptions(appVersion: "1.4.0"))
/// recorder.hasConsent = settings.sharesUsage
/// ```
///
/// It is private by default: it records nothing before ``hasConsent``, no ids except hashes of those listed, and
/// identifies a session by a random number that belongs to no user. On the main actor it only assembles a few values.
@MainActor
public final class SessionRecorder<N: Fragment> {
  private let helm: Helm<N>
  private let options: SessionOptions<N>
  private let queue: SinkQueue
  private let now: @MainActor () -> Int64
  private var numbers: any RandomNumberGenerator
  private lazy var fingerprint = helm.graph.fingerprint
  private lazy var tabs = helm.graph.segues.tabs()

  /// The current session, if any.
  private var tracker: SessionTracker<N>?

  /// Whether the session is sent to the sink; ``usage`` includes every session.
  private var isSampled = false

  /// The topmost screen.
  private var top: PathFragment<N>

  /// What the user often does on this device, in all sessions, sampled or not; nothing is added to it without consent.
  public var usage: UsageSummary

  /// The number of steps that were lost because the sink was too slow.
  public private(set) var droppedSteps = 0

  /// Whether the user has consented to being recorded; nothing is recorded otherwise.
  ///
  /// A session starts when it becomes `true`. When it becomes `false`, nothing more is written, not even the end of the
  /// session; ``SessionFiles/removeAll()`` deletes what was written before.
  public var hasConsent = false {
    didSet {
      guard hasConsent != oldValue else { return }
      if hasConsent {
        startSession()
      } else {
        tracker = nil
      }
    }
  }

  /// Creates a recorder, which records nothing yet.
  ///
  /// - Parameters:
  ///   - helm: The navigation to record, to which the recorder keeps a strong reference.
  ///   - sink: The sink that steps are sent to.
  ///   - options: The options for what to record, and for which share of sessions.
  ///   - usage: The usage that was recorded on this device before.
  /// - Complexity: Constant.
  public convenience init(
    _ helm: Helm<N>, to sink: SessionSink, options: SessionOptions<N>, usage: UsageSummary = UsageSummary()
  ) {
    let clock = SessionClock()
    self.init(
      helm, to: sink, options: options, usage: usage, now: { clock.milliseconds },
      numbers: SystemRandomNumberGenerator())
  }

  package init(
    _ helm: Helm<N>, to sink: SessionSink, options: SessionOptions<N>, usage: UsageSummary = UsageSummary(),
    now: @escaping @MainActor () -> Int64, numbers: any RandomNumberGenerator
  ) {
    self.helm = helm
    self.options = options
    self.usage = usage
    self.now = now
    self.numbers = numbers
    queue = SinkQueue(sink)
    top = helm.navigation.topmostFragment
    helm.onOutcome { [weak self] outcome, trigger, top in
      self?.note(outcome, trigger, top)
      return self != nil
    }
  }

  deinit { queue.finish() }

  /// Starts a session, for example when the app enters the foreground; a current session ends first.
  ///
  /// It does nothing without consent. A session also starts by itself, with the first step after the last session
  /// ended.
  ///
  /// - Complexity: Constant.
  public func startSession() {
    guard hasConsent else { return }
    endSession()
    startSession(at: now())
  }

  /// Ends the session, for example when the app enters the background.
  ///
  /// - Complexity: Constant.
  public func endSession() {
    if let end = tracker?.end(at: now()) { send(end) }
    tracker = nil
  }

  /// Waits until the sink has received all steps so far.
  public func flush() async { await queue.flush() }

  private func startSession(at time: Int64) {
    // A `Double` holds 53 bits.
    isSampled = Double(numbers.next() >> 11) / Double(1 << 53) < options.sampling
    var new = SessionTracker(
      session: SHA256.hex((0..<8).map { _ in UInt8(truncatingIfNeeded: numbers.next()) }), in: helm.graph,
      fingerprint: fingerprint, tabs: tabs, options: options, top: top, at: time)
    let start = new.start()
    tracker = new
    send(start)
  }

  private func note(_ outcome: NavigationOutcome<N>, _ trigger: HelmTrigger<N>, _ newTop: PathFragment<N>) {
    defer { top = newTop }
    guard hasConsent else { return }
    let time = now()
    if tracker == nil { startSession(at: time) }
    let steps = tracker?.steps(for: outcome.steps.map(\.action), trigger: trigger, top: newTop, at: time) ?? []
    for step in steps { send(step) }
  }

  private func send(_ step: SessionStep) {
    usage.note(step)
    if isSampled, !queue.add(step) { droppedSteps += 1 }
  }
}
