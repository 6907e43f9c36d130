import Foundation
import Helm
import Testing

/// Which patterns match one URL, and with which example.
@Suite struct AmbiguityTests {
  @Test(arguments: [
    ("/a", "/a", "helm://a"), ("/a", "/a/", "helm://a"), ("/a/:id", "/a/new", "helm://a/new"),
    ("/:id", "/*", "helm://a"),
    ("/a/:id(int)", "/a/:id", "helm://a/1"),
    ("/a/:id(uuid)", "/a/:id", "helm://a/00000000-0000-0000-0000-000000000000"),
    ("/a/:id(x|y)", "/a/:id(y|z)", "helm://a/y"), ("/a/:id(1|y)", "/a/:id(int)", "helm://a/1"),
    ("/a/**", "/a", "helm://a"),
    ("/a/:id+", "/a/b/c", "helm://a/b/c"), ("/a/**", "/a/:id+", "helm://a/a"), ("/**", "/", "helm:///"),
    ("/a?q=:id", "/a", "helm://a?q=a"), ("/a?q=1", "/a?p=2", "helm://a?p=2&q=1"), ("/a?(q=:id(int))", "/a", "helm://a"),
    ("/a?q=:id", "/a?q=1", "helm://a?q=1"), ("/a#top", "/a", "helm://a#top"), ("/a#:id", "/a#top", "helm://a#top"),
    ("/a(/:id)", "/:id", "helm://a"), ("/caf%C3%A9", "/café", "helm:///caf%C3%A9"), ("helm://a", "/a", "helm://a"),
    ("https://helm.example/a", "/a", "https://helm.example/a"),
    ("https://*.shop.example/a", "https://www.shop.example/a", "https://www.shop.example/a"),
    ("https://*.shop.example/a", "https://*.x.shop.example/a", "https://www.x.shop.example/a"),
    ("HELM://a", "/a", "helm://a"), ("https://helm.example:443/a", "/a", "https://helm.example/a"),
  ])
  func both(_ one: String, _ other: String, _ example: String) {
    for (first, second) in [(one, other), (other, one)] {
      let findings = #expect(throws: LinksError<Shop>.self) { try Self.table(first, second) }?.findings
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

  private static func table(_ patterns: String...) throws(LinksError<Shop>) -> Links<Shop> {
    let read = patterns.map { pattern in
      let parameter = (try? LinkPattern(pattern))?.parameters.first
      return Link<Shop>(pattern, steps: [.init(.detail, id: parameter)])
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
    ("https://helm.example:8443/a", "/a"), ("http://helm.example/a", "/a"), ("/a%2Fb", "/a/b"),
  ])
  func neither(_ one: String, _ other: String) throws {
    _ = try Self.table(one, other)
    _ = try Self.table(other, one)
  }

  /// A type that can only be asked is asked about texts; beside another type it counts as taking all.
  @Test func typesOfAnApp() throws {
    _ = try links(Link("/a/:id", .detail, id: Even.self), Link("/a/7", .list))
    #expect(throws: LinksError<Shop>(findings: [.ambiguous(pattern: "/a/8", other: "/a/:id", example: "helm://a/8")])) {
      try links(Link("/a/:id", .detail, id: Even.self), Link("/a/8", .list))
    }
    #expect(throws: LinksError<Shop>.self) {
      try links(Link("/a/:id", .detail, id: Even.self), Link("/a/:list(uuid)", .list))
    }
    _ = try links(Link("/a/:id", .detail, id: Colour.self), Link("/a/:list", .list, ids: ["list": Int.self]))
    #expect(
      throws: LinksError<Shop>(findings: [.ambiguous(pattern: "/a/red", other: "/a/:id", example: "helm://a/red")])
    ) {
      try links(Link("/a/:id", .detail, id: Colour.self), Link("/a/red", .list))
    }
    _ = try links(Link("/a/:id", .detail, id: UUID.self), Link("/a/:list", .list, ids: ["list": Int.self]))
  }

  @Test func manyPatternsAreCheckedInTime() throws {
    let many = (0..<5_000).map { Link<Shop>("/section\($0 % 50)/page\($0)/:id", .detail) }
    let tabs = (0..<500).map { Link<Shop>("/search?tab=\($0)", .search) }
    let links = try Links(origins: ["helm:"], many + tabs)
    #expect(try links.match("helm://search?x=1&tab=499").pattern == "/search?tab=499")
    #expect(try links.match("helm://section49/page4999/x").fragments == [PathFragment(.detail, id: "x")])
  }

  @Test func inAGraph() throws {
    let graph = NavigationGraph<Shop>(
      [
        Segue(.splash => .home), Segue(.home => .list), Segue(.list => .detail), Segue(.detail => .detail),
        Segue(.cart => .post),
      ], entry: .splash)
    let links = try links(
      Link("/", .splash), Link("/home", .home), Link("/detail/:id", .list, .detail), Link("/back", .detail, .list),
      Link("/user", .user), Link("/post", .post),
      Link("/more/:id/:detail", steps: [.init(.detail, id: "id"), .init(.detail, id: "detail")]),
      Link("/twice", .home, .home), Link("/acount", .home, .account))
    #expect(
      links.findings(in: graph) == [
        .unreachable(pattern: "/back", .list, from: .detail), .unknownFragment(pattern: "/user", .user, closeNames: []),
        .unreachable(pattern: "/post", .post, from: .splash), .unreachable(pattern: "/twice", .home, from: .home),
        .unknownFragment(pattern: "/acount", .account, closeNames: []),
      ])
  }
}
