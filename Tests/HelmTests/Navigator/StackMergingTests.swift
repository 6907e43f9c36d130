import HelmCore
import Testing

@testable import Helm

/// What a module writes to a stack that it shares with others (lowercase letters are the module's).
@Suite("Stacks that modules share") @MainActor struct StackMergingTests {
  enum Screen: Fragment { case a, b, c, X, Y }

  private func merged(
    _ stack: [Screen], by written: [Screen], leads: @escaping (Screen, Screen) -> Bool = { _, _ in true }
  ) -> [Screen] {
    stack.map { PathFragment($0) }.replacing(by: written.map { PathFragment($0) }) {
      ![.X, .Y].contains($0.fragment)
    } _: {
      leads($0.fragment, $1.fragment)
    }
    .map(\.fragment)
  }

  @Test func othersStayBelowScreensThatStay() {
    #expect(merged([.X, .a, .Y, .b], by: [.a, .b]) == [.X, .a, .Y, .b])
    #expect(merged([.X, .a, .Y, .b], by: [.a]) == [.X, .a])
    #expect(merged([.X, .a, .Y, .b], by: [.c]) == [.c])
    #expect(merged([.a, .Y, .b], by: [.a, .c]) == [.a, .c])
  }

  @Test func othersOnTopStayIfTheLastOfThemLeadsOn() {
    #expect(merged([.a, .X, .Y], by: [.a]) == [.a, .X, .Y])
    #expect(merged([.a, .X, .Y], by: [.a, .b]) { from, to in from == .Y && to == .b } == [.a, .X, .Y, .b])
    #expect(merged([.a, .X, .Y], by: [.a, .b]) { from, _ in from == .X } == [.a, .b])
  }
}
