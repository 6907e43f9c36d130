import Foundation
import Helm
import Testing

/// States without any restorable edge, renames in an unchanged graph, and numbers at their limits.
@MainActor @Suite struct EmptyRestorationTests {
  private static let graph = NavigationGraph<Screen>(
    [
      Segue(.home => .news, style: .hold, auto: true), Segue(.home => .list, style: .hold),
      Segue(.list => .detail, dismissable: true), Segue(.home => .compose, style: .hold, dismissable: true),
    ], entry: .home)

  private func document(
    _ path: String, names: String = #""list","detail""#, history: String = "9", graph: String = "", rest: String = ""
  ) -> Data {
    Data(#"{"graph":"\#(graph)","history":\#(history),"names":[\#(names)],"path":[\#(path)],"version":1\#(rest)}"#.utf8)
  }

  @Test func theAppStartsNormallyIfNothingCanBeRestored() throws {
    let helm = try Helm(restoring: document("[0,0],[1,1]", names: #""old","older""#), graph: Self.graph)
    let report = try #require(helm.restoration)
    #expect(helm.path.map(\.to.fragment) == [.news], "what opens by itself has opened")
    #expect(report.restored == [] && report.problem == nil && !report.isComplete && !report.isSameGraph)
    #expect(report.dropped.map(\.index) == [0, 1])
    #expect(
      report.description == """
        No edge is restored, and 2 dropped:
          edge 0 to old: there is no such fragment; if it was renamed, declare the rename
          edge 1 to older: it was presented from the fragment of edge 0, which was dropped
        """)
  }

  @Test func aRunningAppStaysWhereItIsIfNothingCanBeRestored() throws {
    let helm = try Helm(graph: Self.graph)
    helm.present(.list)
    helm.present(.detail)
    let before = helm.path
    let report = helm.restore(saved: document("[0,0],[1,1]", names: #""old","older""#))
    #expect(helm.path == before && report.restored == [] && report.dropped.count == 2)
    #expect(helm.restoration == report)
    #expect(helm.restore(saved: Data("{".utf8)).problem != nil)
    #expect(helm.path == before && helm.errors == [])
  }

  @Test func aStateOfOnlyTheEntryIsRestored() throws {
    let helm = try Helm(restoring: document("", names: ""), graph: NavigationGraph<Screen>([.push(.home => .list)]))
    #expect(helm.path == [] && helm.restoration?.isComplete == true)
    #expect(helm.restoration?.description == "Nothing but the entry was saved.")
    // In a running app that is elsewhere, restoring returns to the entry.
    helm.present(.list)
    #expect(helm.restore(saved: document("", names: "")).isComplete)
    #expect(helm.path == [])
  }

  @Test func theReportCountsFragmentsPresentedByAutos() throws {
    let one = try Helm(restoring: document("", names: ""), graph: Self.graph)
    #expect(one.restoration?.description == "Nothing but the entry was saved, and 1 more added.")
    let two = NavigationGraph<Screen>(
      [
        Segue(.home => .compose, style: .hold, dismissable: true), Segue(.home => .news, style: .hold, auto: true),
        Segue(.news => .list, style: .hold, auto: true),
      ], entry: .home)
    let helm = try Helm(restoring: document("[0,0],[0,1]", names: #""old","compose""#), graph: two)
    #expect(
      helm.restoration?.description == """
        1 edge is restored, and 2 more added, and 1 dropped:
          edge 0 to old: there is no such fragment; if it was renamed, declare the rename
        """)
  }

  @Test func renamesApplyOnlyIfTheGraphHasChanged() throws {
    let helm = try Helm(graph: Self.graph)
    helm.present(.list)
    let data = try #require(helm.save())
    let same = try Helm(restoring: data, graph: Self.graph, migrating: ["list": .compose])
    #expect(same.path == helm.path && same.restoration?.isSameGraph == true)
    let changed = NavigationGraph(Self.graph.segues + [Segue(.news => .detail)], entry: .home)
    let other = try Helm(restoring: data, graph: changed, migrating: ["list": .news, "list": .compose])
    #expect(other.path.map(\.to.fragment).contains(.compose), "of two new names, the later one counts")
    #expect(!other.path.map(\.to.fragment).contains(.list) && other.restoration?.isSameGraph == false)
  }

  @Test(arguments: [
    ("-1", 0), ("0", 0), ("1000000", 1_000_000), ("1000001", 1_000_000), ("9223372036854775807", 1_000_000),
  ])
  func theRestoredHistoryLimitIsBounded(saved: String, limit: Int) throws {
    let helm = try Helm(restoring: document("[0,0]", history: saved), graph: Self.graph)
    #expect(helm.historyLimit == limit && helm.path.map(\.to.fragment).contains(.list))
  }

  @Test(arguments: [(-1.0, 0), (0, 0), (5.9, 5), (1e300, 1_000_000_000_000), (.infinity, 1_000_000_000_000)])
  func datesAreSavedAsSecondsWithinBounds(seconds: Double, written: Int) throws {
    let helm = try Helm(graph: Self.graph)
    let text = try String(
      decoding: #require(helm.save(at: Date(timeIntervalSince1970: seconds))), as: UTF8.self)
    #expect(text.contains("\"date\":\(written),"))
  }

  @Test func aDocumentHasAtMostAHundredThousandEdges() throws {
    let edges = Array(repeating: "[0,0]", count: 100_000).joined(separator: ",")
    let most = try Helm(restoring: document(edges), graph: Self.graph)
    #expect(most.restoration?.problem == nil && most.path.map(\.to.fragment).contains(.list))
    let more = try Helm(restoring: document(edges + ",[0,0]"), graph: Self.graph)
    #expect(
      more.restoration?.problem
        == "It is damaged: its path is unreadable, names fragments that it does not list, or has more than 100000 edges."
    )
  }

  @Test(arguments: [
    (
      "[0,2]",
      "It is damaged: its path is unreadable, names fragments that it does not list, or has more than 100000 edges."
    ),
    (
      "[0,0,null,-1]",
      "It is damaged: its path is unreadable, names fragments that it does not list, or has more than 100000 edges."
    ),
  ])
  func edgesWithInvalidIndexesAreReported(path: String, problem: String) throws {
    #expect(try Helm(restoring: document(path), graph: Self.graph).restoration?.problem == problem)
  }

  @Test func anUnknownVersionIsReported() throws {
    let data = Data(#"{"graph":"","history":9,"names":[],"path":[],"version":3}"#.utf8)
    let helm = try Helm(restoring: data, graph: Self.graph)
    #expect(helm.restoration?.problem == "It has the version 3; this Helm reads versions up to 2.")
    #expect(helm.restoration?.isComplete == false)
    #expect(
      helm.restoration?.description == "Nothing was restored: It has the version 3; this Helm reads versions up to 2.")
  }

  @Test func aDecodingProblemHasItsCodingPath() throws {
    let helm = try Helm(restoring: document(#"[0,0],[1,"x"]"#), graph: Self.graph)
    #expect(helm.restoration?.problem?.hasSuffix("(at path.1.1)") == true, "\(helm.restoration?.problem ?? "none")")
  }

  @Test func restoringTheCurrentStateIsNotAHistoryEntry() throws {
    let helm = try Helm(graph: Self.graph)
    helm.present(.list)
    let data = try #require(helm.save())
    let (report, undo) = (helm.restore(saved: data), helm.canUndo)
    #expect(report.isComplete && undo)
    helm.undo()
    #expect(helm.path.map(\.to.fragment) == [.news], "restoring was no step of its own")
  }

  @Test func edgesWithoutAnIDAreNotMigrated() throws {
    let recorder = Recorder()
    let migration = StateMigration<Screen>(ids: { fragment, id in
      recorder.asked.append("\(fragment) \(id)")
      return id + "!"
    })
    let helm = try Helm(
      restoring: document(#"[0,0],[1,1,"x"]"#), graph: Self.graph, migrating: migration)
    #expect(recorder.asked == ["detail x"])
    #expect(helm.path.last { $0.to.fragment == .detail }?.to == PathFragment(.detail, id: "x!"))
  }

  @Test func aSavedDocumentIsCompact() throws {
    let helm = try Helm(
      graph: NavigationGraph<Screen>(
        [
          Segue(.home => .list, style: .hold), Segue(.list => .detail, dismissable: true),
          Segue(.detail => .detail, dismissable: true), Segue(.home => .compose, style: .hold),
        ], entry: .home))
    helm.present(.list)
    for _ in 0..<2 {
      helm.present(.detail)
      helm.present(.detail, id: "a/\"b")
    }
    helm.present(.compose)
    helm.historyLimit = 7
    let text = try String(decoding: #require(helm.save(at: Date(timeIntervalSince1970: 12))), as: UTF8.self)
    #expect(
      text == """
        {"date":12,"graph":"\(helm.graph.fingerprint)","history":7,"names":["list","detail","compose"],\
        "path":"0 0,1 1,2 1=a%2F%22b,3 1 1,4 1 1=a%2F%22b,0 2","version":2}
        """)
    #expect(try Helm(restoring: Data(text.utf8), graph: helm.graph).path == helm.path)
  }
}

private final class Recorder: @unchecked Sendable { var asked: [String] = [] }
