import Observation

/// One thing that can be observed by itself.
///
/// Those who read an answer register with its source, and are told when it changes. A source is an object of its own and
/// no key path into `Helm`, because key paths that name a fragment are slow to make: each read would allocate.
@MainActor
package final class ObservationSource: Observable {
  private let registrar = ObservationRegistrar()

  /// Whether it was ever read; until then there is nobody to tell.
  private var isRead = false

  package nonisolated init() {}

  /// What the registrar knows the source by; there is nothing to read.
  private var value: Void { () }

  /// Notes that what this stands for is being read.
  package func access() {
    isRead = true
    registrar.access(self, keyPath: \.value)
  }

  /// Tells those who have read it.
  package func change() {
    guard isRead else { return }
    registrar.willSet(self, keyPath: \.value)
    registrar.didSet(self, keyPath: \.value)
  }
}

/// The sources for questions that take a parameter, made when they are first asked; their number is bounded.
///
/// Asking never tells anybody anything: views that all ask in one evaluation have to come to rest. If there are too
/// many questions, the rest share one source. At the next change all readers are told and forgotten, and those that
/// still care ask again. If as many questions are asked again at once, they were not leftovers, and the limit doubles.
///
/// It is an object, so that an observer may ask again as soon as it is told.
@MainActor
final class ObservationBook<Question: Hashable, Answer: Equatable> {
  private struct Entry {
    let source = ObservationSource()
    var answer: Answer
  }

  /// The number of questions that have a source of their own.
  private(set) var capacity: Int
  private let maximum: Int
  private var entries: [Question: Entry] = [:]

  /// The questions with a source of their own, the oldest first.
  private(set) var questions: [Question] = []

  /// The source of all others.
  private let others = ObservationSource()
  private var hasOthers = false

  /// Whether all was forgotten at the last change.
  private var isFresh = false

  init(capacity: Int) {
    self.capacity = capacity
    maximum = capacity * 64
  }

  /// Notes that a question is asked, and what the answer is.
  func access(_ question: Question, answer: Answer) {
    if let known = entries[question] {
      if known.answer != answer { entries[question]?.answer = answer }
      known.source.access()
    } else if questions.count < capacity {
      let new = Entry(answer: answer)
      entries[question] = new
      questions.append(question)
      new.source.access()
    } else {
      hasOthers = true
      others.access()
    }
  }

  /// The answer that a question had when it was asked last, or at the latest change since.
  func answer(to question: Question) -> Answer? { entries[question]?.answer }

  /// Notes the answer of now, and tells those who asked if it has changed.
  func update(_ question: Question, answer: Answer) {
    guard let entry = entries[question], entry.answer != answer else { return }
    entries[question]?.answer = answer
    entry.source.change()
  }

  /// The answer that was given since the last change, if any; reading it observes the next one.
  func known(_ question: Question) -> Answer? {
    guard let known = entries[question] else { return nil }
    known.source.access()
    return known.answer
  }

  /// Tells all who asked, and forgets them: each answer may be another one now.
  func expire() {
    guard !isEmpty else { return }
    forgetAll()
    isFresh = false
  }

  /// Makes room after a change, if there were too many questions: tells all who asked, and forgets them.
  func makeRoom() {
    if hasOthers { forgetAll() } else { isFresh = false }
  }

  private func forgetAll() {
    if isFresh { capacity = min(capacity * 2, maximum) }
    let forgotten = questions.compactMap { entries[$0] }
    entries = [:]
    questions = []
    hasOthers = false
    isFresh = true
    for entry in forgotten { entry.source.change() }
    others.change()
  }

  /// Tells those who asked, although the answer is what it was.
  func repeatAnswer(to question: Question) { (entries[question]?.source ?? others).change() }

  var isEmpty: Bool { entries.isEmpty && !hasOthers }
}
