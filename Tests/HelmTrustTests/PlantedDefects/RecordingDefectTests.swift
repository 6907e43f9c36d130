import Helm
import HelmTesting
import Testing

/// Planted defects of recordings and scripts that no test found at first (`make mutants`), each with its own test.
@Suite @MainActor struct RecordingDefectTests {
  @Test func aLongRecordingFoldsItsStart() throws {
    let helm = try Helm<Number>(nav: [push(0, 1), push(1, 1), Segue(0 => 2)], entry: 0)
    helm.present(1)
    for number in 0..<10_100 {
      if helm.path.count > 20 { helm.back() } else { helm.present(1, id: number) }
    }
    let recording = helm.recording
    #expect(recording.entries.count <= 10_000)
    #expect(recording.start != [])
    var replayed = try Navigation<Number>(graph: helm.graph)
    try replayed.replay(recording)
    #expect(replayed.path == helm.path)
    #expect(recording.end == helm.path)
  }

  @Test func aFailingScriptIsShrunkToTheMinimum() throws {
    let navigation = try Navigation<Number>(
      graph: NavigationGraph([push(0, 1), push(1, 2), push(2, 3), push(0, 4), push(0, 5), push(5, 6)], entry: 0))
    for seed in 1...4 {
      let failure = #expect(throws: InvariantFailure<Number>.self) {
        try navigation.expect("3 is not there", on: RandomWalks(seed: UInt64(seed), count: 50, length: 60)) {
          !$0.isPresented(3)
        }
      }
      #expect(failure?.script == [.present(1), .present(2), .present(3)], "seed \(seed)")
    }
  }
}
