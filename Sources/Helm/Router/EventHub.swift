/// Numbers events and sends them to all subscribers.
@MainActor
final class EventHub<N: Fragment> {
  private var sequence = 0
  private var nextSubscriber = 0
  private var subscribers: [Int: Subscriber] = [:] { didSet { hasSubscribers = !subscribers.isEmpty } }
  private var hooks: [(number: Int, hook: AppearanceHook<N>)] = []

  /// The hooks that are called after every successful command, whatever it changed, until they return `false`.
  private(set) var settledHooks = Numbered<@MainActor () -> Bool>()

  /// The observers of commands, each until it returns `false`.
  private var onlookers = Numbered<@MainActor (NavigationOutcome<N>, HelmTrigger<N>, PathFragment<N>) -> Bool>() {
    didSet { hasOnlookers = !onlookers.isEmpty }
  }

  #if DEBUG
    /// The witnesses of incidents that no outcome contains, each until it returns `false`.
    private var witnesses = Numbered<@MainActor (HelmIncident<N>, HelmTrigger<N>) -> Bool>()
  #endif

  private struct Subscriber {
    let yield: @MainActor (HelmEvent<N>) -> Void
    let finish: @Sendable () -> Void
  }

  /// Whether there are any subscribers.
  private(set) var hasSubscribers = false

  /// Whether there are any observers of commands.
  private(set) var hasOnlookers = false

  /// Adds a subscriber, which receives the events that can be translated for it.
  func subscribe<M: Fragment>(
    buffer: Int, _ translate: @escaping @MainActor @Sendable (HelmEvent<N>) -> HelmEvent<M>?
  ) -> AsyncStream<HelmEvent<M>> {
    let number = nextSubscriber
    nextSubscriber += 1
    // Events are counted for each subscriber: what its buffer has dropped is missing between two that it receives.
    let (stream, continuation) = AsyncStream.makeStream(
      of: (count: Int, event: HelmEvent<M>).self, bufferingPolicy: .bufferingNewest(Swift.max(1, buffer)))
    var sent = 0
    subscribers[number] = Subscriber {
      guard let event = translate($0) else { return }
      sent += 1
      continuation.yield((sent, event))
    } finish: {
      continuation.finish()
    }
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.subscribers[number] = nil }
    }
    let received = Locked(0)
    return AsyncStream {
      var iterator = stream.makeAsyncIterator()
      guard var next = await iterator.next() else { return nil }
      next.event.missed = received.withValue { [count = next.count] received in
        defer { received = count }
        return Swift.max(0, count - received - 1)
      }
      return next.event
    }
  }

  /// Numbers an event and sends it to the subscribers.
  func emit(
    _ kind: HelmEvent<N>.Kind, for trigger: HelmTrigger<N>, appeared: [PathFragment<N>] = [],
    disappeared: [PathFragment<N>] = []
  ) {
    sequence += 1
    #if DEBUG
      if !kind.isStep { show(.event(kind), trigger) }
    #endif
    guard hasSubscribers else { return }
    let event = HelmEvent(
      sequence: sequence, time: .now, trigger: trigger, kind: kind, appeared: appeared, disappeared: disappeared)
    for subscriber in subscribers.values { subscriber.yield(event) }
  }

  /// Adds an observer that is called with the outcome of each command, until it returns `false`.
  func add(onlooker: @escaping @MainActor (NavigationOutcome<N>, HelmTrigger<N>, PathFragment<N>) -> Bool) {
    onlookers.add(onlooker)
  }

  /// Calls the observers with the outcome of a command.
  func show(_ outcome: NavigationOutcome<N>, _ trigger: HelmTrigger<N>, top: PathFragment<N>) {
    // Observers may add others, so they are called outside of any change of the list.
    let left = onlookers.all.filter { !$0.element(outcome, trigger, top) }.map(\.number)
    onlookers.remove(left)
  }

  #if DEBUG
    /// Adds a witness that is called with incidents that no outcome contains, until it returns `false`.
    func add(witness: @escaping @MainActor (HelmIncident<N>, HelmTrigger<N>) -> Bool) { witnesses.add(witness) }

    /// Calls the witnesses with an incident.
    func show(_ incident: @autoclosure () -> HelmIncident<N>, _ trigger: HelmTrigger<N>) {
      guard !witnesses.isEmpty else { return }
      let incident = incident()
      witnesses.remove(witnesses.all.filter { !$0.element(incident, trigger) }.map(\.number))
    }
  #endif

  /// Skips the numbers of events that have no subscriber.
  func skip(_ count: Int) { sequence += count }

  /// Adds a hook, and returns its number.
  func add(_ hook: AppearanceHook<N>) -> Int {
    nextSubscriber += 1
    hooks.append((nextSubscriber, hook))
    return nextSubscriber
  }

  func remove(hook number: Int) { hooks.removeAll { $0.number == number } }

  /// Adds a hook that is called after every successful command, until it returns `false`.
  func add(settledHook hook: @escaping @MainActor () -> Bool) { settledHooks.add(hook) }

  /// Calls the hooks of the fragments that disappeared and appeared, in the order in which they were added.
  ///
  /// A hook that another one has removed meanwhile isn't called.
  func callHooks(for outcome: NavigationOutcome<N>) {
    if !settledHooks.isEmpty { settledHooks.remove(settledHooks.all.filter { !$0.element() }.map(\.number)) }
    if hooks.hasElements { callAppearanceHooks(for: outcome) }
  }

  private func callAppearanceHooks(for outcome: NavigationOutcome<N>) {
    let (appeared, disappeared) = outcome.presentationChange
    let hooks = hooks
    for (fragments, areForAppearing) in [(disappeared, false), (appeared, true)] {
      for fragment in fragments {
        for (number, hook) in hooks where hook.isForAppearing == areForAppearing && hook.fragment == fragment.fragment {
          if self.hooks.contains(where: { $0.number == number }) { hook.action(fragment) }
        }
      }
    }
  }

  deinit {
    for subscriber in subscribers.values { subscriber.finish() }
  }
}

/// Elements in the order in which they were added, each with a number that is never reused.
struct Numbered<Element> {
  private(set) var all: [(number: Int, element: Element)] = []
  private var latest = 0

  var isEmpty: Bool { all.isEmpty }

  mutating func add(_ element: Element) {
    latest += 1
    all.append((latest, element))
  }

  mutating func remove(_ numbers: [Int]) {
    if numbers.hasElements { all.removeAll { numbers.contains($0.number) } }
  }
}

/// A hook that an app adds for when a fragment appears or disappears.
struct AppearanceHook<N: Fragment> {
  let fragment: N
  let isForAppearing: Bool
  let action: @MainActor (PathFragment<N>) -> Void
}
