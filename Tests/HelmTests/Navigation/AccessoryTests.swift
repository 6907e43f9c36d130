import Helm
import HelmTesting
import Testing

@Suite("Accessories (Semantics.md §2 to §4)") struct AccessoryTests {
  /// A player beside two tabs, with a queue in its place and a cover.
  private func music() throws -> Navigation<Letter> {
    try Navigation(
      .tab(.a, .b), .tab(.a, .c), .accessory(.a, .d), .push(.b, .e), .push(.d, .f), .sheet(.d, .g), .overlay(.a, .h))
  }

  @Test func anAccessoryIsBelowContentAndOverlays() throws {
    var navigation = try music()
    try navigation.present([.a => .h, .a => .b, .a => .d])
    #expect(navigation.shown == "a d b h")
    #expect(navigation.accessories(of: .at(.a)) == [.at(.d)])
    #expect(navigation.overlays(of: .at(.a)) == [.at(.h)])
    try navigation.present(.f)
    #expect(navigation.shown == "a f b h")
    #expect(navigation.presentedPlaces.map(\.isBeside) == [false, true, false, false])
  }

  @Test func contentIsAboveAllAccessories() throws {
    var navigation = try Navigation<Letter>(.tab(.a, .b), .accessory(.a, .d), .accessory(.a, .e), .push(.d, .f))
    try navigation.present([.a => .d, .a => .e, .a => .b])
    #expect(navigation.shown == "a d e b")
    try navigation.present(.f)
    #expect(navigation.shown == "a f e b")
  }

  @Test func aPresentedFrameIsShownRatherThanALaterOneUnderAPush() throws {
    var navigation = try Navigation<Letter>(.tab(.a, .b), .accessory(.a, .d), .push(.b, .d), .push(.d, .e))
    try navigation.present(.d, id: "5")
    try navigation.present(.b)
    try navigation.perform(.present(.d, id: "6", from: .any(.b)))
    try navigation.perform(.present(.e, from: .exactly(PathFragment(.d, id: "6"))))
    #expect(navigation.shownFragment(.d) == PathFragment(.d, id: "5"))
  }

  @Test func anAccessoryIsNeverInFront() throws {
    var navigation = try music()
    try navigation.present(.d)
    #expect(navigation.shown == "a d")
    #expect(navigation.topmostFragment == .at(.a))
    try navigation.present(.f)
    #expect(navigation.topmostFragment == .at(.a))
    try navigation.present([.a => .b])
    #expect(navigation.topmostFragment == .at(.b))
    navigation = try music()
    try navigation.present([.a => .b, .a => .d, .d => .g])
    #expect(navigation.shown == "a d b g")
    #expect(navigation.topmostFragment == .at(.g))
  }

  @Test func dismissAndBackSkipAccessories() throws {
    var navigation = try music()
    try navigation.present([.a => .b, .b => .e, .a => .d])
    var copy = navigation
    try copy.back(to: .b)
    #expect(copy.shown == "a d b")
    copy = navigation
    try copy.dismiss()
    #expect(copy.shown == "a d b")
    #expect(!copy.can(.back))
    #expect(!copy.can(.dismiss))
    #expect(throws: HelmError<Letter>.noDismissableSegues(searched: [.at(.b), .at(.a)])) { try copy.dismiss() }
    try copy.dismiss(.d)
    #expect(copy.shown == "a b")
  }

  @Test func anAccessoryIsDismissedByItsPlace() throws {
    var navigation = try music()
    try navigation.present([.a => .b, .a => .d])
    _ = try navigation.perform(.dismiss(.place(.at(.d))))
    #expect(navigation.shown == "a b")
  }

  @Test func topmostFragmentSkipsNestedAccessories() throws {
    var navigation = try Navigation(
      .accessory(.a, .b), .accessory(.b, .c), .accessory(.a, .d), .tab(.d, .e), .accessory(.f, .g), .overlay(.a, .f))
    try navigation.present([.a => .b, .b => .c, .a => .d, .d => .e])
    #expect(navigation.shown == "a b c d e")
    #expect(navigation.topmostFragment == .at(.a))
    try navigation.present([.a => .f, .f => .g])
    #expect(navigation.shown == "a b c d e f g")
    #expect(navigation.topmostFragment == .at(.f))
    #expect(navigation.invariantViolations() == [])
  }

  @Test func aSwapThatLeavesTheHolderOfAnAccessoryReplacesTheHolder() throws {
    // A segue from the player that leaves the holder of the accessory presents its target in front.
    var navigation = try Navigation(
      .tab(.a, .b), .accessory(.b, .c), Segue(.c => .d, dismissable: true, leaving: .b))
    try navigation.present([.a => .b, .b => .c, .c => .d])
    #expect(navigation.shown == "a d")
    #expect(navigation.topmostFragment == .at(.d))
    try navigation.back()
    #expect(navigation.shown == "a b c")
    #expect(navigation.topmostFragment == .at(.b))
  }
}
