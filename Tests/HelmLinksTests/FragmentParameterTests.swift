import Foundation
import Helm
import HelmDocuments
import Testing

@testable import HelmCore

/// An id whose parts depend on each other.
struct SpanID: CompositeID {
  var low: Int
  var high: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    low = try container.decode(Int.self, forKey: .low)
    high = try container.decode(Int.self, forKey: .high)
    if low > high {
      throw DecodingError.dataCorruptedError(forKey: .high, in: container, debugDescription: "It is below the other.")
    }
  }
}

/// An id that reads one of its parts twice.
struct TwiceID: CompositeID {
  var number: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    _ = try container.decode(Int.self, forKey: .number)
    number = try container.decode(Int.self, forKey: .number)
  }
}

/// Which fragment takes which parameters of a pattern, and what is wrong with them.
@Suite struct FragmentParameterTests {
  /// The cart, and what is above it, can't be reached.
  private static let graph = NavigationGraph<Shop>(
    [
      Segue(.home => .list), Segue(.list => .detail), Segue(.home => .post), Segue(.home => .search),
      Segue(.search => .help, auto: true), Segue(.cart => .lock),
    ], entry: .home,
    ids: [IDRule(.detail, FragmentIDKind(Int.self)), IDRule(.post, FragmentIDKind(UUID.self))])

  private func findings(_ links: Link<Shop>...) -> [LinkFinding<Shop>] {
    do {
      _ = try Links(origins: ["helm:"], links)
      return []
    } catch { return error.findings }
  }

  // MARK: Parameters of fragments

  @Test(
    arguments: [
      (Link<Shop>("/:lang/:detail", .detail, .list, .detail), [[], [], ["detail"]]),
      (Link<Shop>("/x/:detail/:id", .detail, .list), [["detail"], ["id"]]),
      (Link<Shop>("/:lang/:b/:a", .list, .detail), [[], ["b", "a"]]),
      (Link<Shop>("/:owner/:repo/:number", .list, .detail, id: IssueID.self), [[], ["owner", "repo", "number"]]),
      (Link<Shop>("/issue/:id", .detail, id: IssueID.self), [["id"]]),
      (Link<Shop>("/old/:id", to: "/:id"), []),
      (Link<Shop>("/:", .list, .detail), [[], []]),
    ] as [(Link<Shop>, [[String]])])
  func parametersBelongToFragments(_ link: Link<Shop>, _ parameters: [[String]]) {
    #expect(link.parameters(in: LinkSource(values: ["lang": ""])) == parameters)
  }

  /// The name of a fragment is the id of its last occurrence, also after the fragments have been mapped.
  @Test func mappedLinksKeepTheParametersOfTheirFragments() {
    enum App: Fragment { case shop(Shop) }
    let twice = Link<Shop>("/x/:list", .list, .detail, .list)
    #expect(twice.map { App.shop($0) }.named == [2: "list"])
    let named = Link<Shop>("/x/:a/:list", through: [.list, .list], named: [1: "list"])
    #expect(named.map { App.shop($0) }.named == [1: "list"])
    let other = Link<Shop>("/x/:a/:list", through: [.list], named: [0: "a"])
    #expect(other.map { App.shop($0) }.named == [0: "a"])
  }

  @Test func unknownParametersAreReportedByName() {
    let link = Link<Shop>("/a/:id", through: [.detail], named: [0: "z"], types: ["y": .integer, "x": .uuid])
    let expected: [LinkFinding<Shop>] = ["x", "y", "z"].map { .unknownParameter(pattern: "/a/:id", parameter: $0) }
    #expect(findings(link) == expected)
    // A composite type is that of a fragment, or else of a parameter.
    let composite: [LinkFinding<Shop>] = [.unknownParameter(pattern: "/a/:id", parameter: "detial")]
    #expect(findings(Link("/a/:id", .list, .detail, ids: ["detial": IssueID.self])) == composite)
    let target: [LinkFinding<Shop>] = ["page", "lang"].map { .unknownParameter(pattern: "/b/:id", parameter: $0) }
    #expect(findings(Link("/b/:id", to: "/list/:page/:lang")) == target)
  }

  /// A link with unused parameters isn't checked further.
  @Test(arguments: ["/a/:y/:x", "/a/:y/:x(int)/:id(int)"])
  func unusedParametersAreReportedInTheOrderOfThePattern(pattern: String) {
    let expected: [LinkFinding<Shop>] = ["y", "x"].map { .unusedParameter(pattern: pattern, parameter: $0) }
    #expect(findings(Link(pattern, .detail, id: UUID.self)) == expected)
    let source = LinkSource<Shop>(links: [Link(pattern, .detail)])
    #expect(Links.findings(source, in: Self.graph) == expected)
  }

  // MARK: Types of ids

  @Test func aPartThatIsNoIDOfTheGraphIsReportedAndChecked() throws {
    let table = try links(Link("/wrong/:id(int)", .post)).typed(by: Self.graph)
    #expect(matched(table, "/wrong/7") == "badID id 7 UUID")
    let uuid = "00000000-0000-0000-0000-00000000000"
    #expect(matched(table, "/wrong/\(uuid)a") == "post (id \(uuid)A)")
  }

  @Test func partsOfACompositeIDWithOtherTypesAreReported() {
    struct PlaceID: CompositeID {
      var x: Int
      var y: Int
    }
    let pattern = "/:y(uuid)/:x(a|b)"
    let expected: [LinkFinding<Shop>] = [
      .wrongID(pattern: pattern, parameter: "x", type: "a|b", .detail, expected: "Int"),
      .wrongID(pattern: pattern, parameter: "y", type: "uuid", .detail, expected: "Int"),
    ]
    #expect(findings(Link(pattern, .detail, id: PlaceID.self)) == expected)
  }

  /// An id has to be of the type in the pattern, and of that of the fragment.
  @Test func twoTypesOfAnIDHaveTheirCommonTexts() throws {
    enum Grade: String, FragmentID, CaseIterable { case one = "1", best = "a" }
    // None of these pairs overlap.
    let table = try links(
      Link("/a/:id(red|pink)", .cart, id: Colour.self), Link("/a/:list(pink|grey)", .list),
      Link("/b/:id(int)", .cart, id: Grade.self), Link("/b/:list(a|b)", .list),
      Link("/c/:id(int)", .detail, id: String.self), Link("/d/:id(text)", .detail, id: Int.self))
    #expect(matched(table, "/a/red") == "cart (id red)")
    #expect(matched(table, "/a/pink") == "list (id pink)")
    #expect(matched(table, "/b/1") == "cart (id 1)")
    #expect(matched(table, "/b/a") == "list (id a)")
    #expect(matched(table, "/c/a") == "badID id a int")
    #expect(matched(table, "/d/a") == "badID id a Int")
  }

  /// Several paths of a pattern that provide no id are one finding.
  @Test func aMissingIDIsReportedOnce() {
    let source = LinkSource<Shop>(links: [Link("/m(/a)(/b)", .detail)])
    let expected: [LinkFinding<Shop>] = [.missingID(pattern: "/m(/a)(/b)", .detail, expected: "Int")]
    #expect(Links.findings(source, in: Self.graph) == expected)
  }

  // MARK: Composite ids

  @Test func anIDWithoutPartsIsGivenByEveryURL() throws {
    struct EmptyID: CompositeID {}
    let table = try links(Link("/x", .list, .detail, ids: ["list": EmptyID.self]))
    let way = [PathFragment(Shop.list, id: EmptyID()), PathFragment(.detail)]
    #expect(try table.match("/x").fragments == way)
    #expect(table.url(for: way)?.absoluteString == "helm://x")

    let segues: Segues<Shop> = [.push(.home => .detail), .ids(EmptyID.self, for: .detail)]
    let graph = NavigationGraph(segues, entry: .home)
    let plain = try links(Link("/y", .detail))
    #expect(plain.findings(in: graph) == [])
    #expect(try plain.typed(by: graph).match("/y").fragments == [PathFragment(.detail, id: EmptyID())])
  }

  /// If the parts are valid, but not together, the first of them in the pattern is reported.
  @Test func partsThatAreNoIDTogetherAreReported() throws {
    let table = try links(Link("/:high/:low", .detail, id: SpanID.self))
    #expect(matched(table, "/5/1") == "detail (id \"high=5&low=1\")")
    #expect(matched(table, "/1/5") == "badID high 1 SpanID")
    #expect(matched(table, "/x/5") == "badID high x Int")
  }

  @Test func aCompositeIDIsOneParameterOrItsParts() throws {
    let table = try links(Link("/issue/:id", .detail, id: IssueID.self))
    #expect(matched(table, "/issue/number=5&owner=o&repo=r") == "detail (id \"number=5&owner=o&repo=r\")")
    #expect(matched(table, "/issue/number=5") == "badID id number=5 IssueID")
    // Without a type, an id has the parts that are there.
    let open = try links(Link("/x?(a=:a)&(b=:b)", .detail))
    #expect(matched(open, "/x") == "detail")
    #expect(matched(open, "/x?b=2") == "detail (id \"b=2\")")
    #expect(matched(open, "/x?b=2&a=1") == "detail (id \"a=1&b=2\")")
    #expect(open.url(for: [PathFragment(.detail)])?.absoluteString == "helm://x")
    #expect(open.url(for: [PathFragment(.detail, id: "b=2")])?.absoluteString == "helm://x?b=2")
    #expect(open.url(for: [PathFragment(.detail, id: "c=3")]) == nil)
  }

  /// A document knows only the name of a composite id, or that an id is a UUID.
  @Test func partsAreAnIDOfATypeThatADocumentNames() throws {
    func table(_ type: String) throws -> (links: Links<NamedFragment>, findings: [LinkFinding<NamedFragment>]) {
      let text = #"{ "version": 1, "segues": [ { "from": "home", "to": "item" } ], "ids": { "item": "\#(type)" } }"#
      let graph = try GraphDocument(reading: text).graph
      let links = try Links<NamedFragment>(origins: ["helm:"], [Link("/x?(a=:a)&(b=:b)", "item")])
      return (links.typed(by: graph), links.findings(in: graph))
    }
    let (mine, findings) = try table("Mine")
    #expect(findings == [])
    #expect(try mine.match("/x").fragments == [PathFragment("item", id: "")])
    #expect(try mine.match("/x?a=1").fragments == [PathFragment("item", id: "a=1")])
    let uuids = try table("UUID").links
    let error = LinkError.badID(
      "/x?b=2&a=1", pattern: "/x?(a=:a)&(b=:b)", parameter: "a", text: "1", expected: "UUID")
    #expect(throws: error) { try uuids.match("/x?b=2&a=1") }
  }

  @Test func examplesOfCompositeIDsHaveTheRequiredParts() {
    #expect(FragmentIDKind(SearchID.self).example == "page=1&text=a")
    #expect(FragmentIDKind(TwiceID.self).example == "number=1")
    #expect(FragmentIDKind(SpanID.self).example == "high=1&low=1")
  }

  // MARK: Old URLs

  @Test func oldURLsWithOptionalPartsKeepThem() throws {
    let table = try links(
      Link("/old/:list(/:id)", to: "/list/:list(/:id)"), Link("/list/:list(/:id)", .list, .detail),
      Link("/find.php?q=:id", to: "/find/:id"), Link("/find/:id", .search))
    #expect(matched(table, "/old/1/2") == "list (id 1), detail (id 2)")
    #expect(matched(table, "/old/1") == "list (id 1), detail")
    #expect(matched(table, "/find.php?q=x") == "search (id x)")
    // There is no new URL for these.
    #expect(matched(table, "/find.php?q=") == "noMatch")
    #expect(matched(table, "/find.php?q=..") == "noMatch")
  }

  @Test func oldURLsNeedATargetThatCanBeWritten() throws {
    let wildcard: [LinkFinding<Shop>] = [.lostTarget(pattern: "/a", target: "/b/*")]
    #expect(findings(Link("/a", to: "/b/*"), Link("/b/*", .home)) == wildcard)

    let target = "https://:tenant.helm.example/x"
    let list = [Link<Shop>("/old", to: target), Link<Shop>(target, .home)]
    let table = try Links(values: ["tenant": "Acme"], list)
    let match = try table.match("/old")
    #expect(match.fragments == [PathFragment(.home)])
    #expect(match.values == ["tenant": "acme"])
    let lost: [LinkFinding<Shop>] = [.lostTarget(pattern: "/old", target: target)]
    #expect(findings(list[0], list[1]) == lost)
  }

  // MARK: Links in a graph

  /// What follows a fragment that the graph doesn't have isn't checked.
  @Test func aFragmentAfterAnUnknownOneIsNotReported() {
    let source = LinkSource<Shop>(links: [Link("/x", .home, .user, .lock)])
    let expected: [LinkFinding<Shop>] = [.unknownFragment(pattern: "/x", .user, closeNames: [])]
    #expect(Links.findings(source, in: Self.graph) == expected)
  }

  @Test(
    arguments: [
      (
        .lock, .unreachable(pattern: nil, .lock, from: .home),
        "The fallback leads to lock, but no segues lead there from home. Add one, or change the fallback."
      ),
      (
        .detail, .missingID(pattern: nil, .detail, expected: "Int"),
        "The fallback leads to detail without an id: expected Int. Name a fragment without ids."
      ),
      (
        .search, .neverInFront(pattern: nil, .search, opens: .help),
        "The fallback leads to search, which never stays in front: an auto segue leads on to help, and cannot be "
          + "dismissed. Name help instead."
      ),
    ] as [(Shop, LinkFinding<Shop>, String)])
  func theFallbackIsChecked(_ fallback: Shop, _ finding: LinkFinding<Shop>, _ text: String) {
    #expect(Links.findings(LinkSource(fallback: [fallback]), in: Self.graph) == [finding])
    #expect(finding.description == text)
  }

  @Test(arguments: [(998, true), (999, false)])
  func closeNamesAreLookedForAmongTheFirst1000Fragments(count: Int, isFound: Bool) {
    let others = (1...count).map { NamedFragment("filler\($0)") }
    let segues = (others + ["goat"]).map { Segue<NamedFragment>(from: "start", to: $0) }
    let source = LinkSource<NamedFragment>(links: [Link("/x", "goal")])
    let expected: [LinkFinding<NamedFragment>] = [
      .unknownFragment(pattern: "/x", "goal", closeNames: isFound ? ["goat"] : [])
    ]
    #expect(Links.findings(source, in: NavigationGraph(segues, entry: "start")) == expected)
  }
}
