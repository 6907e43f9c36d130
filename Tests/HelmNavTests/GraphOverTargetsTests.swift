import Foundation
import Testing

@testable import helm_plugin

/// A graph whose segues are written in several files and targets.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["HELM_PLUGIN_BUILD"] == nil, "builds go elsewhere"))
struct GraphOverTargetsTests {
  @Test func seguesOfAllFilesOfATargetAndItsDependenciesHavePlaces() throws {
    let package = try PluginToolTests.Package()
    let source = """
      let first: Segues<Screen> = [.push(.e => .f)]
      let graph: Segues<Screen> = [.push(.c => .d)]

      """
    try Data(source.utf8).write(to: URL(fileURLWithPath: "\(package.folder)/app/App/Other.swift"))
    #expect(try package.tool.check("App", proof: "\(package.folder)/proof.swift") == 0)
    let places = try #require(package.text("output/places.txt")).replacing("\(package.folder)/app/", with: "")
    #expect(
      places.split(separator: "\n") == [
        "\tApp/Other.swift:2:5", "c => d\tApp/Other.swift:2:36", "d\tApp/Other.swift:2:42", "c\tApp/Other.swift:2:36",
        "e => f\tApp/Other.swift:1:36", "f\tApp/Other.swift:1:42", "e\tApp/Other.swift:1:36",
        "a => b\tFeature/Graph.swift:2:36", "b\tFeature/Graph.swift:2:42", "a\tFeature/Graph.swift:2:36",
      ])
    // The program imports the target that has the graph.
    #expect(
      package.text("output/package/helm-graph/main.swift")
        == "@testable import AppModule\n\ntry writeHelmGraph(graph)\n")
  }
}
