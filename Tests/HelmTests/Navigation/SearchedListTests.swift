import Helm
import Testing

@Suite("What errors list, and in which order") struct SearchedListTests {
  enum Screen: Fragment { case home, list, search, detail, settings, lock, code, player, compose }

  private func start(_ segues: Segue<Screen>..., showing screens: Screen...) throws -> Navigation<Screen> {
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: .home))
    for screen in screens { try navigation.perform(.present(screen)) }
    return navigation
  }

  private func places(_ screens: Screen...) -> [PathFragment<Screen>] { screens.map { PathFragment($0) } }

  /// A stack on a curtain, over a stack in a tab.
  private func locked() throws -> Navigation<Screen> {
    try start(
      .tab(.home, .list), .push(.list, .detail), .curtain(.home, .lock), .push(.lock, .code), .sheet(.code, .settings),
      showing: .list, .detail, .lock, .code)
  }

  /// The entry is a cause of the curtain, but below it.
  @Test func aPopToTheEntryDoesNotOpenACurtain() throws {
    var navigation = try locked()
    #expect(throws: HelmError<Screen>.cannotGoBack(.home => .list)) { try navigation.perform(.pop(to: .home)) }
    #expect(navigation.shown == "home detail code")
  }

  @Test func presentedScreensAreListedFromTheTopmostDownOverCurtains() throws {
    var navigation = try locked()
    let presented = places(.code, .detail, .home)
    let unknown = HelmError<Screen>.missingSegueToFragment(
      PathFragment(.search), searched: presented, hint: .unknown)
    #expect(throws: unknown) { try navigation.perform(.present(.search)) }
    let notBack = HelmError<Screen>.fragmentNotPresented(PathFragment(.settings), presented: presented)
    #expect(throws: notBack) { try navigation.perform(.back(to: .settings)) }
    #expect(throws: notBack) { try navigation.perform(.pop(to: .settings)) }
    let otherID = HelmError<Screen>.fragmentNotPresented(PathFragment(.detail, id: 5), presented: presented)
    #expect(throws: otherID) { try navigation.perform(.pop(to: .detail, id: 5)) }
    #expect(throws: notBack) { try navigation.perform(.dismiss(.settings)) }
    #expect(throws: notBack) { try navigation.perform(.back(.from(PathFragment(.settings)))) }
    #expect(throws: notBack) { try navigation.perform(.retarget(PathFragment(.settings), id: 1)) }
    #expect(throws: notBack) { try navigation.perform(.setStack([], on: PathFragment(.settings))) }
  }

  /// Beside an accessory, nothing is looked at twice, and the accessory not at all.
  @Test func aDismissalListsEachScreenOnceWithoutAccessories() throws {
    var navigation = try start(
      .tab(.home, .list), .tab(.list, .detail), Segue(.home => .player, style: .hold, presentation: .accessory),
      Segue(.home => .search, style: .hold, presentation: .overlay), showing: .list, .detail, .player, .search)
    #expect(navigation.shown == "home player list detail search")
    let error = HelmError<Screen>.noDismissableSegues(searched: places(.search, .home, .detail, .list))
    #expect(throws: error) { try navigation.perform(.dismiss) }
    #expect(throws: HelmError<Screen>.noDismissableSegues(searched: places(.detail, .list, .home))) {
      try navigation.perform(.dismiss(.place(PathFragment(.detail))))
    }
  }

  // MARK: Names and texts

  /// Names are compared up to their 64th letter.
  @Test func namesThatDifferOnlyFarFromTheirStartAreEquallyClose() {
    let start = String(repeating: "a", count: 63)
    let names = [start + "bc", start + "b", start + "bd"]
    #expect(closeNames(to: start + "bd", among: names) { $0 } == names)
    #expect(closeNames(to: start + "b", among: [start + "c", start + "b"]) { $0 } == [start + "b", start + "c"])
  }

  @Test func aTextWithoutATypeEndsAfterTheID() {
    let edge: DirectedEdge<Screen> = .list => .detail
    #expect(
      HelmError<Screen>.wrongID(edge, id: "five", type: nil, expected: "Int", index: nil).description
        == "detail expects an id of type Int, but list => detail has five.")
    #expect(
      HelmError<Screen>.missingID(edge, expected: "Int", index: 3).description
        == "detail expects an id of type Int, but list => detail (index 3) has none. Present it with an id.")
  }

  @Test func aRouteListsAllScreensThatItShouldLeadThroughAndAllReasons() {
    let error = HelmError<Screen>.noRoute(
      to: places(.home, .list, .detail),
      because: [.segueNotDismissable(.home => .list), .missingForwardFromFragment(PathFragment(.list))])
    #expect(
      error.description == "No route leads to detail through home, list. The segue home => list cannot be undone: "
        + "make it dismissable. No enabled segue leads out of list. Present a fragment by name, or add a segue from "
        + "list.")
  }
}
