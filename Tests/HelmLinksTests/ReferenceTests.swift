import Foundation
import Helm
import HelmTesting
import Testing

/// The table against patterns that are tried one by one, on every URL of a small universe.
@Suite struct ReferenceTests {
  /// Of random patterns, those are kept that the table takes; what it refuses and what it matches has to be as the reference says.
  @Test(arguments: (1...12).map { UInt64($0) }) func matching(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    var kept: [RandomPattern] = []
    var refused = 0
    for _ in 0..<8 {
      let pattern = RandomPattern(using: &numbers)
      let alone = RandomURL.all.first { pattern.matches($0).count > 1 }
      let shared = RandomURL.all.first { url in
        !pattern.matches(url).isEmpty && kept.contains { !$0.matches(url).isEmpty }
      }
      do {
        _ = try Links(origins: ["helm:"], (kept + [pattern]).links)
        #expect(alone == nil && shared == nil, "seed \(seed): \(pattern.text) is taken beside \(kept.map(\.text))")
        kept.append(pattern)
      } catch {
        refused += 1
        guard error.findings.count == 1, case .ambiguous(pattern.text, let other, let example)? = error.findings.first
        else {
          Issue.record("seed \(seed): \(error)")
          continue
        }
        // The example is matched by both; it may have more parts than the universe.
        let url = try #require(Self.read(example), "seed \(seed): \(example)")
        let matches = pattern.matches(url).count
        if other == pattern.text, !kept.contains(where: { $0.text == other }) {
          #expect(matches > 1, "seed \(seed): \(pattern.text) \(example)")
        } else {
          let its = kept.filter { $0.text == other }.flatMap { $0.matches(url) }
          #expect(matches > 0 && !its.isEmpty, "seed \(seed): \(pattern.text) \(other) \(example)")
        }
      }
    }
    let links = try Links(origins: ["helm:"], kept.links)
    for url in RandomURL.all {
      let expected = kept.flatMap { pattern in
        pattern.matches(url).map { ids in pattern.names.map { ids[$0] } + [pattern.text] }
      }
      let found = (try? links.match(url.text)).map { match in
        match.fragments.dropLast().map(\.id) + [match.pattern]
      }
      #expect(found == expected.first, "seed \(seed): \(url.text) in \(kept.map(\.text))")
    }
  }

  private static func read(_ text: String) -> RandomURL? {
    guard let parts = URLComponents(string: text) else { return nil }
    let path = parts.path.split(separator: "/").map(String.init)
    let query = (parts.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    return RandomURL(
      segments: (parts.host.map { $0.isEmpty ? [] : [$0] } ?? []) + path,
      query: Dictionary(query) { first, _ in first },
      fragment: parts.fragment)
  }

  /// Whatever a URL says, writing that gives a URL that says the same, and the same one every time after.
  @Test(arguments: (1...8).map { UInt64($0) }) func roundTrip(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    var kept: [RandomPattern] = []
    for _ in 0..<8 {
      let pattern = RandomPattern(using: &numbers)
      if (try? Links(origins: ["helm:", "https://helm.example"], (kept + [pattern]).links)) != nil {
        kept.append(pattern)
      }
    }
    let links = try Links(origins: ["helm:", "https://helm.example"], kept.links)
    let website = try LinkOrigin("https://helm.example")
    var written = 0
    for url in RandomURL.all {
      guard let match = try? links.match(url.text) else { continue }
      for origin in [nil, website] {
        let again: URL? = links.url(for: match.fragments, from: origin)
        guard let again else {
          // Only what a star takes is forgotten.
          #expect(match.pattern.contains("/*"), "seed \(seed): \(url.text) by \(match.pattern)")
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

  /// Odd ids come back as they are from wherever they can be said; the places that cannot say them give no URL.
  @Test func oddIDs() throws {
    let links = try links(
      Link("first://:id", .list), Link("/user/:id", .user), Link("/file/:id+", .post), Link("/search?q=:id", .search),
      Link("/help#:id", .help), Link("https://shop.example/:id", .detail),
      Link("/cart(/:cart)?(page=:account)", .account, .cart))
    for id in Self.odd {
      for fragment in [Shop.list, .user, .post, .search, .help, .detail, .account, .cart] {
        for origin in [nil, try LinkOrigin("https://helm.example")] {
          var way = [PathFragment(Shop.home), PathFragment(fragment, id: id)]
          if fragment == .cart { way.insert(PathFragment(.account, id: id), at: 1) }
          let url: URL? = links.url(for: way, from: origin)
          let parts = id.split(separator: "/", omittingEmptySubsequences: false)
          let isSayable =
            switch fragment {
            case .search, .help: true
            case .account: false
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

  @Test func aLinkSaysAWayExactly() throws {
    let links = try links(
      Link("/detail/:id", .detail), Link("/list/:id", .list, .detail), Link("/home", .home), Link("/any/*", .cart),
      Link("/all/**", .player), Link("https://*.shop.example/lock", .lock))
    func text(_ way: PathFragment<Shop>...) -> String? { (links.url(for: way) as URL?)?.absoluteString }
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
