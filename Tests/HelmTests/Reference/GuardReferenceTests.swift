import Helm
import HelmTesting
import Observation
import Testing

/// What a guard says, as the state of an app.
@MainActor @Observable private final class GuardState {
  var verdict = SegueVerdict<Letter>.allow
}

@Suite("Random commands under guards that change their minds (semantics.md §5)")
@MainActor struct GuardReferenceTests {
  nonisolated static let seeds: [UInt64] = seedFromEnvironment.map { [$0] } ?? Array(1...120)

  @Test(arguments: seeds)
  func helmAgreesWithTheReference(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let graph = RandomGraph(using: &random)
    var commands = RandomCommands(graph: graph, random: random)
    let helm = try Helm(graph: graph.graph)
    var reference = try ReferenceNavigation(segues: graph.graph.segues, entry: helm.entry)
    let nodes = graph.graph.nodes
    let scopes = (graph.graph.edges.map { GuardScope.segue($0) } + nodes.map { .into($0) } + nodes.map { .outOf($0) })
      .shuffled(using: &random)
    let states = scopes.map { _ in GuardState() }
    for (scope, state) in zip(scopes, states) {
      reference.guards.append((scope, .allow))
      helm.guard(scope) { state.verdict }
    }
    var done: [String] = []
    for _ in 0..<120 {
      if random.chance(25) {
        let concerned = scopes.indices.filter { number in helm.path.contains { scopes[number].contains($0.edge) } }
        let number = random.pick(concerned.isEmpty || random.chance(50) ? Array(scopes.indices) : concerned)
        let verdict = commands.verdict(in: helm.navigation)
        done.append("\(scopes[number]): \(verdict)")
        states[number].verdict = verdict
        helm.flushGuards()
        reference.set(verdict, ofGuard: number)
      } else {
        let command = commands.next(for: helm.navigation)
        done.append("\(command)")
        let before = helm.navigation
        let kind = helm.run(command)
        var expected: String?
        do { try reference.run(command) } catch { expected = (error as? ReferenceFailure)?.kind ?? "\(error)" }
        try #require(kind == expected, "HELM_TEST_SEED=\(seed) after \(done.joined(separator: "\n"))")
        if kind != nil {
          try #require(helm.navigation == before, "HELM_TEST_SEED=\(seed): a failure changed the state")
        }
      }
      try #require(
        Array(helm.path) == reference.path && helm.presentedFragments == reference.presented,
        "HELM_TEST_SEED=\(seed): \(HelmPath(reference.path)) after \(done.joined(separator: "\n"))")
    }
  }
}

extension Helm<Letter> {
  /// Runs a command, and gives the name of its error.
  fileprivate func run(_ command: ReferenceCommand<Letter>) -> String? {
    let result =
      switch command {
      case .perform(let command): perform(command)
      case .add(let trait, let edge): change(.add(trait, to: Flow(edge)))
      case .remove(let trait, let edge): change(.remove(trait, from: Flow(edge)))
      }
    if case .failure(let error) = result { return error.kind } else { return nil }
  }
}
