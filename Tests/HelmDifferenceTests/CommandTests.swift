import Foundation
import Helm
import HelmDocuments
import HelmTesting
import HelmTools
import Testing

@Suite struct DiffCommandTests {
  private let console = MemoryConsole([
    "old.json": app.description, "new.json": app.without("news", "article").without("article", "comments").description,
    "bad.json": "{",
  ])

  @Test func failOnBreakingExitsWithOneForBreakingChanges() {
    #expect(run(["diff", "old.json", "new.json"], console) == 0)
    #expect(run(["diff", "old.json", "new.json", "--fail-on", "breaking"], console) == 1)
    #expect(run(["diff", "old.json", "old.json", "--fail-on", "breaking"], console) == 0)
    #expect(console.output.hasSuffix("No changes.\n"))
  }

  /// The pairs of 35 screens and 35 others are 1225 states, all of which are explored before the last screen is found.
  @Test func progressIsPrinted() async {
    let (first, second) = ((0..<35).map { Named("a\($0)") }, (0..<35).map { Named("b\($0)") })
    var segues = first.map { Segue<Named>(from: "home", to: $0, dismissable: true) }
    for one in first { segues += second.map { Segue(from: one, to: $0, dismissable: true) } }
    segues.append(Segue(from: second[34], to: "last", dismissable: true))
    console.files["large.json"] = document(segues).description
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    console.progress = { continuation.yield($0) }
    #expect(run(["diff", "large.json", "large.json"], console) == 0)
    continuation.finish()
    let shown = await lines.reduce(into: []) { $0.append($1) }
    #expect(
      shown == [
        "1274 states, at most 5000", "1289 states, at most 5000", "1274 states, at most 5000",
        "1289 states, at most 5000", "",
      ])
  }

  @Test func oneDrawingShowsBothGraphs() throws {
    #expect(run(["diff", "old.json", "new.json", "-o", "both.txt"], console) == 0)
    let words = try #require(console.files["both.txt"])
    #expect(words.contains("article: removed"))
    #expect(words.contains("news => article: push, dismissable, removed"))
    #expect(run(["diff", "old.json", "new.json", "-o", "both.dot"], console) == 0)
    #expect(console.files["both.dot"]?.hasPrefix("digraph {") == true)
  }

  @Test func formatJSONPrintsValidJSON() throws {
    #expect(run(["diff", "old.json", "new.json", "--format", "json"], console) == 0)
    let value = try JSONValue(parsing: console.output.utf8)
    #expect(try value.required("changes").elements("changes").count == 4)
  }

  @Test(arguments: [
    (["diff"], "the graph documents are missing"), (["diff", "old.json"], "the newer graph document is missing"),
    (["diff", "old.json", "new.json", "--format", "xml"], "unknown format xml; expected text, json or markdown"),
    (["diff", "old.json", "new.json", "--fail-on", "rain"], "cannot fail on rain; expected breaking"),
    (["diff", "old.json", "bad.json"], "bad.json:"), (["diff", "-", "-"], "only one of the graph documents can be -"),
    (["export", "old.json"], "the option --as is missing"),
    (["export", "old.json", "--as", "x"], "cannot export as x; expected xcuitest or maestro"),
    (
      ["export", "old.json", "--as", "xcuitest", "--app-id", "com.example"],
      "the option --app-id requires --as maestro; Xcode knows the app"
    ),
    (
      ["export", "old.json", "--as", "maestro", "--cover", "pairs"], "cannot cover pairs; expected segues or fragments"
    ),
  ])
  func badUsageIsExplained(_ arguments: [String], _ message: String) {
    #expect(run(arguments, console) == 2)
    #expect(console.errors.contains(message))
  }

  @Test func exportWritesTheRequestedFormat() {
    _ = run(["export", "old.json", "--as", "xcuitest"], console)
    #expect(console.output.contains("import XCTest"))
    _ = run(["export", "old.json", "--as", "maestro", "-o", "flow.yaml"], console)
    #expect(console.files["flow.yaml"]?.contains("import XCTest") == false)
    #expect(console.files["flow.yaml"]?.contains("appId: ${APP_ID}\n") == true)
  }

  @Test func appIDIsWrittenToTheMaestroFlow() {
    _ = run(["export", "old.json", "--as", "maestro", "--app-id", "com.example"], console)
    #expect(console.errors.contains("--app-id") == false)
    #expect(console.output.contains("appId: com.example\n") || console.output.contains("appId: \"com.example\"\n"))
  }

  @Test func markdownQuotesNamesAsCode() throws {
    let nasty = Named("@team `x` <b>\n# | \u{202E}")
    let difference = try GraphDifference(from: app, to: app.with(.init(from: "home", to: nasty)))
    let lines = difference.markdown().split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("- Fragment added") })
    #expect(line.hasPrefix("- Fragment added: `` ") && line.hasSuffix(" ``"))
    #expect(!difference.markdown().unicodeScalars.contains("\u{202E}"))
    // Markdown removes a space at both ends, and has no empty span.
    #expect([" x", "x ", "", "x"].map { codeSpan($0) } == ["`  x `", "`x `", "`  `", "`x`"])
  }
}

@Suite struct DiffLinksCommandTests {
  private func links(_ members: String) -> String { #"{"version":1,"origins":["helm:"],"links":[\#(members)]}"# }

  private var console: MemoryConsole {
    MemoryConsole([
      "old.json": app.description, "new.json": app.without("article", "comments").description,
      "links.json": links(
        #"{"pattern":"/n","fragments":["news"]},{"pattern":"/a/:article/comments","fragments":["article","comments"]}"#),
      "later.json": links(#"{"pattern":"/n","fragments":["library"]}"#),
      "twice.json": links(#"{"pattern":"/n","fragments":["news"]},{"pattern":"/n","fragments":["home"]}"#),
    ])
  }

  @Test func aLinkThatNoLongerOpensIsBreaking() {
    let console = console
    #expect(run(["diff", "old.json", "new.json", "--links", "links.json", "--fail-on", "breaking"], console) == 1)
    #expect(
      console.output.hasSuffix(
        """
        link broken: /a/:article/comments: helm://a/a/comments
          breaks links: what it names cannot be reached any longer, such as go through article (id a), comments

        """), "\(console.output)")
    // A change without links breaks none.
    #expect(console.output.components(separatedBy: "breaks links").count == 2)
  }

  @Test func bothTablesOfLinksAreCompared() {
    let console = console
    let links = ["--old-links", "links.json", "--links", "later.json"]
    #expect(run(["diff", "old.json", "old.json", "--fail-on", "breaking"] + links, console) == 1)
    #expect(
      console.output == """
        2 changes, 2 of them breaking, for links.
        link broken: /n: helm://n
          breaks links: it opens something else, such as go to library
        link broken: /a/:article/comments: helm://a/a/comments
          breaks links: nothing matches it any longer, such as go through article (id a), comments

        """)
  }

  @Test func unchangedLinksAreNoChange() {
    let console = console
    #expect(
      run(["diff", "old.json", "old.json", "--links", "links.json", "--fail-on", "breaking"], console) == 0)
    #expect(console.output == "No changes.\n")
  }

  @Test func badLinksAreExplained() {
    let console = console
    #expect(run(["diff", "old.json", "new.json", "--links", "twice.json"], console) == 2)
    #expect(console.errors.hasPrefix("helm-nav: twice.json:1:"), "\(console.errors)")
    #expect(run(["diff", "old.json", "new.json", "--old-links", "links.json"], console) == 2)
    #expect(console.errors.contains("the option --old-links requires --links"))
  }
}
