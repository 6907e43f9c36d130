import Foundation
import Helm
import HelmDocuments
import Testing

@testable import HelmCore

/// However many patterns there are, a URL is compared with few of them, counted in visited nodes and compared rules.
@Suite struct LinkIndexTests {
  /// Tables of growing size, and the URL that the last pattern of each matches.
  static let tables: [(name: String, pattern: @Sendable (Int) -> String, url: @Sendable (Int) -> String)] = [
    ("paths", { "/section\($0 % 50)/page\($0)/:id" }, { "/section\($0 % 50)/page\($0)/x" }),
    ("a query value", { "/search?tab=\($0)" }, { "/search?x=1&tab=\($0)" }),
    ("the last of two query values", { "/search?a=1&b=\($0)" }, { "/search?b=\($0)&a=1" }),
    ("the first of two query values", { "/search?a=\($0)&b=1" }, { "/search?b=1&a=\($0)" }),
    ("two query values", { "/search?a=\($0 % 40)&b=\($0 / 40)" }, { "/search?b=\($0 / 40)&a=\($0 % 40)" }),
    ("listed ids", { "/:id(a\($0)|b\($0))" }, { "/b\($0)" }),
    ("listed ids before a path", { "/:id(a|u\($0))/x\($0)" }, { "/a/x\($0)" }),
    ("listed ids in a query", { "/search?q=:id(a\($0)|b\($0))" }, { "/search?q=b\($0)" }),
    ("fragments", { "/help#part\($0)" }, { "/help#part\($0)" }),
    ("what is after a parameter", { "/:id/page\($0)" }, { "/x/page\($0)" }),
    ("what is after an integer", { "/:id(int)/*/page\($0)" }, { "/5/x/page\($0)" }),
    ("a query beside a rest", { "/docs/**?page=\($0)" }, { "/docs/x/y?page=\($0)" }),
    ("a query beside a rest that is an id", { "/docs/:id+?page=\($0)" }, { "/docs/x/y?page=\($0)" }),
    (
      "listed ids in two places", { "/:list(a\($0 % 40)|b\($0 % 40))/:id(c\($0 / 40)|d\($0 / 40))" },
      { "/b\($0 % 40)/c\($0 / 40)" }
    ),
    ("the start of a part", { "/item\($0)-:id" }, { "/item\($0)-x" }),
    ("the end of a part", { "/:id-item\($0)" }, { "/x-item\($0)" }),
    ("the end of a part with a start", { "/img-:id-item\($0)" }, { "/img-x-item\($0)" }),
    ("websites", { "https://h\($0).example/x/:id" }, { "https://h\($0).example/x/1" }),
    ("subdomains", { "https://*.h\($0).example/x" }, { "https://a.h\($0).example/x" }),
    (
      "texts beside parameters", { $0 % 2 == 0 ? "/l\($0)/:id(int)" : "/:id/t\($0)" },
      {
        $0 % 2 == 0 ? "/l\($0)/5" : "/z/t\($0)"
      }
    ),
    (
      "integers beside starts of parts", { $0 % 2 == 0 ? "/l\($0)/:id(int)" : "/:id/p\($0)-:name" },
      {
        $0 % 2 == 0 ? "/l\($0)/5" : "/z/p\($0)-x"
      }
    ),
    (
      "queries beside longer paths", { $0 % 2 == 0 ? "/:id?tab=\($0)" : "/:id/page\($0)" },
      {
        $0 % 2 == 0 ? "/x?tab=\($0)" : "/x/page\($0)"
      }
    ),
    ("one beside all", { $0 == 0 ? "/**" : "/page\($0)" }, { "/page\($0)" }),
  ]

  /// All combinations of texts are tried if there are at most 64; otherwise one text is varied at a time.
  @Test(arguments: [(1, 2), (3, 8), (6, 64), (7, 8)]) func samplesTryCombinationsUpToTheLimit(
    parameters: Int, count: Int
  ) throws {
    let pattern = (0..<parameters).map { "/:p\($0)(x|y)" }.joined()
    let links: Links<Shop> = try Links(origins: ["helm:"], [Link(pattern, .detail)])
    #expect(Set(links.samples(ofLink: 0, for: Links())).count == count)
  }

  /// The URLs of a link: with each text of an id, another text for a wildcard, and one that a link of another table
  /// matches.
  @Test func samplesCoverTextsWildcardsAndOtherTables() throws {
    let links = try Links<Shop>(
      origins: ["helm:", "https://*.helm.example"], [Link("/:list(x|y)/*?(q=:id(1|2)=1)", .list, .detail)])
    let other = try Links<Shop>([Link("/x/b", .list), Link("/z", .list)])
    let paths = ["x/a", "y/a", "x/a?q=2", "y/a?q=2", "x/other", "x/b"]
    #expect(
      links.samples(ofLink: 0, for: other)
        == paths.map { "helm://" + $0 } + paths.map { "https://www.helm.example/" + $0 })
    let types = try Links<Shop>([Link("/:home(int)/:list(uuid)/:id", .home, .list, .detail, id: Colour.self)])
    let uuid = "00000000-0000-0000-0000-000000000000"
    #expect(
      types.samples(ofLink: 0, for: Links())
        == ["red", "green", "blue"].flatMap { colour in ["1", "2", "-1"].map { "/\($0)/\(uuid)/\(colour)" } })
    #expect(
      try Links<Shop>([Link("/:id", .detail)]).samples(ofLink: 0, for: Links()) == ["/a", "/1", "/\(uuid)", "/true"])
  }

  /// Optional parts are present in some URLs, and absent in others.
  @Test(arguments: [
    ("/:list(x|y)?(q=:id(1|2))", ["/x?q=1", "/y?q=1", "/x?q=2", "/y?q=2", "/x", "/y"]),
    ("/a?p=:list(x|y)&(q=:id(1|2)=1)", ["/a?p=x", "/a?p=y", "/a?p=x&q=2", "/a?p=y&q=2"]),
    ("/:list(x|y)#(:id(1|2))", ["/x#1", "/y#1", "/x#2", "/y#2", "/x", "/y"]),
  ])
  func samplesHaveURLsWithAndWithoutOptionalItems(_ pattern: String, _ samples: [String]) throws {
    #expect(try Links<Shop>([Link(pattern, .list, .detail)]).samples(ofLink: 0, for: Links()) == samples)
  }

  @Test func samplesAboveTheLimitVaryOneTextAtATime() throws {
    let links = try Links<Shop>([Link("/:a(1|2|3|4|5)/:b(a|b|c|d|e|f|g|h|i|j|k|l|m)", .detail)])
    #expect(links.samples(ofLink: 0, for: Links()).count == 17)
  }

  /// An invalid id is reported for the patterns that match best.
  @Test func anInvalidIDIsReportedForTheBestMatchingPattern() throws {
    let links = try links(
      Link("/a/:id(int)", .detail), Link("/a/x-:id(int)", .post), Link("/a/y-:id(int)", .user),
      Link("/a/z-:id(int)", .cart), Link("/a/new", .list), Link("/a/old", .help))
    #expect(matched(links, "/a/x-q") == "badID id q int")
    #expect(matched(links, "/a/q") == "badID id q int")
    #expect(matched(links, "/a/x-7") == "post (id 7)")
  }

  /// Patterns with lists of ids are identified by their other requirements.
  @Test func anInvalidIDIsReportedForThePatternThatMatchesOtherwise() throws {
    let table = try links(
      Link("/:id(a|b)/x", .detail), Link("/:id(c|d)/y", .post), Link("/:id(e|f)/z", .user),
      Link("/:id(g|h)/v", .cart), Link("/:id(i|j)/w", .account), Link("/:id(k|l)/w", .help))
    #expect(matched(table, "/c/y") == "post (id c)")
    #expect(matched(table, "/q/x") == "badID id q a|b")
    #expect(matched(table, "/q/y") == "badID id q c|d")
    #expect(matched(table, "/a/y") == "badID id a c|d")
    #expect(matched(table, "/q/w") == "badID id q i|j")
    #expect(matched(table, "/a/q") == "noMatch")
    let twice = try Links<Shop>(
      (0..<9).map { Link("/:list(a\($0)|b\($0))/:id(c\($0)|d\($0))/p\($0)", .list, .detail) })
    #expect(matched(twice, "/a3/d3/p3") == "list (id a3), detail (id d3)")
    #expect(matched(twice, "/q/q/p3") == "badID list q a3|b3")
    #expect(matched(twice, "/a3/q/p3") == "badID id q c3|d3")
    #expect(matched(twice, "/a1/c1/p3") == "badID list a1 a3|b3")
  }

  private static func table(_ index: Int, _ count: Int) throws -> Links<Shop> {
    try Links(
      origins: ["helm:"], (0..<count).map { Link(tables[index].pattern($0), .detail) })
  }

  private func work(of links: Links<Shop>, matching address: LinkAddress) -> Int {
    var work = 0
    _ = try? links.table.match(address, work: &work)
    return work
  }

  @Test(arguments: tables.indices) func matchingTakesBoundedWork(_ index: Int) throws {
    let (name, pattern, url) = Self.tables[index]
    let count = 1_200
    let links = try Self.table(index, count)
    for number in [1, count / 2, count - 1] {
      let address = try LinkAddress(parsing: url(number))
      #expect(try links.match(address).pattern == pattern(number), "\(name)")
      let work = work(of: links, matching: address)
      #expect(work <= 24, "\(name): \(work)")
    }
  }

  /// Bounded work also applies to unmatched URLs and invalid ids.
  @Test(arguments: tables.indices) func matchingNothingTakesBoundedWork(_ index: Int) throws {
    let links = try Self.table(index, 600)
    for url in ["/search?tab=x", "/nowhere/at/all", "/c/x5", "/", "/x/page-1"] {
      let address = try LinkAddress(parsing: url)
      #expect(work(of: links, matching: address) <= 32, "\(Self.tables[index].name): \(url)")
    }
  }

  /// Comparing each pattern with the others is bounded, too.
  @Test(arguments: tables.indices) func findingOverlapsTakesBoundedWork(_ index: Int) throws {
    let count = 1_200
    var work = 0
    try Self.table(index, count).table.forEachOverlap(work: &work) { _, _, _ in true }
    #expect(work <= 24 * count, "\(Self.tables[index].name): \(work)")
  }

  /// Each of hundreds of patterns clashes with hundreds of others; this many pairs are reported.
  @Test func ambiguousPatternsAreReportedUpToALimit() throws {
    let links = (0..<800).map { Link<Shop>($0 % 2 == 0 ? "/l\($0)/:id" : "/:id/t\($0)", .detail) }
    let error = #expect(throws: FindingsError<LinkFinding<Shop>>.self) { _ = try Links(links) }
    #expect(
      error?.findings.first
        == .ambiguous(pattern: "/:id/t1", other: "/l0/:id", example: "/l0/t1"))
    #expect(error?.findings.count == 402)
    // The list says that it is truncated.
    guard case .moreAmbiguous(_, than: 1_000)? = error?.findings.last else {
      Issue.record("\(String(describing: error?.findings.last))")
      return
    }
    #expect(error?.findings.last?.pattern == error?.findings.dropLast().last?.pattern)
    #expect(error?.description.hasSuffix("is cut off: after 1000 pairs, no more were looked for.") == true)
  }

  /// Patterns that get narrower one by one.
  @Test func theLongestOfNestedPrefixesMatches() throws {
    let links = try Links<Shop>(
      (0..<60).map { Link(String(repeating: "/a", count: $0) + "/**", .detail) })
    for depth in [0, 1, 30, 59] {
      let url = depth == 0 ? "/" : String(repeating: "/a", count: depth)
      #expect(try links.match(url).pattern == String(repeating: "/a", count: depth) + "/**")
    }
  }
}
