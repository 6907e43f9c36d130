import Foundation
import Helm
import HelmDocuments
import HelmTools
import Testing

private let seedOfFigures = ProcessInfo.processInfo.environment["HELM_INFERENCE_SEED"].flatMap { UInt64($0) }

/// Prints the table in Sources/HelmTools/HelmTools.docc/InferringGraphs.md, which takes minutes in a release build.
///
/// `HELM_INFERENCE_SEED=9001 make release` prints it, for the graphs and habits of that seed.
@Suite(.enabled(if: seedOfFigures != nil, "HELM_INFERENCE_SEED asks for it"))
struct InferenceFigures {
  /// The example apps with three habits each, and fifteen generated apps.
  private static func graphs(_ seed: UInt64) -> [(name: String, graph: NavigationGraph<NamedFragment>, seed: UInt64)] {
    var graphs: [(name: String, graph: NavigationGraph<NamedFragment>, seed: UInt64)] = []
    for habits in seed..<(seed + 3) {
      for (name, graph) in ExampleGraphs.all { graphs.append((name, graph, habits)) }
    }
    for size in [20, 25, 30, 35, 40, 50, 60, 70, 80, 90, 100, 120, 150, 170, 200] {
      let app = MadeUpApp(screens: size, seed: seed * 1000 + UInt64(size))
      graphs.append(("\(size) screens", app.graph, seed + 500))
    }
    return graphs
  }

  @Test(arguments: [20, 0, 50]) func figuresOfInferredGraphs(noise: Int) throws {
    let seed = try #require(seedOfFigures)
    var sums: [Int: (all: InferenceScore, often: InferenceScore)] = [:]
    for (name, graph, seed) in Self.graphs(seed) {
      let truth = try GeneratedViews(graph, count: 10_000, seed: seed, noise: noise)
      for count in [10_000, 3000, 1000, 100] {
        var views = ScreenViews()
        for session in truth.sessions.prefix(count) { views.add(session) }
        let proposal = GraphInference(views).proposal()
        let all = InferenceScore(proposal, truth)
        sums[count, default: (.init(), .init())].all += all
        sums[count]?.often += InferenceScore(proposal, truth, takenAtLeast: 10)
        if count == 10_000 { print("noise \(noise) in 1000, \(name), seed \(seed): \(all)") }
      }
    }
    for (count, sum) in sums.sorted(by: { $0.key > $1.key }) {
      print("noise \(noise) in 1000, \(count) sessions: \(sum.all); taken ten times: \(sum.often)")
    }
  }
}
