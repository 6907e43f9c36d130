/// Screens that give an answer to the code that presented them.
extension Helm {
  /// Runs a command that presents a fragment, and hands out the fragment's answer.
  func submit<Answer: Sendable>(_ run: HelmRun<N>, for target: PathFragment<N>) -> PendingResult<Answer?> {
    let answer = Promiser<Answer?>(otherwise: nil)
    run.onDone = { [weak self] outcome in
      // After a redirect the command may be resumed later; this is called again then.
      guard let self, !outcome.wasRedirected, !answer.promise.isGiven else { return }
      guard let place = outcome.firstLanding, place.fragment == target.fragment, place.id == target.id,
        let serial = state.serial(of: place)
      else { return answer.give(nil) }
      awaited.append(
        Awaited(serial: serial, fragment: place, type: "\(Answer.self)", answer: answer.promise) { given in
          answer.give(given as? Answer)
          return given == nil || given is Answer
        })
    }
    track(run) {
      if !$0.isDone, !$0.isKept { answer.give(nil) }
    } onKeptEnd: {
      if case .resumed = $0 {} else { answer.give(nil) }
    }
    return PendingResult(answer.promise) { [weak self, number = run.number, promise = answer.promise] in
      Task { @MainActor in
        // A command that waits for a guard ends first, and the answer with it.
        guard let self, !self.cancel(number) else { return }
        self.awaited.removeAll { $0.answer === promise }
        promise.give(nil)
      }
    }
  }

  /// The run that undoes an edge, whose target answers.
  func run(dismissing edge: PathEdge<N>, answering answer: (any Sendable)?) -> HelmRun<N> {
    let run = HelmRun<N>(.dismiss(.edge(edge)))
    run.given = state.serial(of: edge.to).map { ($0, answer) }
    return run
  }

  /// Answers for all awaited fragments that are gone: `nil`, but for the one that a command was given the answer of.
  func answerAwaited(_ given: (serial: Int, answer: (any Sendable)?)?) {
    guard awaited.hasElements else { return }
    let gone = awaited.filter { state.serial(of: $0.fragment) != $0.serial }
    guard !gone.isEmpty else { return }
    awaited.removeAll { each in gone.contains { $0.answer === each.answer } }
    for each in gone {
      let answer = given?.serial == each.serial ? given?.answer : nil
      if !each.give(answer), let answer {
        report(.unexpectedAnswer(each.fragment, expected: each.type, given: "\(type(of: answer))"))
      }
    }
  }
}

/// A fragment that somebody awaits an answer of.
struct Awaited<N: Fragment> {
  /// The frame, told from every other one that there is or was.
  let serial: Int
  let fragment: PathFragment<N>

  /// The name of the answer's type.
  let type: String

  /// What tells this from the others.
  let answer: AnyObject

  /// Answers; returns whether the answer has the awaited type.
  let give: ((any Sendable)?) -> Bool
}

extension NavigationOutcome {
  /// The place that the first segue led to that was taken, in the place that was gone back to before, if that was so.
  fileprivate var firstLanding: PathFragment<N>? {
    let steps = steps
    let start = steps.lastIndex { $0.action == .replaced }.map { $0 + 1 } ?? 0
    for step in steps[start...] {
      switch step.action {
      case .presented(let edge), .returned(let edge), .reselected(let edge): return edge.to
      case .dismissed, .redirected, .replaced: continue
      }
    }
    return nil
  }

  fileprivate var wasRedirected: Bool {
    steps.contains { if case .redirected = $0.action { true } else { false } }
  }
}
