import Foundation
import Helm
import HelmTesting
import Testing

@Suite("Walks")
struct WalkTests {
  enum Screen: Fragment { case splash, login, register, home, feed, profile, article, compose }

  static let app = NavigationGraph<Screen>([
    Segue(.splash => .login), Segue(.login => .register, dismissable: true), Segue(.login => .home),
    Segue(.register => .home, leaving: .register), Segue(.home => .feed, style: .hold, auto: true),
    Segue(.home => .profile, style: .hold), Segue(.feed => .article, dismissable: true),
    Segue(.home => .compose, style: .hold, dismissable: true),
  ])

  @Test("a tour covers every segue of an app, with its steps, kinds and costs")
  func tourOfAnApp() throws {
    let walk = try Navigation(graph: Self.app).walk(covering: .segues)
    try walk.replay()
    #expect(walk.missing == [])
    #expect(walk.end == .complete)
    #expect(walk.isComplete)
    #expect(walk.covered.count == 8)
    #expect(walk.steps.filter { $0.kind == .dismiss }.count == 1)
    #expect(walk.steps.filter { $0.kind == .present }.count == 7)
    #expect(walk.cost() == 8)
  }

  @Test("dismissals, replaces and relaunches are chosen by cost")
  func costs() throws {
    let graph = NavigationGraph<Letter>([
      Segue(.a => .b, dismissable: true), Segue(.a => .c, dismissable: true), Segue(.b => .d, dismissable: true),
    ])
    let start = try Navigation(graph: graph)
    func kinds(_ costs: WalkCosts) -> [WalkStep<Letter>.Kind] {
      start.walk(covering: .segues, strategy: .tour(costs)).steps.map(\.kind)
    }
    #expect(kinds(.standard) == [.present, .present, .dismiss, .present])
    #expect(kinds(WalkCosts(dismiss: 10)) == [.present, .present, .replace, .present])
    #expect(kinds(WalkCosts(dismiss: 10, replace: nil)) == [.present, .present, .relaunch, .present])
    #expect(kinds(WalkCosts(dismiss: 10, replace: 9, relaunch: 2)) == [.present, .present, .relaunch, .present])
    #expect(kinds(WalkCosts(dismiss: 10, replace: 5, relaunch: 5)) == [.present, .present, .relaunch, .present])
    // Only the start is a relaunch.
    let deep = try Navigation<Letter>(
      graph: NavigationGraph([
        Segue(.a => .b, dismissable: true), Segue(.b => .c, dismissable: true), Segue(.b => .d, dismissable: true),
      ]))
    let walk = deep.walk(covering: .segues, strategy: .tour(WalkCosts(dismiss: 10, replace: 5, relaunch: 5)))
    #expect(walk.steps.map(\.kind) == [.present, .present, .replace, .present])
  }

  @Test("the shortest way to each target starts at the start")
  func shortestWays() throws {
    let start = try Navigation(graph: Self.app)
    let walk = start.walk(covering: .fragments, strategy: .shortestWays)
    try walk.replay()
    #expect(walk.missing == [])
    let way = try #require(start.shortestPath(to: .fragment(.article)))
    #expect(
      way.steps.map(\.command) == [
        .present(.login, id: nil), .present(.home, id: nil), .present(.article, id: nil),
      ])
    #expect(way.covered == [.fragment(.article)])
    #expect(way.missing == [])
    #expect(way.end == .found)
    #expect(way.isComplete)
    #expect(start.shortestPath(to: .segue(.register => .home))?.steps.count == 3)
    #expect(start.shortestPath(to: .pair(.login => .home, .home => .feed))?.steps.count == 2)
    #expect(start.shortestPath(to: .fragment(.splash))?.steps == [])
    #expect(start.shortestPath(to: .segue(.home => .splash)) == nil)
  }

  @Test("targets, depth, number of steps, ids and rules can be given")
  func parameters() throws {
    var start = try Navigation(graph: Self.app)
    let own = start.walk(covering: .targets([.fragment(.compose), .segue(.home => .profile)]))
    #expect(own.covered == [.fragment(.compose), .segue(.home => .profile)])
    #expect(own.steps.count == 4)

    let shallow = start.walk(covering: .fragments, limits: WalkLimits(depth: 1))
    #expect(shallow.covered == [.fragment(.splash), .fragment(.login)])
    #expect(shallow.end == .depthLimit(1))
    #expect(!shallow.isComplete)

    let short = start.walk(covering: .fragments, limits: WalkLimits(steps: 2))
    #expect(short.steps.count == 2)
    #expect(!short.isComplete)

    let cut = start.walk(covering: .presentations, limits: WalkLimits(steps: 1))
    #expect(!cut.isComplete && !cut.missing.isEmpty)

    let identified = start.walk(covering: .fragments) { $0.to == .article ? 7 : nil }
    try identified.replay()
    #expect(identified.steps.contains { $0.command == .present(.article, id: "7") })

    try start.add(trait: .disabled, to: [.login => .register])
    let ruled = start.walk(covering: .segues)
    try ruled.replay()
    #expect(Set(ruled.missing) == [.segue(.login => .register), .segue(.register => .home)])
    #expect(ruled.isComplete)
  }

  @Test("at the state limit, a way found in the graph is a shortest way")
  func beyondTheLimit() throws {
    let start = try Navigation(graph: randomScreens(seed: 3, segues: 120))
    var found = 0
    for node in start.graph.fragments {
      let exact = start.shortestPath(to: .fragment(node), limits: ExplorationLimits(states: 20_000))
      let quick = start.shortestPath(to: .fragment(node), limits: ExplorationLimits(states: 5))
      guard let exact, let quick else { continue }
      try quick.replay()
      #expect(quick.steps.count == exact.steps.count, "\(node)")
      found += 1
    }
    #expect(found >= start.graph.fragments.count * 9 / 10)
  }

  @Test("steps that only return to the start are omitted, also at the state limit")
  func backToTheStart() throws {
    let graph = NavigationGraph<Letter>([
      Segue(.a => .b, dismissable: true), Segue(.a => .c, dismissable: true), Segue(.c => .d, dismissable: true),
    ])
    let walk = try Navigation(graph: graph).walk(covering: .targets([.segue(.c => .d)]), limits: WalkLimits(states: 1))
    #expect(walk.steps.map { "\($0.command)" } == ["take a => c", "take c => d"])
  }

  @Test("the progress of an exploration is reported")
  func progress() throws {
    let start = try Navigation(graph: randomScreens(seed: 3, segues: 120))
    var progress: [(states: Int, limit: Int)] = []
    withoutActuallyEscaping({ progress.append(($0, $1)) }) {
      _ = start.explore(limits: ExplorationLimits(states: 3_000), progress: $0)
    }
    #expect(Set(progress.map(\.limit)) == [3_000])
    #expect(progress.count >= 2)
    #expect(progress.map(\.states) == progress.map(\.states).sorted())
  }

  @Test("a walk is a recording, which replays to the same end")
  func recording() throws {
    let walk = try Navigation(graph: Self.app).walk(covering: .segues)
    var navigation = try Navigation(graph: Self.app)
    try navigation.replay(walk.recording)
    #expect(navigation.path == walk.steps.last?.path)
    #expect(walk.recording.entries.count == walk.steps.count)
  }

  @Test("up to twenty missing targets are listed", arguments: [20, 21])
  func missing(count: Int) throws {
    struct Numbered: Fragment { let number: Int }
    let home = Numbered(number: 0)
    // Nothing has a segue to the others.
    let segues = (1..<count).map { Segue(Numbered(number: -1) => Numbered(number: -1 - $0)) }
    let graph = NavigationGraph([Segue(home => Numbered(number: 1))] + segues, entry: home)
    let walk = try Navigation(graph: graph).walk(covering: .fragments)
    #expect(walk.missing.count == count)
    let lines = walk.description.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("not covered: ") } == 20)
    #expect(lines.contains("and 1 more") == (count == 21) && !lines.contains("and 0 more"))
  }

  @Test("exploration stops at the state limit and reports that")
  func limit() throws {
    let start = try Navigation(graph: Self.app)
    let all = start.explore()
    #expect(all.isComplete)
    #expect(all.states.count > 10)
    let some = start.explore(limits: ExplorationLimits(states: 3))
    #expect(some.states.count == 3)
    #expect(some.end == .stateLimit(3))
    #expect(start.walk(covering: .presentations, limits: WalkLimits(states: 3)).isComplete == false)
    let walk = start.walk(covering: .presentations)
    #expect(walk.covered.count == all.distinctPresentations().count)
    try walk.replay()
  }
}
