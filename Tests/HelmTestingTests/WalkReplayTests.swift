import Helm
import Testing

@testable import HelmTesting

/// A walk that is replayed elsewhere than planned.
@Suite("Replay of walks") struct WalkReplayTests {
  static let graph = NavigationGraph<Letter>([
    Segue(.a => .b, dismissable: true), Segue(.b => .c, dismissable: true),
    Segue(.c => .d, style: .hold, auto: true),
  ])

  private func planned(_ rules: (inout Navigation<Letter>) throws -> Void = { _ in }) throws -> Walk<Letter> {
    var start = try Navigation(graph: Self.graph)
    try rules(&start)
    return start.walk(covering: .segues)
  }

  private func walk(_ walk: Walk<Letter>, from start: Navigation<Letter>) -> Walk<Letter> {
    Walk(
      start: start, steps: walk.steps, covered: walk.covered, missing: walk.missing, explored: walk.explored,
      end: walk.end, prunedSegues: walk.prunedSegues, excluded: walk.excluded, isComplete: walk.isComplete)
  }

  @Test func aFailingStepIsReported() throws {
    var start = try Navigation(graph: Self.graph)
    try start.add(trait: .disabled, to: [.b => .c])
    let elsewhere = walk(try planned(), from: start)
    let command = elsewhere.steps[1].command
    var reached = start
    try reached.perform(elsewhere.steps[0].command)
    let error = #expect(throws: HelmError<Letter>.self) { try reached.perform(command) }
    var visited: [HelmPath<Letter>] = []
    let thrown = #expect(throws: WalkError<Letter>.self) { try elsewhere.replay { visited.append($1.path) } }
    #expect(thrown == .failed(step: 2, command, try #require(error)))
    #expect(thrown?.description == "Step 2, \(command), failed: \(try #require(error))")
    #expect(visited == [[.a => .b]])
  }

  /// States of omitted steps are not returned to.
  @Test func stepsAreOmittedOnlyUpToAStateOfTheWalk() throws {
    let segues = [Letter.b, .c].map { Segue(.a => $0, style: .hold, dismissable: true, presentation: .overlay) }
    let start = try Navigation(graph: NavigationGraph(segues))
    var builder = WalkBuilder(start: start, targets: [], atStart: [], costs: WalkCosts())
    for command in [.present(.b), .dismiss(.b), .present(.c), .present(.b), .dismiss(.c)] as [NavigationCommand<Letter>]
    {
      builder.take(command)
    }
    #expect(builder.navigation.path == [.a => .b])
    #expect(builder.steps.map(\.command) == [.present(.c), .present(.b), .dismiss(.c)])
  }

  @Test func theLastEdgeOfASegueIsFoundBelowOthers() {
    var paths = PathTree<Letter>()
    let number = paths.number(
      of: [PathEdge(.a => .b, targetID: 1), PathEdge(.b => .a, sourceID: 1), PathEdge(.a => .b, targetID: 2), .b => .c])
    #expect(paths.lastEdge(by: .b => .c, in: number) == PathEdge(.b => .c))
    #expect(paths.lastEdge(by: .a => .b, in: number) == PathEdge(.a => .b, targetID: 2))
    #expect(paths.lastEdge(by: .c => .d, in: number) == nil)
  }

  @Test func aStepWithAnotherResultIsReported() throws {
    var start = try Navigation(graph: Self.graph)
    try start.add(trait: .disabled, to: [.c => .d])
    let elsewhere = walk(try planned(), from: start)
    let thrown = #expect(throws: WalkError<Letter>.self) { try elsewhere.replay() }
    let (here, there): (HelmPath<Letter>, HelmPath<Letter>) = (
      [.a => .b, .b => .c], [.a => .b, .b => .c, .c => .d]
    )
    #expect(thrown == .ledElsewhere(step: 2, elsewhere.steps[1].command, to: here, expected: there))
    #expect(
      thrown?.description
        == "Step 2, \(elsewhere.steps[1].command), led to \(here), not to \(there). Plan the walk from the state and "
        + "under the rules that it is run in.")
  }

  @Test func theVisitorGetsEachStepAndItsState() throws {
    let walk = try planned()
    var seen: [WalkStep<Letter>] = []
    try walk.replay { step, state in
      seen.append(step)
      #expect(state.path == step.path && state.presentedFragments == step.presented)
    }
    #expect(seen == walk.steps)
    struct Enough: Error {}
    #expect(throws: Enough.self) { try walk.replay { _, _ in throw Enough() } }
  }

  /// Walks of different plans have equal steps if these do the same.
  @Test func stepsAreEqualIfTheirEffectsAre() throws {
    let (one, other) = (try planned(), try planned())
    #expect(one.steps == other.steps)
    #expect(Set(one.steps + other.steps).count == one.steps.count)
    #expect(one.steps[0] != one.steps[1])
    let ruled = try planned { try $0.add(trait: .disabled, to: [.c => .d]) }
    #expect(ruled.steps[0] == one.steps[0])
    // The same command, with and without a following auto.
    #expect(ruled.steps[1].command == one.steps[1].command && ruled.steps[1] != one.steps[1])
    #expect(one.steps[1].taken == [.b => .c, .c => .d] && ruled.steps[1].taken == [.b => .c])
  }

  @Test func theRecordingOfAWalkHasItsStartAndEnd() throws {
    let recording = try planned().recording
    #expect(recording.start == [] && recording.id == nil && recording.end == [.a => .b, .b => .c, .c => .d])
    var start = try Navigation(graph: Self.graph)
    try start.perform(.present(.b))
    let none = start.walk(covering: .targets([]))
    #expect(none.steps.isEmpty && none.recording.start == [.a => .b] && none.recording.end == [.a => .b])
    let identified = try Navigation(graph: NavigationGraph<Letter>([Segue(.a => .b)]), id: 7)
    #expect(identified.walk(covering: .segues).recording.id == AnyFragmentID(7))
  }
}

/// The costs of tours of the tests' graphs as snapshots: a cheaper walk is welcome, a more expensive one isn't.
@Suite("Costs of walks") struct WalkCostTests {
  static let costs = [
    WalkCosts.standard, WalkCosts(present: 2, dismiss: 1, replace: 4, relaunch: 3),
    WalkCosts(dismiss: 9, replace: nil, relaunch: 2),
  ]

  /// The costs of walks over a small graph, and the coverage when only four states are explored.
  @Test(arguments: recorded.indices) func tourCostsAreUnchanged(number: Int) throws {
    let (seed, segues, recorded) = Self.recorded[number]
    let start = try Navigation(graph: randomGraph(seed: seed, fragments: 5, segues: segues))
    var found: [Int] = []
    for costs in Self.costs {
      for criterion in [WalkCriterion<Letter>.segues, .fragments, .pairs] {
        let walk = start.walk(covering: criterion, strategy: .tour(costs))
        try walk.replay()
        let quick = start.walk(covering: criterion, strategy: .tour(costs), limits: WalkLimits(states: 4))
        try quick.replay()
        found += [walk.cost(costs), quick.covered.count]
      }
    }
    #expect(found == recorded)
  }

  static let recorded: [(seed: UInt64, segues: Int, costs: [Int])] = [
    (2, 7, [2, 3, 1, 3, 6, 4, 4, 3, 2, 3, 12, 4, 2, 3, 1, 3, 6, 4]),
    (4, 7, [6, 7, 3, 5, 13, 6, 12, 7, 4, 5, 26, 6, 6, 5, 3, 4, 13, 6]),
    (5, 7, [7, 7, 3, 5, 17, 7, 14, 7, 4, 5, 34, 7, 7, 2, 3, 3, 17, 0]),
    (6, 7, [2, 4, 1, 4, 3, 4, 4, 4, 2, 4, 6, 4, 2, 4, 1, 4, 3, 4]),
    (8, 9, [8, 9, 3, 5, 19, 5, 16, 9, 4, 5, 38, 5, 8, 5, 3, 4, 19, 5]),
  ]
}
