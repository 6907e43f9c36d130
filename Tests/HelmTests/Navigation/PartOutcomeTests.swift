import Helm
import Testing

@Suite("Steps translated for a part of the app") struct PartOutcomeTests {
  enum Screen: Fragment { case home, list, detail, player }

  private func start() throws -> Navigation<Screen> {
    let segues: [Segue<Screen>] = [.tab(.home, .list), .push(.list, .detail), .overlay(.detail, .player)]
    return try Navigation(graph: NavigationGraph(segues, entry: .home))
  }

  private func own(_ screen: Screen) -> Screen? { screen == .home ? nil : screen }

  @Test func aStepKeepsItsActionIfThePartHasBothEnds() throws {
    var navigation = try start()
    let outcome = try navigation.perform(.present([.home => .list, .list => .detail, .detail => .player]))
    let part: NavigationOutcome<Screen> = outcome.translated(own)
    let actions: [HelmEvent<Screen>.Kind] = [.replaced, .presented(.list => .detail), .presented(.detail => .player)]
    let (list, detail) = (PathFragment(Screen.list), PathFragment(Screen.detail))
    #expect(part.steps.map(\.action) == actions)
    #expect(part.steps.map(\.appeared) == [[list], [detail], [PathFragment(.player)]])
    #expect(part.steps.map(\.disappeared) == [[], [list], []])
    #expect(part.appeared == [detail, PathFragment(.player)])
    #expect(part.stepCount == 3)
  }

  @Test func aStepWithoutChangesIsKeptIfItIsThePartsOwn() throws {
    var navigation = try start()
    try navigation.perform(.present([.home => .list, .list => .detail, .detail => .player]))
    let again = try navigation.perform(.present(.player))
    let kept: NavigationOutcome<Screen> = again.translated(own)
    #expect(kept.steps.map(\.action) == [.returned(.detail => .player)])
    #expect(kept.appeared.isEmpty && kept.disappeared.isEmpty && kept.isEmpty)
    try navigation.perform(.dismiss(.detail))
    let elsewhere = try navigation.perform(.present(.list))
    #expect(elsewhere.steps.map(\.action) == [.returned(.home => .list)])
    let foreign: NavigationOutcome<Screen> = elsewhere.translated(own)
    #expect(foreign.steps.isEmpty && foreign.stepCount == 0)
  }
}
