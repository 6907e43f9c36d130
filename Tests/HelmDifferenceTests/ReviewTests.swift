import Foundation
import HelmDocuments
import Testing

@testable import helm_nav

/// The script that reviews two commits, on a small repository.
@Suite struct ReviewTests {
  /// The tool that the package has built, next to the tests.
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

  @Test func theScriptReviewsTwoCommits() throws {
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

  @Test func theScriptReviewsLinks() throws {
    try withFolder { folder in
      _ = try git("init", "-q", in: folder)
      let links = folder.appendingPathComponent("links.json")
      try Data(#"{"version":1,"links":[{"pattern":"/c","fragments":["comments"]}]}"#.utf8).write(to: links)
      let old = try commit(app, in: folder)
      try Data(#"{"version":1,"links":[]}"#.utf8).write(to: links)
      let new = try commit(app, in: folder)
      let result = try review("-l", "links.json", "-f", old, new, "navigation graph.json", in: folder)
      #expect(result.code == 1, "\(result.output)")
      #expect(result.markdown?.contains("- Link broken: `/c`, `/c`\n") == true, "\(result.markdown ?? "")")
      #expect(try review("-f", old, new, "navigation graph.json", in: folder).markdown?.contains("No changes.") == true)
    }
  }

  /// The commands of the action, as a forge runs them, on two commits of the sample.
  @Test func theActionReviewsTwoCommitsOfTheSample() throws {
    try withFolder { folder in
      _ = try git("init", "-q", in: folder)
      let old = try commit(Sample.document, in: folder)
      let new = try commit(Sample.document.without("dashboard", "settings"), in: folder)
      let commands = try self.commands
      var environment = [
        "GRAPH": "navigation graph.json", "LINKS": "", "BASE": old, "HEAD": new, "TOOL": tool, "FAILS": "false",
        "ACTION": root.appendingPathComponent(".github/actions/navigation-review").path,
        "GITHUB_OUTPUT": folder.appendingPathComponent("output").path,
        "GITHUB_STEP_SUMMARY": folder.appendingPathComponent("summary").path, "TMPDIR": folder.path,
      ]
      let result = try runProgram("bash", ["-e", "-c", commands], in: folder, environment: environment)
      #expect(result.code == 0, "\(result.output)")
      let summary = try String(contentsOf: folder.appendingPathComponent("summary"), encoding: .utf8)
      #expect(summary.hasPrefix("## Navigation\n\n2 changes, 2 of them breaking, for saved paths, links and users.\n"))
      #expect(summary.contains("- Fragment removed: `settings`\n"))
      let output = try String(contentsOf: folder.appendingPathComponent("output"), encoding: .utf8)
      #expect(output.hasPrefix("folder=\(folder.path)/"))
      environment["FAILS"] = "true"
      #expect(try runProgram("bash", ["-e", "-c", commands], in: folder, environment: environment).code == 1)
    }
  }

  /// The commands of the action.
  private var commands: String {
    get throws {
      let file = root.appendingPathComponent(".github/actions/navigation-review/action.yml")
      let block = try #require(String(contentsOf: file, encoding: .utf8).components(separatedBy: "run: |\n").last)
      let lines = block.split(separator: "\n")
      let indent = lines.first?.prefix { $0 == " " } ?? ""
      #expect(lines.allSatisfy { $0.hasPrefix(indent) })
      return lines.map { $0.dropFirst(indent.count) }.joined(separator: "\n")
    }
  }

  @Test func theActionUsesTheScript() throws {
    let file = root.appendingPathComponent(".github/actions/navigation-review/action.yml")
    let action = try String(contentsOf: file, encoding: .utf8)
    #expect(action.contains("Scripts/review-navigation"))
    // No text chosen by contributors is interpolated into the commands.
    let commands = try #require(action.components(separatedBy: "run: |").last)
    #expect(!commands.contains("${{"))
  }
}
