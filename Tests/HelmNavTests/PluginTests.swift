import Foundation
import Testing

@testable import helm_plugin

@Suite("Tool of the plugins")
struct PluginTests {
  static let files = [
    "/p/App/Graph.swift": ##"""
    import Helm
    // let graph = 1
    /* let graph: /* nested */ String */
    let text = "let graph = \("{" + #"{"\#("{")"#)" + """
      let graph = "3" {
      """
    public enum Travel: Sendable {
      public static let graph: Segues<Screen> = [.push(.a => .b)]
      func graph() { let graph = 2 }
    }
    extension Travel.Deep { @MainActor static var graph: Segues<Screen> { [] } }
    """##,
    "/p/App/Other.swift": "fileprivate let hidden = 1; let navigation: [Segue<Screen>] = []",
    "/p/Tool/main.swift": "let steps = 1",
    "/p/Shop/Graph.swift": "let shop = 1\nlet graph = shop",
    "/p/Both/Graph.swift":
      "#if PAID\nlet graph = 1\n#else\nlet graph = 2\n#endif\nenum Other { static let graph = 3 }",
  ]

  static func target(_ name: String, _ sources: [String]) -> PluginRequest.Target {
    PluginRequest.Target(
      name: name, module: name, isTest: false, directory: "/p/\(name)", sources: sources.map { "/p/\(name)/\($0)" },
      dependencies: [])
  }

  static let targets = [
    target("App", ["Graph.swift", "Other.swift", "Missing.swift"]), target("Tool", ["main.swift"]),
    target("Shop", ["Graph.swift"]),
  ]

  func found(_ arguments: String...) throws(PluginError) -> GraphDeclaration {
    try GraphChoice(arguments).declaration(in: Self.targets) { Self.files[$0] }
  }

  @Test("a graph constant of a file or a type is found with its position")
  func declarations() throws {
    #expect(
      try found("--target", "App", "--graph=Travel.graph")
        == GraphDeclaration(
          target: "App", file: "/p/App/Graph.swift", line: 8, column: 21, name: "Travel.graph", isPrivate: false))
    #expect(try found("--target=App", "--graph", "Deep.graph").name == "Travel.Deep.graph")
    #expect(try found("--graph", "navigation").place == "/p/App/Other.swift:1:33")
    #expect(try found("--target", "Shop").place == "/p/Shop/Graph.swift:2:5")
  }

  @Test("the copy of a package has folders for targets and links elsewhere, and is updated")
  func copy() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("plugin-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    let package = folder.appendingPathComponent("app").path
    for (file, text) in [
      "Package.swift": "// the manifest\n", "App/In/Graph.swift": "let graph = 1\n", "App/.hidden": "",
      "Data/a.txt": "", ".build/b": "", "README.md": "",
    ] {
      let url = URL(fileURLWithPath: "\(package)/\(file)")
      try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let app = PluginRequest.Target(
      name: "App", module: "App", isTest: false, directory: "\(package)/App",
      sources: ["\(package)/App/In/Graph.swift"], dependencies: [])
    let request = PluginRequest(
      package: package, dependencies: [], helm: "/helm", targets: [app],
      work: folder.appendingPathComponent("work").path,
      swift: "swift")
    let declaration = GraphDeclaration(
      target: "App", file: app.sources[0], line: 1, column: 5, name: "graph", isPrivate: false)
    let generated = GeneratedPackage(request: request, declaration: declaration)
    try generated.write()
    func link(_ path: String) -> String? {
      try? files.destinationOfSymbolicLink(atPath: "\(generated.directory)/\(path)")
    }
    func entries(_ path: String) throws -> Set<String> {
      Set(try files.contentsOfDirectory(atPath: "\(generated.directory)/\(path)"))
    }
    #expect(try entries("") == ["Package.swift", "App", "Data", "README.md", "helm-graph"])
    #expect(try entries("App") == ["In"])
    #expect(link("App") == nil && link("App/In") == nil)
    #expect(link("App/In/Graph.swift") == app.sources[0] && link("Data") == "\(package)/Data")
    let manifest = try String(contentsOfFile: "\(generated.directory)/Package.swift", encoding: .utf8)
    #expect(manifest.hasPrefix("// the manifest\n"))
    try files.removeItem(atPath: "\(package)/Data")
    try generated.write()
    #expect(try !entries("").contains("Data"))
  }

  @Test("a full name selects one graph")
  func wholeNames() throws {
    let targets = [Self.target("Both", ["Graph.swift"])]
    func found(_ choice: GraphChoice) throws(PluginError) -> GraphDeclaration {
      try choice.declaration(in: targets) { Self.files[$0] }
    }
    #expect(try found(GraphChoice(["--graph", "graph"])).place == "/p/Both/Graph.swift:2:5")
    #expect(try found(GraphChoice(["--graph", "Other.graph"])).line == 6)
    var check = try GraphChoice()
    #expect(throws: PluginError.self) { try found(check) }
    check.isCheck = true
    #expect(try found(check).line == 2)
  }

  @Test("an unusable or ambiguous graph is an error with its position and a suggestion")
  func refusals() {
    func refused(_ text: String, _ arguments: String...) {
      #expect(throws: PluginError(said: text)) {
        try GraphChoice(arguments).declaration(in: Self.targets) { Self.files[$0] }
      }
    }
    refused(
      """
      error: several graphs are named graph. Name one of them:
      /p/App/Graph.swift:8:21: note: --target App --graph Travel.graph
      /p/App/Graph.swift:11:47: note: --target App --graph Travel.Deep.graph
      /p/Shop/Graph.swift:2:5: note: --target Shop --graph graph
      """)
    refused(
      "error: there is no graph named graph in the targets Tool. Declare one outside of functions, such as "
        + "`let graph: Segues<Screen> = […]`, or name another one: --target TARGET --graph NAME", "--target", "Tool")
    refused("error: there is no target Ap; the package has App, Tool, Shop", "--target", "Ap")
    refused(
      "/p/App/Other.swift:1:17: error: hidden is private to its file or type, so that the target App cannot be asked "
        + "for it. Make it internal.", "--graph", "hidden")
    refused(
      "/p/Tool/main.swift:1:5: error: steps is in main.swift, which is run only when the program starts. Move it "
        + "into another file of the target Tool.", "--graph", "steps")
    refused("error: the option --target needs a value", "--target")
  }

  @Test("other arguments are passed on")
  func rest() throws {
    let choice = try GraphChoice(["draw", "--fold", "6", "--graph", "g", "-o=x.svg", "--", "--target", "t"])
    #expect(choice.rest == ["draw", "--fold", "6", "-o=x.svg", "--", "--target", "t"])
    #expect(choice.graph == "g")
    #expect(choice.target == nil)
  }

  @Test("segues written with arrows have positions")
  func places() {
    let source = """
      let graph: Segues<Screen> = [
        .tabs(.home => [.news, Screen.library]),  // .no => .no
        .push([.news, .article] => .article),
        .sheet(.home <=> .compose), .push(.a => .b => .`in`),
        .cover(other => .lock), .push(.news => .article),
      ]
      """
    var places = SeguePlaces(graph: "G.swift:1:5")
    places.add(SourceToken.all(in: source)[...], of: "G.swift")
    #expect(
      places.text.split(separator: "\n").map { $0.replacing("\t", with: " ") }
        == [
          " G.swift:1:5", "home => news G.swift:2:19", "home => library G.swift:2:32", "news G.swift:2:19",
          "library G.swift:2:32", "home G.swift:2:9", "news => article G.swift:3:10", "article => article G.swift:3:17",
          "article G.swift:3:30", "home => compose G.swift:4:10", "compose => home G.swift:4:10",
          "compose G.swift:4:20", "a => b G.swift:4:37", "b G.swift:4:43", "a G.swift:4:37", "b => in G.swift:4:43",
          "in G.swift:4:49", "lock G.swift:5:19",
        ])
  }

  @Test(
    "unterminated source is read to its end",
    arguments: ["/* /*", "\"\\(", "#\"", "\"\"\"\\(\"", "let", "[ =>", ".", "=> ["])
  func unfinished(source: String) {
    let tokens = SourceToken.all(in: source)
    var places = SeguePlaces(graph: "")
    places.add(tokens[...], of: "f")
    #expect(places.lines.count == 1)
    #expect(GraphDeclaration.all(named: "graph", in: tokens, of: "f", target: "t") == [])
  }
}
