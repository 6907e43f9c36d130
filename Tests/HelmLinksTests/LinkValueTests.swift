import Foundation
import Helm
import HelmDocuments
import Testing

/// What URLs contain besides fragments, such as a locale or a tenant; and old URLs, fallbacks and case.
@Suite @MainActor struct LinkValueTests {
  static func table() throws -> Links<Shop> {
    try Links(
      origins: ["helm:", "https://:tenant.helm.example"], values: ["lang": "en"],
      [
        Link("(/:lang(en|de|pt-BR)=en)/news", .list),
        Link("(/:lang(en|de|pt-BR)=en)/news/:id", .list, .detail, id: Int.self),
        Link("https://status.helm.example/", .help),
      ])
  }

  @Test func linkValuesAreReadFromURLs() throws {
    let links = try Self.table()
    let german = try links.match("https://acme.helm.example/de/news/7")
    #expect(german.fragments == [PathFragment(.list), PathFragment(.detail, id: 7)])
    #expect(german.values == ["lang": "de", "tenant": "acme"])
    #expect(try links.match("helm://news").values == ["lang": "en"])
    #expect(try links.match("https://status.helm.example").pattern == "https://status.helm.example/")
    #expect(try links.match("https://a.b.helm.example/news").values == ["lang": "en", "tenant": "a.b"])
    #expect(matched(links, "/fr/news") == "badID lang fr en|de|pt-BR")
    #expect(matched(links, "https://helm.example/news") == "foreignOrigin")
    // Of several origins, the first is used.
    let two = try Links<Shop>(
      origins: ["https://:a.helm.example", "https://:b.x.helm.example"], [Link("/news", .list)])
    #expect(try two.match("https://t.x.helm.example/news").values == ["a": "t.x"])
  }

  @Test(arguments: [
    (["helm:"], nil), (["helm:", "https://a.example", "https://b.example"], "https://a.example"),
    (["https://*.b.example", "https://a.example"], "https://*.b.example"),
  ])
  func websiteIsTheFirstHTTPSOrigin(_ origins: [String], _ website: String?) throws {
    #expect(try Links<Shop>(origins: origins, [Link("/", .home)]).website == website)
  }

  @Test func linkValuesAreWrittenToURLs() throws {
    var links = try Self.table()
    let way = [PathFragment(Shop.list)]
    let website = "https://:tenant.helm.example"
    #expect(links.url(for: way)?.absoluteString == "helm://news")
    #expect(links.url(for: way, from: website) == nil)
    links.values = ["lang": "de", "tenant": "acme"]
    #expect(links.url(for: way)?.absoluteString == "helm://de/news")
    #expect(links.url(for: way, from: website)?.absoluteString == "https://acme.helm.example/de/news")
    links.values["tenant"] = "../x"
    #expect(links.url(for: way, from: website) == nil)
    links.values["lang"] = "klingon"
    #expect(links.url(for: way)?.absoluteString == "helm://news")
    #expect(links.url(for: way, from: "no origin") == nil)
    // Without a tenant, there is no origin to write.
    let tenants = try Links<Shop>(origins: ["https://:tenant.helm.example"], [Link("/news", .list)])
    #expect(tenants.url(for: way) == nil)
  }

  @Test func openKeepsTheLinkValues() async throws {
    let helm = try Helm(nav: OpenTests.segues)
    helm.links = try Self.table()
    helm.open(try #require(URL(string: "https://acme.helm.example/de/news/7")))
    #expect(helm.links.values == ["lang": "de", "tenant": "acme"])
    #expect(helm.url?.absoluteString == "helm://de/news/7")
    helm.open(try #require(URL(string: "https://other.helm.example/de/nowhere")))
    #expect(helm.links.values == ["lang": "de", "tenant": "acme"])
    _ = await helm.openAndWait(try #require(URL(string: "helm:///pt-BR/news")))
    #expect(helm.links.values == ["lang": "pt-BR", "tenant": "acme"])
  }

  @Test func aValueParameterWithoutAValueIsAFinding() {
    #expect(
      throws: FindingsError<LinkFinding<Shop>>(findings: [
        .unusedParameter(pattern: "/:lang/list/:list", parameter: "lang")
      ])
    ) {
      try links(Link("/:lang/list/:list", .list))
    }
  }

  @Test func oldURLsMatchAsTheirTargets() throws {
    let links = try links(
      Link("/article.php?id=:id", to: "/list/:id"), Link("/older/:id", to: "/article.php?id=:id"),
      Link("https://old.example/:id(/:page)", to: "https://helm.example/find/:id?(page=:page)"),
      Link("/list/:id", .list, .detail, id: Int.self), Link("/find/:id?(page=:search=1)", .search, .detail))
    #expect(matched(links, "/article.php?id=7&utm=x") == "list, detail (id 7)")
    #expect(matched(links, "helm://older/7") == "list, detail (id 7)")
    #expect(matched(links, "/older/x") == "badID id x Int")
    #expect(matched(links, "https://old.example/7") == "search (id 1), detail (id 7)")
    #expect(matched(links, "https://old.example/7/2") == "search (id 2), detail (id 7)")
    // Old URLs are never written.
    #expect(
      links.url(for: [PathFragment(.list), PathFragment(.detail, id: 7)])?.absoluteString == "helm://list/7")
    #expect(try links.match("/older/7").pattern == "/list/:id")
  }

  /// An old URL of a whole domain keeps the host.
  @Test func oldURLsOfSubdomainsKeepTheirHost() throws {
    let links = try Links<Shop>(
      origins: ["https://:tenant.helm.example"],
      [
        Link("https://*.helm.example/old/:id", to: "/list/:id"), Link("/older/:id", to: "/old/:id"),
        Link("/list/:id", .list, .detail),
      ])
    for url in ["https://acme.helm.example/old/7", "https://acme.helm.example/older/7"] {
      let match = try links.match(url)
      #expect(match.fragments == [PathFragment(.list), PathFragment(.detail, id: "7")])
      #expect(match.values == ["tenant": "acme"])
    }
    #expect(matched(links, "https://helm.example/old/7") == "foreignOrigin")
  }

  @Test func oldURLsWithoutATargetAreFindings() {
    #expect(
      throws: FindingsError<LinkFinding<Shop>>(findings: [
        .lostTarget(pattern: "/a", target: "/nowhere"), .unknownParameter(pattern: "/b/:id", parameter: "page"),
        .lostTarget(pattern: "/c", target: "/d"), .lostTarget(pattern: "/d", target: "/c"),
        .badPattern(
          "/e(/:id)", column: 5,
          reason: "some URLs have no :id, which /list/:id needs; make it required or give it a default, "
            + "or make it optional there"),
        .badPattern(
          "list", column: 1, reason: "expected a path, which starts with a slash, or a scheme, such as helm: or https:"),
        .lostTarget(pattern: "/g/:id(x|y)", target: "/list/:id"),
        .lostTarget(pattern: "/h(/:id)", target: "/nowhere"),
      ])
    ) {
      try links(
        Link("/a", to: "/nowhere"), Link("/b/:id", to: "/list/:page"), Link("/c", to: "/d"), Link("/d", to: "/c"),
        Link("/e(/:id)", to: "/list/:id"), Link("/f", to: "list"), Link("/g/:id(x|y)", to: "/list/:id"),
        Link("/h(/:id)", to: "/nowhere"), Link("/list/:id(int)", .detail))
    }
  }

  /// Which texts a type of the app accepts isn't known, so old URLs may lead to a part with such an id.
  @Test func aTargetMayMatchAPartWithAnIDOfTheApp() throws {
    struct Voucher: FragmentID {
      let canonicalText: String

      init?(canonicalText: String) {
        guard canonicalText == "q7x" else { return nil }
        self.canonicalText = canonicalText
      }
    }
    let table = try links(Link("/old/:list", to: "/a/:list"), Link("/a/x-:id", .detail, id: Voucher.self))
    #expect(matched(table, "/old/x-q7x") == "detail (id q7x)")
    #expect(matched(table, "/old/x-a") == "badID id a Voucher")
  }

  /// Neither a longer pattern nor one of another port matches it.
  @Test func aTargetThatOnlyResemblesAPatternIsAFinding() {
    #expect(
      throws: FindingsError<LinkFinding<Shop>>(findings: [
        .lostTarget(pattern: "/old", target: "/find"),
        .lostTarget(pattern: "https://helm.example:1/old", target: "https://helm.example:3/find/x"),
      ])
    ) {
      try Links<Shop>(
        origins: ["https://helm.example:2"],
        [
          Link("/find/:id", .search), Link("/old", to: "/find"),
          Link("https://helm.example:1/old", to: "https://helm.example:3/find/x"),
        ])
    }
  }

  /// What a new URL needs, every old URL has to have.
  @Test(
    arguments: [
      ("/old?(a=:a)", "/x?a=:a", [9]), ("/old(/:a)", "/x#:a", [7]), ("/old#(:a)", "/x?a=:a", [7]),
      ("/old?(a=:a)", "/x/:a", [9]), ("/old(/:a)?(b=:b)", "/x?a=:a&b=:b", [7, 14]), ("/old?(a=:a=1)", "/x?a=:a", []),
      ("/old(/:a=1)", "/x/:a", []), ("/old?(a=:a)", "/x?(a=:a)", []), ("/old?(a=:a)", "/x(/:a)", []),
      ("/old/:a", "/x#:a", []), ("/old(/:a(/:b))", "/x(/y/:a)(/z/:b)", []),
    ] as [(String, String, [Int])])
  func partsThatAnOldURLMayLackAreFindings(_ old: String, _ new: String, _ columns: [Int]) throws {
    let pages = ["/x(/:a)?(a=:q)&(b=:b)#(:c)", "/x/y/:a(/z/:b)"].map { Link<Shop>($0, .list) }
    let values = ["a": "", "b": "", "c": "", "q": ""]
    var found: [Int] = []
    do { _ = try Links<Shop>(values: values, [Link(old, to: new)] + pages) } catch {
      for finding in error.findings {
        guard case .badPattern(old, let column, _) = finding else { throw error }
        found.append(column)
      }
    }
    #expect(found == columns)
  }

  /// Optional parts are in the new URL if they are in the old one.
  @Test func optionalPartsOfAnOldURLAreInTheNewOne() throws {
    let links = try links(
      Link("/find.php?(q=:id)", to: "/find(/:id)"), Link("/find(/:id)", .search),
      Link("/page(/:id=1)", to: "/post/:id"), Link("/post/:id", .post))
    #expect(matched(links, "/find.php?q=x") == "search (id x)")
    #expect(matched(links, "/find.php") == "search")
    #expect(matched(links, "/page/2") == "post (id 2)")
    #expect(matched(links, "/page") == "post (id 1)")
    #expect(
      throws: FindingsError<LinkFinding<Shop>>(findings: [.lostTarget(pattern: "/old?(q=:id)", target: "/find(/:id)")])
    ) { try Links<Shop>([Link("/old?(q=:id)", to: "/find(/:id)"), Link("/find/:id", .search)]) }
  }

  /// Two old URLs that refer to each other end, too.
  @Test func aCycleOfOldURLsMatchesNothing() throws {
    let links = try links(Link("/a/:id", to: "/b/:id"), Link("/b/:id", to: "/a/:id"), Link("/b/end", .home))
    #expect(matched(links, "/a/end") == "home")
    #expect(matched(links, "/a/x") == "noMatch")
  }

  @Test(arguments: [(16, "home"), (17, "noMatch")]) func aChainOfOldURLsIsFollowedUpToALimit(
    _ length: Int, _ result: String
  ) throws {
    let chain = (0..<length).map { Link<Shop>("/old\($0)", to: "/old\($0 + 1)") }
    let links = try Links<Shop>(chain + [Link("/old\(length)", .home)])
    #expect(matched(links, "/old0") == result)
    #expect(matched(links, "/old1") == "home")
  }

  @Test func unmatchedURLsUseTheFallback() throws {
    let links = try Links<Shop>(
      origins: ["helm:"], [Link("/list/:id", .detail, id: Int.self)], fallback: [.home, .help])
    let nowhere = try links.match("helm://nowhere/at/all")
    #expect(nowhere.pattern == nil)
    #expect(nowhere.fragments == [PathFragment(.home), PathFragment(.help)])
    #expect(nowhere.values == [:])
    #expect(matched(links, "helm://list/x") == "home, help")
    #expect(matched(links, "helm://list/7") == "detail (id 7)")
    #expect(matched(links, "other://x") == "foreignOrigin")
    #expect(matched(links, "helm://%FF") == "badEncoding")
    let graph = NavigationGraph<Shop>([.push(.home => .detail), .push(.home => .help)] as Segues<Shop>, entry: .home)
    #expect(links.findings(in: graph) == [])
    let lost = try Links<Shop>([], fallback: [.cart])
    #expect(
      lost.findings(in: graph).map(\.description) == [
        "The fallback leads to cart, which is not a fragment of the graph."
      ])
  }

  @Test func ignoresCaseMatchesAnyCase() throws {
    let links = try Links<Shop>(
      origins: ["helm:"], ignoresCase: true,
      [
        Link("/Café/:id", .detail), Link("/paint/:id", .cart, id: Colour.self), Link("/Tag-:id", .user),
        Link("/find?Q=:id", .search),
      ])
    #expect(matched(links, "helm:///CAFÉ/X") == "detail (id X)")
    #expect(matched(links, "helm:///PAINT/Red") == "cart (id red)")
    #expect(matched(links, "/TAG-Ann") == "user (id Ann)")
    #expect(matched(links, "/FIND?Q=x") == "search (id x)")
    #expect(matched(links, "/find?q=x") == "noMatch")
    #expect(links.url(for: [PathFragment(.cart, id: "red")])?.absoluteString == "helm://paint/red")
    #expect(
      throws: FindingsError<LinkFinding<Shop>>(findings: [
        .ambiguous(pattern: "/NEWS", other: "/news", example: "helm://news")
      ])
    ) { try Links<Shop>(origins: ["helm:"], ignoresCase: true, [Link("/news", .list), Link("/NEWS", .home)]) }
  }

  /// Letters other than those of ASCII, too, even if their lowercase form is longer or shorter.
  @Test(arguments: [
    ("/Über-:id", "/ÜBER-Ann", "Ann"), ("/über-:id", "/Über-ÄNN", "ÄNN"), ("/:id-GROẞ", "/ẞ-groß", "ẞ"),
    ("/groß-:id(int)", "/GROẞ-7", "7"), ("/İ-:id", "/i\u{307}-İx", "İx"), ("/a:id.Ç", "/Aİ.ç", "İ"),
  ])
  func partsWithParametersMatchAnyCase(_ pattern: String, _ url: String, _ id: String) throws {
    // Of many patterns, too, one is found.
    let others = (0..<8).map { Link<Shop>("/x/Café\($0)-:id", .list) }
    let table = try Links<Shop>(ignoresCase: true, [Link(pattern, .detail)] + others)
    #expect(try table.match(url).fragments == [PathFragment(.detail, id: id)])
    #expect(try table.match("/X/CAFÉ5-X").pattern == "/x/Café5-:id")
    #expect(matched(try Links<Shop>([Link(pattern, .detail)]), url) == "noMatch")
  }

  @Test(arguments: [
    ("/Tag-:id", "/TAG-:id", "helm://tag-a"), ("/Über-:id", "/über-:id", "helm:///%C3%BCber-a"),
    ("/Tag-:id", "/:id-B", "helm://tag-b"),
  ])
  func partsThatDifferOnlyInCaseAreAmbiguous(_ one: String, _ other: String, _ example: String) {
    #expect(
      throws: FindingsError<LinkFinding<Shop>>(findings: [.ambiguous(pattern: other, other: one, example: example)])
    ) { try Links<Shop>(origins: ["helm:"], ignoresCase: true, [Link(one, .list), Link(other, .home)]) }
  }

  @Test func listedIDsThatDifferOnlyInCaseAreKeptApart() throws {
    let links = try Links<Shop>(origins: ["helm:"], ignoresCase: true, [Link("/paint/:id(Red|red|blue)", .cart)])
    #expect(matched(links, "/paint/red") == "cart (id red)")
    #expect(matched(links, "/paint/Red") == "cart (id Red)")
    #expect(matched(links, "/paint/RED") == "cart (id Red)")
    #expect(matched(links, "/PAINT/Blue") == "cart (id blue)")
  }

  @Test(arguments: [
    ("/", "/s"), ("/a", "/s/a"), ("(/:id)", "/s(/:id)"), ("/?q=:id", "/s/?q=:id"), ("a", "/s/a"),
    ("https://x.example", "https://x.example/s"), ("https://x.example/", "https://x.example/s"),
    ("https://x.example#:id", "https://x.example/s#:id"), ("https://*.x.example:80/a", "https://*.x.example:80/s/a"),
    ("app:", "app://s"), ("app://", "app://s"), ("App:/a", "App://s/a"), ("app://a/b", "app://s/a/b"),
    ("app://?q=:id", "app://s?q=:id"), ("app:a", "app://s/a"),
  ])
  func linksAreMappedBelowAPath(_ pattern: String, _ lifted: String) {
    #expect(Link<Shop>(pattern, .list).map(at: "/s") { $0 }.pattern == lifted)
    #expect(Link<Shop>(pattern, .list).map { $0 }.pattern == pattern)
  }

  /// A module's links are tested alone, and mapped with it.
  @Test func linksOfModulesAreMappedIntoTheApp() throws {
    enum App: Fragment { case home, shop(Shop), old(Shop) }
    let graph: Segues<Shop> = [.push(.list => .detail), .sheet(.list => .cart), .ids(Int.self, for: .detail)]
    let own = [
      Link<Shop>("/", .list), Link("/:detail", .list, .detail), Link("/cart?(page=:cart)", .cart),
      Link("/item-:id", to: "/:id"), Link("shop://x/:id", .list, .detail),
      Link("https://shop.example/:id", .list, .detail),
      Link("(/:id)", .detail),
    ].dropLast()
    let alone = try Links(Array(own))
    #expect(alone.findings(in: NavigationGraph(graph)) == [])
    #expect(matched(alone, "/7") == "list, detail (id 7)")

    let shop = try Nesting(graph, in: App.shop)
    let links = try Links(
      origins: ["helm:"], [Link("/", App.home)] + shop.links(Array(own), at: "/shop"))
    let app = try Helm<App>(nav: [.tabs(.home => [shop.root]), .nested(shop)])
    app.links = links
    #expect(links.findings(in: app.graph) == [.neverInFront(pattern: "/", .home, opens: .shop(.list))])
    #expect(
      links.source.links.map(\.pattern) == [
        "/", "/shop", "/shop/:detail", "/shop/cart?(page=:cart)", "/shop/item-:id", "shop://shop/x/:id",
        "https://shop.example/shop/:id",
      ])
    app.open(try #require(URL(string: "helm://shop/7")))
    #expect(app.isPresented(.shop(.detail), id: 7))
    #expect(app.url?.absoluteString == "helm://shop/7")
    app.open(try #require(URL(string: "helm://shop/item-8")))
    #expect(app.isPresented(.shop(.detail), id: 8))
    app.open(try #require(URL(string: "helm://shop/x")))
    #expect(
      app.lastError
        == .link(.badID("helm://shop/x", pattern: "/shop/:detail", parameter: "detail", text: "x", expected: "Int")))
  }

  @Test func linkValuesAndFallbackAreReadFromADocument() throws {
    let text = """
      { "version": 1, "origins": [ "helm:" ], "values": { "lang": "en" }, "ignoresCase": true, "fallback": [ "home" ],
        "links": [
          { "pattern": "/:lang/news", "fragments": [ "list" ] },
          { "pattern": "/old", "to": "/en/news" }] }

      """
    let document = try LinksDocument(reading: text)
    #expect(document.description == text)
    let links = try document.links()
    #expect(try links.match("helm://OLD").fragments == [PathFragment("list")])
    #expect(try links.match("helm://x").fragments == [PathFragment("home")])
  }

  #if os(Linux)
    /// A log is read by people other than the owner of a token in a URL.
    @Test func logsContainNoURLs() async throws {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        await MainActor.run {
          guard let helm = try? Helm(nav: OpenTests.segues),
            let links = try? links(Link("/reset/:id", .detail, id: Int.self))
          else { return }
          helm.errorPolicy = .log
          helm.open(URL(filePath: "/x"))
          helm.links = links
          for url in [
            "helm://reset/SECRET", "helm://SECRET", "https://SECRET.example/", "https://u:SECRET@helm.example/",
            "helm://x/SECRET%FF",
          ] { if let url = URL(string: url) { helm.open(url) } }
        }
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(!text.contains("SECRET"))
      #expect(text.contains("Helm: A link matches /reset/:id, but its text is not a valid :id: expected Int.\n"))
      #expect(text.contains("Helm: No link matches a URL.\n"))
    }
  #endif
}
