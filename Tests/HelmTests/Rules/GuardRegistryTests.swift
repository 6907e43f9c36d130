import Testing

@testable import Helm

@Suite("The book of guards") @MainActor struct GuardRegistryTests {
  private final class Token: Sendable {}

  private let edge = PathEdge(from: PathFragment<Letter>(.a), to: PathFragment<Letter>(.b))

  private func taking(
    _ scope: GuardScope<Letter>, _ verdict: @escaping @MainActor () -> SegueVerdict<Letter> = { .allow }
  ) -> MoveGuard<Letter> {
    MoveGuard(scope: .taking(scope), answer: .now { _ in verdict() })
  }

  @Test func guardsOfAMoveComeInTheOrderInWhichTheyWereAdded() {
    let book = GuardRegistry<Letter>()
    let scopes: [GuardScope<Letter>] = [.into(.b), .segue(.a => .b), .outOf(.a), .segue(.a => .c), .into(.b)]
    #expect(scopes.map { book.add(taking($0)) } == [0, 1, 2, 3, 4])
    let leaving = MoveGuard<Letter>(scope: .leaving(.leaving(.b)), answer: .now { _ in .allow })
    #expect(book.add(leaving) == 5)
    #expect(book.guards(of: .taking(edge)) == [0, 1, 2, 4])
    #expect(book.guards(of: .leaving(PathFragment(.b))) == [5])
    #expect(book.guards(of: .leaving(PathFragment(.a))) == [])
    #expect(book.remove(1) != nil)
    #expect(book.remove(1) == nil)
    #expect(book.guards(of: .taking(edge)) == [0, 2, 4])
    #expect(book.add(taking(.into(.b))) == 6)
  }

  @Test func whatARemovedGuardHasReadHoldsNothingOfIt() {
    let session = Session()
    for isQuestion in [false, true] {
      let book = GuardRegistry<Letter>()
      weak var token: Token?
      func begin() -> Int {
        let new = Token()
        token = new
        book.onDirty = { _ = new }
        let number = book.add(taking(.into(.b)) { session.isLoggedIn ? .allow : .deny("out") })
        #expect(book.verdict(of: number, on: .taking(edge), isQuestion: isQuestion) == .deny("out"))
        book.onDirty = {}
        return number
      }
      let number = begin()
      #expect(token != nil)
      #expect(book.observationCount == 1)
      _ = book.remove(number)
      #expect(token == nil, "is a question: \(isQuestion)")
      #expect(book.observationCount == 0)
    }
  }

  @Test func aGuardWhoseObservationsAreTooManyIsAskedAgain() {
    let book = GuardRegistry<Letter>()
    let session = Session()
    let calls = Locked(0)
    book.onDirty = { calls.withValue { $0 += 1 } }
    let number = book.add(taking(.into(.b)) { session.isLoggedIn ? .allow : .deny("out") })
    for count in 1...64 {
      _ = book.verdict(of: number, on: .taking(edge))
      #expect(book.observationCount == count)
    }
    #expect(calls.withValue { $0 } == 0)
    _ = book.verdict(of: number, on: .taking(edge))
    #expect(book.observationCount == 0)
    #expect(calls.withValue { $0 } == 1)
    #expect(book.takeDirty() == [number])
    #expect(book.takeDirty() == [])
    // What is needed for a path fits in, with room to spare.
    book.noteNeeded(10, of: number)
    for _ in 1...84 { _ = book.verdict(of: number, on: .taking(edge)) }
    #expect(book.observationCount == 84)
    _ = book.verdict(of: number, on: .taking(edge))
    #expect(book.observationCount == 0)
  }

  @Test func theSameQuestionIsObservedOnceUntilWhatWasReadChanges() {
    let book = GuardRegistry<Letter>()
    let session = Session()
    let number = book.add(taking(.into(.b)) { session.isLoggedIn ? .allow : .deny("out") })
    for _ in 1...3 { _ = book.verdict(of: number, on: .taking(edge), isQuestion: true) }
    #expect(book.observationCount == 1)
    session.isLoggedIn = true
    #expect(book.takeDirty() == [number])
    for _ in 1...3 { _ = book.verdict(of: number, on: .taking(edge), isQuestion: true) }
    #expect(book.observationCount == 2)
  }

  @Test func dirtyGuardsAreTakenInOrderWithoutThoseThatAreGone() {
    let book = GuardRegistry<Letter>()
    let calls = Locked(0)
    book.onDirty = { calls.withValue { $0 += 1 } }
    for _ in 0..<12 { _ = book.add(taking(.into(.b))) }
    book.makeAllDirty()
    #expect(calls.withValue { $0 } == 1)
    _ = book.remove(3)
    #expect(book.takeDirty() == [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11])
    book.makeAllDirty()
    #expect(calls.withValue { $0 } == 2)
  }

  @Test func whoAsksInAQuestionIsStillAsking() {
    let book = GuardRegistry<Letter>()
    var states: [Bool] = []
    let inner = book.add(
      taking(.into(.c)) {
        states.append(book.isAsking)
        return .allow
      })
    let outer = book.add(
      taking(.into(.b)) {
        states.append(book.isAsking)
        _ = book.verdict(of: inner, on: .taking(edge))
        states.append(book.isAsking)
        return .allow
      })
    #expect(!book.isAsking)
    _ = book.verdict(of: outer, on: .taking(edge))
    #expect(states == [true, true, true])
    #expect(!book.isAsking)
  }

  @Test func onlyAsynchronousGuardsMakeAMoveSlow() {
    let book = GuardRegistry<Letter>()
    _ = book.add(taking(.into(.b)))
    #expect(!book.isSlow(.taking(edge)))
    let later = book.add(MoveGuard(scope: .taking(.outOf(.a)), answer: .later { _ in .allow }))
    #expect(book.isSlow(.taking(edge)))
    #expect(!book.isSlow(.leaving(PathFragment(.b))))
    #expect(book.verdict(of: later, on: .taking(edge)) == nil)
    #expect(book.question(for: later) != nil)
    #expect(book.question(for: 0) == nil)
  }
}
