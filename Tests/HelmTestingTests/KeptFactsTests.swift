import Helm
import HelmTestSupport
import HelmDocuments
import Testing

@testable import HelmTesting

/// What explorations, coverages, properties and random walks say of small graphs, line by line, on record.
@Suite struct KeptFactsTests {
  private static let seeds: [UInt64] = [3, 5, 7, 8, 10, 11, 14, 21]

  /// A navigation in a random graph and, if it has one, with a redirect and a disabled segue.
  private static func start(_ seed: UInt64, hasRules: Bool = false) throws -> Navigation<Letter> {
    var start = try Navigation(
      graph: randomGraph(seed: seed, fragments: 3 + Int(seed % 4), segues: 5 + Int(seed % 4)))
    let edges = start.graph.edges
    guard hasRules, edges.count > 3 else { return start }
    try start.perform(.add(.redirect(to: Flow(edges[0])), to: Flow(edges[edges.count - 1])))
    if seed % 2 == 1 { try start.perform(.add(.redirect(to: Flow(edges[1])), to: Flow(edges[1]))) }
    if seed % 3 == 2 { try start.perform(.add(.disabled, to: Flow(edges[2]))) }
    return start
  }

  private func expectKept(_ text: String, named name: String) {
    #expect(TextSnapshot(text, named: name, fileExtension: "txt").problem() == nil)
  }

  private static func list<T>(_ elements: some Sequence<T>) -> String {
    elements.map { "\($0)" }.joined(separator: ", ")
  }

  @Test func explorations() throws {
    let text = try Self.explorations(Self.seeds)
    expectKept(text, named: "explorations")
  }

  private static func explorations(_ seeds: [UInt64]) throws -> String {
    var text = ""
    let limits: [(String, ExplorationLimits)] = [
      ("all", ExplorationLimits()), ("one state", ExplorationLimits(states: 1)),
      ("three states", ExplorationLimits(states: 3)), ("depth 0", ExplorationLimits(depth: 0)),
      ("depth 1", ExplorationLimits(depth: 1)), ("depth 2", ExplorationLimits(depth: 2)),
      ("one repeat", ExplorationLimits(states: 60, depth: 4, maximumRepeats: 1)),
    ]
    for seed in seeds {
      for (name, limits) in limits {
        let found = try Self.start(seed).explore(limits: limits)
        text += "\(seed) \(name): \(found.states.count) states, \(found.end), \(found.isComplete)\n"
        text +=
          "  pruned: \(list(found.prunedSegues)); presentations: \(list(found.distinctPresentations().prefix(20)))\n"
        for (number, state) in found.states.enumerated().prefix(9) {
          text += "  \(number) from \(state.parent.map { "\($0)" } ?? "-"), depth \(state.depth): "
          text += "\(list(found.commands(to: number))); \(list(state.navigation.presentedFragments))"
          text += "; last \(state.command.map { "\($0)" } ?? "-")\n"
        }
      }
    }
    return text
  }

  @Test(arguments: [false, true]) func facts(hasRules: Bool) throws {
    let text = try Self.facts(Self.seeds, hasRules: hasRules)
    expectKept(text, named: hasRules ? "facts with rules" : "facts")
  }

  private static func facts(_ seeds: [UInt64], hasRules: Bool) throws -> String {
    var text = ""
    for seed in seeds {
      let start = try Self.start(seed, hasRules: hasRules)
      for states in [4, 400] {
        let options = FindingOptions<Letter>(limits: ExplorationLimits(states: states))
        let search = FindingSearch(start.plannable, options: options, progress: nil)
        func edges(_ segues: some Sequence<SegueIndex>) -> String { list(segues.sorted().map(start.graph.edge(at:))) }
        text += "\(seed), \(states) states: taken \(edges(search.facts.taken)); fired \(edges(search.facts.fired)); "
        text += "redirected \(edges(search.facts.redirected)); circular "
        text += list(
          search.facts.circular.sorted { $0.key < $1.key }.map {
            "\(start.graph.edge(at: $0.key)) in \($0.value.state)"
          })
        text += "\n\(search.run())\n"
      }
      let ways = GraphWays(from: start)
      text += "\(seed) ways: "
      text += ways.reached.map { "\($0) by [\(list(ways.way(to: $0) ?? []))]" }.joined(separator: ", ") + "\n"
      let walked = GraphFacts(from: start, ways: ways, { _ in nil })
      text += "\(seed) walked: \(list(walked.presented.sorted())); \(walked.facts.taken.count) taken, "
      text += "\(walked.facts.fired.count) fired, \(walked.facts.redirected.count) redirected\n\n"
    }
    return text
  }

  @Test func coverages() throws {
    let text = try Self.coverages(Self.seeds)
    expectKept(text, named: "coverages")
  }

  private static func coverages(_ seeds: [UInt64]) throws -> String {
    var text = ""
    for seed in seeds {
      var state = try Self.start(seed)
      var coverage = NavigationCoverage(state.graph)
      coverage.begin(at: state)
      var numbers = SeededNumbers(seed: seed)
      for _ in 0..<7 {
        let moves = state.moves()
        guard !moves.isEmpty else { break }
        _ = try? coverage.perform(moves[numbers.below(moves.count)], on: &state)
      }
      text += "\(seed)\n\(coverage.report)\n\(CoverageDocument(coverage).json())\n"
      var recorded = NavigationCoverage(state.graph)
      recorded.record(try Self.start(seed).walk(covering: .segues))
      text += "a walk: \(list(recorded.report.lines.map { "\($0.name) \($0.covered) of \($0.total)" }))\n\n"
    }
    return text
  }

  @Test func properties() throws {
    let text = try Self.properties(Self.seeds)
    expectKept(text, named: "properties")
  }

  private static func properties(_ seeds: [UInt64]) throws -> String {
    var text = ""
    for seed in seeds {
      let start = try Self.start(seed)
      let edges = start.graph.edges
      let claims: [NavigationProperty<Letter>] = [
        .always(.everyWay(to: .c, takes: edges[0])), .always(.everyWay(to: .c, takesOneOf: edges.prefix(3))),
        .always(.everyWay(to: .c, passes: .b)), .always(.everyWay(to: .b, passesGuardOn: .into(.c))),
        .always(.neverTogether(.a, .b)), .always(.canReach(.a, within: 1)), .always(.canReach(.a, .b, within: 2)),
        .never(.together(.b, .c)), .always(.holds("at most two are presented") { $0.presentedFragments.count <= 2 }),
      ]
      for claim in claims {
        for states in [1, 3, 300] {
          do throws(PropertyFailure<Letter>) {
            let evidence = try start.expect(claim, limits: ExplorationLimits(states: states))
            text +=
              "\(seed) \(claim), \(states): \(evidence.explored) explored, pruned \(list(evidence.prunedSegues))\n"
          } catch {
            text += "\(seed) \(claim), \(states): \(error)\n"
          }
        }
      }
    }
    return text
  }

  @Test func randomWalks() throws {
    let text = try Self.randomWalks(Self.seeds)
    expectKept(text, named: "random walks")
  }

  private static func randomWalks(_ seeds: [UInt64]) throws -> String {
    var text = ""
    for seed in seeds {
      let start = try Self.start(seed)
      for (length, count) in [(0, 1), (1, 3), (9, 30)] {
        do throws(InvariantFailure<Letter>) {
          try start.expect("b isn't topmost", on: RandomWalks(seed: seed, count: count, length: length)) {
            $0.topmostFragment.fragment != .b
          }
          text += "\(seed), \(count) walks of \(length): it holds\n"
        } catch {
          text += "\(seed), \(count) walks of \(length): \(error)\n"
        }
      }
    }
    return text
  }

  /// Lists just below and above what is shown of them.
  @Test func longLists() throws {
    func numbers(_ count: Int) -> [DirectedEdge<Number>] {
      (0..<count).map { Number(value: $0) => Number(value: $0 + 1) }
    }
    var text = ""
    for count in [0, 1, 5, 6, 7] {
      text += "pruned \(count)\n\(exclusionLines(prunedSegues: numbers(count), excluded: []).joined(separator: "\n"))\n"
    }
    for count in [1, 20, 21, 22] {
      let excluded = numbers(count).map { ExcludedSegue(edge: $0, reason: .notAsked) }
      text +=
        "excluded \(count)\n" + exclusionLines(prunedSegues: [], excluded: excluded).joined(separator: "\n") + "\n"
    }
    for count in [12, 13, 14] {
      // A tower of modals, all of which are presented.
      let graph = NavigationGraph<Number>(numbers(count).map { Segue($0, style: .hold, dismissable: true) })
      text += "\(count) modals\n\(try Navigation(graph: graph).walk(covering: .fragments))\n"
    }
    for count in [20, 21, 22] {
      let graph = NavigationGraph<Number>(numbers(count + 1).enumerated().map { Segue($1, dismissable: $0 > 0) })
      let walk = try Navigation(graph: graph).walk(covering: .segues, limits: WalkLimits(states: 9, steps: 1))
      text += "\(count + 1) segues in one step\n\(walk)\n"
    }
    expectKept(text, named: "long lists")
  }

  /// Walks within limits of steps, and with costs.
  @Test func walks() throws {
    let text = try Self.walks(Self.seeds)
    expectKept(text, named: "walks")
  }

  private static func walks(_ seeds: [UInt64]) throws -> String {
    var text = ""
    let costs: [(String, WalkCosts)] = [
      ("standard", .standard), ("dear dismissals", WalkCosts(dismiss: 9)), ("dear replacements", WalkCosts(replace: 9)),
      ("cheap launches", WalkCosts(dismiss: 3, replace: nil, relaunch: 1)),
    ]
    for seed in seeds {
      let start = try Self.start(seed)
      for (name, costs) in costs {
        let walk = start.walk(covering: .segues, strategy: .tour(costs))
        text += "\(seed) \(name), \(walk.cost(costs)): "
        text += list(walk.steps.map { "\($0.kind) \($0.command) taking [\(list($0.taken))]" }) + "\n"
      }
      for steps in [0, 1, 3] {
        let walk = start.walk(covering: .pairs, limits: WalkLimits(steps: steps))
        text += "\(seed) \(steps) steps: \(list(walk.covered)); missing \(list(walk.missing)), \(walk.isComplete)\n"
      }
      text += start.walk(covering: .segues).recording.asTest(named: "seed\(seed)") + "\n"
    }
    return text
  }

  /// The same for more graphs than anybody would read.
  @Test(arguments: [1, 2, 3] as [UInt64]) func digests(part: UInt64) throws {
    var digests = TextDigests()
    for seed in part * 100..<part * 100 + 12 {
      let isSmall = try Self.start(seed).explore(limits: ExplorationLimits(states: 1000)).end == .complete
      guard isSmall else { continue }
      let texts = try [
        ("explorations", Self.explorations([seed])), ("facts", Self.facts([seed], hasRules: false)),
        ("facts with rules", Self.facts([seed], hasRules: true)), ("coverages", Self.coverages([seed])),
        ("properties", Self.properties([seed])), ("random walks", Self.randomWalks([seed])),
        ("walks", Self.walks([seed])),
        ("shortest", "\(Self.start(seed).walk(covering: .segues, strategy: .shortestWays))"),
        ("limits", Self.limitedWalks(seed)), ("transitions", Self.transitions(seed)),
      ]
      for (name, text) in texts { digests.append(text, named: "\(name) \(seed)") }
    }
    #expect(digests.problem(named: "facts \(part)") == nil)
  }

  /// Walks that cover all kinds of targets and the ways to each of them, within few states, from a state that isn't the first.
  private static func limitedWalks(_ seed: UInt64) throws -> String {
    var text = ""
    for hasRules in [false, true] {
      var start = try Self.start(seed, hasRules: hasRules)
      for move in start.moves().prefix(2) { _ = try? start.perform(move) }
      for states in [1, 3, 12, 200] {
        for targets in [.fragments, .segues, .pairs, .presentations] as [WalkCriterion<Letter>] {
          for strategy in [.tour, .shortestWays] as [WalkStrategy] {
            let walk = start.walk(covering: targets, strategy: strategy, limits: WalkLimits(states: states))
            text += "\(states) states, \(targets), \(strategy): \(list(walk.steps.map { "\($0.kind) \($0.command)" }))"
            text += "; missing \(list(walk.missing)), \(walk.isComplete)\n"
          }
        }
        let limits = ExplorationLimits(states: states)
        let edges = start.graph.edges
        let all: [WalkTarget<Letter>] =
          start.graph.fragments.flatMap { [.fragment($0), .presentation([PathFragment($0)])] }
          + edges.map { .segue($0) }
          + zip(edges, edges.dropFirst()).map { .pair($0, $1) }
        for target in all {
          let way = start.shortestPath(to: target, limits: limits)
          text += "  \(target): \(way.map { list($0.steps.map(\.command)) } ?? "-")\n"
        }
      }
    }
    return text
  }

  /// The tours along all segues, from each fragment, under rules and without.
  private static func transitions(_ seed: UInt64) throws -> String {
    var text = ""
    for hasRules in [false, true] {
      let start = try Self.start(seed, hasRules: hasRules)
      for fragment in [nil] + start.graph.fragments.map(Optional.some) {
        text += "\(fragment.map { "\($0)" } ?? "-"): \(list(start.transitions(from: fragment)))\n"
      }
    }
    return text
  }
}
