import Helm
import Testing

@testable import HelmCore

/// Which patterns clash, which of two takes precedence, and what patterns and origins are invalid.
@Suite struct LinkClashTests {
  /// Links of patterns whose parameters are values.
  private func table(_ patterns: String...) throws(FindingsError<LinkFinding<Shop>>) -> Links<Shop> {
    try Links(origins: ["helm:"], values: ["p": "", "q": ""], patterns.map { Link<Shop>($0, .detail) })
  }

  private func findings(_ one: String, _ other: String) -> [LinkFinding<Shop>] {
    do {
      _ = try table(one, other)
      return []
    } catch { return error.findings }
  }

  // MARK: Clashes

  /// A part of a path may be called like a type.
  @Test(arguments: ["/x/:p(int)", "/x/:p(uuid)", "/x/:p(red|pink)"])
  func aPartCalledTextIsNoType(pattern: String) throws {
    for links in [try table(pattern, "/x/text"), try table("/x/text", pattern)] {
      #expect(try links.match("/x/text").pattern == "/x/text")
    }
  }

  /// Two starts of a part are compared only if the other one accepts any text after it.
  @Test(arguments: [
    ("/a-1:p", "/a-:q(int)", "helm://a-11"),
    // The first of the ids that are such a part is the example.
    ("/:p(y|x-b|x-a)", "/x-:q", "helm://x-b"),
  ])
  func partsThatAreOnlySometimesAlikeAreAmbiguous(_ one: String, _ other: String, _ example: String) {
    #expect(findings(one, other) == [.ambiguous(pattern: other, other: one, example: example)])
    #expect(findings(other, one) == [.ambiguous(pattern: one, other: other, example: example)])
  }

  /// Parts with ids of one type are alike, so the rest decides.
  @Test func aTextAfterAPartIsMoreSpecificThanAnIDAfterIt() throws {
    let (narrow, wide) = ("/x-:p(int)/y", "/x-:p(int)/:q")
    for links in [try table(narrow, wide), try table(wide, narrow)] {
      #expect(try links.match("/x-1/y").pattern == narrow)
      #expect(try links.match("/x-1/z").pattern == wide)
    }
  }

  /// The parts are alike up to the end of the shorter one.
  @Test func aPartWithOneMoreTextIsMoreSpecific() throws {
    let (narrow, wide) = ("/x-:p-y", "/x-:p")
    for links in [try table(narrow, wide), try table(wide, narrow)] {
      #expect(try links.match("/x-b-y").pattern == narrow)
      #expect(try links.match("/x-b-z").pattern == wide)
    }
  }

  /// Types that only the graph declares can make patterns alike; then the one declared first takes precedence.
  @Test func theFirstOfEqualPatternsCounts() throws {
    func end(of url: String, _ links: Link<Shop>...) throws -> Shop? {
      let table = Links.compiled(LinkSource(links: links), in: nil).links
      return try table.match(url).fragments.last?.fragment
    }
    #expect(try end(of: "/x", Link("/x", .list), Link("/x/", .home), Link("/%78", .cart)) == .list)
    // Also if another one is found before it.
    let others = ["/c/d", "/e/f", "/g/h", "/i/j"].map { Link<Shop>($0, .help) }
    for links in [
      [Link<Shop>("/:list/b", .list), Link("/a/:cart", .cart)],
      [Link<Shop>("/a/:list", .list), Link("/:cart/b", .cart)],
    ] {
      let table = Links.compiled(LinkSource(links: links + others), in: nil).links
      #expect(try table.match("/a/b").fragments.map(\.fragment) == [.list])
    }
  }

  // MARK: Errors

  /// Origins come first, and a link is reported with the pattern of its target.
  @Test func badOriginsAndTargetsAreReported() {
    let scheme = "expected a scheme, such as helm: or https://helm.example"
    let findings: [LinkFinding<Shop>] = [
      .badPattern("helm", column: 1, reason: scheme),
      .badPattern("https://helm.example:0", column: 22, reason: "expected a port from 1 to 65535"),
      .badPattern(
        "/list/:", column: 8, reason: "expected the name of a parameter after the colon, as in :id"),
      .noFragments(pattern: "/none"),
      .badPattern(
        "/list/{id}", column: 7,
        reason: "{ has no meaning here; write :id for a parameter, or %7B for the character itself"),
    ]
    let error = #expect(throws: FindingsError<LinkFinding<Shop>>.self) {
      try Links<Shop>(
        origins: ["helm", "https://helm.example:0", "helm:"],
        [
          Link("/old", to: "/list/:"), Link("/list", .list), Link("/none"), Link("/older/:id", to: "/list/{id}"),
        ])
    }
    #expect(error?.findings == findings)
    #expect(
      error?.description == """
        helm, column 1: expected a scheme, such as helm: or https://helm.example
        https://helm.example:0, column 22: expected a port from 1 to 65535
        /list/:, column 8: expected the name of a parameter after the colon, as in :id
        The link /none names no fragment. Name the one that it leads to.
        "/list/{id}", column 7: { has no meaning here; write :id for a parameter, or %7B for the character itself
        """)
  }

  @Test(arguments: [
    ("/%日1", 2, "expected two hexadecimal digits after %; write %25 for the character itself"),
    ("https://a:80x", 13, "expected a slash, found x"),
    (
      "/help#:id=top", 10,
      "only an optional part has a default: put it in parentheses, or write %3D for the character itself"
    ),
  ])
  func invalidPatternsAreReported(_ pattern: String, _ column: Int, _ reason: String) {
    #expect(throws: LinkPatternError(pattern: pattern, column: column, reason: reason)) { try LinkPattern(pattern) }
  }

  @Test func findingsOfAFallbackOfSeveralFragments() {
    let graph = NavigationGraph<Shop>(
      [Segue(.home => .list), Segue(.list => .detail)], entry: .home,
      ids: [IDRule(.list, FragmentIDKind(Int.self)), IDRule(.detail, FragmentIDKind(String.self))])
    let expected: [LinkFinding<Shop>] = [
      .missingID(pattern: nil, .list, expected: "Int"), .missingID(pattern: nil, .detail, expected: "String"),
    ]
    #expect(Links.findings(LinkSource(fallback: [.list, .detail]), in: graph) == expected)
  }
}
