/// The yes-or-no answers that were given and may change with the whole state, so that only changes are told.
///
/// It holds a bounded number of questions. The oldest is forgotten for a new one; whoever asked it is told then, and asks
/// again if the answer still matters.
struct AnswerBook<N: Fragment> {
  enum Question: Hashable {
    case canPresent(PathFragment<N>)
    case canDismiss
    case canGoBack
  }

  static var capacity: Int { 256 }

  private var answers: [Question: Bool] = [:]

  /// The questions, the oldest first.
  private(set) var questions: [Question] = []

  /// Remembers an answer.
  ///
  /// - Returns: The question that had to be forgotten, if any.
  mutating func remember(_ question: Question, answer: Bool) -> Question? {
    guard answers.updateValue(answer, forKey: question) == nil else { return nil }
    questions.append(question)
    guard questions.count > Self.capacity else { return nil }
    let oldest = questions.removeFirst()
    answers[oldest] = nil
    return oldest
  }

  /// Notes the answer of now.
  ///
  /// - Returns: Whether it was remembered otherwise, and so whoever asked has to be told.
  mutating func change(_ question: Question, to answer: Bool) -> Bool {
    guard let known = answers[question], known != answer else { return false }
    answers[question] = answer
    return true
  }
}
