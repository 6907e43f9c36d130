import Foundation
import Helm
import HelmTesting
import Testing

enum Screen: Fragment { case home, list, detail, compose, news }
enum OldScreen: Fragment { case home, cities, detail, compose, news }

/// Two payloads with the same description.
struct Payload: Hashable, Sendable, CustomStringConvertible {
  let number: Int
  var description: String { "payload" }
}
enum Alike: Fragment { case start, shows(Payload) }

@MainActor @Suite struct SavingTests {
  private static let segues: [Segue<Screen>] = [
    Segue(.home => .news, style: .hold, auto: true), Segue(.home => .list, style: .hold),
    Segue(.list => .detail, dismissable: true), Segue(.detail => .detail, dismissable: true),
    Segue(.home => .compose, style: .hold, dismissable: true),
  ]
  private static let graph = NavigationGraph(segues, entry: .home)

  private func deep() throws -> Helm<Screen> {
    let helm = try Helm(graph: Self.graph)
    helm.present(.list)
    helm.present(.detail, id: "ü\"5")
    helm.present(.detail, id: "x")
    helm.present(.detail, id: "ü\"5")
    helm.present(.compose)
    helm.historyLimit = 7
    return helm
  }

  @Test func restoringASavedStateRestoresPathAndHistoryLimit() throws {
    let helm = try deep()
    let data = try #require(helm.save())
    let restored = try Helm(restoring: data, graph: Self.graph)
    #expect(restored.path == helm.path)
    #expect(restored.presentedFragments == helm.presentedFragments)
    #expect(restored.historyLimit == 7)
    #expect(restored.restoration?.description == "All 6 saved edges are restored.")
    #expect(restored.save() == data)
    #expect(!restored.canUndo && restored.errors.isEmpty)
  }

  @Test(arguments: ["a=b", "=", "a=b=c", "1 2", "a;b", "a,b", "a\nb", "", " ", "%3D", "\u{0}"])
  func anIDMayContainAnyText(id: String) throws {
    let helm = try Helm(graph: Self.graph)
    helm.present(.list)
    helm.present(.detail, id: id)
    let restored = try Helm(restoring: helm.save(), graph: Self.graph)
    #expect(restored.path == helm.path)
    #expect(restored.restoration?.isComplete == true)
  }

  @Test func anEmptyPathIsRestoredWithoutAutos() throws {
    let auto = Segue<Screen>(.home => .compose, style: .hold, dismissable: true, auto: true)
    let helm = try Helm(graph: NavigationGraph([auto]))
    helm.dismiss()
    #expect(helm.path.isEmpty)
    let restored = try Helm(restoring: helm.save(), graph: helm.graph)
    #expect(restored.path.isEmpty && restored.restoration?.isComplete == true)
  }

  @Test func declaredRenamesAreApplied() throws {
    let old = try Helm(
      graph: NavigationGraph<OldScreen>([
        Segue(.home => .cities, style: .hold), Segue(.cities => .detail, dismissable: true),
        Segue(.home => .compose, style: .hold, dismissable: true),
      ]))
    old.present(.cities)
    old.present(.detail, id: 5)
    old.present(.compose)
    let data = try #require(old.save())
    let renamed = try Helm(restoring: data, graph: Self.graph, migrating: ["cities": .list])
    #expect(renamed.path.map(\.to.description) == ["list", "detail (id 5)", "compose"])
    #expect(renamed.restoration?.isSameGraph == false)
    let dropped = try Helm(restoring: data, graph: Self.graph)
    #expect(dropped.path.map(\.to.description) == ["compose", "news"])
    #expect(dropped.restoration?.dropped.map(\.reason) == [.unknownFragment, .sourceDropped(0)])
    #expect(
      dropped.restoration?.description == """
        1 edge is restored, and 1 more added, and 2 dropped:
          edge 0 to cities: there is no such fragment; if it was renamed, declare the rename
          edge 1 to detail (id 5): it was presented from the fragment of edge 0, which was dropped
        """)
  }

  @Test func edgesForbiddenByRulesOrGuardsAreDropped() throws {
    let data = try #require(try deep().save())
    let helm = try Helm(graph: Self.graph)
    helm.guard(.into(.compose)) { .deny("closed") }
    let report = helm.restore(saved: data)
    #expect(helm.path.map(\.to.fragment) == [.news, .list, .detail, .detail, .detail])
    #expect(report.dropped.map(\.reason) == [.denied(.home => .compose, reason: "closed")])
    helm.undo()
    #expect(helm.path.map(\.to.fragment) == [.news])
    helm.edit(segue: Flow(.list => .detail)).add(trait: .disabled)
    helm.edit(segue: Flow(.home => .compose)).add(trait: .redirect(to: Flow(.home => .list)))
    helm.restore(saved: data)
    #expect(helm.path.map(\.to.fragment) == [.news, .list])
    #expect(helm.restoration?.dropped.map(\.reason).prefix(2) == [.disabled(.list => .detail), .sourceDropped(2)])
  }

  @Test func aThousandEdgesAreSavedIn30KB() throws {
    let helm = try Helm(graph: Self.graph)
    helm.present(.list)
    for id in 1..<500 { helm.present(.detail, id: id) }
    for number in 500..<1000 { helm.present(.detail, id: number % 2 == 0 ? "berlin" : "paris") }
    #expect(helm.path.count == 1001)
    let data = try #require(helm.save())
    #expect(data.count < 30_000, "\(data.count)")
    #expect(try Helm(restoring: data, graph: Self.graph).path == helm.path)
  }

  @Test func theFingerprintDependsOnlyOnTheSegues() {
    #expect(Self.graph.fingerprint == NavigationGraph(Self.segues.reversed(), entry: .home).fingerprint)
    #expect(Self.graph.fingerprint == NavigationGraph(Set(Self.segues), entry: .home).fingerprint)
    #expect(Self.graph.fingerprint != NavigationGraph(Self.segues.dropLast(), entry: .home).fingerprint)
    var fingerprints: Set<String> = [Self.graph.fingerprint]
    for (index, segue) in Self.segues.enumerated() where !segue.auto {
      var changed = Self.segues
      changed[index] = Segue(segue.edge, style: segue.style, dismissable: !segue.dismissable)
      fingerprints.insert(NavigationGraph(changed, entry: .home).fingerprint)
    }
    #expect(fingerprints.count == 5)
    let two = NavigationGraph<Screen>([Segue(.home => .list, dismissable: true)])
    #expect(two.fingerprint == "36dadcb7c4ce0809aa3a808b44e2fcbf")
  }

  @Test func damagedDocumentsStartTheAppNormally() throws {
    let data = try #require(try deep().save())
    let text = String(decoding: data, as: UTF8.self)
    let bad = [
      "", "{}", "[]", "null", "\u{0}", text + "x",
      text.replacingOccurrences(of: "\"version\":2", with: "\"version\":3"),
      text.replacingOccurrences(of: "\"version\":2", with: "\"version\":0"),
      text.replacingOccurrences(of: "\"version\":2", with: "\"version\":1"),
      text.replacingOccurrences(of: "\"0 0", with: "\"0 99"), text.replacingOccurrences(of: "\"0 0", with: "\"0 -1"),
      String(repeating: "[", count: 100_000),
    ]
    for document in bad {
      let helm = try Helm(restoring: Data(document.utf8), graph: Self.graph)
      #expect(helm.path.map(\.to.fragment) == [.news])
      #expect(helm.restoration?.problem != nil, "\(document.prefix(80))")
    }
    let first = text.replacingOccurrences(of: "\"version\":2", with: "\"version\":1")
    let start = try #require(first.range(of: "\"path\":")?.upperBound)
    let end = try #require(first.range(of: ",\"version\"")?.lowerBound)
    for cause in ["99", "-1", "9223372036854775807", "-9223372036854775808"] {
      let document = first.replacingCharacters(in: start..<end, with: "[[\(cause),1]]")
      let helm = try Helm(restoring: Data(document.utf8), graph: Self.graph)
      #expect(helm.restoration?.dropped.first?.reason == .sourceDropped(nil))
    }
    var numbers = SeededNumbers(seed: 7)
    for seed in 0..<400 {
      var bytes = Array(data)
      for _ in 0..<3 {
        bytes[Int(numbers.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: numbers.next() % 96 + 32)
      }
      let helm = try Helm(restoring: Data(bytes), graph: Self.graph)
      var check = try Navigation(graph: Self.graph)
      if helm.restoration?.problem == nil, !helm.path.isEmpty {
        #expect(throws: Never.self, "\(seed)") { try check.replace(path: helm.path) }
        #expect(check.path == helm.path)
      }
    }
  }

  @Test func aStateWithAnEntryIDIsRestoredForTheSameID() throws {
    let nav: Segues<Screen> = [.push(.detail => .news), .push(.news => .list), .ids(Int.self, for: .detail)]
    let saved = try Helm(nav: nav, id: 7)
    saved.present(.news)
    let data = try #require(saved.save())
    let helm = try Helm(restoring: data, nav: nav, id: 7)
    #expect(helm.path == saved.path)
    #expect(helm.path.first?.from == PathFragment(.detail, id: 7))
    // The same place of another draft.
    #expect(try Helm(restoring: data, nav: nav, id: 8).path.first?.from == PathFragment(.detail, id: 8))
    #expect(helm.restore(saved: data).isComplete)
    #expect(throws: FindingsError<ValidationFinding<Screen>>.self) { try Helm(restoring: data, nav: nav) }
    // A recording contains its start.
    #expect(helm.recording.id == AnyFragmentID(7))
    #expect(helm.recording.start.first?.from == PathFragment(.detail, id: 7))
  }

  @Test func savingFragmentsWithTheSameNameFails() throws {
    let helm = try Helm<Alike>(nav: [
      Segue(.start => .shows(Payload(number: 1))), Segue(.start => .shows(Payload(number: 2))),
    ])
    helm.present(.shows(Payload(number: 2)))
    #expect(helm.save() == nil)
    #expect(helm.errors.count == 1)
  }
}
