import Helm
import HelmTesting
import Testing

@Suite("Curtains (Semantics.md §2 to §4)") struct CurtainTests {
  /// Tabs with a stack and a sheet, and a lock over all of it.
  private func bank() throws -> Navigation<Letter> {
    try Navigation(
      .tab(.a, .b), .tab(.a, .c), .curtain(.a, .d), .push(.b, .e), .sheet(.e, .f), .push(.d, .g), .sheet(.d, .h))
  }

  @Test func aCurtainCoversWhatIsPresentedLater() throws {
    var navigation = try bank()
    try navigation.present([.a => .b, .b => .e, .a => .d, .e => .f])
    #expect(navigation.shown == "a e f d")
    #expect(navigation.path == [.a => .b, .b => .e, .a => .d, .e => .f])
    #expect(navigation.topmostFragment == .at(.d))
    #expect(navigation.curtains == [.at(.d)])
    try navigation.present(.c)
    #expect(navigation.shown == "a c d")
    #expect(navigation.modals(over: .at(.a)) == [])
  }

  @Test func modalsOfACurtainAreSeparateFromThoseBelow() throws {
    var navigation = try bank()
    try navigation.present([.a => .b, .b => .e, .e => .f, .a => .d, .d => .h])
    #expect(navigation.shown == "a e f d h")
    #expect(navigation.modals(over: .at(.a)) == [HeldModal(fragment: .at(.f), presentation: .sheet)])
    #expect(navigation.modals(over: .at(.d)) == [HeldModal(fragment: .at(.h), presentation: .sheet)])
    #expect(navigation.presentedPlaces.map(\.holder) == [nil, 0, 1, 0, 3])
  }

  @Test func screensBelowACurtainKeepChangingAndReappear() throws {
    var navigation = try bank()
    try navigation.present([.a => .b, .b => .e, .a => .d])
    let outcome = try navigation.present(.f)
    #expect(outcome.appeared == [.at(.f)])
    #expect(outcome.disappeared == [])
    try navigation.add(trait: .disabled, to: [.b => .e])
    #expect(navigation.shown == "a b d")
    #expect(throws: HelmError<Letter>.noDismissableSegues(searched: [.at(.d)])) { try navigation.dismiss() }
    #expect(throws: HelmError<Letter>.cannotGoBack(.a => .d)) { try navigation.back() }
    try navigation.add(trait: .disabled, to: [.a => .d])
    #expect(navigation.shown == "a b")
  }

  @Test func aReturningSwapRemovesTheCurtain() throws {
    var navigation = try Navigation(.tab(.a, .b), .curtain(.a, .d), .push(.d, .g), .swap(.d, .a))
    try navigation.present([.a => .b, .a => .d, .d => .g])
    try navigation.pop(to: .d)
    #expect(navigation.shown == "a b d")
    try navigation.present(.a, from: .d)
    #expect(navigation.shown == "a b")
  }

  @Test func aCurtainIsShownEvenIfItsHolderIsHidden() throws {
    var navigation = try Navigation(.tab(.a, .b), .tab(.a, .c), .curtain(.b, .d), .push(.c, .e), .curtain(.c, .f))
    try navigation.present([.a => .b, .b => .d, .a => .c])
    #expect(navigation.shown == "a c d")
    #expect(navigation.isPresented(.d))
    #expect(navigation.presentedPlaces.map(\.holder) == [nil, 0, nil])
    // The reselected tab moves its curtain to the end of the path.
    try navigation.present([.c => .f, .c => .e])
    #expect(navigation.shown == "a e d f")
    let outcome = try navigation.present(.b)
    #expect(navigation.path == [.a => .c, .c => .f, .c => .e, .a => .b, .b => .d])
    #expect(navigation.shown == "a b f d")
    #expect(outcome.appeared == [.at(.b)])
    #expect(outcome.disappeared == [.at(.e)])
    #expect(navigation.invariantViolations() == [])
  }

  @Test func dismissByNameFindsFragmentsBelowACurtain() throws {
    var navigation = try bank()
    try navigation.present([.a => .b, .b => .e, .a => .d])
    #expect(!navigation.can(.dismiss))
    #expect(navigation.can(.dismiss(.e)))
    #expect(!navigation.can(.dismiss(.d)))
    try navigation.dismiss(.e)
    #expect(navigation.shown == "a b d")
    #expect(throws: HelmError<Letter>.fragmentMissingDismissableSegue(.at(.d), .a => .d)) {
      try navigation.dismiss(.d)
    }
  }

  @Test func presentDoesNotRemoveACurtain() throws {
    var navigation = try Navigation(
      .tab(.a, .b), .tab(.a, .c), .push(.b, .d), .sheet(.d, .e), .curtain(.e, .f), .push(.d, .h))
    try navigation.present([.a => .b, .b => .d, .d => .e, .e => .f])
    let before = navigation
    let blocked = { (edge: PathEdge<Letter>) in HelmError<Letter>.blocked(edge.edge, by: .at(.f), index: nil) }
    #expect(throws: blocked(.a => .c)) { try navigation.present(.c) }
    #expect(throws: blocked(.a => .b)) { try navigation.present(.b) }
    #expect(throws: blocked(.d => .h)) { try navigation.present(.h) }
    #expect(throws: blocked(.b => .d)) { try navigation.present(.d, id: 1) }
    let stays = HelmError<Letter>.fragmentMissingDismissableSegue(.at(.f), .e => .f)
    #expect(throws: stays) { try navigation.perform(.dismissModals) }
    #expect(throws: stays) { try navigation.perform(.showRoot) }
    #expect(throws: stays) { try navigation.perform(.pop(to: .b)) }
    #expect(!navigation.can(.pop(to: .b)))
    #expect(navigation == before)
    #expect(!navigation.can(.present(.c)))
    #expect(!navigation.can(.showRoot))
    try navigation.dismiss(.d)
    #expect(navigation.shown == "a b")
  }

  @Test func presentFromACoveredScreenUndoesPushesOnACurtain() throws {
    // A present from a covered screen undoes the pushes over it, also on a curtain.
    var navigation = try Navigation(.curtain(.a, .b), .push(.b, .c), .push(.c, .d), .sheet(.b, .e))
    try navigation.present([.a => .b, .b => .c, .c => .d])
    try navigation.present(.e, from: .b)
    #expect(navigation.shown == "a b e")
  }

  @Test func undoRestoresACurtain() throws {
    var navigation = try bank()
    try navigation.present([.a => .b, .b => .e, .a => .d, .d => .h])
    let before = navigation
    let change = try navigation.replace(path: []).pathChange
    #expect(navigation.shown == "a")
    _ = try navigation.travel(undoing: change)
    #expect(navigation == before)
    #expect(navigation.shown == "a e d h")
  }

  /// A dismissal names all that it looked at, below the curtain as well.
  @Test func aTagThatIsNotPresentedIsSearchedForBelowTheCurtain() throws {
    var navigation = try Navigation(.tab(.a, .b), .curtain(.a, .d), .push(.b, .e).with(tag: Mark.red))
    try navigation.present([.a => .b, .a => .d])
    #expect(
      throws: HelmError<Letter>.missingTaggedSegue(
        AnySegueTag(Mark.red), searched: [.at(.d), .at(.a), .at(.b)], hint: nil)
    ) { try navigation.dismiss(tag: Mark.red) }
  }
}
