import Helm
import Testing

@testable import HelmTesting

/// The order in which explorations find states and fragments, and what they keep of a search that stops.
@Suite("Ways of explorations") struct ExploredWaysTests {
  enum Screen: Fragment { case home, list, search, settings, detail, photo, tour, lock, code, unlisted }

  private func start(_ segues: Segues<Screen>, _ commands: NavigationCommand<Screen>...) throws -> Navigation<Screen> {
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: .home))
    for command in commands { try navigation.perform(command) }
    return navigation
  }

  // MARK: Ways of the graph

  private static let rooms: Segues<Screen> = [
    .tabs(.home => [.list, .search]), .sheet(.home => .settings), .push(.list => .detail), .push(.detail => .photo),
    .push(.settings => .photo), .inline(.search => .tour, auto: true), .push(.lock => .code),
  ]

  /// What an auto presents is as near as its source.
  @Test func theNearestFragmentsAreReachedFirst() throws {
    let ways = GraphWays(from: try start(Self.rooms))
    #expect(ways.reached == [.list, .home, .detail, .search, .settings, .tour, .photo])
    #expect(ways.way(to: .photo) == [.list => .detail, .detail => .photo])
    #expect(ways.way(to: .tour) == [.home => .search, .search => .tour])
    #expect(ways.way(to: .list) == [] && ways.way(to: .home) == [])
    for screen in [Screen.lock, .code, .unlisted] {
      #expect(!ways.reaches(screen) && ways.way(to: screen) == nil, "\(screen)")
    }
    #expect(ways.reaches(.photo) && ways.reaches(.home))
  }

  /// What is presented comes first, then the rest of the path, both from the topmost down.
  @Test func whatIsHiddenIsReachedFromItsEnd() throws {
    let ways = GraphWays(from: try start(Self.rooms, .present(.detail), .select(.search)))
    #expect(ways.reached == [.tour, .search, .home, .detail, .list, .settings, .photo])
  }

  /// What the provider doesn't know has an example, if an id is needed.
  @Test func idsOfTheProviderComeBeforeExamples() throws {
    let start = try start([
      .push(.home => [.detail, .photo]), .push(.home => .search), .ids(Int.self, for: .detail, example: 1),
      .ids(Int.self, for: .photo, example: 2),
    ])
    let provider: IdentityProvider<Screen> = { $0.to == .detail ? 42 : nil }
    let expected: [PathFragment<Screen>] = [
      PathFragment(.detail, id: 42), PathFragment(.photo, id: 2), PathFragment(.search),
    ]
    let explored = start.explore(identityProvider: provider).states.filter { $0.depth == 1 }.map {
      $0.navigation.path.last?.to
    }
    #expect(explored == expected)
    let moves = start.moves(identityProvider: provider)
    let moved = try moves.compactMap { move in
      var state = start
      try state.perform(move)
      return state.path.last?.to
    }
    #expect(moved == expected)
  }

  @Test func excludedDisabledAndRedirectedSeguesAreNoWays() throws {
    let open = try start(Self.rooms)
    let without = GraphWays(from: open, without: [.list => .detail])
    #expect(without.reached == [.list, .home, .search, .settings, .tour, .photo])
    #expect(without.way(to: .photo) == [.home => .settings, .settings => .photo])
    let disabled = GraphWays(from: try start(Self.rooms, .add(.disabled, to: [.list => .detail])))
    #expect(disabled.reached == without.reached)
    let redirected = GraphWays(
      from: try start(Self.rooms, .add(.redirect(to: [.home => .settings]), to: [.detail => .photo])),
      without: [.settings => .photo])
    #expect(redirected.reached == [.list, .home, .detail, .search, .settings, .tour])
  }

  /// Then those below, from the end of the path on.
  @Test func whatIsCoveredIsReachedAfterWhatIsPresented() throws {
    let deep = try start(
      [.push(.home => .list), .push(.list => .detail), .overlay(.detail => .tour), .push(.home => .search)],
      .present(.list), .present(.detail), .present(.tour))
    #expect(deep.presentedFragments.map(\.fragment) == [.detail, .tour])
    #expect(GraphWays(from: deep).reached == [.tour, .detail, .list, .home, .search])
  }

  // MARK: Visitors

  /// A visitor that records what it is told.
  private struct Recorder: ExplorationVisitor {
    var wanted: Int?
    var wantsStates = true
    var wantsTries = false
    var refused: SegueIndex?
    var states: [Int] = []
    var tries: [String] = []
    var prunedCount = 0

    mutating func reached(_ state: Int, _ machine: Machine) -> Bool {
      states.append(state)
      return state == wanted
    }

    mutating func tried(_ move: ExploringMove, in state: Int, _ result: Result<Machine, MachineError>) -> Bool {
      let isMade = (try? result.get()) != nil
      tries.append("\(state): \(move.asked.map { "\($0.offset)" } ?? "-") \(isMade)")
      return move.asked != refused
    }

    mutating func pruned(_ machine: Machine) { prunedCount += 1 }
  }

  private func explore(
    _ state: Navigation<Screen>, _ recorder: inout Recorder, states: Int = 100, moves: Int = 1_000, depth: Int? = nil
  ) -> (found: Int?, space: StateSpace) {
    var space = StateSpace(from: state.machine)
    let limits = StateSpace.Limits(states: states, moves: moves, depth: depth, repeats: 0)
    let found = space.run(limits, id: { _ in nil }, visitor: &recorder) { _ in }
    return (found, space)
  }

  private static let star: Segues<Screen> = [.push(.home => [.list, .search, .settings])]

  /// States that were found before a limit stopped the search are still reported, each once.
  @Test(
    arguments: [
      (100, nil, nil, [0, 1, 2, 3], "complete"), (100, nil, 0, [0], "found"), (100, nil, 2, [0, 1, 2], "found"),
      (3, nil, nil, [0, 1, 2], "stateLimit"), (3, nil, 2, [0, 1, 2], "found"), (1, nil, nil, [0], "stateLimit"),
      (100, 0, nil, [0], "depthLimit"), (100, 1, nil, [0, 1, 2, 3], "depthLimit"),
      (100, 1, 2, [0, 1, 2], "found"), (100, 2, nil, [0, 1, 2, 3], "complete"),
    ] as [(Int, Int?, Int?, [Int], String)])
  func eachFoundStateIsReportedOnce(states: Int, depth: Int?, wanted: Int?, reported: [Int], end: String) throws {
    var recorder = Recorder(wanted: wanted)
    let result = explore(try start(Self.star), &recorder, states: states, depth: depth)
    #expect(recorder.states == reported)
    #expect("\(result.space.end)" == end)
    #expect(result.found == wanted)
    var silent = Recorder(wanted: wanted, wantsStates: false)
    let other = explore(try start(Self.star), &silent, states: states, depth: depth)
    #expect(silent.states == [] && other.found == nil)
  }

  @Test(
    arguments: [
      (0, 0, "moveLimit"), (1, 0, "moveLimit"), (2, 0, "moveLimit"), (3, 1, "moveLimit"), (4, 2, "moveLimit"),
      (5, 3, "moveLimit"), (6, 4, "complete"),
    ])
  func eachMoveCounts(moves: Int, expanded: Int, end: String) throws {
    // Three pushes, each of which can be undone.
    var recorder = Recorder()
    let result = explore(try start(Self.star), &recorder, moves: moves)
    #expect(result.space.moveCount == min(moves, 6) && result.space.expanded == expanded)
    #expect("\(result.space.end)" == end)
    #expect(recorder.states == Array(0...min(moves, 3)))
  }

  @Test func theVisitorDecidesWhatIsContinued() throws {
    let segues: Segues<Screen> = [
      .cover(.home => .lock, dismissable: false), .sheet(.home => .settings), .push(.lock => .code),
      .push(.code => .lock),
    ]
    let state = try start(segues)
    let toCode = try #require(state.graph.position(of: DirectedEdge(from: Screen.lock, to: .code)))
    var recorder = Recorder(wantsTries: true)
    _ = explore(state, &recorder)
    // The lock again would be pushed over itself, and the settings are blocked by it.
    #expect(recorder.prunedCount == 1)
    #expect(recorder.states == [0, 1, 2, 3])
    #expect(
      recorder.tries == [
        "0: 0 true", "0: 1 true", "1: 2 true", "1: 0 true", "1: 1 false", "2: 0 true", "2: 1 true", "3: 3 true",
        "3: 0 true", "3: 1 false",
      ])
    var refusing = Recorder(wantsTries: true, refused: toCode)
    _ = explore(state, &refusing)
    #expect(refusing.states == [0, 1, 2] && refusing.prunedCount == 0)
    var quiet = Recorder()
    // What nobody has asked for isn't kept.
    #expect(explore(state, &quiet).space.transitionMoves.count == 0)
    #expect(quiet.tries == [] && quiet.states == [0, 1, 2, 3] && quiet.prunedCount == 1)
  }

  // MARK: Limits

  /// Of the state that was being expanded, nothing is kept.
  @Test func aLimitDropsTheMovesOfTheStateItWasReachedIn() throws {
    let segues: Segues<Screen> = [.inline(.home => .list), .push(.list => [.search, .detail])]
    let state = try start(segues, .add(.redirect(to: [.home => .list]), to: [.list => .search]))
    let few = state.explore(limits: ExplorationLimits(states: 2))
    #expect(few.end == .stateLimit(2) && few.states.count == 2)
    let space = few.space
    #expect(space.expanded == 1 && space.hasPrunedMove == [false])
    #expect(space.transitionMoves.count == 1 && Array(space.transitionTargets) == [1])
    #expect(Array(space.transitionEnds) == [1] && space.transitionTaken.isEmpty)
    #expect(space.transitions(of: 0) == 0..<1 && space.transitions(of: 1).isEmpty)
    let all = state.explore().space
    #expect(all.count == 3 && all.transitionTaken.values.contains([]))
    #expect(all.transitions(of: 1).map { all.target(of: $0) } == [1, 2, 1])
  }

  /// 63 redirected segues and the one to where they lead; then the sheet could be dismissed.
  @Test(arguments: [(62, 2), (63, 1)]) func removalsCountAsMoves(redirected: Int, states: Int) throws {
    let (home, sheet) = (Number(value: 0), Number(value: 100))
    let targets = (1...redirected).map { Number(value: $0) }
    let segues =
      targets.map { Segue(from: home, to: $0, dismissable: true) }
      + [Segue(from: home, to: sheet, style: .hold, dismissable: true)]
    var state = try Navigation(graph: NavigationGraph(segues, entry: home))
    try state.present(sheet)
    let edges = targets.map { DirectedEdge(from: home, to: $0) }
    try state.perform(.add(.redirect(to: Flow(DirectedEdge(from: home, to: sheet))), to: Flow(edges)))
    let found = state.explore(limits: ExplorationLimits(states: 2))
    #expect(found.end == .commandLimit(64))
    #expect(found.states.count == states)
  }

  // MARK: Repeats and presentations

  /// A tab that comes back with its stack pushes nothing again.
  @Test func whatIsMovedIsNotPushedAgain() throws {
    let state = try start(
      [
        .inline(.home => [.list, .search]), .push(.list => .detail), .push(.detail => .photo), .push(.photo => .detail),
      ],
      .present(.list), .present(.detail), .present(.photo), .present(.detail), .present(.search))
    #expect(state.path.count == 5)
    let found = state.explore(limits: ExplorationLimits(depth: 1))
    #expect(found.states.count == 2 && found.prunedSegues == [])
    #expect(found.states[1].command == .present(.list))
    #expect(found.states[1].navigation.presentedFragments.last == PathFragment(.detail, occurrence: 1))
    let deeper = state.explore(limits: ExplorationLimits(depth: 2))
    #expect(deeper.prunedSegues == [.detail => .photo])
  }

  @Test func presentationsDifferByTheirIDs() throws {
    let segues: Segues<Screen> = [.push(.home => [.list, .detail]), .push(.list => .detail)]
    let state = try start(segues)
    let same = state.explore { $0.to == .detail ? "1" : nil }
    #expect(same.states.count == 4 && same.distinctPresentations() == [0, 1, 2])
    let other = state.explore { $0.to == .detail ? "\($0.from)" : nil }
    #expect(other.states.count == 4 && other.distinctPresentations() == [0, 1, 2, 3])
    let partly = state.explore { $0.from == .list ? "1" : nil }
    #expect(partly.distinctPresentations() == [0, 1, 2, 3])
  }

  // MARK: States

  @Test func placesOfAStateTellTheirHolders() throws {
    let state = try start(
      [
        .inline(.home => .list), .sheet(.list => .settings), .push(.settings => .detail), .curtain(.list => .lock),
        .overlay(.lock => .tour), .curtain(.home => .code, dismissable: true),
      ],
      .present(.list), .present(.settings), .present(.detail), .present(.lock), .present(.tour))
    let places = state.machine.places
    #expect(
      places.map { state.graph.fragment(at: $0.fragment) } == [.home, .list, .detail, .lock, .tour])
    #expect(places.map(\.holder) == [nil, 0, 1, nil, 3])
    #expect(places.map(\.isModal) == [false, false, true, false, false])
    let edges: [DirectedEdge<Screen>] = [.home => .list, .settings => .detail, .list => .lock, .lock => .tour]
    #expect(places.compactMap(\.ingress).map { state.graph.edge(at: $0) } == edges)
    #expect(state.machine.isLocked)
    #expect(state.graph.fragment(at: state.machine.frontFragmentPosition) == .detail)
    // Neither a modal nor a curtain that can be dismissed is a lock.
    let open = try start(
      [.cover(.home => .settings, dismissable: false), .curtain(.home => .code, dismissable: true)],
      .present(.settings), .present(.code))
    #expect(!open.machine.isLocked)
    #expect(open.graph.fragment(at: open.machine.frontFragmentPosition) == .settings)
  }

  @Test func theTopmostFragmentsAndTheirNumbersAreKnown() throws {
    let state = try start(
      [.inline(.home => .list), .overlay(.home => [.tour, .search]), .overlay(.search => .tour)],
      .present(.list), .present(.tour), .present(.search), .present(.tour))
    let all = state.presentedFragments
    #expect(all.count == 5 && state.presentedCount == 5)
    for count in [0, 1, 2, 5, 9] { #expect(state.presentedFragments(fromTop: count) == Array(all.suffix(count))) }
    #expect(state.presentedCount(of: .tour) == 2 && state.presentedCount(of: .list) == 1)
    #expect(state.presentedCount(of: .detail) == 0 && state.presentedCount(of: .unlisted) == 0)
  }

  @Test func aChangeListsItsEdgesInTheOrderOfThePath() throws {
    var state = try start(
      [.inline(.home => .list), .overlay(.home => [.tour, .search, .settings])], .present(.list), .present(.tour))
    let outcome = try state.perform(
      .sequence([.dismiss(.tour), .present(.search), .present(.tour), .present(.settings)]))
    let change = state.pathEdges(of: outcome.pathChange)
    #expect(change.removed.map(\.to.fragment) == [.tour])
    #expect(change.added.map(\.to.fragment) == [.search, .tour, .settings])
    let path = state.path
    let again = state.launched().reached(by: path)
    #expect(again.path == path && again.presentedFragments == state.presentedFragments)
    // Edges that the graph lacks are left out.
    let other = state.reached(by: [.home => .list, .home => .unlisted, .home => .search])
    #expect(other.path == [.home => .list, .home => .search])
  }

  /// Nothing is left of what the launch took.
  @Test func aLaunchedStateHasDoneNothingYet() throws {
    let state = try start(Self.rooms, .present(.settings))
    let launched = state.launched()
    #expect(launched.path == [.home => .list] && launched.machine.actions == [])
    #expect(try Navigation(trying: NavigationGraph(Self.rooms, entry: .home)).path == launched.path)
    let numbered: Segues<Screen> = [.push(.home => .list), .ids(Int.self, for: .home, example: 7)]
    let identified = try Navigation(trying: NavigationGraph(numbered, entry: .home))
    #expect(identified.root == PathFragment(.home, id: 7) && identified.launched().root == identified.root)
  }
}
