import Helm

/// Decisions that ask the coordinator for another action first.
extension Coordination {
  /// Asks the coordinator, unless the screen is gone.
  ///
  /// A second question about the same action replaces the first.
  func ask(about action: C.Action, from sender: PathFragment<C.Screen>, serial: Int) {
    guard helm.unobservedState.serial(of: sender) == serial else { return hub.emit(.cancelled, action, sender) }
    cancelQuestions { $0.serial == serial && $0.action == action }
    hub.emit(.asked, action, sender)
    let task = Task { [weak self, coordinator] in
      let answer = await coordinator.ask(about: action, from: sender.fragment)
      // A question that is no longer open has had its task cancelled.
      guard let self, !Task.isCancelled else { return }
      questions.open.removeAll { $0.serial == serial && $0.action == action }
      hub.emit(.answered(answer), action, sender)
      if let answer { _ = send(answer, from: sender) }
    }
    questions.open.append(.init(action: action, sender: sender, serial: serial, task: task))
  }

  func cancelQuestionsOfGoneScreens() {
    if !questions.open.isEmpty { cancelQuestions { helm.unobservedState.serial(of: $0.sender) != $0.serial } }
  }

  private func cancelQuestions(where isMeant: (OpenQuestions<C>.Question) -> Bool) {
    let cancelled = questions.open.filter(isMeant)
    // A cancelled task may react to the cancellation, and send actions.
    questions.open.removeAll(where: isMeant)
    for question in cancelled {
      question.task.cancel()
      hub.emit(.cancelled, question.action, question.sender)
    }
  }
}

/// The questions that have not been answered yet; they are cancelled when the coordination is deallocated.
@MainActor
final class OpenQuestions<C: Coordinator> {
  struct Question: Sendable {
    let action: C.Action
    let sender: PathFragment<C.Screen>

    /// The serial of the sender's frame.
    let serial: Int
    let task: Task<Void, Never>
  }

  var open: [Question] = []

  deinit {
    for question in open { question.task.cancel() }
  }
}
