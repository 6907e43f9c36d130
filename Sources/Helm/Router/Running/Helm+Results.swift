/// Screens that return an answer to the code that presented them.
extension Helm {
  /// Runs a command that presents a fragment, and returns the fragment's pending answer.
  func submit<Answer: Sendable>(_ run: HelmRun<N>, for target: PathFragment<N>) -> PendingResult<Answer?> {
    let answer = PromiseResolver<Answer?>(default: nil)
    run.onDone = { [weak self] outcome in
      // After a redirect the command may be resumed later; this closure is called again then.
      guard let self, outcome.firstRedirect == nil, !answer.promise.isResolved else { return }
      guard let place = outcome.firstLanding, place.fragment == target.fragment, place.id == target.id,
        let serial = state.serial(of: place)
      else { return answer.resolve(nil) }
      awaited.append(
        Awaited(serial: serial, fragment: place, type: "\(Answer.self)", answer: answer.promise) { given in
          answer.resolve(given as? Answer)
          return given == nil || given is Answer
        })
    }
    track(run) {
      if !$0.isDone, !$0.isKept { answer.resolve(nil) }
    } onKeptEnd: {
      if !$0.isDone { answer.resolve(nil) }
    }
    return PendingResult(answer.promise) { [weak self, number = run.number, promise = answer.promise] in
      Task { @MainActor in
        // If the command is waiting for a guard, cancelling it also ends the answer.
        guard let self, !self.cancel(number) else { return }
        self.awaited.removeAll { $0.answer === promise }
        promise.resolve(nil)
      }
    }
  }

  /// Answers for all awaited fragments that are gone: with `nil`, or with the given answer for the frame that it belongs to.
  func resolveAwaited(_ given: (serial: Int, answer: (any Sendable)?)?) {
    let gone = awaited.filter { state.serial(of: $0.fragment) != $0.serial }
    guard !gone.isEmpty else { return }
    awaited.removeAll { each in gone.contains { $0.answer === each.answer } }
    for each in gone {
      let answer = given?.serial == each.serial ? given?.answer : nil
      if !each.deliver(answer), let answer {
        report(.unexpectedAnswer(each.fragment, expected: each.type, given: "\(type(of: answer))"))
      }
    }
  }
}

/// A fragment whose answer is awaited.
struct Awaited<N: Fragment> {
  /// The serial number of the frame, which no other frame ever has.
  let serial: Int
  let fragment: PathFragment<N>

  /// The name of the answer's type.
  let type: String

  /// The identity of the pending answer.
  let answer: AnyObject

  /// Delivers an answer, and returns whether it has the awaited type.
  let deliver: ((any Sendable)?) -> Bool
}

extension NavigationOutcome {
  /// The place that the first segue led to; if the path was replaced first, as when a kept place is restored, the next segue counts.
  fileprivate var firstLanding: PathFragment<N>? {
    let steps = steps
    let start = steps.lastIndex { $0.action == .replaced }.map { $0 + 1 } ?? 0
    for step in steps[start...] {
      switch step.action {
      case .presented(let edge), .returned(let edge), .reselected(let edge): return edge.to
      default: continue
      }
    }
    return nil
  }
}
