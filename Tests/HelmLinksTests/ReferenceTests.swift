import Foundation
import Helm
import HelmTestSupport
@testable import HelmReference
import Testing

/// The table against patterns tried one by one, by priority, in a small universe of URLs.
@Suite struct ReferenceTests {
  /// Random patterns are kept if the table accepts them; rejections and matches have to equal the reference.
  @Test(arguments: 1...TrialBudget.count(24)) func matchingEqualsTheReference(seed: UInt64) throws {
    var numbers = ReferenceNumbers(seed: seed)
    var kept: [RandomPattern] = []
    var rules: [NaiveRule] = []
    for _ in 0..<10 {
      let pattern = RandomPattern.make(using: &numbers)
      let own = pattern.variants.map { NaiveRule(pattern, $0) }
      let isClear = own.enumerated().allSatisfy { index, rule in
        !own[..<index].contains(where: rule.clashes) && !rules.contains(where: rule.clashes)
      }
      do {
        _ = try Links(origins: ["helm:"], (kept + [pattern]).links)
        #expect(isClear, "seed \(seed): \(pattern.text) is taken beside \(kept.map(\.text))")
      } catch {
        #expect(!isClear, "seed \(seed): \(error) beside \(kept.map(\.text))")
        guard case .ambiguous(pattern.text, let other, let example)? = error.findings.first, error.findings.count == 1
        else {
          Issue.record("seed \(seed): \(error)")
          continue
        }
        // Both match the example.
        let url = try Self.read(example)
        let matches = own.filter { pattern.match(url, by: $0.path) != nil }
        let others = rules.filter { $0.pattern.text == other && $0.pattern.match(url, by: $0.path) != nil }
        #expect(
          !matches.isEmpty && matches.count + others.count > 1, "seed \(seed): \(pattern.text) \(other) \(example)")
      }
      if isClear {
        kept.append(pattern)
        rules += own
      }
    }
    let links = try Links(origins: ["helm:"], kept.links)
    for _ in 0..<1500 {
      let url = RandomURL.random(using: &numbers)
      let matches = rules.filter { $0.pattern.match(url, by: $0.path) != nil }
      let best = matches.first { rule in matches.allSatisfy { rule.isIncluded(in: $0) } }
      #expect((best == nil) == matches.isEmpty, "seed \(seed): \(url.text)")
      let expected = best.flatMap { best in
        best.pattern.match(url, by: best.path).map { ids in best.pattern.names.map { ids[$0] } + [best.pattern.text] }
      }
      let found = (try? links.match(url.text)).map { match in match.fragments.dropLast().map(\.id) + [match.pattern] }
      #expect(found == expected, "seed \(seed): \(url.text) in \(kept.map(\.text))")
    }
  }

  private static func read(_ text: String) throws -> RandomURL {
    let parts = try #require(URLComponents(string: text))
    let path = parts.path.split(separator: "/").map(String.init)
    return RandomURL(
      segments: (parts.host.map { $0.isEmpty ? [] : [$0] } ?? []) + path,
      query: parts.queryItems?.first { $0.name == "q" }?.value, fragment: parts.fragment)
  }

  /// Writing a matched URL gives an equivalent URL, which is stable from then on.
  @Test(arguments: 1...TrialBudget.count(8)) func writtenURLsRoundTrip(seed: UInt64) throws {
    var numbers = ReferenceNumbers(seed: seed)
    var kept: [RandomPattern] = []
    for _ in 0..<8 {
      let pattern = RandomPattern.make(using: &numbers)
      if (try? Links(origins: ["helm:", "https://helm.example"], (kept + [pattern]).links)) != nil {
        kept.append(pattern)
      }
    }
    let links = try Links(origins: ["helm:", "https://helm.example"], kept.links)
    var written = 0
    for _ in 0..<1500 {
      let url = RandomURL.random(using: &numbers)
      guard let match = try? links.match(url.text) else { continue }
      for origin in [nil, "https://helm.example"] {
        guard let again = links.url(for: match.fragments, from: origin) else {
          // Text matched by a wildcard is lost, and a shorter URL may match another link.
          let pattern = match.pattern ?? ""
          #expect(
            pattern.contains("/*") || pattern.contains("(") || kept.count > 1, "seed \(seed): \(url.text) by \(pattern)"
          )
          continue
        }
        written += 1
        #expect(try links.match(again).fragments == match.fragments, "seed \(seed): \(url.text) \(again)")
        #expect(links.url(for: match.fragments, from: origin) == again)
      }
    }
    #expect(written > 0 || kept.allSatisfy { $0.text.contains("/*") }, "seed \(seed)")
  }

  static let odd = [
    "a", "", " ", "/", "//", "a/b", "a//b", "/a", "a/", ".", "..", "a/../b", "a/.", "%", "%41", "%zz", "?", "#", "&",
    "=", "+", "a+b",
    ":", "*", "(", ")", "é", "e\u{301}", "😀", "\u{0}", "\n", "\u{202E}", "日本語", "A", "ÅÄÖ", "xn--a", "localhost", "1",
    "-", "-a", "a.b",
    "~", "_", "'", "\"", "\\", "<>", "{}", "|", "^", "`", ";", ",", "@", "a@b:c", "[::1]",
    String(repeating: "x", count: 2000),
  ]

  /// Unusual ids round-trip wherever they can be written; otherwise there is no URL.
  @Test func unusualIDsRoundTripOrHaveNoURL() throws {
    let links = try links(
      Link("first://:id", .list), Link("/user/:id", .user), Link("/file/:id+", .post), Link("/search?q=:id", .search),
      Link("/help#:id", .help), Link("https://shop.example/:id", .detail), Link("/tag-:id.html", .player),
      Link("/cart(/:cart)?(page=:account)", .account, .cart))
    for id in Self.odd {
      for fragment in [Shop.list, .user, .post, .search, .help, .detail, .account, .cart, .player] {
        for origin in [nil, "https://helm.example"] {
          var way = [PathFragment(Shop.home), PathFragment(fragment, id: id)]
          if fragment == .cart { way.insert(PathFragment(.account, id: id), at: 1) }
          let url = links.url(for: way, from: origin)
          let parts = id.split(separator: "/", omittingEmptySubsequences: false)
          let isSayable =
            switch fragment {
            case .search, .help: true
            case .account: false
            case .player: !id.isEmpty
            case .post: !(parts.last?.isEmpty ?? true) && !parts.contains(".") && !parts.contains("..")
            default: !["", ".", ".."].contains(id)
            }
          #expect((url != nil) == isSayable, "\(fragment) \(id.debugDescription) \(url?.absoluteString ?? "-")")
          guard let url else { continue }
          let expected = fragment == .cart ? Array(way.dropFirst()) : [way[1]]
          #expect((try? links.match(url))?.fragments == expected, "\(id.debugDescription) \(url.absoluteString)")
        }
      }
    }
  }

  @Test func urlRequiresALinkWithExactlyTheFragments() throws {
    let links = try links(
      Link("/detail/:id", .detail), Link("/list/:id", .list, .detail), Link("/home", .home), Link("/any/*", .cart),
      Link("/all/**", .player), Link("https://*.shop.example/lock", .lock))
    func text(_ way: PathFragment<Shop>...) -> String? { links.url(for: way)?.absoluteString }
    #expect(text(PathFragment(.home), PathFragment(.detail, id: 7)) == "helm://detail/7")
    #expect(text(PathFragment(.list), PathFragment(.home), PathFragment(.detail, id: 7)) == "helm://list/7")
    #expect(text(PathFragment(.list, id: 1), PathFragment(.detail, id: 7)) == "helm://detail/7")
    #expect(text(PathFragment(.list), PathFragment(.detail)) == nil)
    #expect(text(PathFragment(.detail, id: 7, occurrence: 3)) == "helm://detail/7")
    #expect(text(PathFragment(.home)) == "helm://home")
    #expect(text(PathFragment(.home), PathFragment(.list)) == nil)
    #expect(text(PathFragment(.cart)) == nil)
    #expect(text(PathFragment(.player)) == "helm://all")
    #expect(text(PathFragment(.lock)) == nil)
    #expect(text() == nil)
  }
}
