/// Screens that answer whoever presented them.
extension Helm {
  /// Presents a fragment and waits for its answer.
  ///
  /// ```swift
  /// let draft: Draft? = await helm.present(.compose, awaiting: Draft.self)
  /// ```
  ///
  /// The fragment answers by `dismiss(returning:)`. However else it goes, by a swipe, by `back()`, by a redirect or a
  /// replace, the answer is `nil`, and so it is when it could not be presented or the waiting task is cancelled.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - awaiting: The type of the answer.
  /// - Returns: The answer, exactly once.
  public func present<Answer: Sendable>(
    _ fragment: N, id: (any FragmentID)? = nil, awaiting: Answer.Type
  ) async -> Answer? {
    let target = PathFragment(fragment, id: id)
    var serial: Int?
    _ = await run(.present(fragment, id: target.id)) { _ in serial = machine.serial(of: target) }
    guard let serial, machine.serial(of: target) == serial else { return nil }
    let number = nextAwaited
    nextAwaited += 1
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        awaited.append(
          Awaited(number: number, serial: serial, fragment: target, type: "\(Answer.self)") { answer in
            continuation.resume(returning: answer as? Answer)
            return answer == nil || answer is Answer
          })
      }
    } onCancel: {
      Task { @MainActor in self.giveUp(number) }
    }
  }

  /// Dismisses the topmost fragment that somebody awaits an answer of, and answers.
  ///
  /// Where nobody awaits anything this is `dismiss()`, and the answer goes nowhere. An error is reported to ``errors``:
  /// `segueNotDismissable`, or `unexpectedAnswer` for an answer of another type, which is given as `nil`.
  ///
  /// - Parameter answer: The answer; `nil` is one too.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  public func dismiss(returning answer: (some Sendable)?) {
    flushGuards()
    let serials = Set(awaited.map(\.serial))
    guard let edge = machine.topmostEdge(ofSerials: serials) else { return dismiss() }
    let serial = machine.serial(of: edge.to)
    given = serial.map { ($0, answer.map { $0 as any Sendable }) }
    start(.navigate(.dismiss(pathEdge: edge)))
    given = nil
  }

  /// Answers for all awaited fragments that are gone.
  func answerAwaited() {
    guard !awaited.isEmpty else { return }
    let gone = awaited.filter { machine.serial(of: $0.fragment) != $0.serial }
    guard !gone.isEmpty else { return }
    let numbers = Set(gone.map(\.number))
    awaited.removeAll { numbers.contains($0.number) }
    for each in gone {
      let answer = given?.serial == each.serial ? given?.answer : nil
      if !each.resume(answer), let answer {
        report(.unexpectedAnswer(each.fragment, expected: each.type, given: "\(type(of: answer))"))
      }
    }
  }

  private func giveUp(_ number: Int) {
    guard let index = awaited.firstIndex(where: { $0.number == number }) else { return }
    _ = awaited.remove(at: index).resume(nil)
  }
}

/// A fragment that somebody awaits an answer of.
struct Awaited<N: Fragment> {
  let number: Int

  /// The frame, told from every other one that there is or was.
  let serial: Int
  let fragment: PathFragment<N>

  /// The name of the answer's type.
  let type: String

  /// Answers; returns whether the answer has the awaited type.
  let resume: ((any Sendable)?) -> Bool
}

extension Navigation {
  /// The edge of the first frame with one of some serials, on the way down from the topmost one.
  func topmostEdge(ofSerials serials: Set<Int>) -> PathEdge<N>? {
    guard !serials.isEmpty else { return nil }
    return firstOnTheWayDown { $0 != table.root && serials.contains(table[$0].serial) }.map(pathEdge(into:))
  }
}
