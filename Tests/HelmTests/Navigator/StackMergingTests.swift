import Testing

@testable import Helm

/// A module only sees its own screens of a stack; writing it keeps the others.
@Suite("Merging of stacks that modules write") struct StackMergingTests {
  /// Vowels are foreign to the module.
  private func merged(_ stack: [Letter], by written: [Letter], leads: Bool = true) -> [Letter] {
    stack.map { PathFragment($0) }.replacing(
      by: written.map { PathFragment($0) }, where: { ![.a, .e, .i].contains($0.fragment) }
    ) { _, _ in leads }.map(\.fragment)
  }

  @Test func aPushKeepsTheScreensBelow() {
    #expect(merged([.b, .a, .c], by: [.b, .c, .d]) == [.b, .a, .c, .d])
    #expect(merged([.a, .b], by: [.b, .c]) == [.a, .b, .c])
  }

  @Test func aPushGoesOnTopIfTheTopHasASegue() {
    #expect(merged([.b, .a], by: [.b, .c]) == [.b, .a, .c])
    #expect(merged([.b, .a], by: [.b, .c], leads: false) == [.b, .c])
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
