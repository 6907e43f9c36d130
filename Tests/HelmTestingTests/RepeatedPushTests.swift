import Helm
import Testing

@testable import HelmTesting

/// A segue that was pushed is not pushed again in an exploration, and plans report that.
@Suite("Repeated pushes")
struct RepeatedPushTests {
  /// Two screens that push each other, and a sheet over each that opens the first screen again.
  static let graph = NavigationGraph<Letter>([
    Segue(.a => .b, dismissable: true), Segue(.b => .c, dismissable: true), Segue(.c => .b, dismissable: true),
    Segue(.c => .d, style: .hold, dismissable: true), Segue(.d => .b, dismissable: true),
  ])

  @Test("the states are finite, and more if a segue may be pushed again")
  func counts() throws {
    let start = try Navigation(graph: Self.graph)
    let once = start.explore()
    #expect(once.isComplete)
    #expect(once.states.count == 4)
    #expect(once.prunedSegues == [.c => .b, .d => .b])
    let twice = start.explore(limits: ExplorationLimits(maximumRepeats: 1))
    #expect(twice.isComplete)
    #expect(twice.states.count == 10)
    #expect(twice.prunedSegues == [.c => .b, .d => .b])
    let any = start.explore(limits: ExplorationLimits(states: 500, maximumRepeats: nil))
    #expect(any.end == .stateLimit(500))
    #expect(any.prunedSegues == [])
  }

  @Test("an article with the same id is not pushed over itself, but in another tab")
  func ids() throws {
    let graph = NavigationGraph<Letter>([
      Segue(.a => .b, style: .hold), Segue(.a => .c, style: .hold), Segue(.b => .d, dismissable: true),
      Segue(.c => .d, dismissable: true), Segue(.d => .e, dismissable: true), Segue(.e => .d, dismissable: true),
    ])
    let exploration = try Navigation(graph: graph).explore { $0.to == .d ? 7 : nil }
    #expect(exploration.isComplete)
    #expect(exploration.prunedSegues == [.e => .d])
    #expect(exploration.states.contains { $0.navigation.path.count { $0.to.fragment == .d } == 2 })
  }

  @Test("a walk covers the pruned segues too")
  func walks() throws {
    let walk = try Navigation(graph: Self.graph).walk(covering: .segues)
    try walk.replay()
    #expect(walk.missing == [])
    #expect(walk.isComplete)
    #expect(walk.prunedSegues == [.c => .b, .d => .b])
    #expect(walk.description.hasSuffix("Not pushed again, because already on the path: c => b, d => b."))
    let way = try Navigation(graph: Self.graph).shortestPath(to: .segue(.c => .b))
    #expect(way?.steps.count == 3)
  }

  @Test("findings and properties report pruned segues")
  func findings() throws {
    let found = try Self.graph.findings()
    #expect(found.findings == [])
    #expect(found.isComplete)
    #expect(found.prunedSegues == [.c => .b, .d => .b])
    let evidence = try Self.graph.expect(.never(.together(.a, .b)))
    #expect(evidence.explored == 4)
    #expect(evidence.prunedSegues == [.c => .b, .d => .b])
  }

  @Test("a fragment that continues only through pruned segues is no dead end and no trap")
  func wayOut() throws {
    let graph = NavigationGraph<Letter>(
      [Segue(.a => .b), Segue(.b => .a, dismissable: true), Segue(.b => .c)], entry: .a)
    let found = try graph.findings(FindingOptions(homes: [.a]))
    #expect(found.findings.map(\.kind) == [.deadEnd(.c)])
  }

  @Test("a pruned segue counts as one more command to home")
  func near() throws {
    let graph = NavigationGraph<Letter>([
      Segue(.a => .b), Segue(.b => .c, dismissable: true), Segue(.c => .b, dismissable: true),
      Segue(.a => .d, style: .hold),
    ])
    let evidence = try graph.expect(.always(.canReach(.d, within: 2)))
    #expect(evidence.prunedSegues == [.c => .b])
    #expect(throws: PropertyFailure<Letter>.self) { try graph.expect(.always(.canReach(.d, within: 1))) }
  }

  @Test("home may be near where nothing is explored, even if it isn't in any state")
  func nearNothing() throws {
    let graph = NavigationGraph<Letter>(
      [Segue(.a => .b), Segue(.b => .c, dismissable: true), Segue(.c => .b, dismissable: true), Segue(.d => .a)],
      entry: .a)
    #expect(try graph.expect(.always(.canReach(.d, within: 3))).prunedSegues == [.c => .b])
    #expect(throws: PropertyFailure<Letter>.self) { try graph.expect(.always(.canReach(.d, within: 2))) }
  }

  /// A defect: it reported that the state limit was reached.
  @Test("the limit of commands per state is reported")
  func commandLimit() throws {
    let targets = (1...70).map { Number(value: $0) }
    let (start, other) = (Number(value: 0), Number(value: 71))
    var navigation = try Navigation(
      graph: NavigationGraph((targets + [other]).map { Segue(from: start, to: $0, dismissable: true) }, entry: start))
    try navigation.add(
      trait: .redirect(to: Flow([start => other])), to: Flow(targets.map { DirectedEdge(from: start, to: $0) }))
    let few = navigation.explore(limits: ExplorationLimits(states: 2))
    #expect(few.end == .commandLimit(64))
    #expect(few.end.description == "stopped after 64 commands, most of which led nowhere new")
    #expect(!few.isComplete)
    let all = navigation.explore(limits: ExplorationLimits(states: 3))
    #expect(all.isComplete)
    #expect(all.states.count == 2)
  }
}
