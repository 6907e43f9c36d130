import Helm
import HelmTestSupport
@testable import HelmCore
@testable import HelmReference
import Testing

/// Pairs of patterns that match the same URL, as the index finds them, against all pairs.
@Suite struct NeighbourTests {
  private static let parts = [
    "a", "b", "x-y", "12", "7", "*", ":p", ":p(int)", ":p(uuid)", ":p(a|b|12)", ":p(a|x-y)", "x-:p", "x-y:p", ":p-y",
    ":p(int)-y", ":p-12", "1:p", ":p(uuid)2", "c:p", "-:p", ":p(int)2", "00000000-0000-0000-0000-000000000000",
  ]
  private static let values = ["1", "a", "*", ":q", ":q(int)", ":q(a|1)"]

  private static func pattern(_ numbers: inout ReferenceNumbers) -> String {
    var text = ""
    for index in 0..<Int.random(in: 0..<4, using: &numbers) {
      text += "/" + parts[Int.random(in: 0..<parts.count, using: &numbers)].replacing(":p", with: ":p\(index)")
    }
    if Int.random(in: 0..<5, using: &numbers) == 0 { text += "/**" }
    if text.isEmpty { text = "/" }
    if Int.random(in: 0..<3, using: &numbers) == 0 {
      text += "?q=" + values[Int.random(in: 0..<values.count, using: &numbers)]
    }
    if Int.random(in: 0..<5, using: &numbers) == 0 { text += "#a" }
    return text
  }

  @Test(arguments: 1...TrialBudget.count(40)) func theIndexFindsTheSameOverlapsAsComparingAllPairs(seed: UInt64) {
    var numbers = ReferenceNumbers(seed: seed)
    let patterns = (0..<60).map { _ in Self.pattern(&numbers) }
    let table = Links<Shop>.compiled(LinkSource(links: patterns.map { Link($0, .detail) }), in: nil).links.table
    #expect(table.rules.count == patterns.count)
    var found: Set<[Int]> = []
    var work = 0
    table.forEachOverlap(work: &work) { rule, other, _ in
      #expect(found.insert([rule, other].sorted()).inserted, "seed \(seed): a pair is there twice")
      return true
    }
    var expected: Set<[Int]> = []
    for (index, rule) in table.rules.enumerated() {
      for other in 0..<index where rule.overlap(with: table.rules[other], from: nil) != nil {
        expected.insert([other, index])
      }
    }
    let missing = expected.subtracting(found).map { $0.map { patterns[$0] } }
    #expect(missing == [], "seed \(seed)")
    #expect(found.isSubset(of: expected), "seed \(seed)")
    #expect(expected.count > 60)
  }

  private static let origins = [
    "", "", "https://a.example", "https://*.a.example", "https://*.b.a.example", "https://x.b.a.example",
    "http://*.a.example", "app://",
  ]

  /// Pairs of patterns with origins, as the index finds them, against tables of two patterns, which are compared
  /// without an index.
  @Test(arguments: 1...TrialBudget.count(12)) func theIndexFindsTheSameOverlapsOfPatternsWithOrigins(seed: UInt64)
    throws
  {
    var numbers = ReferenceNumbers(seed: seed)
    let patterns = (0..<40).map { _ in
      Self.origins[Int.random(in: 0..<Self.origins.count, using: &numbers)] + Self.pattern(&numbers)
    }
    func table(_ patterns: [String]) -> LinkTable {
      let links = patterns.map { Link<Shop>($0, .detail) }
      return Links.compiled(LinkSource(origins: ["https://*.a.example", "app:"], links: links), in: nil).links.table
    }
    let all = table(patterns)
    #expect(all.rules.count == patterns.count)
    var found: Set<[Int]> = []
    var work = 0
    all.forEachOverlap(work: &work) { rule, other, _ in
      found.insert([rule, other].sorted())
      return true
    }
    for index in patterns.indices {
      for other in 0..<index {
        var example: String?
        table([patterns[other], patterns[index]]).forEachOverlap(work: &work) { _, _, url in
          example = url
          return false
        }
        #expect(
          found.contains([other, index]) == (example != nil), "seed \(seed): \(patterns[other]) \(patterns[index])")
        guard let example else { continue }
        let match = try all.match(try LinkAddress(parsing: example), work: &work)
        let isOne = try table([all.rules[match.rule].pattern]).match(try LinkAddress(parsing: example), work: &work)
        #expect(isOne.rule == 0, "seed \(seed): \(example)")
      }
    }
  }
}
