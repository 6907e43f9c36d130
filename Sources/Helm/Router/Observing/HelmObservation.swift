import Observation

#if canImport(Combine)
  import Combine

  extension Helm: ObservableObject {}
#endif

/// The observable values of a `Helm`.
@MainActor struct HelmObservation<N: Fragment> {
  let path = ObservationSource()
  let rules = ObservationSource()
  let keptCommand = ObservationSource()
  let links = ObservationSource()

  // The capacities suit an app whose views read a few queries each, without a list that reads one for each of its rows.

  /// Whether fragments are presented, with an id, without one, or with any.
  ///
  /// Made when it is first needed, since Swift has to look up what its types conform to: a tenth of what the first `Helm` takes.
  var presence: ObservedQueries<PresenceQuery, Bool>?

  /// The commands that are possible now.
  ///
  /// These answers depend on the whole state. The cheap ones are reevaluated after each change, while somebody reads them.
  let possibilities = ObservedQueries<PossibilityQuery, Bool>(capacity: 4096)

  /// The commands that are possible now, determined by trying them in a copy.
  ///
  /// These answers are stored until anything changes. Then their readers are notified, and an answer is computed only when it is read
  /// again: a search for a route takes too long to run for a view that no longer shows its result.
  let attempts = ObservedQueries<PossibilityQuery, Bool>(capacity: 4096)

  /// The values that views draw.
  ///
  /// These answers are reevaluated after each change, too.
  let drawn = ObservedQueries<DrawnQuery, DrawnAnswer<N>>(capacity: 1024)

  /// Makes room for new queries after a change.
  func makeRoom() {
    presence?.makeRoom()
    possibilities.makeRoom()
    attempts.expire()
    drawn.makeRoom()
  }

  /// A query whether a command is possible.
  struct PossibilityQuery: Hashable {
    let command: NavigationCommand<N>
    var asksGuards = true

    /// The sender of the command, if it makes a difference.
    var sender: CommandSender<N>?

    /// Whether the answer doesn't require running commands in a copy.
    ///
    /// A screen's query means a command that names the screen.
    @MainActor var isCheap: Bool { sender?.screen == nil && command.isAnsweredWithoutACopy }
  }

  indirect enum DrawnQuery: Hashable {
    case presentedFragments, curtains, canUndo, canRedo
    case presentedAmong([N])
    case ids(N)
    case isShown(BoundFragment<N>)
    case shown(BoundFragment<N>)
    case selection(among: [N], in: FragmentReference<N>?)
    case stack(FragmentReference<N>)
    case held(by: PathFragment<N>, in: PresentationLayer, showing: N? = nil)

    /// Of an exact place.
    case place(PathFragment<N>)
    case modals(PathFragment<N>)
    case isOnPath(PathFragment<N>)
    case isShownThere(PathFragment<N>)
    case isLocked(PathFragment<N>)
    case canGoBackAtOnce(PathFragment<N>)
  }
}

/// A value that can be observed individually.
///
/// Code that reads a value registers with its source, and is notified when it changes. A source is an object of its own rather than a key
/// path into `Helm`, because key paths that name a fragment are slow to create: each read would allocate.
@MainActor
package final class ObservationSource: Observable {
  private let registrar = ObservationRegistrar()

  /// Whether the value was ever read; until then it has no observers.
  private var isRead = false

  package nonisolated init() {}

  /// The property that the registrar identifies the source by; it has no value.
  private var value: Void { () }

  /// Registers the caller as an observer.
  package func access() {
    isRead = true
    registrar.access(self, keyPath: \.value)
  }

  /// Notifies the observers.
  package func change() {
    guard isRead else { return }
    registrar.willSet(self, keyPath: \.value)
    registrar.didSet(self, keyPath: \.value)
  }
}

/// The sources for queries with a parameter, created when a query is first read; their number is limited.
///
/// Reading never notifies anyone, so that views that all read in one evaluation settle. If there are too many queries, the rest share one
/// source. At the next change all readers are notified and forgotten, and those that still need an answer read again. If as many queries
/// are read again right away, they weren't leftovers, and the limit doubles.
///
/// Once an answer has changed, only code that still needs it reads it again. So an answer that has changed twice, and that nobody has read
/// since, isn't evaluated anymore: its views are gone. Twice, because a change while a reader is still reading reaches nobody.
///
/// It is an object, so that an observer can read again as soon as it is notified.
@MainActor
final class ObservedQueries<Query: Hashable, Answer: Equatable> {
  @MainActor private final class Entry {
    let query: Query
    let source = ObservationSource()

    /// The current answer, unless it is no longer evaluated.
    private(set) var answer: Answer?

    private var unreadChanges = 0

    init(_ query: Query) { self.query = query }

    func access(_ answer: Answer) {
      self.answer = answer
      unreadChanges = 0
      source.access()
    }

    func update(_ evaluate: (Answer) -> Answer) {
      guard let known = answer else { return }
      let current = evaluate(known)
      guard current != known else { return }
      unreadChanges += 1
      answer = unreadChanges < 2 ? current : nil
      source.change()
    }
  }

  /// The number of queries that have a source of their own.
  private(set) var capacity: Int
  private let maximum: Int
  private var entries: [Query: Entry] = [:]

  /// The queries with a source of their own, the oldest first: going through them takes no lookups, which cost more than most answers.
  private var active: [Entry] = []

  /// The source that all other queries share.
  private let others = ObservationSource()
  private var hasOthers = false

  /// Whether all queries were forgotten at the last change.
  private var isFresh = false

  init(capacity: Int) {
    self.capacity = capacity
    maximum = capacity * 64
  }

  /// Registers the caller as an observer of a query, and stores the answer.
  func access(_ query: Query, answer: Answer) {
    if let known = entries[query] {
      known.access(answer)
    } else if active.count < capacity {
      let new = Entry(query)
      entries[query] = new
      active.append(new)
      hasQueries = true
      new.access(answer)
    } else {
      hasOthers = true
      others.access()
    }
  }

  /// Returns the answer from when the query was last read, or from the latest change since; `nil` if it isn't evaluated.
  func answer(to query: Query) -> Answer? { entries[query]?.answer }

  /// Stores the current answer, and notifies the observers if it has changed.
  func update(_ query: Query, answer: Answer) { entries[query]?.update { _ in answer } }

  /// Whether any query has a source of its own, stored because every command reads it.
  private(set) var hasQueries = false

  /// Stores the current answers to all queries, given the known ones, and notifies the observers of those that have changed.
  func updateAll(_ answer: (Query, Answer) -> Answer) {
    for entry in active { entry.update { answer(entry.query, $0) } }
  }

  /// Returns the answer since the last change, if any, and registers the caller as its observer.
  func known(_ query: Query) -> Answer? {
    guard let entry = entries[query], let answer = entry.answer else { return nil }
    entry.source.access()
    return answer
  }

  /// Notifies all observers and forgets their queries, because any answer may have changed.
  func expire() {
    guard !isEmpty else { return }
    forgetAll()
    isFresh = false
  }

  /// Makes room after a change if there were too many queries: notifies all observers and forgets their queries.
  func makeRoom() {
    if hasOthers { forgetAll() } else { isFresh = false }
  }

  private func forgetAll() {
    if isFresh { capacity = min(capacity * 2, maximum) }
    let forgotten = active
    entries = [:]
    active = []
    (hasQueries, hasOthers) = (false, false)
    isFresh = true
    for entry in forgotten { entry.source.change() }
    others.change()
  }

  /// Notifies the observers of a query although its answer hasn't changed.
  func repeatAnswer(to query: Query) { (entries[query]?.source ?? others).change() }

  var isEmpty: Bool { !hasQueries && !hasOthers }
}

// MARK: - Notifying

/// The pending notifications of observers, hooks, and other code that may send commands, in order.
struct PendingNotifications {
  var queue: [@MainActor () -> Void] = []

  /// The number of commands and guard changes being recorded; nothing is delivered before they are complete.
  var holds = 0

  /// Whether a notification is being delivered; notifications that result from it are delivered afterwards.
  var isDelivering = false

  /// Whether a notification can be delivered at once.
  var isIdle: Bool { holds == 0 && !isDelivering && queue.isEmpty }
}

/// Notifying code that can send commands in turn (Documentation/decisions/commands-in-commands.md).
extension Helm {
  /// Delivers a notification: at once, or after the current changes are complete and earlier notifications have been delivered.
  package func deliver(_ body: @escaping @MainActor () -> Void) {
    notifications.queue.append(body)
    deliverPending()
  }

  /// Delivers a notification at once.
  func deliverNow(_ body: () -> Void) {
    notifications.isDelivering = true
    body()
    notifications.isDelivering = false
    deliverPending()
  }

  /// Runs code that records changes, and delivers its notifications once it is complete.
  package func holdingNotifications(_ body: () -> Void) {
    notifications.holds += 1
    body()
    notifications.holds -= 1
    deliverPending()
  }

  /// Delivers all pending notifications, unless they have to wait or are being delivered already.
  func deliverPending() {
    guard notifications.holds == 0, !notifications.isDelivering, !notifications.queue.isEmpty else { return }
    notifications.isDelivering = true
    while !notifications.queue.isEmpty {
      let queue = notifications.queue
      notifications.queue = []
      for each in queue { each() }
    }
    notifications.isDelivering = false
  }
}

extension Helm {
  /// Notifies observers of the whole object, such as `@StateObject`.
  func willChange() {
    #if canImport(Combine)
      objectWillChange.send()
    #endif
  }

  /// Notifies the observers whose answers an outcome changes.
  ///
  /// - Complexity: Linear in the fragments that appeared or disappeared, and in the observed queries about commands.
  func notify(of outcome: NavigationOutcome<N>) {
    guard !outcome.isEmpty else { return }
    willChange()
    observation.path.change()
    if let presence = observation.presence, !presence.isEmpty {
      for subject in outcome.changedSubjects {
        for query in [PresenceQuery.exactly(subject), .any(subject.fragment)] {
          presence.update(query, answer: state.machine.table.answer(query))
        }
      }
    }
    possibilitiesChanged()
    #if canImport(SwiftUI)
      viewMemory.changeRows()
    #endif
  }

  /// Returns the answer to a query about presented fragments, and registers the caller as its observer.
  func observed(_ query: PresenceQuery) -> Bool {
    let answer = state.machine.table.answer(query)
    if observation.presence == nil { observation.presence = ObservedQueries(capacity: 1024) }
    observation.presence?.access(query, answer: answer)
    return answer
  }

  /// Notifies the observers of everything that depends on the rules.
  func rulesChanged() {
    willChange()
    observation.rules.change()
    possibilitiesChanged()
  }

  /// Reevaluates what is possible and what is drawn, and notifies the observers of answers that have changed.
  func possibilitiesChanged() {
    if observation.possibilities.hasQueries { updatePossibilities() }
    if observation.drawn.hasQueries { observation.drawn.updateAll { _, known in known.updated(from: self) } }
    observation.makeRoom()
  }

  @inline(never) private func updatePossibilities() {
    // Copied once: a copy takes as long as an answer.
    let state = state
    observation.possibilities.updateAll { query, _ in answer(query, in: state) }
  }

  /// Returns the answer to a query about what is possible, and registers the caller as its observer.
  func observed(_ query: HelmObservation<N>.PossibilityQuery) -> Bool {
    let book = query.isCheap ? observation.possibilities : observation.attempts
    // A guard may have read a value that has changed since, even if its observers are notified later; and code that is being notified of
    // one change may have made another, which is not yet notified of. Nobody is notified when the view of a screen goes.
    let isCurrent = notifications.isIdle && !(query.asksGuards && state.isGuarded) && query.sender?.hasView != false
    if isCurrent, !query.isCheap, let known = book.known(query) { return known }
    let answer = answer(query, in: state)
    executeDeferredSoon()
    book.access(query, answer: answer)
    return answer
  }

  /// Returns whether a command would succeed; synchronous guards are evaluated.
  private func answer(_ query: HelmObservation<N>.PossibilityQuery, in state: Navigation<N>) -> Bool {
    var command = query.command
    if let sender = query.sender {
      guard let aimed = try? sender.aim(command, in: state) else { return false }
      command = aimed
    }
    guard !query.asksGuards || !state.isGuarded || guards.isEvaluating else {
      return state.reachesGuards(command) && dryRun(HelmRun(command)).isPossible
    }
    return state.can(command)
  }
}
