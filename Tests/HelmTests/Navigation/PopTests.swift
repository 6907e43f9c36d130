import Helm
import Testing

@Suite("Popping to what only autos stand on (semantics.md §4)") struct PopTests {
  @Test func nothingHappens() throws {
    var navigation = try Navigation(.push(.a, .b), Segue(.b => .c, dismissable: true, auto: true))
    try navigation.present(.b)
    #expect(navigation.shown == "c")
    let before = navigation
    #expect(try navigation.perform(.pop(to: .b)).isEmpty)
    #expect(navigation == before)
  }
}
