import Foundation
import Helm
import HelmTesting
import Testing

@testable import HelmReference

enum Letter: Int, Fragment, CaseIterable, Comparable {
  case a, b, c, d, e

  static func < (lhs: Letter, rhs: Letter) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct Dice {
  private var numbers: SeededNumbers
  init(seed: UInt64) { numbers = SeededNumbers(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1) }

  mutating func roll(_ count: Int) -> Int { Int(numbers.next() % UInt64(count)) }
}

/// The part restored under changed rules is the longest valid one, as trying all parts shows.
@MainActor @Suite struct LongestPartTests {
  private static func segue(_ edge: DirectedEdge<Letter>, _ dice: inout Dice) -> Segue<Letter> {
    switch dice.roll(6) {
    case 0: Segue(edge)
    case 1: Segue(edge, style: .hold)
    case 2: Segue(edge, style: .hold, dismissable: true, presentation: .overlay)
    case 3: Segue(edge, style: .hold, dismissable: true)
    case 4: Segue(edge, style: .hold, presentation: .fullScreenCover)
    default: Segue(edge, dismissable: true)
    }
  }

  private static func segues(_ dice: inout Dice) -> [Segue<Letter>] {
    let letters = Letter.allCases
    var edges: [DirectedEdge<Letter>] = letters.dropFirst().map { letters[dice.roll($0.rawValue)] => $0 }
    for _ in 0..<5 { edges.append(letters[dice.roll(5)] => letters[dice.roll(5)]) }
    var seen: Set<DirectedEdge<Letter>> = []
    return edges.filter { seen.insert($0).inserted }.map { segue($0, &dice) }
  }

  /// The maximum number of edges of a part, by the reference's replay of all parts, the longest first.
  private func most(of path: HelmPath<Letter>, in graph: NavigationGraph<Letter>) throws -> Int {
    let edges = path.map { ReferenceEdge(from: ReferenceFragment($0.from), to: ReferenceFragment($0.to)) }
    let reference = try ReferenceNavigation(ReferenceGraph(graph, entry: Letter.a))
    let parts = (0..<1 << edges.count).sorted { $0.nonzeroBitCount > $1.nonzeroBitCount }
    for number in parts {
      let part = edges.enumerated().filter { number & 1 << $0.offset != 0 }.map(\.element)
      let places = Set(part.map(\.to)).union([ReferenceFragment(Letter.a)])
      guard part.allSatisfy({ places.contains($0.from) }) else { continue }
      var navigation = reference
      guard (try? navigation.run(.replace(part))) != nil, navigation.path == part else { continue }
      return part.count
    }
    return 0
  }

  @Test func theRestoredPartIsAsLongAsBruteForceFinds() throws {
    var (dropped, conflicts, bridged) = (0, 0, 0)
    for seed in 0..<150 as Range<UInt64> {
      var dice = Dice(seed: seed)
      var segues = Self.segues(&dice)
      let graph = NavigationGraph(segues, entry: .a)
      let helm = try Helm(graph: graph)
      helm.errorPolicy = .report
      for _ in 0..<14 where helm.path.count < 8 {
        helm.present(Letter.allCases[dice.roll(5)], id: [nil, "1", "2"][dice.roll(3)])
      }
      let data = try #require(helm.save())
      let same = try Helm(restoring: data, graph: graph)
      #expect(same.path == helm.path, "seed \(seed)")
      #expect(same.presentedFragments == helm.presentedFragments, "seed \(seed)")
      #expect(same.restoration?.isComplete == true, "seed \(seed)")

      for _ in 0..<2 {
        let index = dice.roll(segues.count)
        segues[index] = Self.segue(segues[index].edge, &dice)
      }
      if dice.roll(2) == 0 { segues.remove(at: dice.roll(segues.count)) }
      let changed = NavigationGraph(segues, entry: .a)
      guard changed.validationFindings().isEmpty else { continue }
      let restored = try Helm(restoring: data, graph: changed)
      let report = try #require(restored.restoration)
      #expect(report.isLongest, "seed \(seed)")
      // Inserted containers may keep more than any part of the original path.
      let (kept, most) = (helm.path.count - report.dropped.count, try most(of: helm.path, in: changed))
      let between = report.restored.count - kept
      #expect(between == 0 ? kept == most : kept >= most, "seed \(seed): \(helm.path) \(report)")
      bridged += between > 0 ? 1 : 0
      if !report.restored.isEmpty { #expect(restored.path == report.restored, "seed \(seed)") }
      if !report.dropped.isEmpty { dropped += 1 }
      conflicts += report.dropped.contains { if case .conflicts = $0.reason { true } else { false } } ? 1 : 0
    }
    #expect(dropped > 20 && conflicts > 3 && bridged > 0 && bridged < 10, "\(dropped), \(conflicts), \(bridged)")
  }
}
