import Foundation
import Helm
@testable import HelmDocuments
@testable import HelmReference
import Testing

@Suite struct LinksDocumentTests {
  static let fingerprint = (0..<32).map { _ in "6D" }.joined(separator: ":")
  static let text = """
    { "version": 1, "origins": [ "helm:", "https://helm.example" ],
      "apps": { "apple": [ "ABCDE12345.example.helm" ], "android": [ { "package": "example.helm", "fingerprints": [ "\(fingerprint)" ] } ] },
      "links": [
        { "pattern": "/", "fragments": [ "home" ] },
        { "pattern": "/list/:id(int)", "fragments": [ "list", "detail" ] },
        { "pattern": "/user/:user", "fragments": [ "user" ] },
        { "pattern": "/user/:user/posts/:n", "fragments": [ "user", { "fragment": "post", "id": "n" } ], "types": { "n": "a%20b|c" } },
        { "pattern": "/any/**", "fragments": [ "home", "cart" ] },
        { "pattern": "/search?q=:id&tab=a b#top", "fragments": [ "search" ] },
        { "pattern": "https://*.shop.example/deal(/:id)", "fragments": [ "detail" ] }] }

    """

  @Test func aDocumentIsReadAndWritten() throws {
    let document = try LinksDocument(reading: Self.text)
    #expect(document.description == Self.text)
    let links = try document.links()
    #expect(
      try links.match("helm://user/ann/posts/a%20b").fragments
        == [PathFragment("user", id: "ann"), PathFragment("post", id: "a b")])
    #expect(try links.match("/list/7").fragments == [PathFragment("list"), PathFragment("detail", id: 7)])
  }

  /// The links of an app are written with the known types, and read back as equivalent links.
  @Test func theLinksOfAnAppAreWrittenAndReadBack() throws {
    let app = try links(
      Link("/list/:id", .list, .detail, id: Int.self), Link("/paint/:id", .cart, id: Colour.self),
      Link("/post/:id", .post, id: UUID.self), Link("/even/:id", .help, id: Even.self))
    let document = LinksDocument(app, apple: ["ABCDE12345.b"])
    #expect(
      document.description == """
        { "version": 1, "origins": [ "helm:", "https://helm.example" ],
          "apps": { "apple": [ "ABCDE12345.b" ], "android": [] },
          "links": [
            { "pattern": "/list/:id", "fragments": [ "list", "detail" ], "types": { "id": "int" } },
            { "pattern": "/paint/:id", "fragments": [ "cart" ], "types": { "id": "red|green|blue" } },
            { "pattern": "/post/:id", "fragments": [ "post" ], "types": { "id": "uuid" } },
            { "pattern": "/even/:id", "fragments": [ "help" ], "types": { "id": "text" } }] }

        """)
    let again = try LinksDocument(reading: document.description).links()
    for url in ["helm://list/7", "helm://list/x", "helm://paint/red", "helm://paint/pink", "/post/\(UUID())"] {
      let mine = (try? app.match(url))?.fragments.map(\.description)
      #expect((try? again.match(url))?.fragments.map(\.description) == mine, "\(url)")
    }
  }

  /// The parameter named `id` is the id, whatever values a pattern has beside it.
  @Test @MainActor func theTypeOfAnIDBesideAValueIsWritten() throws {
    let lines = LinksDocument(try LinkValueTests.table()).description.split(separator: "\n")
    let line = try #require(lines.first { $0.contains(":id") })
    #expect(line.contains(#""types": { "id": "int" }"#), "\(line)")
  }

  @Test(arguments: [
    ("[]", "1:1: $: expected a links document, which is an object, found an array"),
    (#"{ "links": [] }"#, "1:1: $: the key \"version\" is missing; expected \"version\": 1"),
    (#"{ "version": 2, "links": [] }"#, "1:14: $.version: the version 2 is unknown; expected 1"),
    (#"{ "version": 1 }"#, "1:1: $: the key \"links\" is missing"),
    (#"{ "version": 1, "links": [ 7 ] }"#, "1:28: $.links[0]: expected a link, found 7"),
    (#"{ "version": 1, "links": [ { "fragments": [] } ] }"#, "1:28: $.links[0]: the key \"pattern\" is missing"),
    (
      #"{ "version": 1, "links": [ { "pattern": "/", "fragments": [ 7 ] } ] }"#,
      "1:61: $.links[0].fragments[0]: expected the name of a fragment, or an object with it and its id, found 7"
    ),
    (
      #"{ "version": 1, "links": [ { "pattern": "/:id", "fragments": [ "a" ], "types": { "id": "number" } } ] }"#,
      "1:88: $.links[0].types.id: unknown type number; expected int, uuid, text or ids such as oslo|paris"
    ),
    (
      #"{ "version": 1, "origins": "helm:", "links": [] }"#,
      "1:28: $.origins: expected an array of origins, found \"helm:\""
    ),
    (
      #"{ "version": 1, "apps": { "android": [ {} ] }, "links": [] }"#,
      "1:40: $.apps.android[0]: the key \"package\" is missing"
    ),
  ])
  func invalidDocumentsAreReported(_ text: String, _ message: String) {
    #expect(throws: DocumentError.self) { try LinksDocument(reading: text) }
    do { _ = try LinksDocument(reading: text) } catch { #expect(error.description == message) }
  }

  @Test func findingsHavePositions() throws {
    let document = try PlacedLinksDocument(
      reading: """
        { "version": 1, "origins": [ "helm" ], "links": [
          { "pattern": "/:", "fragments": [ "a" ] },
          { "pattern": "/a", "fragments": [ "a" ] },
          { "pattern": "/a", "fragments": [ "b" ] },
          { "pattern": "/old", "to": "/a/:" } ] }
        """.utf8)
    let findings =
      #expect(throws: FindingsError<LinkFinding<NamedFragment>>.self) { try document.document.links() }?.findings ?? []
    #expect(
      document.errors(for: findings).map(\.description) == [
        "1:28: $.origins: helm, column 1: expected a scheme, such as helm: or https://helm.example",
        "2:3: $.links[0]: /:, column 3: expected the name of a parameter after the colon, as in :id",
        "4:3: $.links[2]: The pattern /a matches /a in two ways. Declare it once, or make fewer parts optional.",
        "5:3: $.links[3]: /a/:, column 5: expected the name of a parameter after the colon, as in :id",
      ])
  }

  @Test func appleAndAndroidAssociationsListTheLinks() throws {
    let document = try LinksDocument(reading: Self.text)
    #expect(document.hosts == ["helm.example"])
    #expect(
      document.appleAssociation(for: "helm.example") == """
        { "applinks": { "details": [ { "appIDs": [ "ABCDE12345.example.helm" ], "components": [
          { "/": "/" },
          { "/": "/list/?*" },
          { "/": "/user/?*" },
          { "/": "/user/?*/posts/?*" },
          { "/": "/any" },
          { "/": "/any/*" },
          { "/": "/search", "?": { "q": "*", "tab": "a%20b" }, "#": "top" },
          { "/": "/search/", "?": { "q": "*", "tab": "a%20b" }, "#": "top" }] } ] } }

        """)
    #expect(
      document.appleAssociation(for: "www.shop.example") == """
        { "applinks": { "details": [ { "appIDs": [ "ABCDE12345.example.helm" ], "components": [
          { "/": "/deal/?*" },
          { "/": "/deal" },
          { "/": "/deal/" }] } ] } }

        """)
    #expect(
      document.androidAssociation() == """
        [ { "relation": [ "delegate_permission/common.handle_all_urls" ],
            "target": { "namespace": "android_app", "package_name": "example.helm",
              "sha256_cert_fingerprints": [ "\(Self.fingerprint)" ] } } ]

        """)
  }

  /// The apps with a website's credentials and clips, and the URLs that stay on the website.
  @Test func associationsListCredentialsClipsAndExclusions() throws {
    let text = """
      { "version": 1, "origins": [ "https://helm.example" ], "ignoresCase": true,
        "apps": { "apple": [ "ABCDE12345.a.b" ], "webcredentials": [ "ABCDE12345.a.b" ], "appclips": [ "ABCDE12345.a.b.Clip" ], \
      "exclude": [ "/docs/internal/**", "https://other.example/x" ], "android": [] },
        "links": [
          { "pattern": "/docs/**", "fragments": [ "docs" ] },
          { "pattern": "/@:user/:slug-:id.html", "fragments": [ "user", "post" ] },
          { "pattern": "/old/:x+", "to": "/docs" }] }

      """
    let document = try LinksDocument(reading: text)
    #expect(document.description == text)
    #expect(
      document.appleAssociation(for: "helm.example") == """
        { "applinks": { "details": [ { "appIDs": [ "ABCDE12345.a.b" ], "components": [
          { "/": "/docs/internal", "caseSensitive": false, "exclude": true },
          { "/": "/docs/internal/*", "caseSensitive": false, "exclude": true },
          { "/": "/docs", "caseSensitive": false },
          { "/": "/docs/*", "caseSensitive": false },
          { "/": "/%40?*/?*-?*.html", "caseSensitive": false },
          { "/": "/%40?*/?*-?*.html/", "caseSensitive": false },
          { "/": "/old/?*", "caseSensitive": false }] } ] },
          "webcredentials": { "apps": [ "ABCDE12345.a.b" ] },
          "appclips": { "apps": [ "ABCDE12345.a.b.Clip" ] } }

        """)
  }

  /// Apple's file matches what the links match, with or without a trailing slash, and nothing else.
  @Test(arguments: ["/docs/**", "/docs/:id", "/docs", "/docs/:id+", "/:id/docs", "/**", "/", "/x-:id", "/docs(/:id)"])
  func appleComponentsMatchTheSameURLsAsTheLinks(_ pattern: String) throws {
    let links = try Links<Shop>([Link(pattern, .detail)])
    let components = try LinkPattern(pattern).appleComponents().map { text in
      try #require(text.split(separator: "\"").dropFirst(3).first.map(String.init))
    }
    for url in [
      "/", "/docs", "/docs/", "/docs/x", "/docs/x/", "/docsearch", "/x-docs", "/x-docs/", "/y/docs", "/y/docs/", "/doc",
    ] {
      let isTaken = components.contains { Self.takes($0[...], url[...]) }
      let isLink = (try? links.match(url)) != nil
      #expect(isTaken == isLink, "\(pattern) \(url) \(components)")
    }
  }

  /// Apple's patterns: an asterisk is any text, and a question mark any character.
  private static func takes(_ pattern: Substring, _ text: Substring) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    switch first {
    case "*": return takes(pattern.dropFirst(), text) || !text.isEmpty && takes(pattern, text.dropFirst())
    case "?": return !text.isEmpty && takes(pattern.dropFirst(), text.dropFirst())
    default: return text.first == first && takes(pattern.dropFirst(), text.dropFirst())
    }
  }

  @Test func intentFiltersListThePatterns() throws {
    let document = try LinksDocument(
      reading: """
        { "version": 1, "origins": [ "helm:", "https://helm.example" ], "links": [
          { "pattern": "/news.html", "fragments": [ "news" ] }, { "pattern": "/news/:id(int)", "fragments": [ "article" ] },
          { "pattern": "/:slug-v1.html", "fragments": [ "post" ] },
          { "pattern": "https://*.shop.example:8443/docs/**", "fragments": [ "docs" ] } ] }
        """)
    let filter = """
        <action android:name="android.intent.action.VIEW" />
        <category android:name="android.intent.category.DEFAULT" />
        <category android:name="android.intent.category.BROWSABLE" />
      """
    #expect(
      document.androidIntentFilters() == #"""
        <intent-filter>
        \#(filter)
          <data android:scheme="helm" />
        </intent-filter>
        <intent-filter android:autoVerify="true">
        \#(filter)
          <data android:scheme="https" android:host="helm.example" />
          <data android:path="/news.html" />
          <data android:path="/news.html/" />
          <data android:pathPattern="/news/..*" />
          <data android:pathPattern="/..*-v1\\.html" />
          <data android:pathPattern="/..*-v1\\.html/" />
        </intent-filter>
        <intent-filter android:autoVerify="true">
        \#(filter)
          <data android:scheme="https" android:host="*.shop.example" android:port="8443" />
          <data android:path="/docs" />
          <data android:pathPattern="/docs/.*" />
        </intent-filter>

        """#)
  }

  @Test(arguments: [
    (#""apple": [ "helm" ]"#, #"$.apps.apple[0]: expected an app, such as ABCDE12345.example.helm, found "helm""#),
    (
      #""apple": [ "abcde12345.x" ]"#,
      #"$.apps.apple[0]: expected an app, such as ABCDE12345.example.helm, found "abcde12345.x""#
    ),
    (
      #""apple": [ "ABCDE12345.x..y" ]"#,
      #"$.apps.apple[0]: expected an app, such as ABCDE12345.example.helm, found "ABCDE12345.x..y""#
    ),
    (
      #""appclips": [ "ABCDE1234.x" ]"#,
      #"$.apps.appclips[0]: expected an app, such as ABCDE12345.example.helm, found "ABCDE1234.x""#
    ),
    (
      #""webcredentials": [ "" ]"#,
      #"$.apps.webcredentials[0]: expected an app, such as ABCDE12345.example.helm, found "empty""#
    ),
    (
      #""android": [ { "package": "helm", "fingerprints": [] } ]"#,
      #"$.apps.android[0].package: expected the name of a package, such as example.helm, found "helm""#
    ),
    (
      #""android": [ { "package": "a.1b", "fingerprints": [] } ]"#,
      #"$.apps.android[0].package: expected the name of a package, such as example.helm, found "a.1b""#
    ),
    (
      #""android": [ { "package": "a.b", "fingerprints": [ "14:6D" ] } ]"#,
      #"$.apps.android[0].fingerprints[0]: expected a SHA-256 fingerprint of 32 bytes, such as 14:6D:…, in capitals, found "14:6D""#
    ),
    (
      #""exclude": [ "docs" ]"#,
      "$.apps.exclude[0]: docs, column 1: expected a path, which starts with a slash, or a scheme, such as helm: or https:"
    ),
  ])
  func invalidAppsAreReported(_ apps: String, _ message: String) {
    do {
      _ = try LinksDocument(reading: #"{ "version": 1, "apps": { \#(apps) }, "links": [] }"#)
      Issue.record("it is taken")
    } catch { #expect(error.description.hasSuffix(message) || apps.contains(#"[ "" ]"#), "\(error)") }
  }

  /// Reading any document ends, and errors have a position.
  @Test(arguments: (1...20).map { UInt64($0) }) func mutatedDocumentsAreReadOrReported(seed: UInt64) {
    var numbers = ReferenceNumbers(seed: seed)
    for _ in 0..<60 {
      var bytes = Array(Self.text.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let index = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes.remove(at: index)
        default: bytes.insert(Array(":/()*?#+%|\"[]{},".utf8).randomElement(using: &numbers) ?? 0, at: index)
        }
      }
      do {
        let document = try PlacedLinksDocument(reading: bytes)
        do {
          let links = try document.document.links()
          _ = try? links.match(String(decoding: bytes.prefix(60), as: UTF8.self))
        } catch {
          let errors = document.errors(for: error.findings)
          #expect(
            errors.count == error.findings.count && errors.allSatisfy { $0.line > 0 && !$0.reason.isEmpty },
            "seed \(seed)")
        }
      } catch {
        #expect(error.line > 0 && !error.reason.isEmpty, "seed \(seed)")
      }
    }
  }

  /// Patterns and URLs of random characters: parsing ends, and errors have a position.
  @Test(arguments: (1...20).map { UInt64($0) }) func randomPatternsAreReadOrReported(seed: UInt64) throws {
    var numbers = ReferenceNumbers(seed: seed)
    let signs = [
      "/", ":", "(", ")", "*", "?", "#", "&", "=", "+", "|", "%", "a", "1", ".", "é", "\u{0}", "@", "[", "helm",
      "https://",
    ]
    let table = try MatchingTableTests.sample()
    for _ in 0..<300 {
      var text = ["/", "helm://", "https://", ""].randomElement(using: &numbers) ?? ""
      for _ in 0..<Int.random(in: 0...24, using: &numbers) { text += signs.randomElement(using: &numbers) ?? "" }
      _ = try? table.match(text)
      do {
        let pattern = try LinkPattern(text)
        let link = Link<Shop>(text, through: pattern.parameters.map { _ in .user } + [.home])
        _ = try? Links(origins: ["helm:"], [link]).match(text)
      } catch {
        #expect((1...text.unicodeScalars.count + 1).contains(error.column), "seed \(seed): \(error)")
      }
    }
  }

  @Test func hugeInputIsRejected() throws {
    let table = try MatchingTableTests.sample()
    for part in ["/a", "/..", "/:a", "(/a", "?a=b&", "%2e", "\u{301}", "((("] {
      let long = "helm://" + String(repeating: part, count: 100_000)
      #expect(matched(table, long) == "tooLong")
      #expect(throws: LinkPatternError.self) { try LinkPattern(long) }
    }
    #expect(matched(table, "helm:" + String(repeating: "/a", count: 8_000)) == "noMatch")
    #expect(matched(table, "helm:///user/" + String(repeating: "\u{301}", count: 2_000)).hasPrefix("user (id "))
  }
}
