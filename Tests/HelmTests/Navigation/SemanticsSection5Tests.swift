import Helm
import Testing

@Suite("Rules at run time (Semantics.md §5)")
struct SemanticsSection5Tests {
  @Test func aDisabledSegueCannotBeTaken() throws {
    var navigation = try Navigation(.push(.a, .b), .push(.a, .c))
    try navigation.add(trait: .disabled, to: [.a => .b])
    #expect(
      throws: HelmError<Letter>.missingSegueToFragment(.at(.b), searched: [.at(.a)], hint: .disabled(.a => .b))
    ) {
      try navigation.present(.b)
    }
    #expect(throws: HelmError<Letter>.missingSegueForEdge(.a => .b, index: 0, hint: .disabled(.a => .b))) {
      try navigation.replace(path: [.a => .b])
    }
    try navigation.forward()
    #expect(navigation.shown == "c")
    try navigation.remove(trait: .disabled, from: [.a => .b])
    try navigation.replace(path: [.a => .b])
    #expect(navigation.shown == "b")
  }

  @Test func disablingASegueRemovesItsFragmentsEvenIfNotDismissable() throws {
    var navigation = try Navigation(.tab(.a, .b), .swap(.b, .c), .push(.c, .d), .tab(.a, .e))
    try navigation.present([.a => .e, .a => .b, .b => .c, .c => .d])
    let outcome = try navigation.add(trait: .disabled, to: [.b => .c])
    #expect(navigation.shown == "a b")
    #expect(outcome.steps.map(\.action) == [.dismissed(.b => .c)])
    #expect(outcome.disappeared == [.at(.d)])
    try navigation.add(trait: .disabled, to: [.a => .b])
    #expect(navigation.shown == "a e")
  }

  @Test func aRedirectToAPresentedFragmentChangesNothing() throws {
    var navigation = try Navigation(.tab(.a, .b), .tab(.a, .c), .push(.b, .d), .push(.c, .d), .push(.d, .e))
    try navigation.present([.a => .b, .b => Letter.d.id(5)])
    let path = navigation.path
    try navigation.add(trait: .redirect(to: [.a => .c, .c => Letter.d.id(5)]), to: [.d => .e])
    try navigation.present(.e)
    #expect(navigation.path == path)
    // Another id is not presented.
    try navigation.add(trait: .redirect(to: [.a => .c, .c => Letter.d.id(6)]), to: [.d => .e])
    try navigation.present(.e)
    #expect(navigation.presentedFragments == [.at(.a), .at(.d, "6")])
  }

  @Test func aDisabledAutoDoesNotFire() throws {
    var navigation = try Navigation(.push(.a, .b), .tab(.b, .c).with(auto: true))
    try navigation.add(trait: .disabled, to: [.b => .c])
    try navigation.present(.b)
    #expect(navigation.shown == "b")
  }

  @Test func aRedirectPresentsItsFlowInstead() throws {
    var navigation = try Navigation(.push(.a, .b), .tab(.a, .c), .push(.c, .d), .tab(.d, .e).with(auto: true))
    try navigation.add(trait: .redirect(to: [.a => .c, .c => .d]), to: [.a => .b])
    let outcome = try navigation.present(.b, id: 1)
    #expect(navigation.path == [.a => .c, .c => .d, .d => .e])
    #expect(outcome.steps.first?.action == .redirected(.a => .b, to: [.a => .c, .c => .d]))
    let before = navigation
    #expect(throws: HelmError<Letter>.redirectedSegue(.a => .b, index: 0)) { try navigation.replace(path: [.a => .b]) }
    #expect(navigation == before)
  }

  @Test func aFlowSkipsEdgesWithoutASourceAfterARedirect() throws {
    var navigation = try Navigation(.push(.a, .b), .push(.b, .c), .tab(.a, .d), .overlay(.a, .e))
    try navigation.add(trait: .redirect(to: [.a => .d]), to: [.a => .b])
    try navigation.present([.a => .b, .b => .c, .a => .e])
    #expect(navigation.path == [.a => .d, .a => .e])
  }

  @Test func aFlowFailsForEdgesWithoutASourceBeforeARedirectOrWithoutASegue() throws {
    var navigation = try Navigation(.push(.a, .b), .push(.b, .c), .tab(.a, .d), .overlay(.a, .e))
    try navigation.add(trait: .redirect(to: [.a => .d]), to: [.a => .b])
    #expect(
      throws: HelmError<Letter>.sourceNotPresented(.at(.b), to: .at(.c), index: 0, presented: [.at(.a)])
    ) { try navigation.present([.b => .c, .a => .b]) }
    #expect(throws: HelmError<Letter>.missingSegueForEdge(.b => .d, index: 1, hint: .segues([.b => .c]))) {
      try navigation.present([.a => .b, .b => .d])
    }
    try navigation.add(trait: .disabled, to: [.b => .c])
    #expect(throws: HelmError<Letter>.missingSegueForEdge(.b => .c, index: 1, hint: .disabled(.b => .c))) {
      try navigation.present([.a => .b, .b => .c])
    }
    #expect(navigation.path == [])
  }

  @Test func theFlowOfARedirectFailsIfItsFirstSourceIsNotPresented() throws {
    var navigation = try Navigation(.push(.a, .b), .push(.b, .c), .tab(.a, .d))
    try navigation.add(trait: .redirect(to: [.b => .c]), to: [.a => .d])
    #expect(
      throws: HelmError<Letter>.sourceNotPresented(
        .at(.b), to: .at(.c), index: 0, presented: [.at(.a)], hint: .startingWith([.a => .b]))
    ) { try navigation.present(.d) }
    #expect(navigation.path == [])
  }

  @Test func aSegueHasOneRedirectAndDisabledOverridesIt() throws {
    var navigation = try Navigation(.push(.a, .b), .tab(.a, .c), .tab(.a, .d))
    try navigation.add(trait: .redirect(to: [.a => .c]), to: [.a => .b])
    try navigation.add(trait: .redirect(to: [.a => .d]), to: [.a => .b])
    #expect(navigation.traits(of: .a => .b) == [.redirect(to: [.a => .d])])
    try navigation.present(.b)
    #expect(navigation.shown == "a d")
    try navigation.add(trait: .disabled, to: [.a => .b])
    #expect(!navigation.can(.present(.b)))
    #expect(navigation.traits(of: .a => .b) == [.disabled, .redirect(to: [.a => .d])])
  }

  @Test func aCircularRedirectFails() throws {
    var navigation = try Navigation(.tab(.a, .b), .tab(.a, .c), .tab(.a, .d))
    try navigation.add(trait: .redirect(to: [.a => .d, .a => .c]), to: [.a => .b])
    try navigation.add(trait: .redirect(to: [.a => .b]), to: [.a => .c])
    let circle: HelmError<Letter> = .circularRedirection([.a => .b, .a => .c, .a => .b])
    #expect(throws: circle) { try navigation.present(.b) }
    #expect(navigation.path == [])
    #expect(!navigation.can(.present(.b)))
  }

  /// The redirect's target is already presented: the contract has no error for that any more.
  @Test func anAutoRedirectedToItsSourceChangesNothing() throws {
    var navigation = try Navigation(.tab(.a, .b), .tab(.a, .c), .push(.c, .d).with(auto: true))
    try navigation.add(trait: .redirect(to: [.a => .c]), to: [.c => .d])
    let outcome = try navigation.present(.c)
    let actions: [HelmEvent<Letter>.Kind] = [.presented(.a => .c), .redirected(.c => .d, to: [.a => .c])]
    #expect(outcome.steps.map(\.action) == actions)
    #expect(navigation.path == [.a => .c])
  }

  @Test func editingAnUnknownSegueFailsAndChangesNothing() throws {
    var navigation = try Navigation(.tab(.a, .b))
    let error = HelmError<Letter>.missingSegueForEdge(.b => .a, index: nil, hint: nil)
    #expect(throws: error) { try navigation.add(trait: .disabled, to: [.a => .b, .b => .a]) }
    #expect(throws: error) { try navigation.remove(trait: .disabled, from: [.a => .b, .b => .a]) }
    #expect(navigation.traits(of: .a => .b) == [])
    #expect(navigation.can(.present(.b)))
  }
}
