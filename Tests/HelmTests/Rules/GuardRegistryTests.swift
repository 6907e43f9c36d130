import Testing

@testable import Helm

@Suite("Guard registry") @MainActor struct GuardRegistryTests {
  private final class Token: Sendable {}

  private let edge = PathEdge(from: PathFragment<Letter>(.a), to: PathFragment<Letter>(.b))

  private func taking(
    _ scope: GuardScope<Letter>, _ verdict: @escaping @MainActor () -> SegueVerdict<Letter> = { .allow }
  ) -> MoveGuard<Letter> {
    MoveGuard(scope: .taking(scope), evaluation: .synchronous { _ in verdict() })
  }

  @Test func guardsOfAMoveAreInRegistrationOrder() {
    let registry = GuardRegistry<Letter>()
    let scopes: [GuardScope<Letter>] = [.into(.b), .segue(.a => .b), .outOf(.a), .segue(.a => .c), .into(.b)]
    #expect(scopes.map { registry.add(taking($0)) } == [0, 1, 2, 3, 4])
    let leaving = MoveGuard<Letter>(scope: .leaving([.b]), evaluation: .synchronous { _ in .allow })
    #expect(registry.add(leaving) == 5)
    #expect(registry.guards(of: .taking(edge)) == [0, 1, 2, 4])
    #expect(registry.guards(of: .leaving(PathFragment(.b))) == [5])
    #expect(registry.guards(of: .leaving(PathFragment(.a))) == [])
    #expect(registry.remove(1) != nil)
    #expect(registry.remove(1) == nil)
    #expect(registry.guards(of: .taking(edge)) == [0, 2, 4])
    #expect(registry.add(taking(.into(.b))) == 6)
  }

  @Test func aRemovedGuardRetainsNothing() {
    let session = Session()
    for isQuery in [false, true] {
      let registry = GuardRegistry<Letter>()
      weak var token: Token?
      func begin() -> Int {
        let new = Token()
        token = new
        registry.onDirty = { _ = new }
        let number = registry.add(taking(.into(.b)) { session.isLoggedIn ? .allow : .deny("out") })
        #expect(registry.verdict(of: number, on: .taking(edge), isQuery: isQuery) == .deny("out"))
        registry.onDirty = {}
        return number
      }
      let number = begin()
      #expect(token != nil)
      #expect(registry.observationCount == 1)
      _ = registry.remove(number)
      #expect(token == nil, "is a query: \(isQuery)")
      #expect(registry.observationCount == 0)
    }
  }

  @Test func aGuardWithTooManyObservationsIsEvaluatedAgain() {
    let registry = GuardRegistry<Letter>()
    let session = Session()
    let calls = Locked(0)
    registry.onDirty = { calls.withValue { $0 += 1 } }
    let number = registry.add(taking(.into(.b)) { session.isLoggedIn ? .allow : .deny("out") })
    for count in 1...64 {
      _ = registry.verdict(of: number, on: .taking(edge))
      #expect(registry.observationCount == count)
    }
    #expect(calls.withValue { $0 } == 0)
    _ = registry.verdict(of: number, on: .taking(edge))
    #expect(registry.observationCount == 0)
    #expect(calls.withValue { $0 } == 1)
    #expect(registry.takeDirty() == [number])
    #expect(registry.takeDirty() == [])
    // The observations needed for a path fit, with room to spare.
    registry.setNeededCount(10, of: number)
    for _ in 1...84 { _ = registry.verdict(of: number, on: .taking(edge)) }
    #expect(registry.observationCount == 84)
    _ = registry.verdict(of: number, on: .taking(edge))
    #expect(registry.observationCount == 0)
  }

  @Test func aRepeatedQueryIsObservedOnceUntilItsInputsChange() {
    let registry = GuardRegistry<Letter>()
    let session = Session()
    let number = registry.add(taking(.into(.b)) { session.isLoggedIn ? .allow : .deny("out") })
    for _ in 1...3 { _ = registry.verdict(of: number, on: .taking(edge), isQuery: true) }
    #expect(registry.observationCount == 1)
    session.isLoggedIn = true
    #expect(registry.takeDirty() == [number])
    for _ in 1...3 { _ = registry.verdict(of: number, on: .taking(edge), isQuery: true) }
    #expect(registry.observationCount == 2)
  }

  @Test func dirtyGuardsAreReturnedInOrderWithoutRemovedGuards() {
    let registry = GuardRegistry<Letter>()
    let calls = Locked(0)
    registry.onDirty = { calls.withValue { $0 += 1 } }
    for _ in 0..<12 { _ = registry.add(taking(.into(.b))) }
    registry.makeAllDirty()
    #expect(calls.withValue { $0 } == 1)
    _ = registry.remove(3)
    #expect(registry.takeDirty() == [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11])
    registry.makeAllDirty()
    #expect(calls.withValue { $0 } == 2)
  }

  @Test func isAskingStaysTrueAfterANestedEvaluation() {
    let registry = GuardRegistry<Letter>()
    var states: [Bool] = []
    let inner = registry.add(
      taking(.into(.c)) {
        states.append(registry.isEvaluating)
        return .allow
      })
    let outer = registry.add(
      taking(.into(.b)) {
        states.append(registry.isEvaluating)
        _ = registry.verdict(of: inner, on: .taking(edge))
        states.append(registry.isEvaluating)
        return .allow
      })
    #expect(!registry.isEvaluating)
    _ = registry.verdict(of: outer, on: .taking(edge))
    #expect(states == [true, true, true])
    #expect(!registry.isEvaluating)
  }

  @Test func aMoveIsSlowIfItHasAnAsynchronousGuard() {
    let registry = GuardRegistry<Letter>()
    _ = registry.add(taking(.into(.b)))
    #expect(!registry.isAsynchronous(.taking(edge)))
    let later = registry.add(MoveGuard(scope: .taking(.outOf(.a)), evaluation: .asynchronous { _ in .allow }))
    #expect(registry.isAsynchronous(.taking(edge)))
    #expect(!registry.isAsynchronous(.leaving(PathFragment(.b))))
    #expect(registry.verdict(of: later, on: .taking(edge)) == nil)
    #expect(registry.asyncGuard(for: later) != nil)
    #expect(registry.asyncGuard(for: 0) == nil)
  }
}
