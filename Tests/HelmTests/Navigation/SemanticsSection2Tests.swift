import Helm
import Testing

@Suite("The state is a path (Semantics.md §2)")
struct SemanticsSection2Tests {
  @Test func theEntryIsTheRootWithoutID() throws {
    let navigation = try Navigation(.push(.a, .b))
    #expect(navigation.path == [])
    #expect(navigation.presentedFragments == [.at(.a)])
  }

  @Test func everyEdgePresentsItsTarget() throws {
    let path: HelmPath<Letter> = [.a => .b, PathEdge(.b => .c, targetID: 5)]
    let navigation = try Navigation(.tab(.a, .b), .tab(.b, .c), path: path)
    #expect(navigation.path == path)
    #expect(navigation.presentedFragments == [.at(.a), .at(.b), .at(.c, "5")])
  }

  @Test func idsAreComparedByTheirCanonicalText() throws {
    var navigation = try Navigation(.tab(.a, .b))
    try navigation.present(.b, id: 5)
    #expect(navigation.isPresented(.b, id: "5"))
    #expect(!navigation.isPresented(.b))
    #expect(navigation.isPresented(.b, id: .any))
  }

  @Test func aPushedFragmentReplacesItsSourceOnScreen() throws {
    var navigation = try Navigation(.push(.a, .b), .push(.b, .c))
    try navigation.present(.b)
    try navigation.present(.c)
    #expect(navigation.shown == "c")
  }

  @Test func onlyTheLatestContentChildIsVisible() throws {
    var navigation = try Navigation(.tab(.a, .b), .tab(.a, .c), .tab(.b, .d))
    try navigation.present([.a => .b, .b => .d])
    try navigation.present(.c)
    #expect(navigation.shown == "a c")
    #expect(navigation.path == [.a => .b, .b => .d, .a => .c])
  }

  @Test func overlaysAreAllVisibleInPathOrder() throws {
    var navigation = try Navigation(.overlay(.a, .b), .overlay(.a, .c), .tab(.a, .d))
    try navigation.present([.a => .c, .a => .b])
    try navigation.present(.d)
    #expect(navigation.shown == "a d c b")
  }

  @Test func contentIsBelowOverlaysAndOverlaysBelowModals() throws {
    var navigation = try Navigation(.sheet(.a, .b), .overlay(.a, .c), .tab(.a, .d), .tab(.c, .e))
    try navigation.present([.a => .b, .a => .c, .c => .e, .a => .d])
    #expect(navigation.shown == "a d c e b")
    #expect(navigation.topmostFragment == .at(.b))
  }

  @Test func modalsAreOnTopInPathOrderWhateverTheirHolder() throws {
    var navigation = try Navigation(
      .tab(.a, .b), .sheet(.b, .c), .overlay(.a, .d), .sheet(.d, .e), .sheet(.a, .f), .overlay(.a, .g))
    try navigation.present([.a => .f, .a => .b, .b => .c, .a => .d, .d => .e, .a => .g])
    #expect(navigation.shown == "a b d g f c e")
  }

  @Test func aFragmentCanBePresentedInSeveralPlaces() throws {
    var navigation = try Navigation(.tab(.a, .b), .overlay(.a, .c), .tab(.b, .d), .tab(.c, .d))
    try navigation.present([.a => .b, .b => .d, .a => .c, .c => .d])
    #expect(navigation.shown == "a b d c d:1")
    #expect(navigation.path == [.a => .b, .b => .d, .a => .c, .c => Letter.d.again(1)])
  }

  @Test func occurrencesAreTheSmallestFreeNumbersAndStayWithTheirFrames() throws {
    var navigation = try Navigation(.push(.a, .b), .push(.b, .c), .push(.c, .b))
    for fragment in [Letter.b, .c, .b, .c, .b] { try navigation.present(fragment) }
    let (b, c) = (Letter.b.again(1), Letter.c.again(1))
    #expect(navigation.hasPath([.a => .b, .b => .c, .c => b, b => c, c => Letter.b.again(2)]))
    var tabs = try Navigation(.tab(.a, .b), .tab(.a, .c), .overlay(.b, .e), .overlay(.c, .e), .overlay(.a, .e))
    try tabs.present([.a => .b, .b => .e, .a => .c, .c => .e])
    #expect(tabs.path == [.a => .b, .b => .e, .a => .c, .c => Letter.e.again(1)])
    try tabs.present(.b)
    try tabs.dismiss(.e)
    #expect(tabs.path == [.a => .c, .c => Letter.e.again(1), .a => .b])
    try tabs.perform(.present(.edge(.a => .e)))
    #expect(tabs.path == [.a => .c, .c => Letter.e.again(1), .a => .b, .a => .e])
  }
}
