import HelmTestSupport
import Testing

@testable import HelmCore

/// The least numbers of segues to the wanted fragments, which a search for a route computes beforehand.
@Suite("Distances of route searches") struct RouteDistanceTests {
  enum Place: Fragment { case home, list, detail, photo, settings, search, tour }

  private func start(_ segues: Segues<Place>, _ commands: NavigationCommand<Place>...) throws -> Navigation<Place> {
    try Navigation(segues, entry: .home, after: commands)
  }

  private func context(_ state: Navigation<Place>, _ wanted: PathFragment<Place>...) throws -> RouteContext {
    RouteContext(to: try state.goal(through: wanted), from: state.machine)
  }

  /// The numbers for ways that stay below what covers their start, and for ways that lead away; `nil` for none.
  private func numbers(_ rest: RouteRest) -> [Int?] {
    [rest.below, rest.away].map { $0 < RouteRest.none ? $0 : nil }
  }

  private func rest(
    _ context: RouteContext, _ state: Navigation<Place>, from place: Place, _ matches: [Int] = []
  ) throws -> [Int?] {
    let position = try #require(state.graph.position(of: place))
    return numbers(context.rest(from: position, matches))
  }

  // MARK: To the goal

  private static let chain: Segues<Place> = [
    .push(.home => .list), .push(.list => .detail), .sheet(.detail => .photo), .push(.home => .search),
  ]

  @Test func theWayLeadsThroughEachWantedFragment() throws {
    let state = try start(Self.chain)
    let wanted: [PathFragment<Place>] = [PathFragment(.list), PathFragment(.detail), PathFragment(.photo)]
    let context = RouteContext(to: try state.goal(through: wanted), from: state.machine)
    #expect(try rest(context, state, from: .home) == [nil, 3])
    #expect(try rest(context, state, from: .list, [1]) == [nil, 2])
    #expect(try rest(context, state, from: .detail, [2]) == [nil, 1])
    #expect(try rest(context, state, from: .photo, [3]) == [0, nil])
    // Another one of that fragment is not the wanted one, and has to be presented again.
    #expect(try rest(context, state, from: .list) == [nil, 3])
    #expect(try rest(context, state, from: .detail) == [nil, nil])
    #expect(try rest(context, state, from: .search) == [nil, nil])
  }

  @Test func aSheetOnTheWayLeadsAwayFromItsStart() throws {
    let state = try start(Self.chain)
    let photo = try context(state, PathFragment(.photo))
    #expect(try rest(photo, state, from: .home) == [nil, 3])
    #expect(try rest(photo, state, from: .list) == [nil, 2])
    #expect(try rest(photo, state, from: .detail) == [nil, 1])
    #expect(try rest(photo, state, from: .photo, [1]) == [0, nil])
    #expect(try rest(photo, state, from: .photo) == [1, nil])
    let detail = try context(state, PathFragment(.detail))
    #expect(try rest(detail, state, from: .home) == [2, nil])
    #expect(try rest(detail, state, from: .photo) == [nil, nil])
  }

  @Test func bothKindsOfWaysAreKnown() throws {
    let state = try start([
      .push(.home => .list), .push(.list => .detail), .push(.detail => .photo), .sheet(.home => .settings),
      .push(.settings => .photo),
    ])
    let photo = try context(state, PathFragment(.photo))
    #expect(try rest(photo, state, from: .home) == [3, 2])
    #expect(try rest(photo, state, from: .settings) == [1, nil])
  }

  /// Between two wanted fragments, only what auto segues present may lie.
  @Test func autosBetweenWantedFragmentsCostNothing() throws {
    let segues: Segues<Place> = [
      .push(.home => .list), .inline(.list => .detail, auto: true), .inline(.detail => .tour, auto: true),
      .sheet(.detail => .photo), .push(.tour => .photo),
    ]
    let wanted: [PathFragment<Place>] = [PathFragment(.list), PathFragment(.photo)]
    func rests(_ commands: NavigationCommand<Place>...) throws -> [[Int?]] {
      var state = try start(segues)
      for command in commands { try state.perform(command) }
      let context = RouteContext(to: try state.goal(through: wanted), from: state.machine)
      return [try rest(context, state, from: .home), try rest(context, state, from: .list, [1])]
    }
    #expect(try rests() == [[2, 2], [1, 1]])
    #expect(try rests(.add(.disabled, to: [.detail => .tour])) == [[nil, 2], [nil, 1]])
    #expect(try rests(.add(.disabled, to: [.detail => .photo])) == [[2, nil], [1, nil]])
    #expect(try rests(.add(.disabled, to: [.list => .detail])) == [[nil, nil], [nil, nil]])
  }

  @Test(arguments: [(63, true), (64, false)]) func sixtyThreeAutosAreFollowed(last: Int, isFound: Bool) throws {
    let autos = (0..<70).map { Segue(Number($0) => Number($0 + 1), dismissable: true, auto: true) }
    let way = Segue(Number(last) => Number(100), dismissable: true)
    let state = try Navigation(graph: NavigationGraph(autos + [way], entry: Number(0)))
    let goal = try state.goal(through: [PathFragment(Number(0)), PathFragment(Number(100))])
    let context = RouteContext(to: goal, from: state.machine)
    let entry = try #require(state.graph.position(of: Number(0)))
    #expect(numbers(context.rest(from: entry, [1])) == (isFound ? [1, nil] : [nil, nil]))
    guard case .missingSegue(.edge(let from, _, let to, _))? = state.machine.diagnosis(of: goal).first else {
      #expect(isFound)
      return
    }
    #expect(!isFound && from == entry && to == state.graph.position(of: Number(100)))
  }

  /// What covers the source of a segue may not cover its target: in another layer, or where the segue leads back to.
  @Test func aSegueLeadsAwayToAnotherLayerOrBackToWhatIsThere() throws {
    let edge = DirectedEdge(from: Place.list, to: .photo)
    let kinds: [(segue: Segue<Place>, anew: [Int?], back: [Int?])] = [
      (Segue(edge, dismissable: true), [1, nil], [1, nil]),
      (Segue(edge), [1, nil], [nil, 1]),
      (Segue(edge, style: .hold), [1, nil], [nil, 1]),
      (Segue(edge, style: .hold, auto: true), [0, nil], [nil, 0]),
      (Segue(edge, style: .hold, dismissable: true, presentation: .column), [1, nil], [1, nil]),
      (Segue(edge, style: .hold, presentation: .column), [1, nil], [nil, 1]),
      (Segue(edge, style: .hold, dismissable: true, presentation: .overlay), [1, nil], [1, nil]),
      (Segue(edge, style: .hold, presentation: .overlay), [1, nil], [nil, 1]),
      (Segue(edge, style: .hold, dismissable: true, presentation: .accessory), [nil, 1], [nil, 1]),
      (Segue(edge, style: .hold, dismissable: true), [nil, 1], [nil, 1]),
      (Segue(edge, style: .hold, presentation: .fullScreenCover), [nil, 1], [nil, 1]),
      (Segue(edge, style: .hold, dismissable: true, presentation: .curtain), [nil, 1], [nil, 1]),
      (Segue(edge, dismissable: true, leaving: .home), [nil, 1], [nil, 1]),
      (Segue(edge, style: .hold, dismissable: true, auto: true), [nil, 0], [nil, 0]),
    ]
    for (segue, anew, back) in kinds {
      let segues: [Segue<Place>] = [
        Segue(.home => .list, style: .hold), Segue(.home => .settings, style: .hold), segue,
        Segue(.settings => .photo, dismissable: true),
      ]
      var state = try Navigation(graph: NavigationGraph(segues, entry: .home))
      let position = try #require(state.graph.position(of: edge))
      for expected in [anew, back] {
        let context = try context(state, PathFragment(.photo))
        #expect(numbers(context.step(position)) == expected, "\(segue)")
        #expect(try rest(context, state, from: .list) == expected, "\(segue)")
        try state.perform(.sequence([.present(.settings), .present(.photo)]))
      }
    }
  }

  @Test func aSegueIsOpenIfItIsEnabledAndItsTargetHasItsID() throws {
    var state = try start([
      .push(.home => [.list, .detail, .photo]), .ids(Int.self, for: .detail, .photo),
    ])
    try state.perform(.add(.disabled, to: [.home => .list]))
    let context = try context(state, PathFragment(.detail, id: 5))
    func isOpen(_ edge: DirectedEdge<Place>) throws -> Bool {
      context.isOpen(try #require(state.graph.position(of: edge)))
    }
    #expect(try isOpen(.home => .list) == false)
    #expect(try isOpen(.home => .detail))
    #expect(try isOpen(.home => .photo) == false)
  }

  // MARK: Back from what can't be undone

  private static let cover: Segues<Place> = [
    .inline(.home => .list), .cover(.list => .settings, dismissable: false), .inline(.settings => .detail),
    .push(.detail => .photo), .swap(.photo => .home), .push(.home => .search),
  ]

  private func distances(
    _ state: Navigation<Place>, to wanted: PathFragment<Place> = PathFragment(.search), below place: Place,
    from places: [Place] = [.home, .list, .settings, .detail, .photo, .search]
  ) throws -> [Int?] {
    let context = try context(state, wanted)
    let frame = try #require(state.frame(of: PathFragment(place)))
    return try places.map { place in
      let position = try #require(state.graph.position(of: place))
      return context.distance(backFrom: position, below: frame, in: state.machine.table)
    }
  }

  @Test func aCoverIsLeftByASegueBackToAnythingBelowIt() throws {
    let state = try start(Self.cover, .present(.list), .present(.settings), .present(.detail))
    #expect(try distances(state, below: .settings) == [1, 4, 3, 2, 1, nil])
    // What is held, or can be dismissed, is no such obstacle.
    #expect(try distances(state, below: .list) == [nil, nil, nil, nil, nil, nil])
    let context = try context(state, PathFragment(.search))
    let settings = try #require(state.frame(of: PathFragment(.settings)))
    // Of what is presented on it, the nearest counts.
    #expect(context.returnsByFrame(in: state.machine.table) == [settings: 2])
  }

  @Test func aSegueBackLeadsToAFragmentWithAnIDOfTheGoal() throws {
    let state = try start(Self.cover, .present(.list, id: "7"), .present(.settings))
    #expect(try distances(state, below: .settings).first == 5)
    #expect(try distances(state, to: PathFragment(.list, id: "7"), below: .settings).first == 1)
  }

  @Test func aSegueBackHasToBeEnabledAndUndismissable() throws {
    var state = try start(Self.cover, .present(.list), .present(.settings), .present(.detail))
    try state.perform(.add(.disabled, to: [.photo => .home]))
    #expect(try distances(state, below: .settings, from: [.home, .photo]) == [1, nil])
    let popping = try start(
      [Self.cover, .push(.search => .list)], .present(.list), .present(.settings), .present(.detail))
    #expect(try distances(popping, below: .settings, from: [.search]) == [5])
  }

  /// A segue back from a cover, even one that can be dismissed, makes it one that can be undone.
  @Test func aCoverThatCanBeUndoneNeedsNoWayBack() throws {
    let segues: Segues<Place> = [Self.cover, .push(.settings => .list)]
    let state = try start(segues, .present(.list), .present(.settings))
    #expect(try distances(state, below: .settings) == [nil, nil, nil, nil, nil, nil])
    let context = try context(state, PathFragment(.search))
    #expect(context.returnsByFrame(in: state.machine.table) == [:])
  }

  /// What a swap has replaced comes back only by a segue to it, not by one to what is below it.
  @Test func aSwapIsLeftByASegueBackToWhatItReplaced() throws {
    let state = try start(
      [
        .inline(.home => .list), .swap(.list => .settings), .push(.settings => .detail), .swap(.detail => .list),
        .push(.settings => .photo), .swap(.photo => .home),
      ], .present(.list), .present(.settings))
    let places: [Place] = [.home, .list, .settings, .detail, .photo]
    #expect(try distances(state, to: PathFragment(.photo), below: .settings, from: places) == [1, 3, 2, 1, 2])
  }

  @Test func theWaysBackFromTheLatestSixteenAreKnown() throws {
    let covers = (0..<18).map {
      Segue(Number($0) => Number($0 + 1), style: .hold, presentation: .fullScreenCover)
    }
    var state = try Navigation(graph: NavigationGraph(covers + [Segue(Number(18) => Number(0))], entry: Number(0)))
    for number in 1...18 { try state.present(Number(number)) }
    let context = RouteContext(to: try state.goal(through: [PathFragment(Number(0))]), from: state.machine)
    let top = try #require(state.graph.position(of: Number(18)))
    func distance(below number: Int) throws -> Int? {
      let frame = try #require(state.frame(of: PathFragment(Number(number))))
      return context.distance(backFrom: top, below: frame, in: state.machine.table)
    }
    #expect(try [18, 3, 2, 1].map { try distance(below: $0) } == [1, 1, nil, nil])
    #expect(Array(context.returnsByFrame(in: state.machine.table).values) == Array(repeating: 1, count: 16))
  }

  // MARK: Numbers

  @Test func waysAreJoinedAndCompared() {
    func way(_ below: Int, _ away: Int) -> RouteRest { RouteRest(below: below, away: away) }
    func pair(_ rest: RouteRest) -> [Int] { [rest.below, rest.away] }
    #expect(pair(way(1, 5).then(way(10, 20))) == [11, 15])
    #expect(pair(way(1, 5).then(way(20, 10))) == [21, 11])
    #expect(pair(way(1, 50).then(way(10, 20))) == [11, 21])
    #expect(pair(way(1, 5).orLess(way(2, 4))) == [1, 4])
    #expect(pair(way(2, 4).orLess(way(1, 5))) == [1, 4])
    #expect(way(1, 5).least == 1 && way(5, 2).least == 2)
    var rest = way(1, 2)
    #expect(rest[isAway: true] == 2 && rest[isAway: false] == 1)
    rest[isAway: true] = 7
    rest[isAway: false] = 8
    #expect(pair(rest) == [8, 7])
    #expect(numbers(RouteRest()) == [nil, nil] && numbers(RouteRest(below: 0)) == [0, nil])
  }
}

extension RouteContext {
  fileprivate func returnsByFrame(in table: FrameTable) -> [FrameSlot: Int] {
    let returns = returns(in: table)
    return Dictionary(
      uniqueKeysWithValues: returns.indices.compactMap { slot in returns[slot].map { (FrameSlot(slot), $0) } })
  }
}
