import Foundation
import Testing

/// The files that CONTRIBUTING lists for a new command: those with compiler errors.
@Suite("Files that a new command changes") struct NewCommandTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("exhaustive switches over commands are in the files that CONTRIBUTING lists")
  func exhaustiveSwitchesAreInTheFilesListedInCONTRIBUTING() throws {
    // Only a file that switches over all commands has to distinguish `setStack`.
    let sources = Self.root.appending(path: "Sources")
    let paths = try #require(FileManager.default.enumerator(atPath: sources.path())).compactMap { $0 as? String }
    let complaining = try paths.filter { $0.hasSuffix(".swift") }.filter { path in
      try String(contentsOf: sources.appending(path: path), encoding: .utf8)
        .split(separator: "\n").contains { $0.contains("case ") && $0.contains(".setStack") && !$0.contains("perform") }
    }
    let text = try String(contentsOf: Self.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let section = try #require(text.components(separatedBy: "### A new command").last)
    #expect(
      complaining.sorted() == [
        "HelmCore/Navigation/Commands/FragmentMapping.swift", "HelmCore/Navigation/Commands/Navigation+Perform.swift",
        "HelmCore/Navigation/Commands/NavigationCommand.swift", "HelmDocuments/Script/NavigationCommand+Writing.swift",
        "HelmTesting/Recordings/Recording+Test.swift", "HelmTesting/Walks/WalkStep.swift",
      ])
    for path in complaining {
      #expect(section.contains(path.split(separator: "/").last ?? "?"), "\(path) is not in CONTRIBUTING")
    }
  }
}
