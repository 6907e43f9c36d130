import Helm
import Testing

@testable import HelmTesting

/// The limits, costs and targets of plans.
@Suite struct PlanLimitTests {
  @Test func limitsAndCostsAreBounded() {
    // Thirty-two commands are tried for each state.
    #expect(ExplorationLimits(states: 1).moves == 32)
    #expect(ExplorationLimits(states: 3).moves == 96)
    #expect(ExplorationLimits(states: Int.max / 32).moves == Int.max / 32 * 32)
    #expect(ExplorationLimits(states: Int.max / 32 + 1).moves == Int.max)
    #expect(ExplorationLimits(states: Int.max).moves == Int.max)
    let least = ExplorationLimits(states: 0, depth: -1, maximumRepeats: -1)
    #expect(least.states == 1 && least.depth == 0 && least.maximumRepeats == 0)
    let more = ExplorationLimits(states: 2, depth: 1, maximumRepeats: 1)
    #expect(more.states == 2 && more.depth == 1 && more.maximumRepeats == 1)
    let free = WalkCosts(present: 0, dismiss: 0, replace: 0, relaunch: 0)
    #expect(free.present == 1 && free.dismiss == 1 && free.replace == 1 && free.relaunch == 1)
    let dear = WalkCosts(present: 2, dismiss: 3, replace: 4, relaunch: 5)
    #expect(dear.present == 2 && dear.dismiss == 3 && dear.replace == 4 && dear.relaunch == 5)
    // A state has a number of 32 bits.
    let most = Int(Int32.max) - 1
    for (states, limit) in [(Int.max, most), (most + 1, most), (most, most), (most - 1, most - 1)] {
      #expect(StateSpace.Limits(states: states, moves: 7, depth: nil, repeats: nil).states == limit)
    }
    // The standard ones are known.
    let standard = ExplorationLimits.standard
    #expect(standard.states == 1_000_000 && standard.depth == nil && standard.maximumRepeats == 0)
    let walk = WalkLimits.standard
    #expect(walk.exploration == ExplorationLimits(states: 10_000) && walk.steps == nil)
    let findings = FindingOptions<Letter>()
    #expect(findings.limits == ExplorationLimits(states: 100_000) && findings.modalBound == 2 && findings.homes == [])
    let random = RandomWalks<Letter>()
    #expect(random.seed == 1 && random.count == 100 && random.length == 50)
    #expect(WalkCosts.standard == WalkCosts(present: 1, dismiss: 1, replace: 3, relaunch: 5))
  }

  @Test(
    arguments: [
      (3, 5, 3, false), (5, 3, 3, true), (4, 4, 4, true), (4, 5, 4, false),
    ] as [(Int, Int, Int, Bool)])
  func theStartIsReachedByTheCheaperCommand(replace: Int, relaunch: Int, start: Int, prefersRelaunch: Bool) {
    let costs = WalkCosts(replace: replace, relaunch: relaunch)
    #expect(costs.jump(to: 0) == start)
    #expect(costs.jump(to: 1) == replace)
    #expect(costs.prefersRelaunch == prefersRelaunch)
    let without = WalkCosts(replace: nil, relaunch: relaunch)
    #expect(without.jump(to: 0) == relaunch && without.jump(to: 1) == nil && without.prefersRelaunch)
  }

  @Test(
    arguments: [
      (.complete, "all of them"), (.stateLimit(5), "stopped at the limit of 5"),
      (.commandLimit(64), "stopped after 64 commands, most of which led nowhere new"),
      (.depthLimit(0), "all within 0 commands"), (.depthLimit(1), "all within 1 command"),
      (.depthLimit(2), "all within 2 commands"), (.found, "stopped at the first match"),
    ] as [(ExplorationEnd, String)])
  func eachEndHasItsText(end: ExplorationEnd, text: String) {
    #expect(end.description == text)
  }

  /// One screen, and others that it leads to: all of them are found at once.
  @Test(
    arguments: [
      (511, ["1 of 2000"]), (512, ["1 of 2000", "513 of 2000"]),
      (1024, ["1 of 2000", "1025 of 2000", "1025 of 2000"]),
    ] as [(Int, [String])])
  func progressIsReportedEvery512States(others: Int, reports: [String]) throws {
    let start = Number(value: 0)
    let segues = (1...others).map { Segue(from: start, to: Number(value: $0), dismissable: true) }
    let navigation = try Navigation(graph: NavigationGraph(segues, entry: start))
    var seen: [String] = []
    withoutActuallyEscaping({ (states: Int, limit: Int) in seen.append("\(states) of \(limit)") }) {
      let found = navigation.explore(limits: ExplorationLimits(states: 2000), progress: $0)
      #expect(found.isComplete && found.states.count == others + 1)
    }
    #expect(seen == reports)
  }

  // MARK: Home

  private static let layers = NavigationGraph<Letter>([
    Segue(.a => .b, style: .hold, dismissable: true, presentation: .overlay),
    Segue(.a => .c, style: .hold, dismissable: true), Segue(.c => .d, dismissable: true),
    Segue(.a => .f, style: .hold, presentation: .curtain), Segue(.f => .g, style: .hold, dismissable: true),
  ])

  @Test func aStateIsAtHomeUnlessAModalCoversTheHome() throws {
    var navigation = try Navigation(graph: Self.layers)
    #expect(navigation.isHome([.a]) && navigation.isHome([.h, .a]))
    #expect(!navigation.isHome([.b]) && !navigation.isHome([]))
    try navigation.perform(.present(.b))
    #expect(navigation.isHome([.a]) && navigation.isHome([.b]))
    try navigation.perform(.present(.c))
    #expect(navigation.isHome([.c]))
    #expect(!navigation.isHome([.a]) && !navigation.isHome([.b]))
    // A screen pushed in the modal covers as much.
    try navigation.perform(.present(.d))
    #expect(navigation.isHome([.d]))
    #expect(!navigation.isHome([.a]) && !navigation.isHome([.c]))
    // A curtain and its modals don't count.
    var locked = try Navigation(graph: Self.layers)
    try locked.perform(.present(.f))
    #expect(locked.isHome([.a]) && !locked.isHome([.f]))
    try locked.perform(.present(.g))
    #expect(locked.isHome([.a]) && !locked.isHome([.g]))
    var covered = try Navigation(graph: Self.layers)
    try covered.perform(.present(.c))
    try covered.perform(.present(.f))
    #expect(covered.isHome([.c]) && !covered.isHome([.a]))
  }

  // MARK: Walks

  /// The fragments `d` and `e` can't be reached, which only a complete walk proves.
  @Test(
    arguments: [
      (nil, 2, true), (3, 2, true), (2, 2, true), (1, 1, false), (0, 0, false), (-1, 0, false),
    ] as [(Int?, Int, Bool)])
  func aWalkWithoutItsLastStepsIsNotComplete(limit: Int?, steps: Int, isComplete: Bool) throws {
    let graph = NavigationGraph<Letter>(
      [Segue(.a => .b, dismissable: true), Segue(.b => .c, dismissable: true), Segue(.d => .e, dismissable: true)],
      entry: .a)
    let walk = try Navigation(graph: graph).walk(covering: .fragments, limits: WalkLimits(steps: limit))
    #expect(walk.steps.count == steps)
    #expect(walk.isComplete == isComplete)
    let covered: [WalkTarget<Letter>] = [.fragment(.a), .fragment(.b), .fragment(.c)]
    #expect(walk.covered == Array(covered.prefix(steps + 1)))
    #expect(walk.missing.suffix(2) == [.fragment(.d), .fragment(.e)])
  }

  @Test func targetsKeepTheirOrderAndCountOnceAndHaveATextEach() throws {
    let graph = NavigationGraph<Letter>([Segue(.a => .b, dismissable: true), Segue(.b => .c, dismissable: true)])
    let second = PathFragment(Letter.b, id: nil, occurrence: 1)
    let targets: [WalkTarget<Letter>] = [
      .fragment(.c), .presentation([second]), .fragment(.b), .fragment(.c), .presentation([PathFragment(.b)]),
    ]
    let walk = try Navigation(graph: graph).walk(covering: .targets(targets))
    let once: [WalkTarget<Letter>] = [.fragment(.c), .presentation([PathFragment(.b)]), .fragment(.b)]
    #expect(walk.covered == once)
    #expect(walk.missing == [])
    let texts: [(WalkTarget<Letter>, String)] = [
      (.fragment(.a), "a"), (.segue(.a => .b), "a => b"), (.pair(.a => .b, .b => .c), "a => b, then b => c"),
      (.presentation([PathFragment(.a), PathFragment(.b, id: 7)]), "a / b (id 7)"),
    ]
    for (target, text) in texts { #expect(target.description == text) }
  }

  // MARK: Ways

  @Test func whatTheLaunchTookNeedsNoCommand() throws {
    let graph = NavigationGraph<Letter>([
      Segue(.a => .b, style: .hold, auto: true), Segue(.b => .c, style: .hold, auto: true),
      Segue(.c => .d, dismissable: true),
    ])
    let start = try Navigation(graph: graph)
    func count(_ target: WalkTarget<Letter>) -> Int? { start.shortestPath(to: target)?.steps.count }
    #expect(count(.segue(.a => .b)) == 0 && count(.segue(.b => .c)) == 0)
    #expect(count(.pair(.a => .b, .b => .c)) == 0)
    #expect(count(.presentation([PathFragment(.a), PathFragment(.b), PathFragment(.c)])) == 0)
    #expect(count(.presentation([PathFragment(.a), PathFragment(.b), PathFragment(.d)])) == 1)
    #expect(count(.presentation([PathFragment(.a)])) == nil)
    #expect(count(.segue(.c => .d)) == 1 && count(.fragment(.d)) == 1)
    // A segue follows the latest one that led to its source.
    func pairs(_ last: [DirectedEdge<Letter>], _ taken: [DirectedEdge<Letter>]) -> [String] {
      consecutivePairs(after: last, taken).map { "\($0.first), \($0.second)" }
    }
    #expect(pairs([.a => .b, .c => .b], [.b => .d]) == ["c => b, b => d"])
    #expect(pairs([], [.a => .b, .b => .c, .b => .d]) == ["a => b, b => c", "a => b, b => d"])
    #expect(pairs([.a => .b], [.a => .c]) == [])
    // What the command itself took is later than what the one before it took.
    #expect(pairs([.c => .b], [.a => .b, .b => .d]) == ["a => b, b => d"])
  }

  /// Along the graph, only fragments and segues are found, and only if no segue is redirected.
  @Test func beyondTheLimitAWayFollowsTheGraphUnlessASegueIsRedirected() throws {
    let graph = NavigationGraph<Letter>([
      Segue(.a => .b, dismissable: true), Segue(.b => .c, dismissable: true), Segue(.a => .d, dismissable: true),
    ])
    var start = try Navigation(graph: graph)
    func way(_ target: WalkTarget<Letter>, states: Int = 1) -> HelmPath<Letter>? {
      let limits = ExplorationLimits(states: states)
      return start.shortestPath(to: target, limits: limits, identityProvider: { _ in 7 })?.steps.last?.path
    }
    let path: HelmPath<Letter> = [
      PathEdge(.a => .b, targetID: 7), PathEdge(.b => .c, sourceID: 7, targetID: 7),
    ]
    let (pair, shown): (WalkTarget<Letter>, WalkTarget<Letter>) = (
      .pair(.a => .b, .b => .c), .presentation([PathFragment(.c, id: 7)])
    )
    for target in [WalkTarget<Letter>.fragment(.c), .segue(.b => .c), pair, shown] {
      #expect(way(target, states: 100) == path)
    }
    #expect(way(.fragment(.c)) == path && way(.segue(.b => .c)) == path)
    #expect(way(pair) == nil && way(shown) == nil)
    try start.add(trait: .redirect(to: Flow(.a => .b)), to: [.a => .d])
    #expect(way(.fragment(.c)) == nil && way(.segue(.b => .c)) == nil)
    #expect(way(.fragment(.c), states: 100) == path)
  }
}
