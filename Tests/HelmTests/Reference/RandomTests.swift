import Helm
import HelmTesting
import Testing

@Suite("Random commands on random graphs (semantics.md §2 to §6)")
struct RandomTests {
  /// Each seed is a graph of its own with 150 commands.
  static let seeds: [UInt64] = seedFromEnvironment.map { [$0] } ?? Array(1...120)

  @Test(arguments: seeds)
  func theLibraryAgreesWithTheReference(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let graph = RandomGraph(using: &random)
    var commands = RandomCommands(graph: graph, random: random)
    var navigation = try Navigation(graph: graph.graph)
    var run = ReferenceRun(graph: graph.graph, commands: [])
    for _ in 0..<150 {
      let command = commands.next(for: navigation)
      run.commands.append(command)
      _ = try? navigation.run(command)
    }
    if run.firstFailure(askingEvery: 8) != nil { Issue.record("HELM_TEST_SEED=\(seed): \(run.report)") }
  }
}
