import Helm
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools

/// Broken links, compared with all URLs of a small universe.
@Suite struct LinkDifferenceTests {
  /// Everything is pushed on home.
  private static let targets: [Named] = ["red", "green", "blue"]
  private static let graph = document(targets.map { Segue(from: "home", to: $0, dismissable: true) })
  private static let later = document(
    [
      Segue(from: "home", to: "red", dismissable: true), Segue(from: "home", to: "green", dismissable: true),
      Segue(from: "elsewhere", to: "blue", dismissable: true),
    ], entry: "home")

  /// Every path of up to two parts, with and without a query item.
  private static let urls: [String] = {
    let parts = ["a", "b", "1", "zz", "yy"]
    let paths =
      ["helm:///"] + parts.map { "helm:///\($0)" } + parts.flatMap { first in parts.map { "helm:///\(first)/\($0)" } }
    return paths.flatMap { [$0, "\($0)?q=a", "\($0)?q=1"] }
  }()

  private static func links(_ random: inout SeededNumbers) -> Links<Named>? {
    var links: [Link<Named>] = []
    for _ in 0..<(1 + random.below(3)) {
      let first = ["a", "b", ":id", ":id(int)", ":id(a|b|zz)", "*"][random.below(6)]
      let second = ["", "", "/a", "/b", "(/a)"][random.below(5)]
      let query = ["", "", "", "?q=a", "?(q=1)"][random.below(5)]
      links.append(Link("/\(first)\(second)\(query)", targets[random.below(3)]))
    }
    return try? Links(origins: ["helm:"], links)
  }

  @Test func aLinkIsBrokenIfOneOfItsURLsIs() throws {
    var (compared, broken) = (0, 0)
    for seed in 0..<1_500 as Range<UInt64> {
      var random = SeededNumbers(seed: seed)
      guard let old = Self.links(&random), let new = Self.links(&random) else { continue }
      let graph = random.below(3) == 0 ? Self.later : Self.graph
      let difference = try GraphDifference(from: Self.graph, to: graph, links: .init(old: old, new: new))
      var found: Set<String> = []
      for change in difference.changes {
        guard case .linkBroken(let pattern, let url) = change.kind else { continue }
        found.insert(pattern)
        #expect(try old.match(url).pattern == pattern, "seed \(seed)")
        #expect(Self.isBroken(url, old, new, graph), "\(url), seed \(seed)")
      }
      var expected: Set<String> = []
      for url in Self.urls {
        guard let pattern = try? old.match(url).pattern, Self.isBroken(url, old, new, graph) else { continue }
        expected.insert(pattern)
      }
      #expect(found == expected, "seed \(seed): \(old.source.links), \(new.source.links)")
      (compared, broken) = (compared + 1, broken + (found.isEmpty ? 0 : 1))
    }
    // A universe where nothing is rejected or nothing breaks would prove little.
    #expect(compared > 100 && broken > 50 && broken < compared)
  }

  private static func isBroken(_ url: String, _ old: Links<Named>, _ new: Links<Named>, _ graph: GraphDocument) -> Bool
  {
    func opened(_ links: Links<Named>, _ graph: GraphDocument) -> PathFragment<Named>? {
      guard let match = try? links.match(url), var state = try? Navigation(graph: graph.graph),
        (try? state.perform(.go(through: match.fragments))) != nil
      else { return nil }
      return state.topmostFragment
    }
    guard let before = opened(old, Self.graph) else { return false }
    return opened(new, graph) != before
  }
}
