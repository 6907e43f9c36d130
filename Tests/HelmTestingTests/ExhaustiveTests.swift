import Foundation
import Helm
import HelmTesting
import Testing

@Suite("All small graphs, and random larger graphs")
struct ExhaustiveTests {
  /// Every graph of up to three fragments with `HELM_TEST_ALL=1`, otherwise a sample.
  static let stride = ProcessInfo.processInfo.environment["HELM_TEST_ALL"] == "1" ? 1 : 97

  /// Findings about the graph alone; `OversightTests` has them.
  static let oversights: Set = ["noTabOpens", "noWayBack", "modalReplacesModal", "modalBlocksModal", "autoWithoutID"]

  /// The maximum number of states of a graph of three fragments, and of explored states of a larger one.
  static let small = 5_000
  static let large = 400

  @Test("most random graphs are small enough for a brute-force search")
  func enoughGraphs() throws {
    let count = try Self.randomSeeds.count { seed in
      BruteForce(try Navigation(graph: Self.random(seed)), limit: Self.large) != nil
    }
    #expect(count * 3 >= Self.randomSeeds.count * 2)
  }

  static var smallGraphs: [NavigationGraph<Letter>] {
    Swift.stride(from: 0, to: SmallGraphs.count, by: stride).compactMap(SmallGraphs.graph)
  }

  static let randomSeeds = Array(UInt64(1)...24)

  static func random(_ seed: UInt64) -> NavigationGraph<Letter> {
    randomGraph(seed: seed, fragments: 4 + Int(seed % 3), segues: 5 + Int(seed % 5))
  }

  func text(_ graph: NavigationGraph<Letter>) -> String {
    graph.segues.map { segue in
      "\(segue.edge) \(segue.resolvedPresentation)" + (segue.dismissable ? "?" : "") + (segue.auto ? " auto" : "")
        + (segue.leaving.map { " leaving \($0)" } ?? "")
    }.joined(separator: ", ")
  }

  /// The first error in the findings of a graph: missing, false, or without a shortest example.
  func problem(_ graph: NavigationGraph<Letter>, homes: [Letter], limit: Int) throws -> String? {
    let start = try Navigation(graph: graph)
    guard let brute = BruteForce(start, limit: limit) else { return limit == Self.small ? "too many states" : nil }
    let found = start.findings(FindingOptions(homes: homes, modalBound: 1, limits: ExplorationLimits(states: limit)))
    let expected = brute.findings(homes: homes, modalBound: 1)
    let kinds = Set(found.findings.map(\.kind).filter { !Self.oversights.contains($0.name) })
    if kinds != expected { return "found \(kinds.subtracting(expected)), missed \(expected.subtracting(kinds))" }
    if Set(found.findings.map(\.kind)).count != found.findings.count { return "some twice" }
    for finding in found.findings {
      for example in [finding.example, finding.otherExample] {
        guard let example, let reason = replay(example, of: finding.kind, brute) else { continue }
        return "\(finding.kind): \(reason)"
      }
    }
    return nil
  }

  /// The error of an example, if any.
  private func replay(
    _ example: [NavigationCommand<Letter>], of kind: NavigationFinding<Letter>.Kind, _ brute: BruteForce
  ) -> String? {
    var state = brute.start
    for (index, command) in example.enumerated() {
      do throws(HelmError<Letter>) {
        try state.perform(command)
      } catch {
        guard case .ambiguousTag(_, let at) = kind, case .ambiguousTag(_, let edges) = error,
          edges.first?.from == at, index == example.count - 1
        else { return "step \(index + 1) fails: \(error)" }
        return nil
      }
    }
    guard let position = brute.states.firstIndex(where: { $0.path == state.path }) else { return "unknown state" }
    switch kind {
    case .deadEnd(let fragment):
      if !brute.arcs[position].allSatisfy({ $0.to == position }) { return "something changes the state" }
      let isOne = { (other: Int) in
        brute.states[other].topmostFragment.fragment == fragment && brute.arcs[other].allSatisfy { $0.to == other }
      }
      if brute.states.indices.first(where: isOne).map({ brute.depths[$0] }) != example.count {
        return "not the shortest"
      }
      return state.topmostFragment.fragment == fragment ? nil : "another fragment on top"
    case .trap(let fragment):
      return state.topmostFragment.fragment == fragment ? nil : "another fragment on top"
    case .modalsTooDeep(let fragment, _), .insideAndOutside(let fragment, _):
      return state.isPresented(fragment) ? nil : "not presented"
    case .segueNeverTaken(let edge), .autoNeverFired(let edge):
      return state.isPresented(edge.from) ? nil : "the origin is not presented"
    case .ambiguousTag: return "the last step does not fail"
    case .noTabOpens(let fragment, _): return state.isPresented(fragment) ? nil : "not presented"
    case .noWayBack(let edge), .modalReplacesModal(let edge, _), .modalBlocksModal(let edge, _),
      .autoWithoutID(let edge, _):
      return state.isPresented(edge.from) ? nil : "the origin is not presented"
    case .unreachableFragment, .redirectNeverEnds, .redirectNeverApplies: return "there should be no example"
    }
  }

  @Test("findings of small graphs equal those of a brute-force search, and their examples reproduce them")
  func smallFindings() throws {
    for (index, graph) in Self.smallGraphs.enumerated() {
      let homes: [Letter] = [[], [.a], [.b]][index % 3]
      if let problem = try problem(graph, homes: homes, limit: Self.small) {
        Issue.record("\(problem), homes \(homes), \(text(graph))")
        return
      }
    }
  }

  @Test("findings of random graphs equal those of a brute-force search", arguments: randomSeeds)
  func randomFindings(seed: UInt64) throws {
    let graph = Self.random(seed)
    let problem = try problem(graph, homes: seed % 2 == 0 ? [] : [.b], limit: Self.large)
    #expect(problem == nil, "seed \(seed), \(text(graph))")
  }

  /// The error of a walk, if any.
  func problem(
    _ graph: NavigationGraph<Letter>, _ criterion: WalkCriterion<Letter>, _ strategy: WalkStrategy, limit: Int
  ) throws -> String? {
    let start = try Navigation(graph: graph)
    guard let brute = BruteForce(start, limit: limit) else { return limit == Self.small ? "too many states" : nil }
    let walk = start.walk(covering: criterion, strategy: strategy, limits: WalkLimits(states: limit))
    var coverage = NavigationCoverage(graph)
    coverage.begin(at: start)
    var navigation = start
    var shown: Set<[PathFragment<Letter>]> = [presentation(start)]
    for step in walk.steps {
      do { try coverage.perform(step.command, on: &navigation) } catch { return "a step fails: \(error)" }
      if navigation.path != step.path || navigation.presentedFragments != step.presented { return "leads elsewhere" }
      shown.insert(presentation(navigation))
    }
    for target in walk.covered + walk.missing {
      let isCovered =
        switch target {
        case .fragment(let fragment): coverage.fragments.contains(fragment)
        case .segue(let edge): coverage.segues.contains(edge)
        case .pair(let first, let second):
          coverage.pairs.contains(.init(first, second)) || isLaunched(first, second, start)
        case .presentation(let fragments): shown.contains(fragments)
        }
      if isCovered != walk.covered.contains(target) { return "\(target) is covered: \(isCovered)" }
      let isPossible =
        switch target {
        case .fragment(let fragment): isCovered || brute.states.contains { $0.isPresented(fragment, id: .any) }
        case .segue(let edge): brute.isTaken(edge)
        case .presentation(let fragments): brute.states.contains { presentation($0) == fragments }
        case .pair: isCovered
        }
      if isCovered != isPossible { return "\(target) is possible: \(isPossible)" }
    }
    if case .presentations = criterion, !Set(brute.states.map(presentation)).isSubset(of: shown) {
      return "\(shown.count) presentations"
    }
    // A missing target may require a repeated push.
    let isKnown = walk.missing.isEmpty || walk.prunedSegues.isEmpty
    return walk.isComplete == isKnown ? nil : "complete: \(walk.isComplete)"
  }

  /// The presented fragments of a state, without occurrences.
  private func presentation(_ state: Navigation<Letter>) -> [PathFragment<Letter>] {
    state.presentedFragments.map { PathFragment($0.fragment, id: $0.id) }
  }

  private func isLaunched(
    _ first: DirectedEdge<Letter>, _ second: DirectedEdge<Letter>, _ start: Navigation<Letter>
  ) -> Bool {
    zip(start.path, start.path.dropFirst()).contains { $0.edge == first && $1.edge == second }
  }

  static let criteria: [WalkCriterion<Letter>] = [.fragments, .segues, .pairs, .presentations]

  @Test("walks of small graphs replay, and cover exactly what they report and everything possible", arguments: criteria)
  func smallWalks(criterion: WalkCriterion<Letter>) throws {
    for (index, graph) in Self.smallGraphs.enumerated() {
      let strategy: WalkStrategy = index % 2 == 0 ? .tour : .shortestWays
      if let problem = try problem(graph, criterion, strategy, limit: Self.small) {
        Issue.record("\(problem), \(strategy), \(text(graph))")
        return
      }
    }
  }

  @Test("walks of random graphs replay, and cover exactly what they report", arguments: randomSeeds)
  func randomWalks(seed: UInt64) throws {
    let graph = Self.random(seed)
    for criterion in Self.criteria {
      let problem = try problem(graph, criterion, .tour, limit: Self.large)
      #expect(problem == nil, "seed \(seed), \(criterion), \(text(graph))")
    }
  }
}
