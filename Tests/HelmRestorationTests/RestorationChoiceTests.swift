import Testing

@testable import HelmCore

/// Which of several edges that exclude each other are restored, and what the others are dropped for.
@Suite struct RestorationChoiceTests {
  enum Shop: Fragment { case home, list, search, detail, photo, settings, tour, pane }

  /// An edge of a saved path: its target, the number of the edge that made its source, its id and its occurrence.
  private struct Edge {
    let target: Shop
    let cause: Int
    let id: String?
    let occurrence: Int

    init(_ target: Shop, _ cause: Int, id: String? = nil, occurrence: Int = 0) {
      (self.target, self.cause, self.id, self.occurrence) = (target, cause, id, occurrence)
    }
  }

  private func saved(_ edges: [Edge]) -> SavedPath<Shop> {
    SavedPath(
      names: edges.map { "\($0.target)" }, fragments: edges.map { $0.target },
      edges: edges.enumerated().map {
        SavedEdge(cause: $1.cause, name: $0, id: $1.id, occurrence: $1.occurrence)
      })
  }

  private func start(_ segues: Segues<Shop>, _ commands: NavigationCommand<Shop>...) throws -> Navigation<Shop> {
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: .home))
    for command in commands { try navigation.perform(command) }
    return navigation
  }

  /// Checks that a part of a saved path is restored, which is the longest one.
  private func check(
    _ segues: Segues<Shop>, _ edges: [Edge], restores path: HelmPath<Shop>,
    dropping dropped: [Int: DroppedEdge<Shop>.Reason], _ location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try start(segues).restorable(saved(edges)) { _ in nil }
    #expect(found.navigation.path == path, sourceLocation: location)
    #expect(found.dropped.map(\.index) == dropped.keys.sorted(), sourceLocation: location)
    for edge in found.dropped { #expect(edge.reason == dropped[edge.index], sourceLocation: location) }
    #expect(found.isLongest, sourceLocation: location)
  }

  // MARK: Tabs and modals

  private static let tabs: Segues<Shop> = [
    .inline(.home => [.list, .search, .photo]), .sheet(.search => .settings), .push(.photo => .detail),
    .push(.list => .detail), .push(.detail => .tour),
  ]

  /// The modal of the tab in front would be dismissed.
  @Test func aTabThatHidesAModalIsDroppedUnlessMoreStandsOnIt() throws {
    let edges = [Edge(.list, 0), Edge(.search, 0), Edge(.settings, 2), Edge(.photo, 0)]
    let conflict = DroppedEdge<Shop>.Reason.conflicts(.home => .photo)
    try check(
      Self.tabs, edges, restores: [.home => .list, .home => .search, .search => .settings], dropping: [3: conflict])
    try check(
      Self.tabs, edges + [Edge(.detail, 4)],
      restores: [.home => .list, .home => .search, .home => .photo, .photo => .detail],
      dropping: [2: .conflicts(.search => .settings)])
  }

  @Test func aScreenInAHiddenTabIsDroppedUnlessMoreStandsOnIt() throws {
    let edges = [Edge(.list, 0), Edge(.search, 0), Edge(.detail, 1)]
    try check(
      Self.tabs, edges, restores: [.home => .list, .home => .search], dropping: [2: .conflicts(.list => .detail)])
    try check(
      Self.tabs, edges + [Edge(.tour, 3)], restores: [.home => .list, .list => .detail, .detail => .tour],
      dropping: [1: .conflicts(.home => .search)])
  }

  @Test func whatHidesTheHolderOfAScreenIsGivenUp() throws {
    let segues: Segues<Shop> = [
      .inline(.home => [.list, .search]), .inline(.list => .pane), .push(.pane => .detail), .push(.detail => .photo),
    ]
    try check(
      segues, [Edge(.list, 0), Edge(.pane, 1), Edge(.search, 0), Edge(.detail, 2), Edge(.photo, 4)],
      restores: [.home => .list, .list => .pane, .pane => .detail, .detail => .photo],
      dropping: [2: .conflicts(.home => .search)])
  }

  @Test func aPushThatHidesAModalIsDropped() throws {
    let segues: Segues<Shop> = [
      .inline(.home => .list), .overlay(.home => .tour), .sheet(.list => .settings), .sheet(.tour => .photo),
      .push(.list => .detail),
    ]
    try check(
      segues, [Edge(.list, 0), Edge(.settings, 1), Edge(.detail, 1)],
      restores: [.home => .list, .list => .settings], dropping: [2: .conflicts(.list => .detail)])
    // There is another modal above it.
    try check(
      segues, [Edge(.list, 0), Edge(.tour, 0), Edge(.settings, 1), Edge(.photo, 2), Edge(.detail, 1)],
      restores: [.home => .list, .home => .tour, .list => .settings, .tour => .photo],
      dropping: [4: .conflicts(.list => .detail)])
    // That other modal alone is not in the way.
    try check(
      segues, [Edge(.list, 0), Edge(.tour, 0), Edge(.photo, 2), Edge(.detail, 1)],
      restores: [.home => .list, .home => .tour, .tour => .photo, .list => .detail], dropping: [:])
  }

  @Test func aModalMayHideItsOwnHolder() throws {
    let segues: Segues<Shop> = [
      .inline(.home => .list), .sheet(.list => .settings), .push(.settings => .detail, leaving: .list),
    ]
    try check(
      segues, [Edge(.list, 0), Edge(.settings, 1), Edge(.detail, 2)],
      restores: [.home => .list, .list => .settings, .settings => .detail], dropping: [:])
  }

  /// A holder has one modal at a time, and one child by each segue.
  @Test func theSecondChildOfAHolderIsDroppedUnlessMoreStandsOnIt() throws {
    let segues: Segues<Shop> = [
      .inline(.home => .list), .sheet(.home => [.settings, .search]), .push(.list => .detail),
      .push(.search => .photo),
    ]
    try check(
      segues, [Edge(.settings, 0), Edge(.search, 0)], restores: [.home => .settings],
      dropping: [1: .conflicts(.home => .search)])
    try check(
      segues, [Edge(.settings, 0), Edge(.search, 0), Edge(.photo, 2)],
      restores: [.home => .search, .search => .photo], dropping: [0: .conflicts(.home => .settings)])
    let other = PathEdge(Shop.home => .list, targetID: "2")
    try check(
      segues, [Edge(.list, 0), Edge(.list, 0, id: "2"), Edge(.detail, 2)],
      restores: [other, PathEdge(Shop.list => .detail, sourceID: "2")], dropping: [0: .conflicts(.home => .list)])
  }

  // MARK: Segues that lead back

  @Test func anEdgeThatWouldLeadBackIsDropped() throws {
    let segues: Segues<Shop> = [
      .inline(.home => .list), .push(.list => .detail), .push(.detail => .detail), .swap(.detail => .list),
      .overlay(.home => .tour),
    ]
    // A push on itself does nothing, so it has no place.
    try check(
      segues, [Edge(.list, 0), Edge(.detail, 1, id: "5"), Edge(.detail, 2, id: "5", occurrence: 1), Edge(.tour, 0)],
      restores: [.home => .list, PathEdge(Shop.list => .detail, targetID: "5"), .home => .tour],
      dropping: [2: .conflicts(.detail => .detail)])
    try check(
      segues, [Edge(.list, 0), Edge(.detail, 1, id: "5"), Edge(.detail, 2, id: "6"), Edge(.tour, 0)],
      restores: [
        .home => .list, PathEdge(Shop.list => .detail, targetID: "5"),
        PathEdge(Shop.detail => .detail, sourceID: "5", targetID: "6"), .home => .tour,
      ], dropping: [:])
    try check(
      segues, [Edge(.list, 0), Edge(.detail, 1), Edge(.list, 2, occurrence: 1), Edge(.tour, 0)],
      restores: [.home => .list, .list => .detail, .home => .tour], dropping: [2: .conflicts(.detail => .list)])
    try check(
      segues, [Edge(.list, 0), Edge(.detail, 1), Edge(.list, 2, id: "2"), Edge(.tour, 0)],
      restores: [
        .home => .list, .list => .detail, PathEdge(Shop.detail => .list, targetID: "2"), .home => .tour,
      ], dropping: [:])
  }

  // MARK: Names and rules

  @Test func aFragmentThatTheGraphLacksHasNoSegue() throws {
    let state = try start([.inline(.home => .list)])
    let path = SavedPath<Shop>(
      names: ["gone", "photo", "list"], fragments: [nil, .photo, .list],
      edges: [
        SavedEdge(cause: 0, name: 0, id: "1", occurrence: 0), SavedEdge(cause: 1, name: 2, id: nil, occurrence: 0),
        SavedEdge(cause: 0, name: 1, id: nil, occurrence: 0), SavedEdge(cause: 0, name: 2, id: nil, occurrence: 0),
      ])
    let found = state.restorable(path) { _ in nil }
    #expect(
      found.dropped == [
        DroppedEdge(index: 0, name: "gone", id: "1", reason: .unknownFragment),
        DroppedEdge(index: 1, name: "list", id: nil, reason: .sourceDropped(0)),
        DroppedEdge(index: 2, name: "photo", id: nil, reason: .missingSegue(.home => .photo)),
      ])
    #expect(found.navigation.path == [.home => .list])
    #expect(found.isLongest)
  }

  private static let numbered: Segues<Shop> = [
    .inline(.home => .list), .push(.list => .detail), .push(.detail => .detail), .ids(Int.self, for: .detail),
  ]

  @Test func ofSeveralRulesThatForbidAnEdgeTheFirstIsReported() throws {
    let edges = [Edge(.list, 0), Edge(.detail, 1)]
    func reasons(_ state: Navigation<Shop>, _ edges: [Edge]) throws -> [DroppedEdge<Shop>.Reason] {
      var guarded = state
      try guarded.countGuard(1, GuardScope.into(.detail))
      return guarded.restorable(saved(edges)) { $0.to.fragment == .detail ? "no" : nil }.dropped.map(\.reason)
    }
    var state = try start(Self.numbered)
    let edge = DirectedEdge(from: Shop.list, to: .detail)
    #expect(try reasons(state, [Edge(.list, 0), Edge(.detail, 1, id: "5")]) == [.denied(edge, reason: "no")])
    #expect(try reasons(state, edges) == [.wrongID(edge, expected: "Int")])
    #expect(try reasons(state, [Edge(.list, 0), Edge(.detail, 1, id: "x")]) == [.wrongID(edge, expected: "Int")])
    try state.perform(.add(.redirect(to: [.home => .list]), to: [.list => .detail]))
    #expect(try reasons(state, edges) == [.redirected(edge)])
    try state.perform(.add(.disabled, to: [.list => .detail]))
    #expect(try reasons(state, edges) == [.disabled(edge)])
  }

  /// Also about an auto that is fired again.
  @Test func withoutGuardsNobodyIsAsked() throws {
    let state = try start(Segues([Segue(Shop.home => .list, style: .hold, auto: true)]))
    let found = state.restorable(saved([]), isSameGraph: false) { edge in
      Issue.record("\(edge)")
      return nil
    }
    #expect(found.navigation.path == [.home => .list])
  }

  /// Guards are asked about edges as they are on the path, and not about those that other rules forbid.
  @Test func guardsAreAskedWithTheIDsOfBothEnds() throws {
    var state = try Navigation(graph: NavigationGraph(Self.numbered, entry: .home), id: "7")
    let edges = [
      Edge(.list, 0), Edge(.detail, 1, id: "5"), Edge(.detail, 2, id: "6"), Edge(.detail, 3, id: "5", occurrence: 1),
      Edge(.detail, 4, id: "6", occurrence: 1),
    ]
    var asked: [String] = []
    func restored() -> RestorablePath<Shop> {
      state.restorable(saved(edges)) { edge in
        asked.append(edge.description)
        return nil
      }
    }
    #expect(restored().dropped == [] && asked == [])
    try state.countGuard(1, GuardScope.into(.list))
    let found = restored()
    #expect(
      asked == [
        "home (id 7) => list", "list => detail (id 5)", "detail (id 5) => detail (id 6)",
        "detail (id 6) => detail (id 5, 2nd)", "detail (id 5, 2nd) => detail (id 6, 2nd)",
      ])
    #expect(found.navigation.path.map(\.description) == asked && found.navigation.root == state.root)
    asked = []
    try state.perform(.add(.disabled, to: [.detail => .detail]))
    #expect(restored().dropped.map(\.reason).first == .disabled(.detail => .detail))
    #expect(asked == ["home (id 7) => list", "list => detail (id 5)"])
  }

  // MARK: Autos

  private static let autos: Segues<Shop> = [
    .inline(.home => .list, auto: true), .overlay(.home => .tour), .inline(.list => .detail, auto: true),
    .inline(.tour => .photo, auto: true), .sheet(.photo => .settings, auto: true),
  ]

  /// First those of the entry, then those of the restored fragments, in the order of the path.
  @Test func theAutosOfAllFragmentsFire() throws {
    func path(_ edges: [Edge], _ commands: NavigationCommand<Shop>...) throws -> [String] {
      var state = try start(Self.autos)
      for command in commands { try state.perform(command) }
      return state.restorable(saved(edges), isSameGraph: false) { _ in nil }.navigation.path.map(\.description)
    }
    #expect(
      try path([Edge(.tour, 0)])
        == ["home => tour", "home => list", "list => detail", "tour => photo", "photo => settings"])
    #expect(
      try path([Edge(.list, 0), Edge(.tour, 0)])
        == ["home => list", "home => tour", "list => detail", "tour => photo", "photo => settings"])
    #expect(
      try path([Edge(.list, 0), Edge(.tour, 0)], .add(.disabled, to: [.list => .detail, .photo => .settings]))
        == ["home => list", "home => tour", "tour => photo"])
    // A modal of a restored fragment may have been dismissed.
    #expect(
      try path([Edge(.list, 0), Edge(.detail, 1), Edge(.tour, 0), Edge(.photo, 3)])
        == ["home => list", "list => detail", "home => tour", "tour => photo"])
    // By default, nothing is missing.
    let same = try start(Self.autos).restorable(saved([Edge(.tour, 0)])) { _ in nil }
    #expect(same.navigation.path == [.home => .tour] && same.dropped == [])
  }

  /// Its changes are recorded from there on.
  @Test func aRestoredStateContinuesAsAnyOther() throws {
    let state = try start(Self.tabs, .present(.photo), .present(.detail))
    let found = state.restorable(saved([Edge(.list, 0)])) { _ in nil }
    var restored = found.navigation
    #expect(restored.path == [.home => .list])
    let outcome = try restored.perform(.present(.detail))
    #expect(outcome.appeared == [PathFragment(.detail)])
    #expect(outcome.disappeared == [PathFragment(.list)])
    #expect(outcome.pathChange.before.isEmpty && outcome.pathChange.after.count == 1)
  }

  // MARK: Work

  /// Any other choice might keep more; there is no work left to try one.
  @Test func aSearchWithoutWorkLeftProvesNothing() throws {
    let count = 91_000
    let edges = (0..<count).map {
      SavedEdge(cause: $0 < 2 ? 0 : $0, name: $0 == 0 ? 0 : 2 - $0 % 2, id: nil, occurrence: $0 / 2)
    }
    let path = SavedPath<Shop>(
      names: ["list", "search", "detail"], fragments: [.list, .search, .detail], edges: edges)
    let state = try start([
      .swap(.home => .list), .push(.home => .search), .push(.search => .detail), .push(.detail => .search),
    ])
    var search = RestorationSearch(of: path, from: state) { _ in nil }
    let found = search.longest()
    #expect(!found.isLongest)
    #expect(found.replay.kept == 1 && found.replay.isWhole && found.replay.blockers == [0])
  }

  /// Without work left, it isn't known what hides the source of an edge.
  @Test func aReplayWithoutWorkLeftIsNotWhole() throws {
    let state = try start([.swap(.home => .list), .push(.home => .search)])
    func step(to target: Shop) throws -> RestorationReplay.Step {
      let ends = (try #require(state.graph.position(of: .home)), try #require(state.graph.position(of: target)))
      let segue = try #require(state.graph.index.segue(from: ends.0, to: ends.1))
      return RestorationReplay.Step(segue: segue, cause: 0, id: nil, occurrence: 0)
    }
    let steps = [try step(to: .list), try step(to: .search)]
    let whole = 2 * RestorationLimits.take + 2
    // Examining what hides the source takes work, too.
    let cases: [(start: Int, isWhole: Bool, blockers: [Int])] = [
      (whole - 2, false, []), (whole - 1, false, []), (whole, true, [0]),
    ]
    for (start, isWhole, blockers) in cases {
      var work = start
      let replay = RestorationReplay(steps, without: [], from: state.machine, work: &work)
      #expect(replay.kept == 1 && replay.isWhole == isWhole && replay.blockers == blockers)
    }
  }

  /// What stands on an edge goes with it, so without the first edge, no more is kept than with it.
  @Test func aChoiceThatCannotKeepMoreIsNotReplayed() throws {
    let state = try start([.swap(.home => .list), .push(.list => .detail), .push(.home => .search)])
    let path = saved([Edge(.list, 0), Edge(.detail, 1), Edge(.search, 0), Edge(.search, 0, id: "2")])
    var search = RestorationSearch(of: path, from: state) { _ in nil }
    let found = search.longest()
    #expect(found.isLongest && found.replay.kept == 2 && found.replay.blockers == [0])
    #expect(search.work == RestorationLimits.searching(for: 4) - 4 - 4)
  }

  @Test func aSearchOfAllChoicesIsCertain() throws {
    let state = try start([.swap(.home => .list), .push(.home => .search), .push(.search => .detail)])
    let path = saved([Edge(.list, 0), Edge(.search, 0), Edge(.search, 0, id: "2"), Edge(.detail, 3)])
    var search = RestorationSearch(of: path, from: state) { _ in nil }
    let found = search.longest()
    #expect(found.isLongest)
    // Both edges before it have to go.
    #expect(found.replay.kept == 2)
    #expect(found.replay.slots.map { $0 == nil } == [true, true, false, false])
  }
}
