/// The pending notifications of observers, hooks, and other code that may send commands, in order.
struct Untold {
  var queue: [@MainActor () -> Void] = []

  /// The number of commands and guard changes being recorded; nothing is delivered before they are complete.
  var holds = 0

  /// Whether a notification is being delivered; notifications that result from it are delivered afterwards.
  var isTelling = false

  /// Whether a notification can be delivered at once.
  var isClear: Bool { holds == 0 && !isTelling && queue.isEmpty }
}

/// Notifying code that can send commands in turn (Documentation/decisions/commands-in-commands.md).
extension Helm {
  /// Delivers a notification: at once, or after the current changes are complete and earlier notifications have been delivered.
  package func tell(_ body: @escaping @MainActor () -> Void) {
    untold.queue.append(body)
    tellAll()
  }

  /// Delivers a notification at once.
  func tellNow(_ body: () -> Void) {
    untold.isTelling = true
    body()
    untold.isTelling = false
    tellAll()
  }

  /// Runs code that records changes, and delivers its notifications once it is complete.
  package func noting(_ body: () -> Void) {
    untold.holds += 1
    body()
    untold.holds -= 1
    tellAll()
  }

  /// Delivers all pending notifications, unless they have to wait or are being delivered already.
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
  /// Adds a hook, and returns a token that removes it.
  func token(for hook: AppearanceHook<N>) -> HelmToken {
    let number = hub.add(hook)
    return HelmToken { [weak self] in self?.hub.remove(hook: number) }
  }

  /// Adds an observer of commands, called once each of them is complete, with its outcome, its trigger and the topmost fragment.
  ///
  /// An observer must not send commands. It stays until it returns `false`.
  package func onOutcome(
    _ action: @escaping @MainActor (NavigationOutcome<N>, HelmTrigger<N>, PathFragment<N>) -> Bool
  ) {
    hub.add(onlooker: action)
  }
}
