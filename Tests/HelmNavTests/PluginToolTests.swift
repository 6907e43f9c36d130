import Foundation
import Testing

@testable import helm_plugin

/// The plugins' tool with a fake `swift`, its calls and their results.
@Suite(
  "what the plugins run",
  .enabled(if: ProcessInfo.processInfo.environment["HELM_PLUGIN_BUILD"] == nil, "builds go elsewhere"))
struct PluginToolTests {
  /// A package with a graph, in a folder that is removed afterwards.
  final class Package {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plugin-\(UUID().uuidString)").path
    private(set) var request: PluginRequest

    /// Creates a package whose `swift` exits with a code, and builds `helm-graph` and `helm-nav` from scripts.
    init(graph: String = "echo \"{}\" > \"$1\"", nav: String = "exit 0", swift: String = "") throws {
      let package = "\(folder)/app"
      func target(_ name: String, _ sources: [String], isTest: Bool = false, dependencies: [String] = [])
        -> PluginRequest.Target
      {
        PluginRequest.Target(
          name: name, module: "\(name)Module", isTest: isTest, directory: "\(package)/\(name)",
          sources: sources.map { "\(package)/\(name)/\($0)" }, dependencies: dependencies)
      }
      request = PluginRequest(
        package: package, dependencies: ["/elsewhere/Helm \"1\""], helm: "/elsewhere/helm",
        targets: [
          target("Feature", ["Graph.swift"]), target("App", ["main.swift", "Other.swift"], dependencies: ["Feature"]),
          target("AppTests", ["Graph.swift"], isTest: true),
        ], work: "\(folder)/output", swift: "\(folder)/swift")
      for (file, text) in [
        "app/Package.swift": "// manifest\n", "app/Package@swift-5.9.swift": "// older\n", "app/Package.resolved": "",
        "app/Package.json": "",
        "app/Feature/Graph.swift": "import Helm\nlet graph: Segues<Screen> = [.push(.a => .b)]\n",
        "app/App/main.swift": "print(1)\n", "app/App/Other.swift": "let other: Segues<Screen> = [.push(.c => .d)]\n",
        "app/AppTests/Graph.swift": "let graph = 1\n", "output/log": "",
      ] {
        try write(text, to: file)
      }
      // It logs its arguments, and writes the product where a build would.
      try script(
        """
        echo "$*" >> "\(folder)/calls"
        \(swift)
        while [ $# -gt 0 ]; do
          case "$1" in --product) product=$2;; --scratch-path) scratch=$2;; esac
          shift
        done
        mkdir -p "$scratch/debug"
        cp "\(folder)/$product.sh" "$scratch/debug/$product"
        """, as: "swift")
      try script(graph, as: "helm-graph.sh")
      try script("echo \"nav $*\" >> \"\(folder)/calls\"\n\(nav)", as: "helm-nav.sh")
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ text: String, to file: String) throws {
      let url = URL(fileURLWithPath: "\(folder)/\(file)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    private func script(_ text: String, as file: String) throws {
      try write("#!/bin/sh\n\(text)\n", to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/\(file)")
    }

    func text(_ file: String) -> String? { try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8) }

    /// The calls of `swift` and `helm-nav`, without the folder.
    var calls: [String] {
      (text("calls") ?? "").split(separator: "\n").map { String($0.replacing(folder, with: "~")) }
    }

    var tool: PluginTool { PluginTool(request: request) }

    func entries(_ path: String) -> Set<String> {
      Set((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)")) ?? [])
    }
  }

  private static func build(_ product: String, in package: String) -> String {
    "build --package-path \(package) --product \(product) --disable-sandbox --cache-path ~/output/cache "
      + "--config-path ~/output/config --security-path ~/output/security "
  }

  /// The calls without build flags, which differ in tests.
  private func calls(_ package: Package) -> [String] {
    package.calls.map { call in
      call.firstRange(of: "--scratch-path").map { String(call[..<$0.lowerBound]) } ?? String(call)
    }
  }

  @Test(arguments: [
    (["check"], "nav check ~/output/graph.json"), (["check", "--strict"], "nav check ~/output/graph.json --strict"),
    (["draw", "-o", "x.svg"], "nav draw ~/output/graph.json -o x.svg"),
    (["diff", "old.json"], "nav diff old.json ~/output/graph.json"), (["walk"], "nav walk ~/output/graph.json"),
    (["--target", "Feature", "export", "--as", "maestro"], "nav export ~/output/graph.json --as maestro"),
  ])
  func aCommandRunsOnTheGraph(arguments: [String], call: String) throws {
    let package = try Package()
    #expect(try package.tool.run(arguments) == 0)
    #expect(
      calls(package) == [
        Self.build("helm-graph", in: "~/output/package"), Self.build("helm-nav", in: "~/output/package"), call,
      ])
    #expect(package.text("output/graph.json") == "{}\n")
  }

  @Test(arguments: [0, 1, 2, 7] as [Int32]) func theExitCodeIsThatOfTheTool(code: Int32) throws {
    let package = try Package(nav: "exit \(code)")
    #expect(try package.tool.run(["check"]) == code)
  }

  @Test(
    arguments: [
      (["help"], 0), (["--help"], 0), (["-h"], 0), ([], 2), (["fly"], 2), (["report"], 2), (["--target", "App"], 2),
    ] as [([String], Int32)])
  func helpAndUnknownCommandsRunNothing(arguments: [String], code: Int32) throws {
    let package = try Package()
    #expect(try package.tool.run(arguments) == code)
    #expect(package.calls == [])
  }

  /// Help of a command is printed by the tool, for which no graph has to be built.
  @Test(arguments: ["--help", "-h"]) func helpOfACommandRunsOnlyTheTool(option: String) throws {
    let package = try Package()
    #expect(try package.tool.run(["draw", "--fold", "3", option]) == 0)
    #expect(calls(package) == [Self.build("helm-nav", in: "/elsewhere/helm"), "nav draw --help"])
    // After a build, the tool is built there as well.
    let built = try Package()
    #expect(try built.tool.run(["check"]) == 0)
    #expect(try built.tool.run(["check", option]) == 0)
    #expect(calls(built).suffix(2) == [Self.build("helm-nav", in: "~/output/package"), "nav check --help"])
  }

  private func error(_ package: Package, _ arguments: [String] = ["check"]) -> String? {
    do {
      _ = try package.tool.run(arguments)
      return nil
    } catch {
      return ((error as? PluginError)?.text ?? "\(error)").replacing(package.folder, with: "~")
    }
  }

  @Test func aGraphOfAnotherTypeIsAnError() throws {
    let package = try Package(graph: "printf 'Array<Int>' >&2; exit 3")
    #expect(
      error(package) == "~/app/Feature/Graph.swift:2:5: error: graph of the target Feature has type Array<Int>, which "
        + "isn't a graph. Make it `Segues`, an array or a set of `Segue`, or a `NavigationGraph`.")
    #expect(package.calls.count == 1)
  }

  @Test func aGraphThatCannotBeWrittenIsAnError() throws {
    let package = try Package(graph: "echo 'Two fragments have the name \"a\".'; exit 1")
    #expect(
      error(package) == "~/app/Feature/Graph.swift:2:5: error: graph of the target Feature cannot be written down: "
        + "Two fragments have the name \"a\".")
  }

  /// Compiler errors name files of the package, not of its copy.
  @Test func compilerErrorsNameFilesOfThePackage() throws {
    let package = try Package(swift: "echo \"~/x: note\"; echo \"$3/Feature/Graph.swift:2:5: error: no\" >&2; exit 1")
    #expect(
      error(package) == """
        ~/x: note
        ~/app/Feature/Graph.swift:2:5: error: no
        ~/app/Feature/Graph.swift:2:5: error: the target Feature does not compile, or graph cannot be reached
        """)
    let silent = try Package(swift: "exit 4")
    #expect(error(silent)?.hasPrefix("swift build ended with 4 and said nothing\n") == true)
    #expect(error(try Package(swift: "echo broken; exit 1"), ["check", "-h"]) == "broken")
  }

  @Test func theCopyContainsTheGraphProgram() throws {
    let package = try Package()
    #expect(try package.tool.run(["check"]) == 0)
    #expect(
      package.entries("output/package")
        == ["Package.swift", "Package@swift-5.9.swift", "Package.json", "Feature", "App", "AppTests", "helm-graph"])
    #expect(package.entries("output/package/helm-graph") == ["main.swift", "Writer.swift"])
    #expect(
      package.text("output/package/helm-graph/main.swift") == """
        @testable import FeatureModule

        try writeHelmGraph(graph)

        """)
    #expect(package.text("output/package/helm-graph/Writer.swift")?.contains("exit(3)") == true)
    for (name, start) in [("Package.swift", "// manifest\n"), ("Package@swift-5.9.swift", "// older\n")] {
      let text = try #require(package.text("output/package/\(name)"))
      #expect(text.hasPrefix("\(start)\n\n// Added by Helm's plugin.\n"))
      #expect(text.contains(#"    ("helm \u{22}1\u{22}", "/elsewhere/Helm \u{22}1\u{22}"),"#))
      #expect(text.contains("name: \"helm-graph\",") && text.contains(".target(name: \"Feature\")"))
    }
    // A removed manifest is removed from the copy.
    try FileManager.default.removeItem(atPath: "\(package.folder)/app/Package@swift-5.9.swift")
    #expect(try package.tool.run(["check"]) == 0)
    #expect(package.entries("output/package").isSuperset(of: ["Package.swift", "helm-graph"]))
    #expect(!package.entries("output/package").contains("Package@swift-5.9.swift"))
    // Copying again without changes writes no file.
    let file = "\(package.folder)/output/package/helm-graph/main.swift"
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file)
    #expect(try package.tool.run(["check"]) == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date == old)
  }

  /// A graph next to a `main.swift` is read from a library without it.
  @Test func aGraphOfAnExecutableIsBuiltAsALibrary() throws {
    let package = try Package()
    #expect(try package.tool.run(["check", "--graph", "other"]) == 0)
    #expect(
      package.text("output/package/helm-graph/main.swift")
        == "@testable import AppModule\n\ntry writeHelmGraph(other)\n")
    #expect(package.text("output/package/Package.swift")?.contains("exclude: app.exclude + [\"main.swift\"]") == true)
    #expect(
      error(package, ["check", "--graph", "graph", "--target", "AppTests"])?.hasPrefix(
        "error: there is no target AppTests") == true)
  }

  // MARK: Checks during builds

  @Test func aBuildChecksTheGraphsOfATargetAndItsDependencies() throws {
    let package = try Package()
    let proof = "\(package.folder)/proof.swift"
    for target in ["Feature", "App"] {
      #expect(try package.tool.check(target, proof: proof) == 0)
      #expect(package.calls.last == "nav check ~/output/graph.json --places ~/output/places.txt")
      #expect(package.text("proof.swift") == "// graph has no findings that matter.\n")
      let places = try #require(package.text("output/places.txt")).replacing(package.folder, with: "~")
      #expect(
        places.split(separator: "\n") == [
          "\t~/app/Feature/Graph.swift:2:5", "a => b\t~/app/Feature/Graph.swift:2:36",
          "b\t~/app/Feature/Graph.swift:2:42",
          "a\t~/app/Feature/Graph.swift:2:36",
        ])
    }
  }

  @Test func findingsWriteNoProof() throws {
    let package = try Package(nav: "exit 1")
    let proof = "\(package.folder)/proof.swift"
    #expect(try package.tool.check("Feature", proof: proof) == 1)
    #expect(package.text("proof.swift") == nil)
    #expect(throws: PluginError.self) { try package.tool.check("Nowhere", proof: proof) }
  }

  // MARK: Programs

  @Test func aProgramsOutputIsReadFromItsLog() throws {
    let package = try Package()
    let log = "\(package.folder)/output/log"
    let heard = try Program("/bin/sh", ["-c", "echo \" $0 \"; echo two >&2; exit 5", "one"], log: log).run()
    #expect(heard.code == 5 && heard.said == "one \ntwo")
    #expect(try Program("/bin/sh", ["-c", "read x && exit 1; exit 0"], log: log).run().code == 0)
    let silent = try Program("/bin/sh", ["-c", "exit 6"]).run()
    #expect(silent.code == 6 && silent.said == "")
    #expect(throws: (any Error).self) { try Program("/nowhere/program", [], log: log).run() }
  }
}
