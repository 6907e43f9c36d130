import Foundation
import Helm
import HelmDocuments
import Testing

@testable import HelmCore

/// A rating, which is coded as a number, and is no id by itself.
private struct Stars: Codable {
  var count: Int

  init(from decoder: any Decoder) throws { count = try decoder.singleValueContainer().decode(Int.self) }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(count)
  }
}

private struct ReviewID: CompositeID {
  var stars: Stars
  var text: String
}

/// A filter without any needed part.
private struct FilterID: CompositeID {
  var colour: Colour?
}

/// Ids and values as URLs have them, and those that URLs can't have.
@Suite struct LinkIDTextTests {
  /// A graph of the list, and the detail on it, with declared ids.
  private func declaring(_ ids: IDRule<Shop>...) -> NavigationGraph<Shop> {
    NavigationGraph([Segue(.home => .list), Segue(.list => .detail)], entry: .home, ids: ids)
  }

  // MARK: Types

  /// A default value is canonical, too, though the pattern doesn't say of which type it is.
  @Test func aDefaultIsWrittenAsItsType() throws {
    let uuid = "00000000-0000-0000-0000-00000000000"
    let table = try links(Link("/post(/:id=\(uuid)a)", .post, id: UUID.self))
    #expect(try table.match("/post").fragments == [PathFragment(.post, id: uuid + "A")])
    #expect(table.url(for: [PathFragment(.post, id: uuid + "A")])?.absoluteString == "helm://post")
  }

  /// The type of a default is declared by the pattern, the link or the graph.
  @Test func aDefaultThatIsNoIDIsAFinding() throws {
    func finding(_ pattern: String, column: Int, _ reason: String) -> LinkFinding<Shop> {
      .badPattern(pattern, column: column, reason: reason)
    }
    let error = #expect(throws: FindingsError<LinkFinding<Shop>>.self) {
      try links(
        Link("/a(/:id=x)", .detail, id: Int.self), Link("/b?(id=:list=1)", .list, .detail, ids: ["list": Colour.self]),
        Link("/c/:stars(/:text=5)", .post, id: ReviewID.self),
        Link("/d?(colour=:colour=5)", .search, id: FilterID.self),
        Link("/e(/:id=7)", .detail, id: Int.self))
    }
    #expect(
      error?.findings == [
        finding("/a(/:id=x)", column: 5, "x is not a valid :id: expected Int"),
        finding("/b?(id=:list=1)", column: 8, "1 is not a valid :list: expected Colour"),
        finding("/d?(colour=:colour=5)", column: 12, "5 is not a valid :colour: expected Colour"),
      ])
    let table = try links(Link("/x(/:id=first)", .detail))
    #expect(matched(table, "/x") == "detail (id first)")
    let graph = declaring(IDRule(.detail, FragmentIDKind(Int.self)))
    #expect(
      table.findings(in: graph) == [finding("/x(/:id=first)", column: 5, "first is not a valid :id: expected Int")])
    #expect(matched(table.typed(by: graph), "/x") == "badID id first Int")
    #expect(matched(table.typed(by: graph), "/x/5") == "detail (id 5)")
  }

  @Test func aFragmentOfAURLHasADefault() throws {
    #expect(try LinkPattern("/help#(:id=top)").defaults == ["top"])
    let table = try links(Link("/help#(:id=top)", .help))
    #expect(matched(table, "/help") == "help (id top)")
    #expect(matched(table, "/help#end") == "help (id end)")
  }

  /// A URL would lead to the id in its canonical form.
  @Test func anIDThatIsNotCanonicalHasNoURL() throws {
    let uuid = "00000000-0000-0000-0000-00000000000"
    let table = try links(Link("/post/:id", .post, id: UUID.self))
    #expect(table.url(for: [PathFragment(.post, id: uuid + "A")])?.absoluteString == "helm://post/\(uuid)A")
    #expect(table.url(for: [PathFragment(.post, id: uuid + "a")]) == nil)
  }

  /// Of a type that a document names, only the texts are known.
  @Test func idsAreCheckedByTheTextsOfAKind() throws {
    let kind = FragmentIDKind(name: "Ticket") { ["5", "7"].contains($0) ? $0 : nil }
    let table = try links(Link("/x/:id", .detail)).typed(by: declaring(IDRule(.detail, kind)))
    #expect(matched(table, "/x/5") == "detail (id 5)")
    #expect(matched(table, "/x/6").hasPrefix("badID id 6"))
  }

  // MARK: Composite ids

  /// Whether such a part is valid is decided by the id as a whole.
  @Test func aPartMayBeOfATypeThatIsNoID() throws {
    let table = try links(Link("/rate/:stars/:text", .post, id: ReviewID.self))
    #expect(matched(table, "/rate/5/good") == "post (id \"stars=5&text=good\")")
    #expect(matched(table, "/rate/x/good") == "badID stars x ReviewID")
    let id = "stars=5&text=good"
    #expect(ReviewID(canonicalText: id)?.canonicalText == id)
    #expect(table.url(for: [PathFragment(.post, id: id)])?.absoluteString == "helm://rate/5/good")
  }

  /// An id without parts isn't the same as no id.
  @Test func aFragmentWithoutAnIDHasNoURLOfACompositeID() throws {
    let table = try links(Link("/x?(colour=:colour)", .search, id: FilterID.self))
    #expect(try table.match("/x").fragments == [PathFragment(.search, id: FilterID())])
    #expect(table.url(for: [PathFragment(.search)]) == nil)
    #expect(table.url(for: [PathFragment(.search, id: FilterID())])?.absoluteString == "helm://x")
    #expect(
      table.url(for: [PathFragment(.search, id: FilterID(colour: .red))])?.absoluteString == "helm://x?colour=red")
  }

  @Test func aFragmentWithoutAnIDHasNoURLIfADocumentDeclaresIDs() throws {
    let text = #"{ "version": 1, "segues": [ { "from": "home", "to": "item" } ], "ids": { "item": "Mine" } }"#
    let graph = try GraphDocument(reading: text).graph
    let plain = try Links<NamedFragment>(origins: ["helm:"], [Link("/x?(a=:a)&(b=:b)", "item")])
    let typed = plain.typed(by: graph)
    func url(_ place: PathFragment<NamedFragment>, _ links: Links<NamedFragment>) -> String? {
      links.url(for: [place])?.absoluteString
    }
    #expect(url(PathFragment("item"), plain) == "helm://x")
    #expect(url(PathFragment("item"), typed) == nil)
    #expect(url(PathFragment("item", id: ""), typed) == "helm://x")
    #expect(url(PathFragment("item", id: "b=2"), typed) == "helm://x?b=2")
  }

  // MARK: Values

  /// The types of a graph change nothing about the values that are stored.
  @Test func valuesAreKeptWhenTheGraphDeclaresIDs() throws {
    var table = try Links<Shop>(values: ["lang": "en"], [Link("/:lang/list", .list)])
    let graph = declaring(IDRule(.detail, FragmentIDKind(Int.self)))
    func url(_ links: Links<Shop>) -> String? { links.url(for: [PathFragment(.list)])?.absoluteString }
    #expect(url(table.typed(by: graph)) == "/en/list")
    table.values = ["lang": "de"]
    #expect(table.typed(by: graph).values == ["lang": "de"])
    #expect(url(table.typed(by: graph)) == "/de/list")
    // Without a stored value, that of the links is used.
    table.values = [:]
    #expect(table.typed(by: graph).values == [:])
    #expect(url(table.typed(by: graph)) == "/en/list")
  }

  /// The value is read by the origin that the URL is of.
  @Test func aSubdomainIsReadByItsOwnOrigin() throws {
    let table = try Links<Shop>(
      origins: ["https://:first.one.example", "https://:second.two.example"], [Link("/news", .list)])
    #expect(try table.match("https://t.one.example/news").values == ["first": "t"])
    #expect(try table.match("https://t.two.example/news").values == ["second": "t"])
    #expect(try table.match("/news").values == [:])
  }

  @Test func aFallbackNeedsNoOtherLink() throws {
    let table = try Links<Shop>([], fallback: [.cart, .help])
    let match = try table.match("/x")
    #expect(match.pattern == nil)
    #expect(match.fragments == [PathFragment(.cart), PathFragment(.help)])
    let none = try Links<Shop>([])
    #expect(throws: LinkError.noLinks("/x")) { try none.match("/x") }
  }
}
