import Foundation
import Helm
import HelmDocuments
import Testing

/// Pairs of patterns that match the same URL, with an example.
@Suite struct AmbiguityTests {
  @Test(arguments: [
    ("/a", "/a", "helm://a"), ("/a", "/a/", "helm://a"), ("/:id", "/*", "helm://a"),
    ("/a/:id(x|y)", "/a/:id(y|z)", "helm://a/y"), ("/a/:id(1|y)", "/a/:id(int)", "helm://a/1"),
    ("/a?q=1", "/a?p=2", "helm://a?p=2&q=1"), ("/a?(q=:id(int))", "/a?p=*", "helm://a?p=a"),
    ("/a/*", "/:id/b", "helm://a/b"), ("/a(/:id)", "/*/b", "helm://a/b"), ("/caf%C3%A9", "/café", "helm:///caf%C3%A9"),
    ("https://*.shop.example/a", "https://www.shop.example/:id", "https://www.shop.example/a"),
    ("https://*.shop.example/a/*", "https://*.x.shop.example/:id/b", "https://www.x.shop.example/a/b"),
    ("/:id-x", "/y-:id", "helm://y-x"),
    ("/:id.html", "/:id(a.html|b)", "helm:///a.html"), ("/x-:id(aa|bb)", "/x:id(-aa|-cc)", "helm://x-aa"),
    ("/1:id", "/:id(uuid)", "helm://10000000-0000-0000-0000-000000000000"),
    ("/1:id", "/:id(uuid)2", "helm://10000000-0000-0000-0000-0000000000002"),
    ("/1:id(a|2)", "/:id(int)", "helm://12"), ("/:id(int)x", "/-:id", "helm:///-1x"),
    ("/x:id(int)", "/:id%305", "helm://x105"),
  ])
  func overlappingPatternsAreAmbiguous(_ one: String, _ other: String, _ example: String) {
    for (first, second) in [(one, other), (other, one)] {
      let findings = #expect(throws: FindingsError<LinkFinding<Shop>>.self) { try Self.table(first, second) }?.findings
      guard case .ambiguous(second, first, let found)? = findings?.first else {
        Issue.record("\(first) \(second): \(String(describing: findings))")
        continue
      }
      // Query items are in the order of the patterns.
      let isSame =
        found == example
        || URLComponents(string: found).map(Self.sorted) == URLComponents(string: example).map(Self.sorted)
      #expect(isSame, "\(found)")
    }
  }

  private static func sorted(_ url: URLComponents) -> String {
    "\(url.host ?? "")\(url.path) \((url.percentEncodedQuery ?? "").split(separator: "&").sorted()) \(url.fragment ?? "")"
  }

  private static func table(_ patterns: String...) throws(FindingsError<LinkFinding<Shop>>) -> Links<Shop> {
    let read = patterns.map { pattern in
      let parameter = (try? LinkPattern(pattern))?.parameters.first
      return Link<Shop>(pattern, through: [.detail], named: parameter.map { [0: $0] } ?? [:])
    }
    return try Links(origins: ["helm:", "https://helm.example"], read)
  }

  @Test(arguments: [
    ("/a", "/b"), ("/a", "/A"), ("/a", "/a/b"), ("/a/:id(int)", "/a/new"), ("/a/:id(int)", "/a/:id(uuid)"),
    ("/a/:id(x|y)", "/a/:id(z|1)"),
    ("/a/:id(x|y)", "/a/:id(int)"), ("/a/:id+", "/a"), ("/a/*", "/a/:id/b"), ("/a?q=1", "/a?q=2"),
    ("/a?q=:id(int)", "/a?q=x"),
    ("/a?q=:id(int)", "/a?(q=:id(uuid))&p=1"), ("/a#x", "/a#y"), ("/:id/x", "/:id/y"),
    ("helm://a", "https://helm.example/a"),
    ("other://a", "/a"), ("https://shop.example/a", "/a"), ("https://*.shop.example/a", "https://shop.example/a"),
    ("https://helm.example:8443/a", "/a"), ("http://helm.example/a", "/a"), ("/a%2Fb", "/a/b"), ("/@:id", "/a"),
    ("/@:id", "/:id(int)"), ("/g:id", "/:id(uuid)"), ("/0:id", "/:id(int)"), ("/:id(int)x", "/0:id(int)"),
    ("/:id-a", "/:id-b"), ("/a:id", "/b:id"), ("/v:id(int)", "/vx"),
  ])
  func disjointPatternsAreAccepted(_ one: String, _ other: String) throws {
    _ = try Self.table(one, other)
    _ = try Self.table(other, one)
  }

  /// The first pattern is more specific and wins for URLs that both match.
  @Test(arguments: [
    ("/a/new", "/a/:id", "helm://a/new"), ("/a/:id(int)", "/a/:id", "helm://a/1"),
    ("/a/:id(uuid)", "/a/*", "helm://a/00000000-0000-0000-0000-000000000000"), ("/a/1", "/a/:id(int)", "helm://a/1"),
    ("/a/:id(x|y)", "/a/:id(x|y|z)", "helm://a/x"), ("/a/:id(1|2)", "/a/:id(int)", "helm://a/1"),
    ("/a", "/a/**", "helm://a"), ("/a/b/c", "/a/:id+", "helm://a/b/c"), ("/a/:id+", "/a/**", "helm://a/x/y"),
    ("/", "/**", "helm:///"), ("/a(/:id)", "/*", "helm://a"), ("/:id", "/**", "helm://x"),
    ("/a?q=:id", "/a", "helm://a?q=x"),
    ("/a?q=1", "/a?q=:id", "helm://a?q=1"), ("/a?q=1&p=2", "/a?q=1", "helm://a?p=2&q=1"),
    ("/a#top", "/a", "helm://a#top"),
    ("/a#top", "/a#:id", "helm://a#top"), ("helm://a", "/a", "helm://a"),
    ("https://helm.example/a", "/a", "https://helm.example/a"),
    ("https://www.shop.example/a", "https://*.shop.example/a", "https://www.shop.example/a"),
    ("https://*.x.shop.example/a", "https://*.shop.example/a", "https://www.x.shop.example/a"),
    ("HELM://a", "/a", "helm://a"), ("https://helm.example:443/a", "/a", "https://helm.example/a"),
    ("/@me", "/@:id", "helm:///@me"), ("/@:id", "/:id", "helm:///@you"), ("/a-:id", "/:id", "helm://a-1"),
    ("/a-b-:id", "/a-:id", "helm://a-b-1"), ("/:id(int).html", "/:id.html", "helm:///1.html"),
  ])
  func theMoreSpecificPatternWins(_ first: String, _ second: String, _ url: String) throws {
    for links in [try Self.table(first, second), try Self.table(second, first)] {
      #expect(try links.match(url).pattern == first)
      let pair = try #require(links.precedences(limit: 9).first)
      #expect(links.source.links[pair.first].pattern == first)
      #expect(links.source.links[pair.then].pattern == second)
      #expect(try links.match(pair.example).pattern == first)
    }
  }

  /// A custom type is queried with texts; beside another type it counts as accepting any text.
  @Test func customIDTypesCountAsAnyTextBesideOtherTypes() throws {
    _ = try links(Link("/a/:id", .detail, id: Even.self), Link("/a/7", .list))
    let even = try links(Link("/a/:id", .detail, id: Even.self), Link("/a/8", .list))
    #expect(try even.match("/a/8").fragments == [PathFragment(.list)])
    for (type, example) in [("uuid", "00000000-0000-0000-0000-000000000000"), ("int", "1")] {
      let (one, other) = (Link<Shop>("/a/:id", .detail, id: Even.self), Link<Shop>("/a/:list(\(type))", .list))
      for (first, second) in [(one, other), (other, one)] {
        let error = #expect(throws: FindingsError<LinkFinding<Shop>>.self) { try links(first, second) }
        #expect(
          error?.findings == [
            .ambiguous(pattern: second.pattern, other: first.pattern, example: "helm://a/" + example)
          ])
      }
    }
    let (whole, part) = (Link<Shop>("/a/:id", .detail, id: Even.self), Link<Shop>("/a/x-:list", .list))
    for (first, second) in [(whole, part), (part, whole)] {
      let error = #expect(throws: FindingsError<LinkFinding<Shop>>.self) { try links(first, second) }
      #expect(
        error?.findings == [.ambiguous(pattern: second.pattern, other: first.pattern, example: "helm://a/x-a")])
    }
    let short = Link<Shop>("/a/:id", .detail, id: Label<Even>.self)
    let word = Link<Shop>("/a/:list", .list, ids: ["list": Label<Colour>.self])
    let error = #expect(throws: FindingsError<LinkFinding<Shop>>.self) { try links(short, word) }
    #expect(error?.findings == [.ambiguous(pattern: "/a/:list", other: "/a/:id", example: "helm://a/A")])
    _ = try links(Link("/a/:id", .detail, id: Colour.self), Link("/a/:list", .list, ids: ["list": Int.self]))
    let colours = try links(Link("/a/:id", .detail, id: Colour.self), Link("/a/red", .list))
    #expect(try colours.match("/a/red").pattern == "/a/red")
    #expect(try colours.match("/a/blue").pattern == "/a/:id")
    _ = try links(Link("/a/:id", .detail, id: UUID.self), Link("/a/:list", .list, ids: ["list": Int.self]))
  }

  enum Only: String, FragmentID, CaseIterable, Codable { case red }

  /// A text is more specific than a parameter, even one that has no other id.
  @Test(arguments: [("/a/red", "/a/:id"), ("/a?q=red", "/a?q=:id")])
  func aTextIsMoreSpecificThanATypeOfOnlyThatText(text: String, pattern: String) throws {
    let (one, other) = (Link<Shop>(text, .list), Link<Shop>(pattern, .detail, id: Only.self))
    for (first, second) in [(one, other), (other, one)] {
      #expect(try links(first, second).match("helm:/" + text).fragments == [PathFragment(.list)])
    }
  }

  /// Two parts with texts around a parameter are compared by the texts that were tried.
  @Test func partsOfATypeThatCanOnlyBeTestedDoNotMatchATextThatItRejects() throws {
    let (one, other) = (
      Link<Shop>("/x:id", .detail, id: Even.self), Link<Shop>("/:list-", .list, ids: ["list": String.self])
    )
    for (first, second) in [(one, other), (other, one)] {
      #expect(try links(first, second).match("/x4").fragments == [PathFragment(.detail, id: 4)])
    }
  }

  @Test func graphFindingsOfLinks() throws {
    let graph = NavigationGraph<Shop>(
      [
        Segue(.splash => .home), Segue(.home => .list), Segue(.list => .detail), Segue(.detail => .detail),
        Segue(.cart => .post),
      ], entry: .splash)
    let links = try links(
      Link("/", .splash), Link("/home", .home), Link("/detail/:id", .list, .detail), Link("/back", .detail, .list),
      Link("/user", .user), Link("/post", .post),
      Link("/more/:id/:detail", through: [.detail, .detail], named: [0: "id", 1: "detail"]),
      Link("/twice", .home, .home), Link("/acount", .home, .account))
    #expect(
      links.findings(in: graph) == [
        .unreachable(pattern: "/back", .list, from: .detail), .unknownFragment(pattern: "/user", .user, closeNames: []),
        .unreachable(pattern: "/post", .post, from: .splash), .unreachable(pattern: "/twice", .home, from: .home),
        .unknownFragment(pattern: "/acount", .account, closeNames: []),
      ])
  }
}
