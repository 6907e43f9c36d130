import HelmDocuments
import HelmTesting
import Testing

@Suite struct DiffCommandTests {
  private let console = MemoryConsole([
    "old.json": app.description, "new.json": app.without("news", "article").without("article", "comments").description,
    "bad.json": "{",
  ])

  @Test func theExitCodeSaysWhatBreaks() {
    #expect(run(["diff", "old.json", "new.json"], console) == 0)
    #expect(run(["diff", "old.json", "new.json", "--fail-on", "breaking"], console) == 1)
    #expect(run(["diff", "old.json", "old.json", "--fail-on", "breaking"], console) == 0)
    #expect(console.output.hasSuffix("No changes.\n"))
  }

  @Test func bothGraphsAreInOnePicture() throws {
    #expect(run(["diff", "old.json", "new.json", "-o", "both.txt"], console) == 0)
    let words = try #require(console.files["both.txt"])
    #expect(words.contains("article: removed"))
    #expect(words.contains("news => article: push, dismissable, removed"))
    #expect(run(["diff", "old.json", "new.json", "-o", "both.dot"], console) == 0)
    #expect(console.files["both.dot"]?.hasPrefix("digraph {") == true)
  }

  @Test func jsonIsJSON() throws {
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
      "the option --app-id goes with --as maestro; Xcode knows the app"
    ),
    (
      ["export", "old.json", "--as", "maestro", "--cover", "pairs"], "cannot cover pairs; expected segues or fragments"
    ),
  ])
  func badUsageIsExplained(_ arguments: [String], _ message: String) {
    #expect(run(arguments, console) == 2)
    #expect(console.errors.contains(message))
  }

  @Test func eachFormatIsWrittenAsItself() {
    _ = run(["export", "old.json", "--as", "xcuitest"], console)
    #expect(console.output.contains("import XCTest"))
    _ = run(["export", "old.json", "--as", "maestro", "-o", "flow.yaml"], console)
    #expect(console.files["flow.yaml"]?.contains("import XCTest") == false)
    #expect(console.files["flow.yaml"]?.contains("appId: ${APP_ID}\n") == true)
  }

  @Test func maestroIsToldTheApp() {
    _ = run(["export", "old.json", "--as", "maestro", "--app-id", "com.example"], console)
    #expect(console.errors.contains("--app-id") == false)
    #expect(console.output.contains("appId: com.example\n") || console.output.contains("appId: \"com.example\"\n"))
  }

  @Test func markdownKeepsNamesInCode() throws {
    let nasty = Named("@team `x` <b>\n# | \u{202E}")
    let difference = try GraphDifference(from: app, to: app.with(.init(from: "home", to: nasty)))
    let lines = difference.markdown().split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("- Fragment added") })
    #expect(line.hasPrefix("- Fragment added: `` ") && line.hasSuffix(" ``"))
    #expect(!difference.markdown().unicodeScalars.contains("\u{202E}"))
  }
}
