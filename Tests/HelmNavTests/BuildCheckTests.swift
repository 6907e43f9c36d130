import Foundation
import Helm
import HelmDocuments
@testable import HelmTesting
import Testing

@testable import helm_nav
@testable import helm_plugin

/// What a check during a build looks at first.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["HELM_PLUGIN_BUILD"] == nil, "builds go elsewhere"))
struct BuildCheckTests {
  private func checked(_ target: String, _ file: String, _ text: String) throws -> (main: String?, places: [String]) {
    let package = try PluginToolTests.Package()
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(package.folder)/app/\(file)"))
    #expect(try package.tool.check(target, proof: "\(package.folder)/proof.swift") == 0)
    let places = try #require(package.text("output/places.txt")).replacing(package.folder, with: "~")
    return (
      package.text("output/package/helm-graph/main.swift"), places.split(separator: "\n").map { String($0) }
    )
  }

  @Test func aTargetsOwnGraphIsCheckedBeforeThoseOfItsDependencies() throws {
    let (main, places) = try checked("App", "App/Other.swift", "let graph: Segues<Screen> = [.push(.c => .d)]\n")
    #expect(main == "@testable import AppModule\n\ntry writeHelmGraph(graph)\n")
    #expect(
      places.map { String($0.prefix { $0 != "\t" }) } == ["", "c => d", "d", "c", "a => b", "b", "a"])
    #expect(places.first == "\t~/app/App/Other.swift:1:5")
    // A segue is where the graph has it, rather than earlier in its file.
    let source = """
      let old: Segues<Screen> = [.push(.a => .b), .push(.x => .y)]
      let graph: Segues<Screen> = [
        .push(.a => .b),
      ]

      """
    #expect(
      try checked("Feature", "Feature/Graph.swift", source).places == [
        "\t~/app/Feature/Graph.swift:2:5", "a => b\t~/app/Feature/Graph.swift:3:9", "b\t~/app/Feature/Graph.swift:3:15",
        "a\t~/app/Feature/Graph.swift:3:9", "x => y\t~/app/Feature/Graph.swift:1:51",
        "y\t~/app/Feature/Graph.swift:1:57", "x\t~/app/Feature/Graph.swift:1:51",
      ])
  }
}
