import Foundation
import Helm
import HelmDocuments
import Testing

@testable import HelmTesting
@testable import helm_nav

/// The graph in the repository.
@Suite struct GraphDocumentSnapshotTests {
  /// As an app would call it.
  @Test func verifyDocumentComparesWithTheSnapshot() throws {
    try Sample.document.graph.verifyDocument(named: "sample")
  }

  private func inFolder(_ test: (SnapshotFolders, String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("helm-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try test(
      SnapshotFolders(references: "\(folder)/refs/app", differences: "\(folder)/differences/app"),
      "\(folder)/refs/app.json")
  }

  @Test func verifyDocumentRecordsComparesAndReportsDifferences() throws {
    try inFolder { (folders: SnapshotFolders, file: String) throws -> Void in
      let desk = SnapshotEnvironment(isCI: false, records: false)
      let ci = SnapshotEnvironment(isCI: true, records: false)
      let graph = NavigationGraph<NamedFragment>([Segue(from: "a", to: "b")])
      #expect {
        _ = try graph.verifyDocument(folders: folders, recording: .environment, environment: ci)
      } throws: { error in
        (error as? GraphDocumentFailure)?.problem.kind == .missing && !FileManager.default.fileExists(atPath: file)
      }
      #expect {
        _ = try graph.verifyDocument(folders: folders, recording: .environment, environment: desk)
      } throws: { error in
        "\(error)"
          == "There was no document of the graph, so it was recorded in \(file). Review it, commit it, and run the test again."
      }
      #expect(try graph.verifyDocument(folders: folders, recording: .environment, environment: ci) == file)
      #expect(try GraphDocument(reading: String(contentsOfFile: file, encoding: .utf8)).graph == graph)

      let other = NavigationGraph<NamedFragment>([Segue(from: "a", to: "b", style: .hold)])
      #expect {
        _ = try other.verifyDocument(folders: folders, recording: .environment, environment: desk)
      } throws: { error in
        "\(error)" == """
          The graph differs from \(file):
            { "version": 1, "entry": "a",
              "segues": [
          -     { "from": "a", "to": "b" }] }
          +     { "from": "a", "to": "b", "style": "hold" }] }
          If that is intended, record it with HELM_SNAPSHOTS=record, and commit it.
          """
      }
      #expect(try other.verifyDocument(folders: folders, recording: .all, environment: desk) == file)
      #expect(try other.verifyDocument(folders: folders, recording: .none, environment: ci) == file)
    }
  }

  @Test func verifyDocumentFailsForAmbiguousNames() throws {
    struct Screen: Fragment, CustomStringConvertible {
      let number: Int
      var description: String { "same" }
    }
    let graph = NavigationGraph([Segue(from: Screen(number: 1), to: Screen(number: 2))])
    #expect(throws: GraphNameError.ambiguous(kind: "fragments", name: "same")) { try graph.verifyDocument() }
  }
}
