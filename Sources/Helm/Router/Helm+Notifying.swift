/// Notifications that are due, in order: observers, hooks, and other code that can send commands in turn.
struct Untold {
  var queue: [@MainActor () -> Void] = []

  /// How many commands and guard changes are being noted; nobody is told anything before they are complete.
  var holds = 0

  /// Whether somebody is being told something; notifications that follow from that come afterwards.
  var isTelling = false

  /// Whether something can be told at once.
  var isClear: Bool { holds == 0 && !isTelling && queue.isEmpty }
}

/// Telling those who can send commands in turn (Documentation/decisions/commands-in-commands.md).
extension Helm {
  /// Tells somebody something: at once, or when what is being noted is complete and those before have been told.
  package func tell(_ body: @escaping @MainActor () -> Void) {
    untold.queue.append(body)
    tellAll()
  }

  /// Tells what can be told at once.
  func tellNow(_ body: () -> Void) {
    untold.isTelling = true
    body()
    untold.isTelling = false
    tellAll()
  }

  /// Notes what happens, and tells it when it is complete.
  package func noting(_ body: () -> Void) {
    untold.holds += 1
    body()
    untold.holds -= 1
    tellAll()
  }

  /// Tells all that there is to tell, unless that has to wait, or is under way.
  func tellAll() {
    guard untold.holds == 0, !untold.isTelling, !untold.queue.isEmpty else { return }
    untold.isTelling = true
    while !untold.queue.isEmpty {
      let queue = untold.queue
      untold.queue = []
      for each in queue { each() }
    }
    untold.isTelling = false
  }
}

extension Helm {
  /// Adds a hook.
  func token(for hook: AppearanceHook<N>) -> HelmToken {
    let number = hub.add(hook)
    return HelmToken { [weak self] in self?.hub.remove(hook: number) }
  }

  /// Adds an observer of commands, called once each of them is complete, with all that it did and what is on top then.
  ///
  /// It must not send commands. It stays for as long as it returns `true`.
  package func onOutcome(
    _ action: @escaping @MainActor (NavigationOutcome<N>, HelmCause<N>, PathFragment<N>) -> Bool
  ) {
    hub.add(onlooker: action)
  }
}
