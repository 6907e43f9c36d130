import Helm
import Testing

@Suite("Exact replays of single edges (Semantics.md §4)") struct ExactEdgeTests {
  enum Screen: Fragment { case home, list, search, detail, player }

  private func start() throws -> Navigation<Screen> {
    let segues: [Segue<Screen>] = [
      .tab(.home, .list), .tab(.home, .search), .push(.list, .detail), .swap(.detail, .list),
      .overlay(.detail, .player).with(auto: true),
    ]
    return try Navigation(graph: NavigationGraph(segues, entry: .home))
  }

  private let list = PathEdge<Screen>(.home => .list)
  private let search = PathEdge<Screen>(.home => .search)

  @Test func anEdgeThatIsAppendedIsReturnedAsThePathHasIt() throws {
    var navigation = try start()
    let first = try navigation.replay(list)
    #expect(first == list)
    let far = PathEdge<Screen>(from: PathFragment(.list), to: PathFragment(.detail, id: 5, occurrence: 3))
    let second = try navigation.replay(far)
    #expect(second == far)
    // No auto fires.
    #expect(navigation.path == [list, far])
    #expect(navigation.shown == "home detail5:3")
  }

  @Test func anEdgeThatReturnsMovesOrReplacesIsNotReturned() throws {
    var navigation = try start()
    _ = try navigation.replay(list)
    _ = try navigation.replay(PathEdge(.list => .detail))
    let returned = try navigation.replay(PathEdge(.detail => .list))
    #expect(returned == nil)
    #expect(navigation.path == [list])
    let appended = try navigation.replay(search)
    #expect(appended == search)
    let moved = try navigation.replay(list)
    #expect(moved == nil)
    #expect(navigation.path == [search, list])
    let other = PathEdge<Screen>(.home => .search, targetID: 1)
    let replaced = try navigation.replay(other)
    #expect(replaced == nil)
    #expect(navigation.path == [list, other])
  }

  @Test func anEdgeThatCannotBeTakenFailsAtIndexZero() throws {
    var navigation = try start()
    for edge in [list, search] { _ = try navigation.replay(edge) }
    let missing = HelmError<Screen>.missingSegueForEdge(.search => .detail, index: 0, hint: nil)
    #expect(throws: missing) { try navigation.replay(PathEdge(.search => .detail)) }
    let hidden = HelmError<Screen>.sourceNotPresented(
      PathFragment(.list), to: PathFragment(.detail, id: 5), index: 0,
      presented: [PathFragment(.search), PathFragment(.home)])
    #expect(throws: hidden) { try navigation.replay(PathEdge(.list => .detail, targetID: 5)) }
    try navigation.perform(.add(.redirect(to: [.home => .search]), to: [.home => .list]))
    #expect(throws: HelmError<Screen>.redirectedSegue(.home => .list, index: 0)) {
      try navigation.replay(self.list)
    }
    #expect(navigation.path == [list, search])
  }
}
