import Helm
import HelmDocuments
import HelmTesting
import HelmTools
import Testing

@testable import helm_nav

/// The exported tests for the sample app, and for a small graph per presentation.
@Suite struct ExportGoldenTests {
  static let all: [(name: String, graph: GraphDocument)] =
    [("sample", Sample.document)]
    + SeguePresentation.allCases.filter { $0 != .automatic }.map { presentation in
      let segue = Segue<Named>(
        from: "a", to: "b", style: presentation.style ?? .pass, dismissable: true, presentation: presentation)
      // After `c`, `b` has to be undone.
      return (presentation.rawValue, document([segue, Segue(from: "a", to: "c", dismissable: true)]))
    }

  private func test(_ name: String) throws -> DeviceTest {
    let graph = try #require(Self.all.first { $0.name == name }).graph
    return DeviceTest(try Navigation(graph: graph.graph).walk(covering: .segues))
  }

  @Test(arguments: all.map(\.name)) func xcuitestsMatchTheirSnapshots(_ name: String) throws {
    // Not named `.swift`, since it isn't code of this package.
    #expect(try TextSnapshot(test(name).xcuitest(), named: name, fileExtension: "xcuitest").problem() == nil)
  }

  @Test(arguments: all.map(\.name)) func maestroFlowsMatchTheirSnapshots(_ name: String) throws {
    #expect(try TextSnapshot(test(name).maestro(), named: name, fileExtension: "yaml").problem() == nil)
  }
}
