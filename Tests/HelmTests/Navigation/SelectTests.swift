import Helm
import Testing

@Suite("Selecting (Semantics.md §4)") struct SelectTests {
  private func tabs() throws -> Navigation<Letter> {
    try Navigation(.tab(.a, .b), .tab(.a, .c), .push(.b, .d), .push(.c, .d), .sheet(.a, .e))
  }

  @Test func selectBringsATabToTheFrontWithItsStack() throws {
    var navigation = try tabs()
    try navigation.present([.a => .b, .b => .d, .a => .c])
    let outcome = try navigation.select(.b)
    #expect(navigation.shown == "a d")
    #expect(outcome.steps.map(\.action) == [.reselected(.a => .b)])
    #expect(try navigation.select(.b).isEmpty)
    #expect(navigation.shown == "a d")
    // A present pops it.
    try navigation.present(.b)
    #expect(navigation.shown == "a b")
  }

  @Test func selectPresentsAFragmentThatIsNotHeld() throws {
    var navigation = try tabs()
    try navigation.select(.b)
    #expect(navigation.shown == "a b")
    try navigation.select(.d, id: 5)
    #expect(navigation.shown == "a d5")
    #expect(throws: HelmError<Letter>.self) { try navigation.select(.d, id: 6) }
    #expect(navigation.shown == "a d5")
    try navigation.select(.e)
    #expect(navigation.shown == "a d5 e")
  }

  @Test func selectWithAnotherIDPresentsTheFragmentAgain() throws {
    var navigation = try tabs()
    try navigation.select(.b, id: 1)
    try navigation.present(.d)
    #expect(try navigation.select(.b, id: 1).isEmpty)
    try navigation.select(.b, id: 2)
    #expect(navigation.shown == "a b2")
  }

  @Test func canSelectIsTrueIfSelectWouldChangeAnything() throws {
    var navigation = try tabs()
    #expect(navigation.can(.select(.b)))
    #expect(!navigation.can(.select(.d)))
    try navigation.select(.b)
    #expect(!navigation.can(.select(.b)))
    #expect(navigation.can(.select(.c)))
  }
}
