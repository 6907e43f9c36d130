import HelmClassic
import Testing

private enum Chapter: Node { case cover, preface, index, appendix }

@Suite("Graphs of the first generation that are no graphs") struct InvalidGraphTests {
  /// Two fragments have no edge into them.
  @Test func aGraphWithTwoEntriesIsHandledByItsErrorPolicy() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let graph = NavigationGraph(flow: Flow<Chapter>(segue: .cover => .preface).add(segue: .index => .appendix))
        graph.errorPolicy = .log
        graph.present(node: .preface)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Helm: "))
  }
}
