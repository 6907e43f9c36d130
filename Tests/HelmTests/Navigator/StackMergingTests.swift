import Testing

@testable import Helm

/// A module only sees its own screens of a stack; writing it keeps the others.
@Suite("Merging of stacks that modules write") struct StackMergingTests {
  /// Vowels are foreign to the module.
  private func merged(
    _ stack: [Letter], by written: [Letter], leads: @escaping (Letter, Letter) -> Bool = { _, _ in true }
  ) -> [Letter] {
    stack.map { PathFragment($0) }.replacing(
      by: written.map { PathFragment($0) }, where: { ![.a, .e, .i].contains($0.fragment) }
    ) { leads($0.fragment, $1.fragment) }.map(\.fragment)
  }

  @Test func aPushKeepsTheScreensBelow() {
    #expect(merged([.b, .a, .c], by: [.b, .c, .d]) == [.b, .a, .c, .d])
    #expect(merged([.a, .b], by: [.b, .c]) == [.a, .b, .c])
  }

  @Test func aPushGoesOnTopIfTheTopHasASegue() {
    #expect(merged([.b, .a], by: [.b, .c]) == [.b, .a, .c])
    #expect(merged([.b, .a], by: [.b, .c], leads: { _, _ in false }) == [.b, .c])
    #expect(merged([.b, .a, .e], by: [.b, .c], leads: { $0 == .e && $1 == .c }) == [.b, .a, .e, .c])
    #expect(merged([.b, .a, .e], by: [.b, .c], leads: { from, _ in from == .a }) == [.b, .c])
  }

  @Test func aPopRemovesTheScreensAboveToo() {
    #expect(merged([.b, .a, .c, .e], by: [.b]) == [.b])
    #expect(merged([.a, .b, .c], by: []) == [])
    #expect(merged([.b, .c, .d], by: [.b, .d]) == [.b, .d])
  }

  @Test func anUnchangedStackStaysUnchanged() {
    #expect(merged([.b, .a, .c, .e], by: [.b, .c]) == [.b, .a, .c, .e])
    #expect(merged([], by: [.b]) == [.b])
  }
}
