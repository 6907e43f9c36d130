import Helm

/// Decisions that ask the coordinator for another action first.
extension Coordination {
  /// Asks the coordinator, unless the screen is gone.
  ///
  /// A second question about the same action replaces the first.
  func ask(about action: C.Action, from sender: PathFragment<C.Screen>) {
    guard let serial = helm.unobservedState.serial(of: sender) else { return hub.emit(.cancelled, action, sender) }
    if let old = questions.open.firstIndex(where: { $0.serial == serial && $0.action == action }) { cancel(at: old) }
    hub.emit(.asked, action, sender)
    questions.latest += 1
    let number = questions.latest
    let task = Task { [weak self, coordinator] in
      let answer = await coordinator.ask(about: action, from: sender.fragment)
      self?.answer(number, answer)
    }
    questions.open.append(.init(number: number, action: action, sender: sender, serial: serial, task: task))
  }

  private func answer(_ number: Int, _ answer: C.Action?) {
    guard let index = questions.open.firstIndex(where: { $0.number == number }) else { return }
    let question = questions.open.remove(at: index)
    hub.emit(.answered(answer), question.action, question.sender)
    if let answer { _ = send(answer, from: question.sender) }
  }

  func cancelQuestionsOfGoneScreens() {
    guard !questions.open.isEmpty else { return }
    let gone = questions.open.filter { helm.unobservedState.serial(of: $0.sender) != $0.serial }
    for question in gone.reversed() {
      // A cancelled task may react to the cancellation, so the remaining questions may have changed.
      if let index = questions.open.firstIndex(where: { $0.number == question.number }) { cancel(at: index) }
    }
  }

  private func cancel(at index: Int) {
    let question = questions.open.remove(at: index)
    question.task.cancel()
    hub.emit(.cancelled, question.action, question.sender)
  }
}

/// The questions that have not been answered yet; they are cancelled when the coordination is deallocated.
@MainActor
final class OpenQuestions<C: Coordinator> {
  struct Question: Sendable {
    let number: Int
    let action: C.Action
    let sender: PathFragment<C.Screen>

    /// The serial of the sender's frame.
    let serial: Int
    let task: Task<Void, Never>
  }

  var open: [Question] = []
  var latest = 0

  deinit {
    for question in open { question.task.cancel() }
  }
}
