import HelmTestSupport
import Testing

@testable import HelmCore

/// The commands that a route consists of, and what each of its moves costs.
@Suite("Commands and costs of routes") struct RouteCommandTests {
  enum Place: Fragment { case home, list, detail, photo, tour, terms, settings, lock }

  private func start(_ segues: Segues<Place>, _ commands: NavigationCommand<Place>...) throws -> Navigation<Place> {
    try Navigation(segues, entry: .home, after: commands)
  }

  private func route(_ state: Navigation<Place>, _ wanted: Place...) throws -> Route<Place> {
    try state.route(through: wanted.map { PathFragment($0) })
  }

  // MARK: Removing

  /// One command removes both: two would be more than necessary.
  @Test func everythingThatIsRemovedByForceIsListed() throws {
    let state = try start(
      [
        .push(.home => .list), .cover(.home => .terms, dismissable: false),
        .cover(.terms => .settings, dismissable: false),
      ],
      .present(.terms), .present(.settings))
    let route = try route(state, .list)
    #expect(route.commands == [.replace([]), .present(.list)])
    #expect(route.undismissable == [PathFragment(.terms), PathFragment(.settings)])
    #expect(route.presentedFragments == [PathFragment(.list)])
    #expect(
      route.description
        == "replace with an empty path, present list (removes terms, settings, which cannot be dismissed)")
  }

  /// What stays is replayed, in its order.
  @Test func aForcedRemovalKeepsTheRestOfThePath() throws {
    let state = try start(
      [
        .inline(.home => .list), .accessory(.home => .tour), .cover(.list => .terms, dismissable: false),
        .push(.list => .detail),
      ],
      .present(.list), .present(.tour), .present(.terms))
    let route = try route(state, .list, .detail)
    #expect(route.commands == [.replace([.home => .list, .home => .tour]), .present(.detail)])
    #expect(route.undismissable == [PathFragment(.terms)])
    #expect(route.presentedFragments.map(\.fragment) == [.home, .tour, .detail])
  }

  @Test func aSwapWithACounterpartIsUndoneByGoingBack() throws {
    let segues: Segues<Place> = [
      .push(.home => .list), .swap(.list => .detail), .push(.detail => .list), .curtain(.home => .lock),
    ]
    let swapped = try start(segues, .present(.list), .present(.detail))
    let back = try route(swapped, .home, .list)
    #expect(back.commands == [.back])
    #expect(back.undismissable == [])
    // Below a curtain, the screen has to be named.
    let locked = try start(segues, .present(.lock), .present(.list), .present(.detail))
    let below = try route(locked, .home, .list)
    #expect(below.commands == [.back(.from(PathFragment(.detail)))])
    #expect(below.undismissable == [])
    var there = locked
    for command in below.commands { try there.perform(command) }
    #expect(there.presentedFragments == below.presentedFragments)
    #expect(there.presentedFragments == [PathFragment(.list), PathFragment(.lock)])
  }

  @Test func aFrameIsRemovedByForceUnlessItIsTheLatestStep() throws {
    let segues: Segues<Place> = [
      .push(.home => .list), .swap(.list => .detail), .push(.detail => .list), .swap(.detail => .photo),
      .curtain(.home => .lock), .inline(.photo => .tour, auto: true), .push(.photo => .detail),
    ]
    func isForced(_ state: Navigation<Place>, _ place: Place) throws -> Bool {
      state.machine.isForced(removing: try #require(state.key(of: PathFragment(place))))
    }
    let swapped = try start(segues, .present(.lock), .present(.list), .present(.detail))
    #expect(try isForced(swapped, .list) == false)
    #expect(try isForced(swapped, .detail) == false)
    #expect(try isForced(swapped, .lock))
    #expect(try isForced(swapped, .photo) == false)
    // The latest step is one before what an auto presented.
    var further = swapped
    try further.perform(.present(.photo))
    #expect(further.presentedFragments.map(\.fragment) == [.photo, .tour, .lock])
    #expect(try isForced(further, .detail))
    #expect(try isForced(further, .photo) == false)
    #expect(try isForced(further, .tour))
  }

  // MARK: The simplest command

  private static let openings: Segues<Place> = [
    .overlay(.home => .tour), .sheet([.home, .tour] => .settings),
  ]

  private func taking(
    _ edge: DirectedEdge<Place>, from source: PathFragment<Place>, _ state: Navigation<Place>, id: String? = nil
  ) throws -> NavigationCommand<Place> {
    let segue = try #require(state.graph.position(of: edge))
    return state.command(taking: segue, from: try #require(state.frame(of: source)), id)
  }

  @Test func aSegueIsTakenByTheSimplestCommandThatTakesIt() throws {
    var state = try start(Self.openings, .present(.tour))
    let (home, tour) = (PathFragment(Place.home), PathFragment(Place.tour))
    #expect(try taking(.tour => .settings, from: tour, state) == .present(.settings))
    #expect(try taking(.tour => .settings, from: tour, state, id: "1") == .present(.settings, id: "1"))
    // The tour above has a segue there, too.
    let named = NavigationCommand<Place>.present(.flow(Flow(DirectedEdge(from: Place.home, to: .settings))))
    #expect(try taking(.home => .settings, from: home, state) == named)
    let edge = PathEdge(from: home, to: PathFragment(Place.settings, id: "1"))
    #expect(try taking(.home => .settings, from: home, state, id: "1") == .present(.edge(edge)))
    try state.perform(.add(.disabled, to: [.tour => .settings]))
    #expect(try taking(.home => .settings, from: home, state) == .present(.settings))
    #expect(try taking(.home => .settings, from: home, state, id: "1") == .present(.settings, id: "1"))
  }

  /// Of two shown tours, the lower one has to be named exactly.
  @Test func aSegueFromALowerOccurrenceIsTakenByItsEdge() throws {
    let state = try start(
      [.overlay(.home => [.tour, .list]), .overlay(.list => .tour), .sheet(.tour => .settings)],
      .present(.tour), .present(.list), .present(.tour))
    let (lower, upper) = (PathFragment(Place.tour), PathFragment(Place.tour, occurrence: 1))
    #expect(state.presentedFragments == [PathFragment(.home), lower, PathFragment(.list), upper])
    #expect(try taking(.tour => .settings, from: upper, state) == .present(.settings))
    let edge = PathEdge(from: lower, to: PathFragment(Place.settings))
    #expect(try taking(.tour => .settings, from: lower, state) == .present(.edge(edge)))
  }

  @Test func aFrameIsDismissedByTheSimplestCommandThatDismissesIt() throws {
    let state = try start(
      [.overlay(.home => [.tour, .list]), .overlay(.list => .tour), .inline(.home => .detail)],
      .present(.detail), .present(.tour), .present(.list), .present(.tour))
    func dismissing(_ place: PathFragment<Place>) throws -> NavigationCommand<Place>? {
      state.command(dismissing: try #require(state.frame(of: place)))
    }
    let (lower, upper) = (PathFragment(Place.tour), PathFragment(Place.tour, occurrence: 1))
    #expect(try dismissing(upper) == .dismiss(.tour))
    #expect(try dismissing(PathFragment(.list)) == .dismiss(.list))
    #expect(try dismissing(lower) == .dismiss(.edge(PathEdge(from: PathFragment(.home), to: lower))))
    #expect(try dismissing(PathFragment(.home)) == nil)
    let identified = try start(
      [.overlay(.home => [.tour, .list]), .overlay(.list => .tour)],
      .present(.tour, id: "1"), .present(.list), .present(.tour))
    let first = try #require(identified.frame(of: PathFragment(.tour, id: "1")))
    #expect(identified.command(dismissing: first) == .dismiss(.tour, id: "1"))
  }

  // MARK: Costs

  /// The components of a move's cost; `nil` if it can't be made, or changes nothing.
  private func cost(_ state: Navigation<Place>, _ move: RouteMove) -> [Int]? {
    state.machine.trying(move).map { [$0.cost.forced, $0.cost.commands, $0.cost.frames, $0.cost.made] }
  }

  private func key(_ state: Navigation<Place>, _ place: Place) throws -> FrameKey {
    try #require(state.key(of: PathFragment(place)))
  }

  private func take(_ state: Navigation<Place>, _ edge: DirectedEdge<Place>) throws -> RouteMove {
    .take(try #require(state.graph.position(of: edge)), from: try key(state, edge.from), id: nil)
  }

  private static let layers: Segues<Place> = [
    .inline(.home => .list), .inline(.list => .photo, auto: true), .push(.list => .detail),
    .cover(.detail => .terms, dismissable: false), .sheet(.terms => .settings), .swap(.terms => .list),
    .curtain(.detail => .tour, dismissable: true), .curtain(.detail => .lock),
  ]

  @Test func aMoveCostsWhatItRemovesAndMakes() throws {
    let home = try start(Self.layers)
    #expect(try cost(home, take(home, .home => .list)) == [0, 1, 0, 2])
    #expect(try cost(home, .remove(key(home, .list))) == nil)
    let list = try start(Self.layers, .present(.list))
    // It is there, and in front.
    #expect(try cost(list, take(list, .home => .list)) == nil)
    let detail = try start(Self.layers, .present(.list), .present(.detail))
    #expect(try cost(detail, .remove(key(detail, .detail))) == [0, 1, 1, 0])
    #expect(try cost(detail, take(detail, .home => .list)) == [0, 1, 1, 0])
    // The list is held, so only going back could remove it.
    #expect(try cost(detail, .remove(key(detail, .list))) == [1, 1, 3, 0])
  }

  @Test func undismissableModalsAreRemovedByForceUnlessASegueLeadsBack() throws {
    let covered = try start(
      Self.layers, .present(.list), .present(.detail), .present(.terms), .present(.settings))
    #expect(try cost(covered, .remove(key(covered, .settings))) == [0, 1, 1, 0])
    #expect(try cost(covered, .remove(key(covered, .terms))) == [1, 1, 2, 0])
    #expect(try cost(covered, .remove(key(covered, .detail))) == [1, 1, 3, 0])
    #expect(try cost(covered, take(covered, .terms => .list)) == [0, 1, 3, 0])
    let curtain = try start(Self.layers, .present(.list), .present(.detail), .present(.tour))
    #expect(try cost(curtain, .remove(key(curtain, .detail))) == [0, 1, 2, 0])
    let locked = try start(Self.layers, .present(.list), .present(.detail), .present(.lock))
    #expect(try cost(locked, .remove(key(locked, .detail))) == nil)
    #expect(try cost(locked, .remove(key(locked, .lock))) == nil)
  }

  @Test func costsAreComparedComponentByComponent() {
    let ordered: [RouteCost] = [
      RouteCost(), RouteCost(made: 9), RouteCost(frames: 1), RouteCost(frames: 1, made: 1), .command,
      RouteCost(commands: 1, frames: 1), RouteCost(forced: 1), RouteCost(forced: 1, commands: 1), .worst,
    ]
    #expect(ordered.reversed().sorted() == ordered)
    #expect(RouteCost.command == RouteCost(commands: 1) && RouteCost.making(3) == RouteCost(commands: 3, made: 3))
    let tens = RouteCost(forced: 10, commands: 20, frames: 30, made: 40)
    #expect(
      RouteCost(forced: 1, commands: 2, frames: 3, made: 4) + tens
        == RouteCost(forced: 11, commands: 22, frames: 33, made: 44))
  }
}
