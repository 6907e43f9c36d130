import HelmTestSupport
import Testing

@testable import HelmCore

@Suite("What the journal of a command has recorded") struct RemovedEdgeTests {
  enum Screen: Fragment { case home, list, search, detail, player }

  private func start(_ commands: NavigationCommand<Screen>...) throws -> Navigation<Screen> {
    let segues: [Segue<Screen>] = [
      .tab(.home, .list), .tab(.home, .search), .push(.list, .detail), .overlay(.home, .player),
    ]
    return try Navigation(Segues(segues), entry: .home, after: commands)
  }

  private func removed(in navigation: Navigation<Screen>) -> [PathEdge<Screen>] {
    navigation.machine.table.removedEdges.map { navigation.pathEdge($0.edge) }
  }

  @Test func edgesThatAreOnlyMovedAreNotRemoved() throws {
    var navigation = try start(.present(.list), .present(.detail), .present(.player), .present(.search))
    try navigation.perform(.select(.list))
    #expect(removed(in: navigation).isEmpty)
    #expect(navigation.machine.table.pathChange().before.count == 2)
    try navigation.perform(.sequence([.select(.search), .dismiss(.player)]))
    #expect(removed(in: navigation) == [PathEdge<Screen>(.home => .player)])
  }

  @Test func anEdgeThatIsTakenAgainHasBeenRemoved() throws {
    var navigation = try start(.present(.player))
    try navigation.perform(.sequence([.dismiss, .present(.player)]))
    #expect(removed(in: navigation) == [PathEdge<Screen>(.home => .player)])
    try navigation.perform(.present(.list))
    #expect(removed(in: navigation).isEmpty)
  }

  @Test func onlyAFollowedRedirectIsOne() throws {
    var navigation = try start(.add(.redirect(to: [.home => .player]), to: [.home => .list]))
    try navigation.perform(.sequence([.present(.search), .present(.list), .present(.player)]))
    #expect(navigation.machine.table.journal.hasRedirects)
    #expect(navigation.machine.table.journal.steps.count == 4)
    try navigation.perform(.dismiss)
    #expect(!navigation.machine.table.journal.hasRedirects)
    #expect(navigation.machine.table.journal.steps.count == 1)
  }

  @Test func idsHaveNumbersInTheOrderOfTheirFirstUse() {
    var numbers = IDNumbers()
    let given = ["x", nil, "y", "x", nil].map { numbers.number(of: $0) }
    #expect(given == [0, -1, 1, 0, -1])
    #expect(numbers.ids == ["x", "y"])
    #expect([numbers[0], numbers[1], numbers[-1]] == ["x", "y", nil])
  }

  @Test func aFlatPathIsReadAnewFromEveryState() throws {
    var navigation = try start(.present(.list, id: "1"), .present(.detail, id: "2"), .present(.player))
    var (path, ids) = (FlatPath(), IDNumbers())
    path.read(navigation.machine.table, &ids)
    #expect(path.edges.map(\.cause) == [-1, 0, -1])
    #expect(path.edges.map(\.id) == [0, 1, -1])
    try navigation.perform(.sequence([.dismiss(.player), .present(.search, id: "2"), .select(.list, id: "1")]))
    path.read(navigation.machine.table, &ids)
    #expect(path.edges.map(\.cause) == [-1, -1, 1])
    #expect(path.edges.map(\.id) == [1, 0, 1])
    #expect(path.edges.map(\.occurrence) == [0, 0, 0])
    let place = try #require(navigation.frame(of: PathFragment(.detail, id: "2")))
    #expect(path.positions[place.offset] == 2)
    #expect(path.positions[navigation.machine.table.root.offset] == -1)
  }
}
