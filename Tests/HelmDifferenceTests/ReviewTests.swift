import Foundation
import HelmDocuments
import Testing

/// The script that reviews two commits, on a small repository.
@Suite struct ReviewTests {
  /// The tool that the package has built, beside the tests.
  private var tool: String {
    let bundle = Bundle(for: Marker.self).bundleURL
    let beside = bundle.deletingLastPathComponent().appendingPathComponent("helm-nav")
    return FileManager.default.isExecutableFile(atPath: beside.path)
      ? beside.path : bundle.appendingPathComponent("helm-nav").path
  }

  private final class Marker {}

  private func git(_ arguments: String..., in folder: URL) throws -> String {
    let identity = ["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
    let result = try runProgram("git", identity + arguments, in: folder)
    try #require(result.code == 0, "\(result.output)")
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func commit(_ document: GraphDocument?, in folder: URL) throws -> String {
    let text = document?.description ?? "no graph yet"
    let name = document == nil ? "readme.txt" : "navigation graph.json"
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    _ = try git("add", "-A", in: folder)
    _ = try git("commit", "-qm", "change", in: folder)
    return try git("rev-parse", "HEAD", in: folder)
  }

  private func review(
    _ arguments: String..., in folder: URL
  ) throws -> (code: Int32, output: String, markdown: String?) {
    let script = root.appendingPathComponent("Scripts/review-navigation").path
    let result = try runProgram("sh", [script, "-t", tool, "-o", "out"] + arguments, in: folder)
    return (
      result.code, result.output,
      try? String(contentsOf: folder.appendingPathComponent("out/review.md"), encoding: .utf8)
    )
  }

  @Test func twoCommitsAreReviewed() throws {
    try withFolder { folder in
      _ = try git("init", "-q", in: folder)
      let none = try commit(nil, in: folder)
      let old = try commit(app, in: folder)
      let new = try commit(app.without("news", "article").without("article", "comments"), in: folder)
      let result = try review(old, new, "navigation graph.json", in: folder)
      #expect(result.code == 0, "\(result.output)")
      let markdown = try #require(result.markdown)
      #expect(markdown.contains("- Fragment removed: `article`\n"))
      #expect(markdown.contains("<summary>helm-nav check</summary>"))
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("out").path)
      #expect(Set(files).intersection(["changes.svg", "changes.mmd"]).count == 1)

      #expect(try review("-f", old, new, "navigation graph.json", in: folder).code == 1)
      #expect(try review("-f", old, old, "navigation graph.json", in: folder).code == 0)
      let first = try review(none, old, "navigation graph.json", in: folder)
      #expect(first.code == 0 && first.markdown?.contains("The graph is new.") == true)
      #expect(try review(old, new, "elsewhere.json", in: folder).code == 2)
      #expect(try review(old, in: folder).code == 2)
    }
  }

  @Test func theActionUsesTheScript() throws {
    let file = root.appendingPathComponent(".github/actions/navigation-review/action.yml")
    let action = try String(contentsOf: file, encoding: .utf8)
    #expect(action.contains("Scripts/review-navigation"))
    // Nothing that others choose is in the text of the commands.
    let commands = try #require(action.components(separatedBy: "run: |").last)
    #expect(!commands.contains("${{"))
  }
}
