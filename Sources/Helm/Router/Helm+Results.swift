/// Screens that answer whoever presented them.
extension Helm {
  /// Presents a fragment and waits for its answer.
  ///
  /// ```swift
  /// let draft: Draft? = await helm.present(.compose, awaiting: Draft.self)
  /// ```
  ///
  /// The fragment answers by `dismiss(returning:)`. If it goes any other way, by a swipe, `back()`, a redirect or a
  /// replace, the answer is `nil`. It is also `nil` if the fragment couldn't be presented or the task is cancelled. If
  /// a guard redirects and keeps the command, this waits until the command has been resumed or dropped.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - awaiting: The type of the answer.
  /// - Returns: The answer, exactly once.
  /// - Complexity: As the command, for each time that its guards have answered.
  public func present<Answer: Sendable>(
    _ fragment: N, id: (any FragmentID)? = nil, awaiting: Answer.Type
  ) async -> Answer? {
    let run = HelmRun<N>(.present(fragment, id: id?.canonicalText), id: id)
    return isCancelled(run) ? nil : await submit(run, for: fragment, id: id).value
  }

  /// Presents a fragment, and hands out its answer, to be awaited by whoever doesn't hold this object.
  ///
  /// ```swift
  /// let answer = helm.present(.compose, expecting: Draft.self)
  /// Task {
  ///   if let draft = await answer.value { drafts.append(draft) }
  /// }
  /// ```
  ///
  /// The fragment is presented before this returns, unless a guard takes a while to answer. The answer is the one that
  /// `present(_:id:awaiting:)` returns, which holds this object while it is awaited. If this object goes first, the answer is
  /// `nil`.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - expecting: The type of the answer.
  /// - Returns: What gives the answer.
  /// - Complexity: As the command, for each time that its guards have answered.
  public func present<Answer: Sendable>(
    _ fragment: N, id: (any FragmentID)? = nil, expecting: Answer.Type
  ) -> Pending<Answer?> {
    submit(HelmRun<N>(.present(fragment, id: id?.canonicalText), id: id), for: fragment, id: id)
  }

  /// Runs a command that presents a fragment, and hands out the fragment's answer.
  private func submit<Answer: Sendable>(
    _ run: HelmRun<N>, for fragment: N, id: (any FragmentID)?
  ) -> Pending<Answer?> {
    let target = PathFragment(fragment, id: id)
    let answer = Promiser<Answer?>(otherwise: nil)
    run.onDone = { [weak self] outcome in
      // After a redirect the command may be resumed later; this is called again then.
      guard let self, !outcome.wasRedirected, !answer.promise.isGiven else { return }
      guard let place = outcome.firstLanding, place.fragment == fragment, place.id == target.id,
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
    return Pending(answer.promise) { [weak self, number = run.number, promise = answer.promise] in
      Task { @MainActor in
        // A command that waits for a guard ends first, and the answer with it.
        guard let self, !self.cancel(number) else { return }
        self.awaited.removeAll { $0.answer === promise }
        promise.give(nil)
      }
    }
  }

  /// Dismisses the topmost fragment whose answer is awaited, and answers.
  ///
  /// If no answer is awaited, this is `dismiss()`, and the answer is ignored. An error is reported to ``errors``:
  /// `segueNotDismissable`, or `unexpectedAnswer` for an answer of the wrong type, for which `nil` is given instead.
  ///
  /// - Parameter answer: The answer; `nil` is one too.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func dismiss(returning answer: (some Sendable)?) {
    flushGuards(resumingAll: false)
    let serials = Set(awaited.map(\.serial))
    guard let edge = state.topmostEdge(ofSerials: serials) else { return dismiss() }
    let run = HelmRun<N>(.navigate(.dismiss(pathEdge: edge)))
    run.given = state.serial(of: edge.to).map { ($0, answer.map { $0 as any Sendable }) }
    start(run)
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
