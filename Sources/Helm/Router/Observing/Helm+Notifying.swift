import Observation

#if canImport(Combine)
  import Combine

  extension Helm: ObservableObject {}
#endif

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
    if let presence = observation.observedPresence, !presence.isEmpty {
      for subject in outcome.changedSubjects {
        for query in [PresenceQuery.exactly(subject), .any(subject.fragment)] {
          presence.update(query, answer: state.answer(query))
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
    let answer = state.answer(query)
    observation.presence.access(query, answer: answer)
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
    if observation.possibilities.hasQueries {
      // Copied once: a copy takes as long as an answer.
      let state = state
      observation.possibilities.updateAll { query, _ in answer(query, in: state) }
    }
    observation.drawn.updateAll { _, known in known.updated(from: self) }
    observation.makeRoom()
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
