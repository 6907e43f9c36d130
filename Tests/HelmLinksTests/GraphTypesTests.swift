import Foundation
import Helm
import HelmDocuments
import Testing

/// Id types that the graph declares, checked when links are validated and opened.
@Suite @MainActor struct GraphTypesTests {
  static let segues: Segues<Shop> = [
    .push(.home => .list), .push(.list => .detail), .push(.home => .post), .push(.home => .cart),
    .ids(Int.self, for: .detail), .ids(UUID.self, for: .post), .ids(Colour.self, for: .cart),
  ]

  let graph = NavigationGraph(segues, entry: .home)

  @Test func idTypesOfTheGraphAreChecked() throws {
    let links = try links(
      Link("/none", .detail), Link("/maybe(/:id)", .detail), Link("/default(/:id=7)", .detail),
      Link("/wrong/:id(int)", .post), Link("/also/:id", .detail, id: Colour.self), Link("/some/:id(red|pink)", .cart),
      Link("/between", .detail, .cart), Link("/q?(q=:id)", .detail), Link("/good/:id", .list, .detail),
      Link("/two/:post(int)/:detail(uuid)", .post, .detail))
    #expect(
      links.findings(in: graph) == [
        .missingID(pattern: "/none", .detail, expected: "Int"),
        .missingID(pattern: "/maybe(/:id)", .detail, expected: "Int"),
        .wrongID(pattern: "/wrong/:id(int)", parameter: "id", type: "int", .post, expected: "UUID"),
        .wrongID(pattern: "/also/:id", parameter: "id", type: "Colour", .detail, expected: "Int"),
        .missingID(pattern: "/between", .detail, expected: "Int"),
        .unreachable(pattern: "/between", .cart, from: .detail),
        .missingID(pattern: "/q?(q=:id)", .detail, expected: "Int"),
        .wrongID(pattern: "/two/:post(int)/:detail(uuid)", parameter: "post", type: "int", .post, expected: "UUID"),
        .wrongID(pattern: "/two/:post(int)/:detail(uuid)", parameter: "detail", type: "uuid", .detail, expected: "Int"),
        .unreachable(pattern: "/two/:post(int)/:detail(uuid)", .detail, from: .post),
      ])
  }

  /// A fragment with an auto is never in front, unless what the auto presents can be dismissed.
  @Test func fragmentsThatAreNeverInFrontAreFindings() throws {
    let graph = NavigationGraph<Shop>(
      [
        Segue(.splash => .home, auto: true), Segue(.home => .list, style: .hold, auto: true),
        Segue(.home => .cart, dismissable: true), Segue(.cart => .help, style: .hold, dismissable: true, auto: true),
      ], entry: .splash)
    let links = try links(
      Link("/", .home), Link("/start", .splash), Link("/list", .list), Link("/cart", .cart), Link("/in", .home, .list))
    let findings = links.findings(in: graph)
    #expect(
      findings == [
        .neverInFront(pattern: "/", .home, opens: .list), .neverInFront(pattern: "/start", .splash, opens: .list),
      ])
    #expect(
      findings.first?.description == """
        The link / leads to home, which never stays in front: an auto segue leads on to list, and cannot be dismissed. Name list instead.
        """)
    // Indeed nothing is opened there.
    let helm = try Helm(graph: graph)
    helm.links = links
    helm.open(try #require(URL(string: "helm:///")))
    #expect(helm.lastError?.kind == "noRoute")
  }

  @Test func cyclesOfAutosAreNotReportedForEachLink() throws {
    let graph = NavigationGraph<Shop>(
      [
        Segue(.splash => .home, auto: true), Segue(.home => .list, auto: true), Segue(.list => .cart, auto: true),
        Segue(.cart => .home, auto: true),
      ], entry: .splash)
    #expect(try links(Link("/start", .splash), Link("/", .home), Link("/list", .list)).findings(in: graph) == [])
  }

  /// Id types of the graph distinguish patterns.
  @Test func idTypesOfTheGraphDistinguishPatterns() throws {
    let source = LinkSource<Shop>(links: [Link("/:detail", .detail), Link("/:post", .post), Link("/:cart", .cart)])
    #expect(Links.findings(source, in: graph) == [])
    #expect(throws: FindingsError<LinkFinding<Shop>>.self) { try Links(source.links) }
  }

  @Test func openChecksIDTypesOfTheGraph() throws {
    let helm = try Helm(nav: Self.segues, entry: .home)
    helm.links = try links(
      Link("/good/:id", .list, .detail), Link("/none", .list, .detail), Link("/some/:id(red|pink)", .cart),
      Link("/post/:id", .post))
    func open(_ text: String) throws -> HelmError<Shop>? {
      guard case .failure(let error) = helm.open(try #require(URL(string: text))) else { return nil }
      return error
    }
    #expect(try open("helm://good/7") == nil)
    #expect(helm.isPresented(.detail, id: 7))
    #expect(
      try open("helm://good/x")
        == .link(.badID("helm://good/x", pattern: "/good/:id", parameter: "id", text: "x", expected: "Int")))
    #expect(
      try open("helm://none")
        == .link(.missingID("helm://none", pattern: "/none", fragment: "detail", expected: "Int")))
    #expect(
      try open("helm://some/pink")
        == .link(
          .badID("helm://some/pink", pattern: "/some/:id(red|pink)", parameter: "id", text: "pink", expected: "Colour"))
    )
    #expect(try open("helm://some/red") == nil)
    let uuid = UUID()
    #expect(try open("helm://post/\(uuid.uuidString.lowercased())") == nil)
    #expect(helm.isPresented(.post, id: uuid))
  }

  @Test func idTypesOfADocumentAreChecked() throws {
    let graph = try GraphDocument(
      reading: """
        { "version": 1, "segues": [ { "from": "home", "to": "list" }, { "from": "list", "to": "item" } ],
          "ids": { "item": "Int", "list": "UUID" } }
        """
    ).graph
    let document = try LinksDocument(
      reading: """
        { "version": 1, "links": [
          { "pattern": "/a/:id(x|y)", "fragments": [ "item" ] }, { "pattern": "/b", "fragments": [ "list" ] },
          { "pattern": "/c/:id", "fragments": [ "item" ] } ] }
        """)
    #expect(
      try document.links().findings(in: graph) == [
        .wrongID(pattern: "/a/:id(x|y)", parameter: "id", type: "x|y", "item", expected: "Int"),
        .missingID(pattern: "/b", "list", expected: "UUID"),
      ])
  }

  /// In a document, text ids may be any text, like a wildcard; UUIDs are narrower.
  @Test(arguments: [("String", true), ("UUID", false)])
  func aWildcardClashesWithTextIDsButNotUUIDs(_ type: String, _ clashes: Bool) throws {
    let graph = try GraphDocument(
      reading: """
        { "version": 1, "segues": [ { "from": "home", "to": "item" } ], "ids": { "item": "\(type)" } }
        """
    ).graph
    let document = try LinksDocument(
      reading: """
        { "version": 1, "links": [
          { "pattern": "/c/*", "fragments": [ "home" ] }, { "pattern": "/c/:id", "fragments": [ "item" ] } ] }
        """)
    #expect(
      Links.findings(document.source, in: graph)
        == (clashes ? [.ambiguous(pattern: "/c/:id", other: "/c/*", example: "/c/a")] : []))
  }

  @Test func openWithoutLinksOrWithALongURLIsReported() throws {
    let helm = try Helm(nav: Self.segues, entry: .home)
    helm.open(try #require(URL(string: "helm://x")))
    #expect(helm.lastError == .link(.noLinks("helm://x")))
    helm.links = try links(Link("/", .home))
    let long = "helm://" + String(repeating: "x", count: 20_000)
    helm.open(try #require(URL(string: long)))
    #expect(helm.lastError == .link(.tooLong(bytes: 20_007, limit: 16_384)))
  }
}
