import Foundation
import Helm
import Testing

@testable import HelmTesting

@MainActor
@Suite("Snapshots")
struct SnapshotTests {
  static let graph = NavigationGraph<Letter>([
    Segue(.a => .b, style: .hold, auto: true), Segue(.b => .c, dismissable: true),
    Segue(.a => .d, style: .hold, dismissable: true),
  ])

  let root = FileManager.default.temporaryDirectory.path + "/helm-snapshots-\(UUID().uuidString)"
  var folder: String { root + "/references" }
  var folders: SnapshotFolders { SnapshotFolders(references: folder, differences: root + "/differences") }
  let desk = SnapshotEnvironment(isCI: false, records: false)
  let ci = SnapshotEnvironment(isCI: true, records: false)

  func verify(
    _ environment: SnapshotEnvironment, recording: SnapshotRecording = .environment,
    as strategy: SnapshotStrategy<String> = .presentation, graph: NavigationGraph<Letter> = graph
  ) throws -> SnapshotReport {
    let helm = try Helm(graph: graph)
    let walk = helm.navigation.walk(covering: .presentations)
    return try helm.verifySnapshots(
      of: walk, as: strategy, folders: folders, recording: recording, environment: environment)
  }

  func files() -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() }

  func clean() { try? FileManager.default.removeItem(atPath: root) }

  @Test("references are recorded once, with a failure, and compared afterwards")
  func firstRun() throws {
    defer { clean() }
    let failure = #expect(throws: SnapshotFailure.self) { try verify(desk) }
    #expect(failure?.problems.map(\.kind) == Array(repeating: .recorded, count: 4))
    #expect(files() == ["a+b+d.txt", "a+b.txt", "a+c+d.txt", "a+c.txt"])
    #expect(try String(contentsOfFile: folder + "/a+c+d.txt", encoding: .utf8) == "a\n  c [push]\n  d [sheet]\n")
    let report = try verify(ci)
    #expect(report.matching.count == 4)
    #expect(report.recorded == [])
    #expect(report.stale == [])
  }

  @Test("in CI, references are not recorded without a request, and recording fails")
  func inCI() throws {
    defer { clean() }
    let failure = #expect(throws: SnapshotFailure.self) { try verify(ci) }
    #expect(failure?.problems.map(\.kind) == Array(repeating: .missing, count: 4))
    #expect(files() == [])
    let recordingFailure = #expect(throws: SnapshotFailure.self) { try verify(ci, recording: .all) }
    #expect(recordingFailure?.problems.map(\.kind) == Array(repeating: .recorded, count: 4))
    #expect(throws: SnapshotFailure.self) {
      try verify(SnapshotEnvironment(isCI: true, records: true), as: .text { _ in "x" })
    }
    #expect(throws: SnapshotFailure.self) { try verify(desk, recording: .none, as: .text { _ in "y" }) }
  }

  @Test("outside CI, recording by an argument or the environment passes")
  func recording() throws {
    defer { clean() }
    #expect(try verify(desk, recording: .all).recorded.count == 4)
    #expect(try verify(SnapshotEnvironment(isCI: false, records: true)).recorded == [])
    #expect(try verify(SnapshotEnvironment(isCI: false, records: true), as: .text { _ in "x" }).recorded.count == 4)
  }

  @Test("a difference is shown by lines, with the steps, and the reference is kept")
  func difference() throws {
    defer { clean() }
    _ = try verify(desk, recording: .all)
    try "a\n  c [swap]\n".write(toFile: folder + "/a+c.txt", atomically: true, encoding: .utf8)
    let failure = #expect(throws: SnapshotFailure.self) { try verify(desk) }
    #expect(
      failure?.description == """
        \(folder)/a+c.txt differs from its reference:
          a
        -   c [swap]
        +   c [push]
        new: \(root)/differences/a+c.new.txt
        after these steps:
          1. present c
        """)
    #expect(try String(contentsOfFile: folder + "/a+c.txt", encoding: .utf8) == "a\n  c [swap]\n")
    // The steps come in their order.
    try "a\n".write(toFile: folder + "/a+c+d.txt", atomically: true, encoding: .utf8)
    let later = #expect(throws: SnapshotFailure.self) { try verify(desk) }
    #expect(later?.problems.map(\.steps) == [["present c"], ["present c", "present d"]])
  }

  @Test("unused references are listed and kept, and other files are ignored")
  func stale() throws {
    defer { clean() }
    _ = try verify(desk, recording: .all)
    try "old".write(toFile: folder + "/gone.txt", atomically: true, encoding: .utf8)
    try "mine".write(toFile: folder + "/notes.md", atomically: true, encoding: .utf8)
    #expect(try verify(desk).stale == [folder + "/gone.txt"])
    #expect(try verify(desk, recording: .all).stale == [folder + "/gone.txt"])
    #expect(files().contains("gone.txt") && files().contains("notes.md"))
  }

  @Test(
    "snapshot folders are next to the test file, unless the environment names one for differences",
    arguments: [
      (
        "/app/Tests/HomeTests.swift", "a/b", nil, "/app/Tests/", "HomeTests/a_b",
        "/app/Tests/__Snapshots__/__Differences__"
      ),
      ("T.swift", "..", nil, "", "T/_", "__Snapshots__/__Differences__"),
      ("/app/Tests/T.swift", "n", "/kept", "/app/Tests/", "T/n", "/kept/Tests"),
      ("/apples/Tests/T.swift", "n", "/kept", "/apples/Tests/", "T/n", "/kept/apples/Tests"),
      ("../Tests/T.swift", "n", "kept", "../Tests/", "T/n", "kept/_/Tests"),
    ] as [(String, String, String?, String, String, String)])
  func folders(filePath: String, name: String, kept: String?, above: String, inner: String, differences: String) {
    var variables = ["HOME": "/home"]
    variables["HELM_SNAPSHOT_DIFFERENCES"] = kept
    let folders = SnapshotFolders(
      filePath: filePath, name: name, environment: SnapshotEnvironment(variables: variables), workingDirectory: "/app")
    #expect(folders.references == above + "__Snapshots__/" + inner)
    #expect(folders.differences == differences + "/" + inner)
  }

  @Test("environment variables are parsed")
  func environmentVariables() {
    func read(_ variables: [String: String]) -> [String] {
      let environment = SnapshotEnvironment(variables: variables)
      return ["\(environment.isCI)", "\(environment.records)", environment.differences ?? "none"]
    }
    #expect(read([:]) == ["false", "false", "none"])
    #expect(read(["CI": "true", "HELM_SNAPSHOTS": "record"]) == ["true", "true", "none"])
    #expect(read(["CI": "No", "HELM_SNAPSHOTS": "1"]) == ["false", "false", "none"])
    #expect(read(["HELM_SNAPSHOT_DIFFERENCES": ""]) == ["false", "false", "none"])
    #expect(read(["HELM_SNAPSHOT_DIFFERENCES": "out"]) == ["false", "false", "out"])
  }

  @Test("file names are plain and distinct")
  func names() throws {
    enum Odd: Fragment { case start, Start, ümlaut, theScreenThatComesAfterAllOthersAndHasNoShorterName }
    let graph = NavigationGraph<Odd>([
      Segue(.start => .Start), Segue(.Start => .ümlaut),
      Segue(.ümlaut => .theScreenThatComesAfterAllOthersAndHasNoShorterName),
    ])
    var navigation = try Navigation(graph: graph)
    var keys = [SnapshotState(navigation, steps: []).key]
    try navigation.present(.Start)
    keys.append(SnapshotState(navigation, steps: []).key)
    try navigation.present(.ümlaut, id: "/../" + String(repeating: "x", count: 500))
    keys.append(SnapshotState(navigation, steps: []).key)
    #expect(keys[0] == "start")
    #expect(keys[1].hasPrefix("Start-"))
    #expect(keys[2].hasPrefix("_mlaut__id_____xx"))
    #expect(keys[2].utf8.count < 100)
    try navigation.present(
      .theScreenThatComesAfterAllOthersAndHasNoShorterName, id: String(repeating: "y", count: 60))
    keys.append(SnapshotState(navigation, steps: []).key)
    #expect(keys[3].hasPrefix("theScreenThatComesAfterAllOthersAndHasNoShorterName__id_yyyyyyyyyyyyyyyyyyyyyyyy"))
    #expect(Set(keys.map { $0.lowercased() }).count == 4)
    // Messages show only the beginning of a long id.
    func key(_ end: String) throws -> String {
      var other = try Navigation(graph: graph)
      try other.present(.Start)
      try other.present(.ümlaut, id: String(repeating: "x", count: 200) + end)
      return SnapshotState(other, steps: []).key
    }
    #expect(try key("1") == key("1"))
    #expect(try key("1") != key("2"))
  }

  @Test("the path is restored after the walk")
  func putsBack() throws {
    defer { clean() }
    let helm = try Helm(graph: Self.graph)
    helm.present(.d)
    let before = helm.path
    let walk = try Navigation(graph: Self.graph).walk(covering: .fragments)
    _ = try helm.verifySnapshots(
      of: walk, as: .presentation, folders: folders, recording: .all, environment: desk)
    #expect(helm.path == before)
  }
}
