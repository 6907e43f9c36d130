import Foundation
import Helm
import Testing

@testable import HelmTesting

/// Plans of a `Helm` evaluate its guards, and list the excluded segues.
@MainActor
@Suite("Plans of a Helm with guards")
struct GuardedPlanTests {
  static let graph = NavigationGraph<Letter>([
    Segue(.a => .b, dismissable: true), Segue(.b => .c, dismissable: true), Segue(.a => .d, dismissable: true),
  ])

  /// Everything that a plan reports as left out.
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

  @Test("an allowing guard excludes nothing")
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

  @Test("a denying guard excludes segues, which are no findings, and leaves properties undecided")
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

  @Test("the first five pruned segues and the first twenty excluded segues are listed")
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
    #expect(
      exclusionLines(prunedSegues: edges, excluded: excluded)
        == exclusionLines(prunedSegues: edges, excluded: [])
        + exclusionLines(prunedSegues: [], excluded: excluded))
    #expect(exclusionLines(prunedSegues: [DirectedEdge<Numbered>](), excluded: []) == [])
  }

  @Test("a redirecting guard is followed, and an asynchronous guard excludes its segue")
  func elsewhere() throws {
    let helm = try Helm(graph: Self.graph)
    helm.guard(.into(.b)) { .redirect(to: Flow(.a => .d)) }
    #expect(excluded(helm) == [])
    #expect(helm.walk(covering: .fragments).missing == [.fragment(.b), .fragment(.c)])
    let slow = try Helm(graph: Self.graph)
    slow.guard(.into(.c)) { () async in .allow }
    #expect(excluded(slow) == [ExcludedSegue(edge: Letter.b => .c, reason: .isAsynchronous)])
  }

  @Test("a Navigation cannot evaluate guards, and reports the guarded segues as excluded")
  func notAsked() throws {
    let helm = try Helm(graph: Self.graph)
    helm.guard(.into(.b)) { .allow }
    let walk = helm.navigation.walk(covering: .fragments)
    #expect(walk.excluded == [ExcludedSegue(edge: Letter.a => .b, reason: .notAsked)])
    #expect(walk.missing == [.fragment(.b), .fragment(.c)])
    #expect(!walk.isComplete)
    #expect(!helm.navigation.explore().isComplete)
  }

  @Test("a guard that plans evaluates no guards, and guarded segues are excluded")
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

  @Test("a snapshot report lists missing fragments and excluded segues")
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
