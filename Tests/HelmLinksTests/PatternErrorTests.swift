@testable import HelmCore
import Helm
import Testing

/// Errors of patterns and origins, with their column.
@Suite struct PatternErrorTests {
  static let patterns: [(pattern: String, column: Int, reason: String)] = [
    ("", 1, "expected a path, which starts with a slash, or a scheme, such as helm: or https:"),
    ("news", 1, "expected a path, which starts with a slash, or a scheme, such as helm: or https:"),
    ("//news", 2, "expected a part of the path, found /"),
    ("/news//5", 7, "expected a part of the path, found /"),
    ("/news/{id}", 7, "{ has no meaning here; write :id for a parameter, or %7B for the character itself"),
    ("/a?q=<id>", 6, "< has no meaning here; write :id for a parameter, or %3C for the character itself"),
    ("/:a:b", 4, "expected a text between two parameters"),
    ("/:a-:b-:c-:d-:e", 2, "a part of a path has at most 4 parameters"),
    ("/a-:id+", 4, "the rest of a path is a whole part"),
    ("/:id=1", 5, "only an optional part has a default: put it in parentheses, or write %3D for the character itself"),
    (
      "/a?q=:id=1", 9,
      "only an optional part has a default: put it in parentheses, or write %3D for the character itself"
    ),
    ("(/:id(int)=x)", 12, "x is not a valid :id"),
    ("https://:t/a", 11, "expected a dot and a domain after the subdomain, found /"),
    ("https://:t.x/:t", 1, "duplicate parameter :t"),
    ("/a*", 3, "* matches a whole part; write %2A for the character itself"),
    ("/:", 3, "expected the name of a parameter after the colon, as in :id"),
    ("/:/x", 3, "expected the name of a parameter after the colon, as in :id"),
    ("/*x", 3, "expected a slash, found x: this is a whole part of a path"),
    ("/:id/:id", 6, "duplicate parameter :id"),
    ("/:id(number)", 6, "unknown type number; expected int, uuid, text or ids such as oslo|paris"),
    ("/:id()", 6, "expected an id, found )"),
    ("/:id(a|b", 9, "expected | or ), found the end"),
    ("/:id(a|a)", 6, "duplicate id"),
    ("/:id(int)+", 2, "the rest of a path is any text"),
    ("/**/news", 4, "nothing can come after the rest of a path"),
    ("/:rest+/news", 8, "nothing can come after the rest of a path"),
    ("/.", 2, ". is never a part of a path: it is resolved before links are matched"),
    ("/%2e%2E", 2, ".. is never a part of a path: it is resolved before links are matched"),
    ("/%zz", 2, "expected two hexadecimal digits after %; write %25 for the character itself"),
    ("/%", 2, "expected two hexadecimal digits after %; write %25 for the character itself"),
    ("/%FF", 2, "the percent-encoding here is not UTF-8"),
    ("/a(", 4, "expected a slash: a group holds whole parts of the path, as in (/:id)"),
    ("/a(/b", 3, "this group is not closed"),
    ("/a(/b?x", 3, "this group is not closed"),
    ("/a(/b(/c", 6, "this group is not closed"),
    ("/a)", 3, "unmatched parenthesis; write %29 for the character itself"),
    ("/a(/)", 5, "expected a part of the path, found )"),
    ("/a(/b)(/c)(/d)(/e)(/f)(/g)(/h)", 27, "a pattern has at most 6 optional groups"),
    ("/a?", 4, "expected the name of a query item, found the end"),
    ("/a?q=", 6, "expected a value, found the end"),
    ("/a?q&q=1", 6, "duplicate query item q"),
    ("/a?(q=1)", 4, "a query item that is optional needs an id: write (q=:id)"),
    ("/a?(i\0=1)", 4, #"a query item that is optional needs an id: write ("i\0"=:id)"#),
    ("/:\u{202E}/:\u{202E}", 5, #"duplicate parameter :"\u{202E}""#),
    ("/a?(q=:x", 9, "expected the end of the group, found the end"),
    ("/a#", 4, "expected a value, found the end"),
    ("/a#x)", 5, "expected the end of the pattern, found )"),
    ("https:/a", 7, "expected https://, and the name of a host"),
    ("https:///a", 9, "expected the name of a host"),
    ("https://a..b/", 9, "expected the name of a host"),
    (
      "https://münchen.example/", 10,
      "expected a host of letters, digits, dots and dashes, found ü; an international one is written xn--…"
    ),
    ("https://a:0/", 11, "expected a port from 1 to 65535"),
    ("https://a:99999/", 11, "expected a port from 1 to 65535"),
    ("/" + String(repeating: "a", count: 4096), 1, "a pattern has at most 4096 bytes, this one has 4097"),
  ]

  @Test(arguments: patterns.indices) func invalidPatternsAreReported(_ index: Int) {
    let (pattern, column, reason) = Self.patterns[index]
    #expect(throws: LinkPatternError(pattern: pattern, column: column, reason: reason)) { try LinkPattern(pattern) }
  }

  @Test(arguments: [
    ("helm", 1, "expected a scheme, such as helm: or https://helm.example"),
    ("helm://x", 8, "expected the end of the origin, found x; paths are for the patterns"),
    ("https://helm.example/app", 22, "expected the end of the origin, found a; paths are for the patterns"),
  ])
  func invalidOriginsAreReported(_ text: String, _ column: Int, _ reason: String) {
    #expect(throws: LinkPatternError(pattern: text, column: column, reason: reason)) { try LinkOrigin(text) }
  }

  @Test(arguments: [
    ("helm:", "helm:"), ("HELM://", "helm:"), ("https://Helm.Example/", "https://helm.example"),
    ("https://helm.example:443", "https://helm.example"), ("http://helm.example:8080", "http://helm.example:8080"),
    ("http://helm.example:80", "http://helm.example"), ("http://helm.example:443", "http://helm.example:443"),
    ("https://*.helm.example", "https://*.helm.example"), ("https://:t.Helm.example", "https://:t.helm.example"),
  ])
  func validOriginsAreAccepted(_ text: String, _ description: String) throws {
    #expect(try LinkOrigin(text).description == description)
  }

  @Test(arguments: [("/:my_id", "my_id"), ("/:_-x", "_"), ("/a?q=:a_1_", "a_1_"), ("/:größe2.html", "größe2")])
  func parameterNamesAreParsed(_ pattern: String, _ name: String) throws {
    #expect(try LinkPattern(pattern).parameters == [name])
  }

  @Test func findingsOfATableAreReported() {
    #expect(
      throws: FindingsError<LinkFinding<Shop>>(findings: [
        .badPattern("helm", column: 1, reason: "expected a scheme, such as helm: or https://helm.example"),
        .badPattern("/:", column: 3, reason: "expected the name of a parameter after the colon, as in :id"),
        .noFragments(pattern: "/nothing"),
        .unusedParameter(pattern: "/a/:list/:home/:x", parameter: "x"),
        .unknownParameter(pattern: "/b", parameter: "id"),
        .unknownParameter(pattern: "/c/:id", parameter: "page"),
        .unusedParameter(pattern: "/d/:id/:x", parameter: "x"),
        .ambiguous(pattern: "/e/*", other: "/e/:id", example: "/e/a"),
        .ambiguous(pattern: "/f(/:list)(/:id)", other: "/f(/:list)(/:id)", example: "/f/a"),
      ])
    ) {
      try Links<Shop>(
        origins: ["helm"],
        [
          Link("/:", .home), Link("/nothing"), Link("/a/:list/:home/:x", .home, .list), Link("/b", .home, id: Int.self),
          Link("/c/:id", .home, ids: ["page": Int.self]), Link("/d/:id/:x", .list, .detail, id: Int.self),
          Link("/e/:id", .cart), Link("/e/*", .detail), Link("/f(/:list)(/:id)", .list, .detail),
        ])
    }
  }

  /// A name that the graph doesn't have is never suggested.
  @Test func anUnknownFragmentIsOneFinding() throws {
    let graph = NavigationGraph<Shop>([Segue(.home => .list)], entry: .home)
    #expect(
      Links.findings(LinkSource(links: [Link("/x/:foo", .post)]), in: graph) == [
        .unknownFragment(pattern: "/x/:foo", .post, closeNames: [])
      ])
  }

  @Test func findingsHaveDescriptions() {
    let findings: [(LinkFinding<Shop>, String)] = [
      (
        .noFragments(pattern: "/a"),
        "The link /a names no fragment. Name the one that it leads to."
      ),
      (
        .unusedParameter(pattern: "/a/:x", parameter: "x"),
        "The parameter :x of /a/:x is the id of no fragment. Name it after one of the link's fragments, or list it among the values of the links."
      ),
      (
        .unknownParameter(pattern: "/b", parameter: "id"),
        "The pattern /b has no parameter :id, which the link refers to. Add it, or remove the reference."
      ),
      (
        .ambiguous(pattern: "/e/*", other: "/:id/new", example: "helm://e/new"),
        "The patterns /:id/new and \"/e/*\" both match helm://e/new, and neither is more specific. Change one of them, or name types of ids that tell them apart."
      ),
      (
        .ambiguous(pattern: "/f", other: "/f", example: "helm://f"),
        "The pattern /f matches helm://f in two ways. Declare it once, or make fewer parts optional."
      ),
      (
        .lostTarget(pattern: "/old", target: "/new"),
        "The link /old redirects to /new, which no link matches. Change the target, or add a link for it."
      ),
      (
        .unknownFragment(pattern: "/a", .list, closeNames: [.login]),
        "The link /a leads to list, which is not a fragment of the graph. Did you mean login?"
      ),
      (
        .unreachable(pattern: "/a", .list, from: .home),
        "The link /a leads to list, but no segues lead there from home. Add one, or change the link."
      ),
      (
        .missingID(pattern: "/a", .list, expected: "Int"),
        "The link /a leads to list without an id: expected Int. Add a parameter for it, and make it required or give it a default."
      ),
      (
        .wrongID(pattern: "/:id(int)", parameter: "id", type: "int", .list, expected: "UUID"),
        "The parameter :id of /:id(int) is int, but list takes ids of type UUID."
      ),
      (.badPattern("/:", column: 3, reason: "expected a name"), "/:, column 3: expected a name"),
    ]
    for (finding, text) in findings { #expect(finding.description == text) }
    let errors: [(LinkError, String)] = [
      (.notAURL("a b"), "This is not a URL: \"a b\"."),
      (
        .foreignOrigin("ftp:x", origins: []),
        "The link ftp:x does not belong to this app, whose links have no origin."
      ),
      (
        .foreignOrigin("ftp:x", origins: ["helm:"]),
        "The link ftp:x does not belong to this app, whose links start with helm:."
      ),
      (.tooLong(bytes: 20_000, limit: 16_384), "The URL has 20000 bytes; links can have at most 16384."),
      (.noLinks("helm:x"), "The link helm:x cannot be followed: the app has no links. Set helm.links."),
      (
        .missingID("helm:x", pattern: "/x", fragment: "list", expected: "Int"),
        "The link helm:x matches /x, which gives no id to list: expected Int."
      ),
      (.badEncoding("helm:%FF"), "The percent-encoding in \"helm:%FF\" is not UTF-8."),
      (.noMatch("helm:x"), "No link matches helm:x."),
      (
        .badID("helm://e/x", pattern: "/e/:id", parameter: "id", text: "x", expected: "Int"),
        "The link helm://e/x matches /e/:id, but x is not a valid :id: expected Int."
      ),
    ]
    for (error, text) in errors { #expect(error.description == text) }
  }
}
