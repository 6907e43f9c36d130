import Foundation
import Helm
import HelmDocuments
@testable import HelmReference
import Testing

struct IssueID: CompositeID, Hashable {
  var owner: String
  var repo: String
  var number: Int
}

struct SearchID: CompositeID, Hashable {
  enum Order: String, Codable, Hashable, CaseIterable { case up, down }

  var text: String
  var page: Int
  var colour: Colour?
  var order: Order?
  var exact: Bool?
  var price: Double?
  var tag: UUID?
}

struct PostID: CompositeID, Hashable {
  var slug: String
  var id: Int
}

/// Ids of several parts: in URLs, as text and in documents.
@Suite @MainActor struct CompositeIDTests {
  @Test func canonicalTextOfACompositeIDRoundTrips() throws {
    let issue = IssueID(owner: "a&b", repo: "é=/", number: -5)
    #expect(issue.canonicalText == "number=-5&owner=a%26b&repo=%C3%A9%3D%2F")
    #expect(IssueID(canonicalText: issue.canonicalText) == issue)
    #expect(IssueID(canonicalText: "repo=r&owner=o&number=5")?.canonicalText == "number=5&owner=o&repo=r")
    for text in [
      "", "number=5", "number=x&owner=o&repo=r", "number=05&owner=o&repo=r", "number=5&owner=o&repo=r&more=1",
      "number=5&number=5&owner=o&repo=r", "&number=5&owner=o&repo=r", "number=5&owner=%FF&repo=r", "a", "=",
    ] { #expect(IssueID(canonicalText: text) == nil, "\(text)") }
    #expect(IssueID(canonicalText: "repo=r&owner=o=p&number=5")?.owner == "o=p")
    let full = SearchID(
      text: "", page: 2, colour: .red, order: .down, exact: true, price: 1.5, tag: UUID(uuidString: RandomPattern.uuid))
    #expect(
      full.canonicalText
        == "colour=red&exact=true&order=down&page=2&price=1.5&tag=\(RandomPattern.uuid)&text=")
    #expect(SearchID(canonicalText: full.canonicalText) == full)
    let short = SearchID(text: "x", page: 1)
    #expect(short.canonicalText == "page=1&text=x")
    #expect(SearchID(canonicalText: short.canonicalText) == short)
    #expect(FragmentIDKind(IssueID.self).example == "number=1&owner=a&repo=a")
  }

  static func table() throws -> Links<Shop> {
    try links(
      Link("/:owner/:repo/issues/:number", .detail, id: IssueID.self),
      Link("/search?text=:text&(page=:page=1)&(colour=:colour)&(order=:order)", .search, id: SearchID.self),
      Link("/blog/:slug-:id.html", .post, id: PostID.self), Link("/@:user", .user))
  }

  @Test(arguments: [
    ("helm://apple/swift/issues/7", "detail (id \"number=7&owner=apple&repo=swift\")"),
    ("helm://apple/swift/issues/x", "badID number x Int"),
    ("/search?text=a+b", "search (id \"page=1&text=a%20b\")"),
    ("/search?colour=red&text=&page=2", "search (id \"colour=red&page=2&text=\")"),
    ("/search?text=x&colour=pink", "badID colour pink Colour"),
    ("/search?text=x&order=up", "search (id \"order=up&page=1&text=x\")"),
    ("/search?text=x&order=left", "badID order left Order"), ("/search", "noMatch"),
    ("/blog/my-first-post-7.html", "post (id \"id=7&slug=my-first-post\")"), ("/blog/-7.html", "noMatch"),
    ("/blog/a--7.html", "post (id \"id=7&slug=a-\")"), ("/blog/a-b.html", "badID id b Int"),
    ("/blog/x-7.htm", "noMatch"), ("/@ann", "user (id ann)"), ("/@", "noMatch"), ("/ann", "noMatch"),
  ])
  func urlsMatchCompositeIDs(_ url: String, _ result: String) throws {
    #expect(matched(try Self.table(), url) == result)
  }

  @Test(arguments: [
    (
      Shop.detail, IssueID(owner: "a/b", repo: "é", number: 1).canonicalText, "helm:///a%2Fb/%C3%A9/issues/1" as String?
    ),
    (.search, SearchID(text: "a+b", page: 1).canonicalText, "helm://search?text=a%2Bb"),
    (.search, SearchID(text: "x", page: 2, colour: .red).canonicalText, "helm://search?text=x&page=2&colour=red"),
    (.search, SearchID(text: "x", page: 1, exact: true).canonicalText, nil),
    (.post, PostID(slug: "a-b", id: 7).canonicalText, "helm://blog/a-b-7.html"),
    (.post, PostID(slug: "a", id: -7).canonicalText, nil), (.detail, "7", nil), (.user, "ann", "helm:///%40ann"),
  ])
  func urlsAreWrittenForCompositeIDs(_ fragment: Shop, _ id: String, _ url: String?) throws {
    let table = try Self.table()
    let way = [PathFragment(fragment, id: id)]
    #expect(table.url(for: way)?.absoluteString == url)
    if let url { #expect(try table.match(url).fragments == way) }
  }

  /// Numbers and booleans, which aren't ids by themselves, each with its own error.
  @Test(arguments: [
    ("/1.5/2/true", "price=1.5&rate=2.0&sale=true"), ("/x/2/true", "badID price x Double"),
    ("/inf/2/true", "badID price inf Double"), ("/1/nan/true", "badID rate nan Float"),
    ("/1/2/yes", "badID sale yes Bool"),
  ])
  func numbersAndBooleansArePartsOfACompositeID(_ url: String, _ result: String) throws {
    struct OfferID: CompositeID {
      var price: Double
      var rate: Float
      var sale: Bool
    }
    let table = try links(Link("/:price/:rate/:sale", .detail, id: OfferID.self))
    #expect(matched(table, url) == (result.hasPrefix("badID") ? result : "detail (id \"\(result)\")"))
  }

  /// Lists and nested values are never parts of an id.
  @Test func listsAndNestedValuesAreNotPartsOfACompositeID() {
    struct Point: Codable { var x: Int }
    struct PointID: CompositeID {
      var name: String
      var point: Point?
      var tags: [String]?
    }
    let id = PointID(name: "a", point: Point(x: 1), tags: ["b"])
    #expect(id.canonicalText == "name=a")
    #expect(PointID(canonicalText: "name=a")?.canonicalText == "name=a")
    #expect(PointID(canonicalText: "name=a&point=1") == nil)
    #expect(PointID(canonicalText: "name=a&tags=b") == nil)
  }

  /// A screen and the one below it take parts of the same URL.
  @Test func severalFragmentsShareParametersOfAURL() throws {
    struct RepoID: CompositeID {
      var owner: String
      var repo: String
    }
    let table = try links(
      Link("/:owner/:repo/:number", .list, .detail, id: IssueID.self, ids: ["list": RepoID.self]))
    let way = [
      PathFragment(Shop.list, id: RepoID(owner: "o", repo: "r")),
      PathFragment(.detail, id: IssueID(owner: "o", repo: "r", number: 1)),
    ]
    #expect(try table.match("helm://o/r/1").fragments == way)
    #expect(table.url(for: way)?.absoluteString == "helm://o/r/1")
    let other = [PathFragment(Shop.list, id: RepoID(owner: "x", repo: "r")), way[1]]
    #expect(table.url(for: other) == nil)
  }

  /// The type is declared in the graph, and missing parts are findings.
  @Test func compositeIDTypesComeFromTheGraph() throws {
    let graph = NavigationGraph<Shop>(
      [
        .push(.home => .detail), .push(.home => .search), .ids(IssueID.self, for: .detail),
        .ids(SearchID.self, for: .search),
      ],
      entry: .home)
    let table = try links(
      Link("/issue/:owner/:repo/:number", .detail), Link("/bad/:owner/:number", .detail),
      Link("/find?(text=:text)&(page=:page=1)", .search))
    #expect(
      table.findings(in: graph) == [
        .missingID(pattern: "/bad/:owner/:number", .detail, expected: "IssueID"),
        .missingID(pattern: "/find?(text=:text)&(page=:page=1)", .search, expected: "SearchID"),
      ])
    let typed = table.typed(by: graph)
    #expect(matched(typed, "/issue/o/r/x") == "badID number x Int")
    #expect(matched(typed, "/issue/o/r/5") == "detail (id \"number=5&owner=o&repo=r\")")
    #expect(matched(typed, "/find?text=x") == "search (id \"page=1&text=x\")")
    #expect(matched(typed, "/find") == "missingID search SearchID")
  }

  /// A document doesn't know the type, and writes the same text.
  @Test func documentsMatchCompositeIDsLikeTheApp() throws {
    let document = try LinksDocument(reading: LinksDocument(try Self.table()).description)
    let links = try document.links()
    let way = [PathFragment(NamedFragment("detail"), id: IssueID(owner: "o", repo: "r", number: 1))]
    #expect(try links.match("helm://o/r/issues/1").fragments == way)
    #expect(links.url(for: way)?.absoluteString == "helm://o/r/issues/1")
    #expect(
      try links.match("/search?text=x").fragments
        == [PathFragment("search", id: SearchID(text: "x", page: 1))])
  }

  @Test(arguments: (1...4).map { UInt64($0) }) func randomCompositeIDsRoundTrip(seed: UInt64) throws {
    var numbers = ReferenceNumbers(seed: seed)
    let table = try Self.table()
    for _ in 0..<100 {
      let odd = ReferenceTests.odd
      let search = SearchID(
        text: odd.randomElement(using: &numbers) ?? "", page: Int.random(in: 1...3, using: &numbers),
        colour: [nil, .red, .blue].randomElement(using: &numbers) ?? nil,
        order: [nil, .up].randomElement(using: &numbers) ?? nil)
      let way = [PathFragment(Shop.search, id: search)]
      let url = try #require(table.url(for: way), "seed \(seed): \(search)")
      #expect(try table.match(url).fragments == way, "seed \(seed): \(url)")
      let post = PostID(slug: odd.randomElement(using: &numbers) ?? "", id: Int.random(in: -3...3, using: &numbers))
      let there = [PathFragment(Shop.post, id: post)]
      if let url = table.url(for: there) { #expect(try table.match(url).fragments == there, "seed \(seed): \(url)") }
    }
  }
}
