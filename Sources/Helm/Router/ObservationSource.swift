import Observation

/// One thing that can be observed by itself.
///
/// Those who read an answer register with its source, and are told when it changes. A source is an object of its own and
/// no key path into `Helm`, because key paths that name a fragment are slow to make: each read would allocate.
final class ObservationSource: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// What the registrar knows the source by; there is nothing to read.
  private var value: Void { () }

  /// Notes that what this is the source of is being read.
  func access() { registrar.access(self, keyPath: \.value) }

  /// Tells those who have read it.
  func change() {
    registrar.willSet(self, keyPath: \.value)
    registrar.didSet(self, keyPath: \.value)
  }
}

/// The sources for questions that take a parameter, made as they are asked; a bounded number of them.
///
/// When there are too many, the older half is forgotten; whoever asked those questions is told, and asks again if the
/// answer still matters.
///
/// It is an object, so that whoever is told may ask again at once.
final class ObservationBook<Question: Hashable, Answer: Equatable> {
  private struct Entry {
    let source = ObservationSource()
    var answer: Answer
  }

  let capacity: Int
  private var entries: [Question: Entry] = [:]

  /// The questions, the oldest first.
  private(set) var questions: [Question] = []

  init(capacity: Int) { self.capacity = capacity }

  /// Notes that a question is asked, and what the answer is.
  func access(_ question: Question, answer: Answer) {
    if let known = entries[question] {
      if known.answer != answer { entries[question]?.answer = answer }
      return known.source.access()
    }
    var forgotten: [Entry] = []
    if questions.count == capacity {
      forgotten = questions.prefix(capacity / 2).compactMap { entries.removeValue(forKey: $0) }
      questions.removeFirst(capacity / 2)
    }
    let new = Entry(answer: answer)
    entries[question] = new
    questions.append(question)
    new.source.access()
    for entry in forgotten { entry.source.change() }
  }

  /// Notes the answer of now, and tells those who asked if it has changed.
  func update(_ question: Question, answer: Answer) {
    guard let entry = entries[question], entry.answer != answer else { return }
    entries[question]?.answer = answer
    entry.source.change()
  }

  /// Tells those who asked, although the answer is what it was.
  func repeatAnswer(to question: Question) { entries[question]?.source.change() }

  var isEmpty: Bool { entries.isEmpty }
}
