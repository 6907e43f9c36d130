/// The answers that were given and that no single fragment tells the change of, so that only changes are told.
///
/// It holds a bounded number of questions. The oldest is forgotten for a new one; whoever asked it is told then, and asks
/// again if the answer still matters.
struct AnswerBook<N: Fragment> {
  enum Question: Hashable {
    case canPresent(PathFragment<N>)
    case canDismiss
    case canGoBack
    case canGoBackFrom(PathFragment<N>)
    case shown(PathFragment<N>)
    case shownWithAnyID(N)
    case pickShown([N])
    case stack(N)
    case place(PathFragment<N>)
    case content(PathFragment<N>)
    case overlays(PathFragment<N>)
    case modal(PathFragment<N>)
  }

  /// Far more than a screen full of rows asks at once, so that rows do not push each other out.
  static var capacity: Int { 4096 }

  private var answers: [Question: AnyHashable] = [:]

  /// The questions, the oldest first.
  private(set) var questions: [Question] = []

  /// Remembers an answer.
  ///
  /// - Returns: The question that had to be forgotten, if any.
  mutating func remember(_ question: Question, answer: AnyHashable) -> Question? {
    guard answers.updateValue(answer, forKey: question) == nil else { return nil }
    questions.append(question)
    guard questions.count > Self.capacity else { return nil }
    let oldest = questions.removeFirst()
    answers[oldest] = nil
    return oldest
  }

  /// Asks all questions again and forgets those with another answer now: whoever asked them is told, and asks again.
  ///
  /// - Returns: The questions that were forgotten.
  mutating func forgetChanged(_ answer: (Question) -> AnyHashable) -> [Question] {
    let changed = questions.filter { answers[$0] != answer($0) }
    guard !changed.isEmpty else { return [] }
    for question in changed { answers[question] = nil }
    questions.removeAll { answers[$0] == nil }
    return changed
  }
}
