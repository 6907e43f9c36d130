import HelmTesting
import Testing

@testable import HelmCore

/// Routes and reasons as text: which of several equally good routes is found, what it removes and whose guards it needs, and which
/// obstacles an error names, in which order.
///
/// Whether a route is best is tested elsewhere. `HELM_SNAPSHOTS=record` stores the current text.
@Suite("Routes recorded as text") struct RouteTextTests {
  /// Graphs with rules: some segues are disabled, redirected or guarded, and some fragments take numbers as ids.
  @Test(arguments: [0, 1, 2, 3] as [UInt64]) func routesAreUnchanged(group: UInt64) throws {
    var lines: [String] = []
    for seed in group * 9..<group * 9 + 9 {
      var dice = Dice(seed: seed &+ 77)
      guard let graph = randomGraph(seed: seed &+ 900, fragments: 6, segues: 7 + dice.roll(8)) else { continue }
      let numbered = Letter.allCases.dropFirst().filter { _ in dice.roll(5) == 0 }
      let ids = numbered.map { IDRule($0, FragmentIDKind(Int.self)) }
      var state = try Navigation(graph: NavigationGraph(graph.segues, entry: .a, ids: ids))
      state.wander(3 + dice.roll(6), &dice)
      for edge in graph.edges where dice.roll(6) == 0 { try state.perform(.add(.disabled, to: Flow(edge))) }
      if dice.roll(3) == 0 {
        let (edge, other) = (graph.edges[dice.roll(graph.edges.count)], graph.edges[dice.roll(graph.edges.count)])
        try state.perform(.add(.redirect(to: Flow(other)), to: Flow(edge)))
      }
      for segue in graph.index.allSegues where dice.roll(4) == 0 { state.machine.guarded.count(1, .taking(segue)) }
      lines += ["", "# Seed \(seed)", ""] + graph.segues.map { "  \($0.summary)" }
      lines += numbered.map { "  \($0) takes Int" }
      lines += state.ruleChanges.map { "  \($0)" } + ["  at \(state.path)"]
      for target in graph.fragments {
        let id = ["1", "x", nil, nil][dice.roll(4)]
        lines += text(of: [PathFragment(target, id: id)], in: state)
        lines += text(of: [PathFragment(Letter.allCases[dice.roll(6)]), PathFragment(target, id: id)], in: state)
      }
    }
    let snapshot = TextSnapshot(lines.joined(separator: "\n") + "\n", named: "routes-\(group)", fileExtension: "txt")
    #expect(snapshot.problem() == nil)
  }

  private func text(of goal: [PathFragment<Letter>], in state: Navigation<Letter>) -> [String] {
    let title = "go through \(goal.map(\.description).joined(separator: ", "))"
    do throws(HelmError<Letter>) {
      let route = try state.route(through: goal)
      var lines = ["\(title): \(route)"]
      lines.append("    shows \(route.presentedFragments.map(\.description).joined(separator: " "))")
      if !route.undecidedMoves.isEmpty {
        lines.append("    needs \(route.undecidedMoves.map(\.description).joined(separator: ", "))")
      }
      return lines
    } catch {
      return ["\(title): \(error)"]
    }
  }
}

extension Segue {
  /// The segue in a few words.
  fileprivate var summary: String {
    let traits = [dismissable ? "dismissable" : nil, auto ? "auto" : nil, leaving.map { "leaving \($0)" }]
    return (["\(edge)", "\(resolvedPresentation.rawValue)"] + traits.compactMap { $0 }).joined(separator: " ")
  }
}
