/// Numbers events and sends them to all subscribers.
@MainActor
final class EventHub<N: Fragment> {
  private var sequence = 0
  private var subscribers = Registrations<Subscriber>()
  private var hooks = Registrations<AppearanceHook<N>>()

  /// The hooks that are called after every successful command, whatever it changed, until they return `false`.
  fileprivate(set) var completionHooks = Registrations<@MainActor () -> Bool>()

  /// The observers of commands, each until it returns `false`.
  fileprivate(set) var outcomeObservers = Registrations<
    @MainActor (NavigationOutcome<N>, HelmTrigger<N>, PathFragment<N>) -> Bool
  >()

  #if DEBUG
    /// The observers of incidents that no outcome contains, each until it returns `false`.
    fileprivate var incidentObservers = Registrations<@MainActor (HelmIncident<N>, HelmTrigger<N>) -> Bool>()
  #endif

  private struct Subscriber {
    let yield: @MainActor (HelmEvent<N>) -> Void
    let finish: @Sendable () -> Void
  }

  var hasSubscribers: Bool { !subscribers.isEmpty }

  /// Adds a subscriber, which receives the events that can be translated for it.
  func subscribe<M: Fragment>(
    buffer: Int, _ translate: @escaping @MainActor @Sendable (HelmEvent<N>) -> HelmEvent<M>?
  ) -> AsyncStream<HelmEvent<M>> {
    // Events are counted for each subscriber: what its buffer has dropped is missing between two that it receives.
    let (stream, continuation) = AsyncStream.makeStream(
      of: (count: Int, event: HelmEvent<M>).self, bufferingPolicy: .bufferingNewest(Swift.max(1, buffer)))
    var sent = 0
    let new = Subscriber {
      guard let event = translate($0) else { return }
      sent += 1
      continuation.yield((sent, event))
    } finish: {
      continuation.finish()
    }
    continuation.onTermination = { [weak self, number = subscribers.add(new)] _ in
      Task { @MainActor in self?.subscribers.remove([number]) }
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
    for (_, subscriber) in subscribers.all { subscriber.yield(event) }
  }

  /// Calls the observers with the outcome of a command.
  func show(_ outcome: NavigationOutcome<N>, _ trigger: HelmTrigger<N>, top: PathFragment<N>) {
    // Observers may add others, so they are called outside of any change of the list.
    outcomeObservers.remove(outcomeObservers.all.filter { !$0.element(outcome, trigger, top) }.map(\.number))
  }

  #if DEBUG
    /// Calls the observers of incidents.
    func show(_ incident: @autoclosure () -> HelmIncident<N>, _ trigger: HelmTrigger<N>) {
      guard !incidentObservers.isEmpty else { return }
      let incident = incident()
      incidentObservers.remove(incidentObservers.all.filter { !$0.element(incident, trigger) }.map(\.number))
    }
  #endif

  /// Skips the numbers of events that have no subscriber.
  func skip(_ count: Int) { sequence += count }

  /// Adds a hook, and returns its number.
  func add(_ hook: AppearanceHook<N>) -> Int { hooks.add(hook) }

  func remove(hook number: Int) { hooks.remove([number]) }

  /// Calls the hooks of the fragments that disappeared and appeared, in the order in which they were added.
  ///
  /// A hook that another one has removed meanwhile isn't called.
  func callHooks(for outcome: NavigationOutcome<N>) {
    if !completionHooks.isEmpty { completionHooks.remove(completionHooks.all.filter { !$0.element() }.map(\.number)) }
    if !hooks.isEmpty { callAppearanceHooks(for: outcome) }
  }

  private func callAppearanceHooks(for outcome: NavigationOutcome<N>) {
    let (appeared, disappeared) = outcome.presentationChange
    let hooks = hooks.all
    for (fragments, areForAppearing) in [(disappeared, false), (appeared, true)] {
      for fragment in fragments {
        for (number, hook) in hooks where hook.isForAppearing == areForAppearing && hook.fragment == fragment.fragment {
          if self.hooks.all.contains(where: { $0.number == number }) { hook.action(fragment) }
        }
      }
    }
  }

  deinit {
    for (_, subscriber) in subscribers.all { subscriber.finish() }
  }
}

/// Elements in the order in which they were added, each with a number that is never reused.
struct Registrations<Element> {
  private(set) var all: [(number: Int, element: Element)] = []
  private var latest = 0

  /// Whether there are no elements, stored because every command reads it.
  private(set) var isEmpty = true

  @discardableResult
  mutating func add(_ element: Element) -> Int {
    latest += 1
    all.append((latest, element))
    isEmpty = false
    return latest
  }

  mutating func remove(_ numbers: [Int]) {
    guard !numbers.isEmpty else { return }
    all.removeAll { numbers.contains($0.number) }
    isEmpty = all.isEmpty
  }
}

extension Registrations: Sendable where Element: Sendable {}

/// A hook that an app adds for when a fragment appears or disappears.
struct AppearanceHook<N: Fragment> {
  let fragment: N
  let isForAppearing: Bool
  let action: @MainActor (PathFragment<N>) -> Void
}

/// What the other modules of this package add; each stays until it returns `false`.
extension Helm {
  /// Adds an observer of commands, called once each of them is complete, with its outcome, its trigger and the topmost fragment.
  ///
  /// An observer must not send commands.
  package func onOutcome(
    _ action: @escaping @MainActor (NavigationOutcome<N>, HelmTrigger<N>, PathFragment<N>) -> Bool
  ) {
    hub.outcomeObservers.add(action)
  }

  /// Adds a hook that is called each time a command and everything that follows from it is complete.
  package func onSettled(_ hook: @escaping @MainActor () -> Bool) { hub.completionHooks.add(hook) }

  #if DEBUG
    /// Adds a witness, called with each incident as it happens.
    ///
    /// A witness must not send commands.
    package func onIncident(_ action: @escaping @MainActor (HelmIncident<N>, HelmTrigger<N>) -> Bool) {
      hub.incidentObservers.add(action)
    }
  #endif
}

#if DEBUG
  /// Something that happens while a command runs and that its outcome doesn't contain.
  package enum HelmIncident<N: Fragment>: Sendable {
    /// A guard returned a verdict on a move.
    case verdict(SegueVerdict<N>, on: GuardedMove<N>)

    /// An event that isn't a step of a command.
    case event(HelmEvent<N>.Kind)
  }
#endif
