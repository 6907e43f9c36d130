import Observation

/// What the guards of a walk ask: switches that a step turns, and a server that answers when a step says so.
@MainActor package final class WalkSession {
  @MainActor @Observable package final class Switch {
    package let name: String
    package var isOn: Bool

    init(_ name: String, isOn: Bool = false) { (self.name, self.isOn) = (name, isOn) }
  }

  @MainActor package final class Question {
    fileprivate var continuation: CheckedContinuation<Bool, Never>?
  }

  package private(set) var switches: [Switch] = []
  package private(set) var questions: [Question] = []

  package init() {}

  package func makeSwitch(_ name: String, isOn: Bool = false) -> Switch {
    let new = Switch(name, isOn: isOn)
    switches.append(new)
    return new
  }

  /// What the server says, once it says something; a task that is cancelled doesn't wait for it.
  package func ask() async -> Bool {
    let question = Question()
    return await withTaskCancellationHandler {
      await withCheckedContinuation {
        question.continuation = $0
        if Task.isCancelled { question.continuation?.resume(returning: false) } else { questions.append(question) }
      }
    } onCancel: {
      MainActor.assumeIsolated { self.give(false, to: question) }
    }
  }

  package func answer(_ isAllowed: Bool) { if let first = questions.first { give(isAllowed, to: first) } }

  private func give(_ isAllowed: Bool, to question: Question) {
    guard questions.contains(where: { $0 === question }) else { return }
    questions.removeAll { $0 === question }
    question.continuation?.resume(returning: isAllowed)
  }
}
