import Foundation
import Helm
import Observation
import Testing

@testable import HelmCore
@testable import HelmDocuments

/// URLs that links write, the values that URLs have, and the documents and files that list links.
@Suite struct WrittenLinkTests {
  // MARK: URLs

  private static func table() throws -> Links<Shop> {
    try links(
      Link("/b", .home), Link("/a", .home), Link("/stack/:list/:id", .list, .detail),
      Link("/user/:id", .list, .user), Link("/user/new", .post), Link("/any?q=*", .cart),
      Link("/account?(page=:id=1)", .account), Link("/page(/:id=1)", .player))
  }

  @Test(
    arguments: [
      // Of links with the same fragments, the first one is used.
      ([PathFragment(.home)], "helm://b"),
      // Of fragments that occur twice, the upper one.
      ([PathFragment(.list, id: 1), PathFragment(.list, id: 2), PathFragment(.detail, id: 7)], "helm://stack/2/7"),
      // Another link has this URL.
      ([PathFragment(.list), PathFragment(.user, id: "new")], nil),
      ([PathFragment(.list), PathFragment(.user, id: "old")], "helm://user/old"),
      ([PathFragment(.cart)], "helm://any?q="),
      // A default is left out, and a fragment without an id has no URL.
      ([PathFragment(.account)], nil), ([PathFragment(.account, id: 1)], "helm://account"),
      ([PathFragment(.account, id: 2)], "helm://account?page=2"),
      ([PathFragment(.player)], nil), ([PathFragment(.player, id: 1)], "helm://page"),
      ([PathFragment(.player, id: 2)], "helm://page/2"),
    ] as [([PathFragment<Shop>], String?)])
  func aStackHasAURL(_ way: [PathFragment<Shop>], _ url: String?) throws {
    #expect(try Self.table().url(for: way)?.absoluteString == url)
  }

  @Test func aURLHasTheFirstOriginThatCanBeWritten() throws {
    let origins = ["https://:tenant.helm.example", "helm:", "app:"]
    let table = try Links<Shop>(origins: origins, [Link("/news", .list)])
    #expect(table.url(for: [PathFragment(.list)])?.absoluteString == "helm://news")
  }

  /// The path has precedence over the host.
  @Test func aValueIsInTheHostOrInThePath() throws {
    let table = try Links<Shop>(
      origins: ["https://:lang.helm.example"], values: ["lang": "en"], [Link("(/:lang(en|de))/news", .list)])
    #expect(try table.match("https://fr.helm.example/news").values == ["lang": "fr"])
    #expect(try table.match("https://fr.helm.example/de/news").values == ["lang": "de"])
    #expect(try table.match("/de/news").values == ["lang": "de"])
    #expect(try table.match("/news").values == [:])
  }

  @Test func aQueryItemHasAllAfterTheFirstEqualSign() throws {
    let table = try links(Link("/search?q=:id", .search), Link("/help#(:id)", .help))
    #expect(try table.match("/search?q=a=b=c").fragments == [PathFragment(.search, id: "a=b=c")])
    // An item without a name isn't the fragment of the URL.
    #expect(try table.match("/help?=top").fragments == [PathFragment(.help)])
    #expect(try table.match("/help?=top#end").fragments == [PathFragment(.help, id: "end")])
  }

  @Test func theFallbackIsNotForMissingIDs() throws {
    let graph = NavigationGraph<Shop>(
      [Segue(.home => .detail)], entry: .home, ids: [IDRule(.detail, FragmentIDKind(Int.self))])
    let links = try Links<Shop>([Link("/maybe(/:id)", .detail)], fallback: [.home]).typed(by: graph)
    #expect(matched(links, "/maybe") == "missingID detail Int")
    #expect(matched(links, "/maybe/x") == "home")
    #expect(matched(links, "/maybe/7") == "detail (id 7)")
    #expect(matched(links, "/other") == "home")
  }

  @Test func errorsAreDescribedWithoutTheURL() {
    let url = "helm://SECRET"
    let errors: [(LinkError, String)] = [
      (.notAURL(url), "A link is not a URL."),
      (.tooLong(bytes: 20_000, limit: 16_384), "The URL has 20000 bytes; links can have at most 16384."),
      (.noLinks(url), "A link cannot be followed: the app has no links. Set helm.links."),
      (.foreignOrigin(url, origins: []), "A link does not belong to this app, whose links have no origin."),
      (
        .foreignOrigin(url, origins: ["helm:", "app:"]),
        "A link does not belong to this app, whose links start with helm:, app:."
      ),
      (.badEncoding(url), "The percent-encoding in a link is not UTF-8."),
      (.noMatch(url), "No link matches a URL."),
      (
        .badID(url, pattern: "/e/:id", parameter: "id", text: "SECRET", expected: "Int"),
        "A link matches /e/:id, but its text is not a valid :id: expected Int."
      ),
      (
        .missingID(url, pattern: "/x", fragment: "list", expected: "Int"),
        "A link matches /x, which gives no id to list: expected Int."
      ),
    ]
    for (error, text) in errors { #expect(error.publicDescription == text) }
  }

  // MARK: A running app

  /// The values of a URL are a change of the links only if they are new.
  @Test @MainActor func observersLearnOfNewValues() throws {
    final class Flag: @unchecked Sendable { var count = 0 }
    let flag = Flag()
    let helm = try Helm(nav: OpenTests.segues)
    helm.links = try LinkValueTests.table()
    helm.open(try #require(URL(string: "helm://news")))
    withObservationTracking {
      _ = helm.links
    } onChange: {
      flag.count += 1
    }
    helm.open(try #require(URL(string: "helm://news")))
    #expect(flag.count == 0)
    helm.open(try #require(URL(string: "helm://de/news")))
    #expect(flag.count == 1)
    #expect(helm.links.values == ["lang": "de"])
    #expect(helm.errors == [])
  }

  /// An accessory is beside what is presented.
  @Test @MainActor func theURLIsNotThatOfAnAccessory() throws {
    let segues: Segues<Shop> = [.accessory(.home => .player)]
    let helm = try Helm(nav: segues, entry: .home)
    helm.links = try links(Link("/", .home), Link("/player", .player))
    helm.present(.player)
    #expect(helm.presentedFragments.contains(PathFragment(.player)))
    #expect(helm.url?.absoluteString == "helm:///")
  }

  // MARK: Documents

  @Test func allOfALinksDocumentIsWrittenInOrder() throws {
    let table = try Links<Shop>(
      origins: ["helm:"], values: ["lang": "en", "app": "\"x\"", "tenant": ""], ignoresCase: true,
      [
        Link("/:lang/:list/:detail/:app", through: [.list, .detail], types: ["list": .uuid, "detail": .integer]),
        Link("/new", .home), Link("/old", to: "/new"),
      ], fallback: [.home, .list])
    let document = LinksDocument(
      table, apple: ["ABCDE12345.b", "ABCDE12345.a"], android: ["example.b": ["6D", "6E"], "example.a": []])
    #expect(
      document.description == #"""
        { "version": 1, "origins": [ "helm:" ], "values": { "app": "\"x\"", "lang": "en", "tenant": "" }, \#
        "ignoresCase": true, "fallback": [ "home", "list" ],
          "apps": { "apple": [ "ABCDE12345.b", "ABCDE12345.a" ], \#
        "android": [ { "package": "example.a", "fingerprints": [] }, \#
        { "package": "example.b", "fingerprints": [ "6D", "6E" ] } ] },
          "links": [
            { "pattern": "/:lang/:list/:detail/:app", "fragments": [ "list", "detail" ], \#
        "types": { "detail": "int", "list": "uuid" } },
            { "pattern": "/new", "fragments": [ "home" ] },
            { "pattern": "/old", "to": "/new" }] }

        """#)
    #expect(
      document.androidAssociation() == """
        [ { "relation": [ "delegate_permission/common.handle_all_urls" ],
            "target": { "namespace": "android_app", "package_name": "example.a",
              "sha256_cert_fingerprints": [] } }, { "relation": [ "delegate_permission/common.handle_all_urls" ],
            "target": { "namespace": "android_app", "package_name": "example.b",
              "sha256_cert_fingerprints": [ "6D", "6E" ] } } ]

        """)
  }

  @Test func findingsOfTheFallbackHaveItsPosition() throws {
    let graph = NavigationGraph<NamedFragment>([Segue(from: "home", to: "list")], entry: "home")
    let text = "{ \"version\": 1, \"links\": [],\n  \"fallback\": [ \"cart\" ] }"
    let placed = try PlacedLinksDocument(reading: text.utf8)
    let errors = placed.errors(for: Links.findings(placed.document.source, in: graph))
    #expect(
      errors.map(\.description) == [
        "2:15: $.fallback: The fallback leads to cart, which is not a fragment of the graph."
      ])
  }

  @Test(arguments: [
    ("ABCDE12345.example", true), ("0123456789.my-app.X1", true), ("ABCDE1234.example", false),
    ("ABCDE123456.example", false), ("ABCDEf2345.example", false), ("ABCDE12345.", false), ("ABCDE12345", false),
    ("ABCDE12345.a_b", false), ("ABCDE12345.a.", false),
  ])
  func appsOfApplePlatformsAreChecked(_ text: String, _ isApp: Bool) {
    #expect(LinkedApps.isAppleApp(text) == isApp)
  }

  @Test(arguments: [
    ("example.helm", true), ("a.B_1.c", true), ("a", false), ("a.", false), (".a", false), ("1a.b", false),
    ("a._b", false), ("a.b-c", false),
  ])
  func packagesAreChecked(_ text: String, _ isPackage: Bool) { #expect(LinkedApps.isPackage(text) == isPackage) }

  @Test(arguments: [
    ("0F", 32, true), ("A9", 32, true), ("A9", 31, false), ("A9", 33, false), ("AG", 32, false), ("a9", 32, false),
    ("A", 32, false), ("A9A", 32, false),
  ])
  func fingerprintsAreChecked(_ byte: String, _ count: Int, _ isFingerprint: Bool) {
    let text = Array(repeating: byte, count: count).joined(separator: ":")
    #expect(LinkedApps.isFingerprint(text) == isFingerprint)
  }

  // MARK: Files of websites

  private static let websites = """
    { "version": 1, "origins": [ "https://b.example", "http://c.example", "https://*.d.example", "helm:" ], "links": [
      { "pattern": "/x", "fragments": [ "a" ] }, { "pattern": "https://a.example/y", "fragments": [ "a" ] },
      { "pattern": "https://b.example/z", "fragments": [ "a" ] },
      { "pattern": "http://c.example/x", "fragments": [ "b" ] },
      { "pattern": "helm://w", "fragments": [ "a" ] } ] }
    """

  @Test func hostsOfWebsitesAreListed() throws {
    let document = try LinksDocument(reading: Self.websites)
    #expect(document.hosts == ["b.example", "a.example"])
    let hosts = ["a.example", "b.example", "c.example", "d.example", "x.d.example", "w"]
    #expect(hosts.map { document.hasLinks(from: $0) } == [true, true, false, false, true, false])
  }

  /// Each origin has one filter, and each path is in it once.
  @Test func intentFiltersOfSeveralOrigins() throws {
    let document = try LinksDocument(reading: Self.websites)
    func website(_ scheme: String, _ host: String, _ paths: String...) -> [String] {
      var lines = [scheme == "https" ? "<intent-filter android:autoVerify=\"true\">" : "<intent-filter>"]
      lines.append("  <data android:scheme=\"\(scheme)\" android:host=\"\(host)\" />")
      for path in paths {
        lines.append("  <data android:path=\"\(path)\" />")
        lines.append("  <data android:path=\"\(path)/\" />")
      }
      lines.append("</intent-filter>")
      return lines
    }
    var expected = website("https", "b.example", "/x", "/z")
    expected += website("http", "c.example", "/x")
    expected += website("https", "*.d.example", "/x")
    expected += ["<intent-filter>", "  <data android:scheme=\"helm\" />", "</intent-filter>"]
    expected += website("https", "a.example", "/y")
    let lines = document.androidIntentFilters().split(separator: "\n").map { String($0) }
    #expect(lines.filter { !$0.contains("android:name") } == expected)
  }

  @Test(
    arguments: [
      ("/", ["path=/"]), ("/**", ["pathPattern=/.*"]), ("/a.b/:id", [#"pathPattern=/a\\.b/..*"#]),
      ("/a.b", ["path=/a.b", "path=/a.b/"]), ("/*/b", ["pathPattern=/..*/b", "pathPattern=/..*/b/"]),
      ("/:id+", ["pathPattern=/..*"]),
      ("/a(/:id.b)", [#"pathPattern=/a/..*\\.b"#, #"pathPattern=/a/..*\\.b/"#, "path=/a", "path=/a/"]),
      ("/:id/**", ["pathPattern=/..*", "pathPattern=/..*/.*"]), ("/a/**", ["path=/a", "pathPattern=/a/.*"]),
    ] as [(String, [String])])
  func pathsOfIntentFilters(_ pattern: String, _ paths: [String]) throws {
    let found = try LinkPattern(pattern).androidPaths
    #expect(found.map { $0.replacing("android:", with: "").replacing("\"", with: "") } == paths)
  }

  /// Optional items of a query, and an optional fragment, are no conditions.
  @Test(
    arguments: [
      ("/a?(q=:q)#(:id)", ["/a", "/a/"], ""), ("/a?(q=:q)&p=:id", ["/a", "/a/"], #", "?": { "p": "*" }"#),
      ("/a/:id#x y", ["/a/?*"], ##", "#": "x%20y""##), ("/:id?r=%26&q=*", ["/?*"], #", "?": { "r": "%26", "q": "*" }"#),
    ] as [(String, [String], String)])
  func componentsOfAnAppleFile(_ pattern: String, _ paths: [String], _ conditions: String) throws {
    let expected = paths.map { "{ \"/\": \"\($0)\"\(conditions) }" }
    #expect(try LinkPattern(pattern).appleComponents() == expected)
    let excluded = paths.map { "{ \"/\": \"\($0)\"\(conditions), \"caseSensitive\": false, \"exclude\": true }" }
    #expect(try LinkPattern(pattern).appleComponents(ignoresCase: true, excludes: true) == excluded)
  }
}
