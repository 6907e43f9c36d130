import Helm
import Testing

@Suite("Commands that go forward (Semantics.md §4)")
struct SemanticsSection4PresentTests {
  @Test func presentSearchesForASourceFromTheTop() throws {
    var navigation = try Navigation(.tab(.a, .b), .overlay(.a, .c), .sheet(.b, .c))
    try navigation.present(.b)
    try navigation.present(.c, id: 1)
    #expect(navigation.path == [.a => .b, .b => Letter.c.id(1)])
  }

  @Test func presentWithoutASegueFailsWithTheSearchedFragments() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.c, .d), .push(.b, .c))
    try navigation.present(.b)
    #expect(
      throws: HelmError<Letter>.missingSegueToFragment(
        .at(.d, "7"), searched: [.at(.b), .at(.a)], hint: .segues([.c => .d]))
    ) {
      try navigation.present(.d, id: 7)
    }
  }

  @Test func presentingAPresentedFragmentWithAnotherIDRetargetsIt() throws {
    var navigation = try Navigation(.push(.a, .b), .tab(.b, .c))
    try navigation.present(.b, id: 1)
    try navigation.present(.c)
    let outcome = try navigation.present(.b, id: 2)
    #expect(navigation.path == [.a => Letter.b.id(2)])
    #expect(outcome.appeared == [.at(.b, "2")])
    #expect(Set(outcome.disappeared) == [.at(.b, "1"), .at(.c)])
  }

  @Test func presentingAFragmentWithTheSameIDFails() throws {
    var navigation = try Navigation(.push(.a, .b))
    try navigation.present(.b, id: 1)
    #expect(throws: HelmError<Letter>.self) { try navigation.present(.b, id: 1) }
    #expect(navigation.path == [.a => Letter.b.id(1)])
  }

  @Test func theRootIsNeverRetargeted() throws {
    var navigation = try Navigation(.push(.a, .b))
    #expect(
      throws: HelmError<Letter>.missingSegueToFragment(.at(.a, "1"), searched: [.at(.a)], hint: nil)
    ) {
      try navigation.present(.a, id: 1)
    }
  }

  @Test func presentByTagTakesTheOnlySegueWithTheTag() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.b, .c).with(tag: Mark.red), .tab(.a, .d).with(tag: Mark.red))
    try navigation.present(.b)
    try navigation.present(tag: Mark.red, id: 3)
    #expect(navigation.shown == "a c3")
    try navigation.present(tag: Mark.red, id: 4)
    #expect(navigation.shown == "a d4")
  }

  @Test func presentByTagWithAnotherIDRetargets() throws {
    var navigation = try Navigation(.push(.a, .b).with(tag: Mark.red))
    try navigation.present(tag: Mark.red, id: 1)
    try navigation.present(tag: Mark.red, id: 2)
    #expect(navigation.path == [.a => Letter.b.id(2)])
  }

  @Test func presentByTagFailsIfTheTagIsAmbiguousOrMissing() throws {
    var navigation = try Navigation(
      .push(.a, .c).with(tag: Mark.red), .push(.a, .b).with(tag: Mark.red), .push(.b, .c).with(tag: Mark.green))
    #expect(throws: HelmError<Letter>.ambiguousTag(AnySegueTag(Mark.red), [.a => .c, .a => .b])) {
      try navigation.present(tag: Mark.red)
    }
    #expect(
      throws: HelmError<Letter>.missingTaggedSegue(
        AnySegueTag(Mark.green), searched: [.at(.a)], hint: .segues([.b => .c]))
    ) {
      try navigation.present(tag: Mark.green)
    }
    #expect(
      throws: HelmError<Letter>.missingTaggedSegue(AnySegueTag(Mark.blue), searched: [.at(.a)], hint: .unknown)
    ) {
      try navigation.present(tag: Mark.blue)
    }
  }

  @Test func aFlowIsPresentedEntirelyOrNotAtAll() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.b, .c), .push(.c, .d))
    #expect(throws: HelmError<Letter>.missingSegueForEdge(.b => .d, index: 1, hint: .segues([.b => .c]))) {
      try navigation.present([.a => .b, .b => .d])
    }
    #expect(throws: HelmError<Letter>.self) { try navigation.present([.a => .b, .c => .d]) }
    #expect(navigation.path == [])
    try navigation.present([.a => .b, .b => .c, .c => .d])
    #expect(navigation.path == [.a => .b, .b => .c, .c => .d])
  }

  @Test func forwardTakesTheOnlySegueOrFails() throws {
    var navigation = try Navigation(.push(.a, .b), .push(.b, .c), .push(.b, .d))
    try navigation.forward(id: 9)
    #expect(navigation.shown == "b9")
    #expect(throws: HelmError<Letter>.ambiguousForwardFromFragment(.at(.b, "9"), [.b => .c, .b => .d])) {
      try navigation.forward()
    }
    try navigation.present(.c)
    #expect(throws: HelmError<Letter>.missingForwardFromFragment(.at(.c))) { try navigation.forward() }
  }

  @Test func autosFollowOneAnotherWithoutIDs() throws {
    var navigation = try Navigation(.push(.a, .b), .tab(.b, .c).with(auto: true), .push(.c, .d).with(auto: true))
    try navigation.present(.b, id: 7)
    #expect(navigation.path == [.a => Letter.b.id(7), Letter.b.id(7) => .c, .c => .d])
    #expect(navigation.shown == "b7 d")
  }

  @Test func autosOnlyFireIfNoContentIsPresented() throws {
    var navigation = try Navigation(.tab(.a, .b), .tab(.b, .c).with(auto: true), .tab(.b, .d))
    try navigation.present(.b)
    #expect(navigation.shown == "a b c")
    // Self segues land on their source, which has content first and then none.
    var looped = try Navigation(.tab(.a, .b).with(auto: true), .tab(.a, .c), .swap(.a, .a))
    try looped.present(.c)
    try looped.present(.a)
    #expect(looped.shown == "a c")
    try looped.replace(path: [])
    #expect(looped.shown == "a")
    try looped.present(.a)
    #expect(looped.shown == "a b")
  }

  @Test func aModalAutoOnlyFiresIfNoModalIsPresented() throws {
    var navigation = try Navigation(.sheet(.a, .b).with(auto: true), .sheet(.a, .c), .swap(.a, .a))
    try navigation.present(.c)
    try navigation.present(.a)
    #expect(navigation.shown == "a c")
    try navigation.dismiss()
    try navigation.present(.a)
    #expect(navigation.shown == "a b")
  }

  @Test func anAutoOverlayFiresBesideOtherOverlays() throws {
    var navigation = try Navigation(.overlay(.a, .b).with(auto: true), .overlay(.a, .c), .swap(.a, .a))
    #expect(navigation.shown == "a b")
    try navigation.perform(.dismiss(.edge(.a => .b)))
    try navigation.present(.c)
    try navigation.present(.a)
    #expect(navigation.shown == "a c b")
  }

  @Test func autosFireWhenAPresentReturns() throws {
    var navigation = try Navigation(.overlay(.a, .b).with(auto: true), .overlay(.a, .c), .swap(.c, .a))
    try navigation.perform(.dismiss(.edge(.a => .b)))
    try navigation.present(.c)
    try navigation.present(.a)
    #expect(navigation.shown == "a b")
  }

  @Test func autosFireInEveryPlaceOfAFragment() throws {
    var navigation = try Navigation(.push(.a, .b), .overlay(.b, .c).with(auto: true), .push(.b, .d), .push(.d, .b))
    for fragment in [Letter.b, .d, .b] { try navigation.present(fragment) }
    let second = Letter.b.again(1)
    #expect(navigation.hasPath([.a => .b, .b => .c, .b => .d, .d => second, second => Letter.c.again(1)]))
    #expect(navigation.shown == "b:1 c:1")
  }

  @Test func anAutoThatIsNotDismissableReturnsToItsPresentedTarget() throws {
    var navigation = try Navigation(.push(.a, .b), .tab(.b, .c).with(auto: true), .push(.c, .d), .push(.d, .b))
    for fragment in [Letter.b, .d] { try navigation.present(fragment) }
    #expect(navigation.path == [.a => .b, .b => .c, .c => .d])
    let outcome = try navigation.present(.b)
    #expect(navigation.path == [.a => .b, .b => .c])
    #expect(
      outcome.steps.map(\.action) == [
        .presented(PathEdge(from: .at(.d), to: .at(.b, 1))), .returned(PathEdge(from: .at(.b, 1), to: .at(.c))),
      ])
  }

  @Test func dismissAndReplaceFireNoAutos() throws {
    var navigation = try Navigation(.push(.a, .b), .sheet(.b, .c).with(auto: true))
    try navigation.present(.b)
    try navigation.dismiss()
    #expect(navigation.shown == "b")
    try navigation.replace(path: [.a => .b])
    #expect(navigation.shown == "b")
  }

  @Test func anEmptyPathFiresTheAutoOfTheEntryAndAnyOtherPathDoesNot() throws {
    let segues: [Segue<Letter>] = [.tab(.a, .b).with(auto: true), .tab(.a, .c)]
    #expect(try Navigation(graph: NavigationGraph(segues)).shown == "a b")
    #expect(try Navigation(graph: NavigationGraph(segues), path: [.a => .c]).shown == "a c")
  }
}
