import Foundation
import Helm
import Testing

@testable import HelmTesting

/// What is planned from a `Helm` asks its guards, and says what they keep out.
@MainActor
@Suite("Plans from a Helm with guards")
struct GuardedPlanTests {
  static let graph = NavigationGraph<Letter>([
    Segue(.a => .b, dismissable: true), Segue(.b => .c, dismissable: true), Segue(.a => .d, dismissable: true),
  ])

  /// All that a plan says of what it leaves out, or of nothing.
  func excluded(_ helm: Helm<Letter>) -> [ExcludedSegue<Letter>] {
    let walk = helm.walk(covering: .segues)
    let findings = helm.findings()
    let exploration = helm.explore()
    #expect(walk.excluded == findings.excluded)
    #expect(walk.excluded == exploration.excluded)
    #expect(walk.isComplete == walk.excluded.isEmpty)
    #expect(findings.isComplete == walk.excluded.isEmpty)
    #expect(exploration.isComplete == walk.excluded.isEmpty)
    return walk.excluded
  }

  @Test("a guard that allows hides nothing")
  func allowed() throws {
    let helm = try Helm(graph: Self.graph)
    helm.guard(.into(.b)) { .allow }
    #expect(excluded(helm) == [])
    let walk = helm.walk(covering: .segues)
    #expect(walk.missing == [])
    #expect(helm.shortestPath(to: .fragment(.c))?.steps.count == 2)
    #expect(try helm.expect(.never(.together(.b, .d))).explored == 4)
    for step in walk.steps { _ = try helm.perform(step.command).get() }
  }

  @Test("a guard that denies is a reason for what is missing, not a finding, and leaves properties undecided")
  func denied() throws {
    let helm = try Helm(graph: Self.graph)
    helm.guard(.into(.b)) { .deny("Not today") }
    let reasons = [ExcludedSegue(edge: Letter.a => .b, reason: .denied("Not today"))]
    #expect(excluded(helm) == reasons)
    let walk = helm.walk(covering: .fragments)
    #expect(walk.missing == [.fragment(.b), .fragment(.c)])
    #expect(walk.description.hasSuffix("excluded by guards:\n  a => b: a guard does not allow it: Not today"))
    let findings = helm.findings()
    #expect(findings.findings == [])
    #expect(findings.unsettled.contains(.unreachableFragment(.c)))
    #expect(
      throws: PropertyFailure<Letter>.undecided(
        property: "never: c is presented", explored: 2, end: .complete, excluded: reasons)
    ) { try helm.expect(.never(.presents(.c))) }
    #expect(throws: PropertyFailure<Letter>.self) { try helm.expect(.never(.presents(.d))) }
  }

  @Test("of many that are not pushed again, five are listed, and of those that are kept out, twenty")
  func manyAreListed() {
    struct Numbered: Fragment { let number: Int }
    let edges = (0..<25).map { Numbered(number: $0) => Numbered(number: $0 + 1) }
    let excluded = edges.map { ExcludedSegue(edge: $0, reason: .denied("no")) }
    for (count, more) in [(1, ""), (4, ""), (5, ""), (6, " and 1 more"), (25, " and 20 more")] {
      let names = edges.prefix(min(count, 5)).map(\.description).joined(separator: ", ")
      #expect(
        exclusionLines(prunedSegues: Array(edges.prefix(count)), excluded: [])
          == ["Not pushed again, because already on the path: \(names)\(more)."])
    }
    for (count, more) in [(1, []), (19, []), (20, []), (21, ["  and 1 more"]), (25, ["  and 5 more"])] {
      #expect(
        exclusionLines(prunedSegues: [], excluded: Array(excluded.prefix(count)))
          == ["excluded by guards:"] + excluded.prefix(min(count, 20)).map { "  \($0)" } + more)
    }
    #expect(exclusionLines(prunedSegues: edges, excluded: excluded).count == 1 + 22)
    #expect(exclusionLines(prunedSegues: [DirectedEdge<Numbered>](), excluded: []) == [])
  }

  @Test("a guard that leads elsewhere is followed, and one that takes a while is not waited for")
  func elsewhere() throws {
    let helm = try Helm(graph: Self.graph)
    helm.guard(.into(.b)) { .redirect(to: Flow(.a => .d)) }
    #expect(excluded(helm) == [])
    #expect(helm.walk(covering: .fragments).missing == [.fragment(.b), .fragment(.c)])
    let slow = try Helm(graph: Self.graph)
    slow.guard(.into(.c)) { () async in .allow }
    #expect(excluded(slow) == [ExcludedSegue(edge: Letter.b => .c, reason: .isAsynchronous)])
  }

  @Test("a navigation by itself can ask nobody, and says so")
  func notAsked() throws {
    let helm = try Helm(graph: Self.graph)
    helm.guard(.into(.b)) { .allow }
    let walk = helm.navigation.walk(covering: .fragments)
    #expect(walk.excluded == [ExcludedSegue(edge: Letter.a => .b, reason: .notAsked)])
    #expect(walk.missing == [.fragment(.b), .fragment(.c)])
    #expect(!walk.isComplete)
    #expect(!helm.navigation.explore().isComplete)
  }

  @Test("a guard that plans asks nobody, and what is guarded is not gone through")
  func planning() throws {
    final class Plans { var all: [PlannableNavigation<Letter>] = [] }
    let (helm, plans) = (try Helm(graph: Self.graph), Plans())
    helm.guard(.into(.b)) { [unowned helm] in
      plans.all.append(helm.plannable)
      return .allow
    }
    helm.present(.b)
    let plan = try #require(plans.all.first)
    #expect(plan.excluded == [ExcludedSegue(edge: Letter.a => .b, reason: .notAsked)])
    #expect(plan.navigation.explore().states.count == 2)
  }

  @Test("a report of snapshots says what the walk does not come by, and what guards keep out")
  func snapshots() throws {
    let root = FileManager.default.temporaryDirectory.path + "/helm-guarded-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let folders = SnapshotFolders(references: root + "/references", differences: root + "/differences")
    let helm = try Helm(graph: Self.graph)
    helm.guard(.into(.b)) { .deny("Not today") }
    let report = try helm.verifySnapshots(
      of: helm.walk(covering: .fragments), as: .presentation, folders: folders, recording: .all,
      environment: SnapshotEnvironment(isCI: false, records: false))
    #expect(report.recorded.count == 2)
    #expect(report.missing == ["b", "c"])
    #expect(report.excluded == ["a => b: a guard does not allow it: Not today"])
    #expect(!report.isComplete)
  }
}
