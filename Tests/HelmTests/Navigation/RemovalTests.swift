import Helm
import Testing

@Suite("What a removal restores and what it keeps (Semantics.md §2 to §4)")
struct RemovalTests {
  @Test(arguments: [Segue<Letter>.tab(.a, .b), .overlay(.a, .b), .cover(.a, .b)])
  func anotherIDReplacesTheHeldChildInEveryLayer(segue: Segue<Letter>) throws {
    var navigation = try Navigation(segue)
    try navigation.present(.b, id: 1)
    try navigation.present(.b, id: 2)
    #expect(navigation.path == [.a => Letter.b.id(2)])
  }

  @Test func reselectingATabHidesAnotherTabThatPushed() throws {
    var navigation = try Navigation(.tab(.a, .b), .tab(.a, .c), .push(.c, .d))
    try navigation.present([.a => .b, .a => .c, .c => .d])
    try navigation.present(.b)
    #expect(navigation.shown == "a b")
    #expect(!navigation.isPresented(.d))
    try navigation.present(.c)
    #expect(navigation.shown == "a d")
  }

  @Test func dismissRestoresAllThatWasLeftBehind() throws {
    var navigation = try Navigation(
      .tab(.a, .b), .push(.b, .c), Segue(.c => .d, leaving: .a), .overlay(.a, .e))
    try navigation.present([.a => .b, .a => .e, .b => .c, .c => .d])
    #expect(navigation.shown == "d")
    try navigation.perform(.dismiss(.edge(.b => .c)))
    #expect(navigation.shown == "a b e")
  }

  @Test func removingAHiddenTabChangesNothingVisible() throws {
    var navigation = try Navigation(
      Segue(.a => .b, style: .hold, dismissable: true, presentation: .inline), .tab(.a, .c))
    try navigation.present([.a => .b, .a => .c])
    let outcome = try navigation.perform(.dismiss(.edge(.a => .b)))
    #expect(navigation.shown == "a c")
    #expect(outcome.appeared == [])
    #expect(outcome.disappeared == [])
  }

  @Test func dismissingATabRestoresTheTabBehindIt() throws {
    var navigation = try Navigation(
      .tab(.a, .b), .push(.b, .d), Segue(.a => .c, style: .hold, dismissable: true, presentation: .inline))
    try navigation.present([.a => .b, .b => .d, .a => .c])
    try navigation.dismiss()
    #expect(navigation.shown == "a d")
  }

  @Test func undoRestoresTheOrderOfMovedAndRemovedFragments() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.b, .d), .tab(.a, .c))
    try navigation.present([.a => .b, .b => .d, .a => .c])
    let before = navigation
    let change = try navigation.perform(.sequence([.select(.b), .dismiss(.d)])).pathChange
    let after = navigation
    #expect(navigation.path == [.a => .c, .a => .b])
    let back = try navigation.travel(undoing: change)
    #expect(navigation == before)
    #expect(back.appeared == [.at(.c)])
    #expect(back.disappeared == [.at(.b)])
    _ = try navigation.travel(undoing: change.inverse)
    #expect(navigation == after)
  }

  @Test func anOverlayIsAboveTheContentOfTheOverlayBeforeIt() throws {
    var navigation = try Navigation(.overlay(.a, .b), .tab(.b, .d), .overlay(.a, .c), .sheet(.a, .e), .tab(.e, .f))
    try navigation.present([.a => .e, .e => .f, .a => .b, .b => .d, .a => .c])
    #expect(navigation.shown == "a b d c e f")
    try navigation.replace(path: [.a => .b, .b => .d, .a => .c])
    #expect(navigation.shown == "a b d c")
  }

  @Test func replaceFailsIfASourceIsOnThePathButNotPresented() throws {
    var navigation = try Navigation(.push(.a, .b), .tab(.a, .c))
    #expect(
      throws: HelmError<Letter>.sourceNotPresented(.at(.a), to: .at(.c), index: 1, presented: [.at(.b)])
    ) {
      try navigation.replace(path: [.a => .b, .a => .c])
    }
  }

  @Test func aFailedFlowRestoresWhatItRemoved() throws {
    var navigation = try Navigation(.sheet(.a, .b), .push(.b, .c), .sheet(.a, .d), .push(.e, .f), .push(.d, .e))
    try navigation.present([.a => .b, .b => .c])
    let before = navigation
    #expect(throws: HelmError<Letter>.self) { try navigation.present([.a => .d, .e => .f]) }
    #expect(navigation == before)
    #expect(navigation.shown == "a c")
  }
}
