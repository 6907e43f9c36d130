/// What happens in a navigation from now on, for one subscriber: in order, nothing twice.
///
/// ```swift
/// for await event in helm.events { log(event) }
/// ```
///
/// A slow subscriber never holds up the navigation: its buffer keeps the latest events, and the next one that it takes
/// says how many it has missed. The sequence ends with the `Helm`.
public struct HelmEvents<N: Fragment>: AsyncSequence, Sendable {
  let stream: AsyncStream<HelmEvent<N>>
  let dropped: DroppedEvents

  /// Starts taking events.
  ///
  /// - Returns: An iterator; a second one of the same sequence shares the events with the first, and what both have missed.
  public func makeAsyncIterator() -> Iterator {
    Iterator(iterator: stream.makeAsyncIterator(), dropped: dropped)
  }

  /// Gives one event after another.
  public struct Iterator: AsyncIteratorProtocol {
    var iterator: AsyncStream<HelmEvent<N>>.Iterator
    let dropped: DroppedEvents

    /// Waits for the next event.
    ///
    /// - Returns: The event, or `nil` when there will be no more.
    /// - Complexity: Constant, once there is an event.
    public mutating func next() async -> HelmEvent<N>? {
      guard var event = await iterator.next() else { return nil }
      event.missed = dropped.take(before: event.sequence)
      return event
    }
  }
}

/// Numbers events and hands them to all subscribers.
@MainActor
final class EventHub<N: Fragment> {
  private var sequence = 0
  private var nextSubscriber = 0
  private var subscribers: [Int: Subscriber] = [:] { didSet { hasSubscribers = !subscribers.isEmpty } }
  private var hooks: [(number: Int, hook: AppearanceHook<N>)] = []

  /// What is called after every command that was done, whatever it changed, until it answers `false`.
  private var settledHooks = Numbered<@MainActor () -> Bool>()

  /// The observers of commands, each until it answers `false`.
  private var onlookers = Numbered<@MainActor (NavigationOutcome<N>, HelmCause<N>, PathFragment<N>) -> Bool>() {
    didSet { hasOnlookers = !onlookers.isEmpty }
  }

  #if DEBUG
    /// Those who are told of what no outcome says, each until it answers `false`.
    private var witnesses = Numbered<@MainActor (HelmIncident<N>, HelmCause<N>) -> Bool>()
  #endif

  private struct Subscriber: Sendable {
    let dropped = DroppedEvents()

    /// Hands an event on; returns the number of the one that was dropped for it, if one was.
    let yield: @MainActor @Sendable (HelmEvent<N>) -> Int?
    let finish: @Sendable () -> Void
  }

  /// Whether anybody listens.
  private(set) var hasSubscribers = false

  /// Whether anybody looks on while commands are done.
  private(set) var hasOnlookers = false

  /// Adds a subscriber, who is told of what can be said in its words.
  func subscribe<M: Fragment>(
    buffer: Int, _ translate: @escaping @MainActor @Sendable (HelmEvent<N>) -> HelmEvent<M>?
  ) -> HelmEvents<M> {
    let number = nextSubscriber
    nextSubscriber += 1
    let (stream, continuation) = AsyncStream.makeStream(
      of: HelmEvent<M>.self, bufferingPolicy: .bufferingNewest(Swift.max(1, buffer)))
    let subscriber = Subscriber {
      guard let event = translate($0), case .dropped(let oldest) = continuation.yield(event) else { return nil }
      return oldest.sequence
    } finish: {
      continuation.finish()
    }
    subscribers[number] = subscriber
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.subscribers[number] = nil }
    }
    return HelmEvents(stream: stream, dropped: subscriber.dropped)
  }

  /// Numbers an event and hands it out.
  func emit(
    _ kind: HelmEvent<N>.Kind, for cause: HelmCause<N>, appeared: [PathFragment<N>] = [],
    disappeared: [PathFragment<N>] = []
  ) {
    sequence += 1
    #if DEBUG
      if case .step = kind {} else { show(.event(kind), cause) }
    #endif
    guard hasSubscribers else { return }
    let event = HelmEvent(
      sequence: sequence, time: .now, cause: cause, kind: kind, appeared: appeared, disappeared: disappeared)
    for subscriber in subscribers.values {
      subscriber.dropped.note { subscriber.yield(event) }
    }
  }

  /// Calls an observer with the outcome of each command, until it returns `false`.
  func add(onlooker: @escaping @MainActor (NavigationOutcome<N>, HelmCause<N>, PathFragment<N>) -> Bool) {
    onlookers.add(onlooker)
  }

  /// Tells the observers what a command has done.
  func show(_ outcome: NavigationOutcome<N>, _ cause: HelmCause<N>, top: PathFragment<N>) {
    // What is called may add others, and so it is called outside of any change of the list.
    let left = onlookers.all.filter { !$0.element(outcome, cause, top) }.map(\.number)
    onlookers.remove(left)
  }

  #if DEBUG
    /// Calls a witness with what no outcome says, until it returns `false`.
    func add(witness: @escaping @MainActor (HelmIncident<N>, HelmCause<N>) -> Bool) { witnesses.add(witness) }

    /// Tells the witnesses what has happened.
    func show(_ incident: @autoclosure () -> HelmIncident<N>, _ cause: HelmCause<N>) {
      guard !witnesses.isEmpty else { return }
      let incident = incident()
      witnesses.remove(witnesses.all.filter { !$0.element(incident, cause) }.map(\.number))
    }
  #endif

  /// Numbers events that nobody listens to.
  func skip(_ count: Int) { sequence += count }

  /// Adds a hook.
  func add(_ hook: AppearanceHook<N>) -> Int {
    nextSubscriber += 1
    hooks.append((nextSubscriber, hook))
    return nextSubscriber
  }

  func remove(hook number: Int) { hooks.removeAll { $0.number == number } }

  /// Adds what is called after every command that was done; it stays for as long as it answers `true`.
  func add(settledHook hook: @escaping @MainActor () -> Bool) { settledHooks.add(hook) }

  /// The number of hooks that are called after every command, for tests.
  var settledHookCount: Int { settledHooks.all.count }

  /// Calls the hooks of the fragments that disappeared and appeared, each in the order in which it was added; one that
  /// another has removed meanwhile is not called.
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

/// Elements in the order in which they were added, each with a number that no other one has had.
private struct Numbered<Element> {
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

/// What an app does when a fragment appears or disappears.
struct AppearanceHook<N: Fragment> {
  let fragment: N
  let isForAppearing: Bool
  let action: @MainActor (PathFragment<N>) -> Void
}

/// The numbers of the events that a subscriber was too slow for and has not been told about yet.
///
/// They are noted where events happen, and taken wherever the subscriber runs.
struct DroppedEvents: Sendable {
  /// In order; there is more than one only while events are taken in between.
  private let ranges = Locked<[ClosedRange<Int>]>([])

  /// Hands out an event, and notes the one that had to go for it, which comes after all that were noted.
  ///
  /// A reader that takes an event at the same time waits, so that it hears of all that were dropped before it.
  ///
  /// - Parameter handOut: Hands the event out, and returns the number of the one that was dropped, if one was.
  func note(_ handOut: () -> Int?) {
    ranges.withValue { ranges in
      guard let number = handOut() else { return }
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
  }

  /// Forgets the events before a certain one.
  ///
  /// - Returns: How many they were.
  func take(before number: Int) -> Int {
    ranges.withValue { ranges in
      let taken = ranges.prefix { $0.upperBound < number }
      ranges.removeFirst(taken.count)
      return taken.reduce(0) { $0 + $1.count }
    }
  }
}
