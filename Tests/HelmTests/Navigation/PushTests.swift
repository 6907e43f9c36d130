import Helm
import Testing

@Suite("Dismissable pushes and others (Semantics.md §3)") struct PushTests {
  /// From `c`, a push leads back to its ancestor `b`.
  private func onTop(dismissable: Bool) throws -> Navigation<Letter> {
    var navigation = try Navigation(
      .push(.a, .b), .push(.b, .c), Segue(.c => .b, dismissable: dismissable, presentation: .push))
    try navigation.present([.a => .b, .b => .c])
    return navigation
  }

  @Test func aDismissablePushAlwaysAddsAFragment() throws {
    var navigation = try onTop(dismissable: true)
    try navigation.present(.b)
    #expect(navigation.path == [.a => .b, .b => .c, .c => Letter.b.again(1)])
  }

  @Test func aPushThatIsNotDismissableReturns() throws {
    var navigation = try onTop(dismissable: false)
    let outcome = try navigation.present(.b)
    #expect(navigation.path == [.a => .b])
    #expect(outcome.steps.map(\.action) == [.returned(.c => .b)])
  }
}
