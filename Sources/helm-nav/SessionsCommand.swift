import Helm
import HelmDocuments
import HelmTesting
import HelmTools

extension Tool {
  /// Prints generated sessions, for trying out reports.
  func sessions(_ arguments: Arguments) throws -> Int32 {
    let file = try graphFile(arguments)
    let document = try readGraph(file)
    let graph = document.document.graph
    let count = try arguments.count("--count") ?? 1000
    let seed = try arguments.count("--seed") ?? 1
    let plan = SessionPlan(toTheFurthestOf: graph, sessions: count / 10 * 3 + count % 10 * 3 / 10)
    do {
      var generator = try SessionGenerator(
        graph, count: count, seed: UInt64(seed), plans: [plan], versions: ["1.0", "1.1"])
      while let session = generator.next() {
        for step in session.steps { console.write(step.json + "\n") }
      }
    } catch {
      throw BadDocument(file, findings: document.errors(for: error.findings))
    }
    return 0
  }
}
