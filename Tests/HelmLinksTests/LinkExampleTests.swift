import Helm
import HelmDocuments
import Testing

@testable import HelmCore

/// The URLs that findings and tools show as examples, which of two patterns wins, and how many are compared.
@Suite struct LinkExampleTests {
  /// All parameters of the patterns are values.
  private static let values = ["p": "", "q": "", "r": ""]

  private func table(
    _ patterns: [String], origins: [String] = ["helm:"]
  ) throws(FindingsError<LinkFinding<Shop>>) -> Links<Shop> {
    try Links(origins: origins, values: Self.values, patterns.map { Link<Shop>($0, .detail) })
  }

  private func findings(_ patterns: [String], origins: [String] = ["helm:"]) -> [LinkFinding<Shop>] {
    do {
      _ = try table(patterns, origins: origins)
      return []
    } catch { return error.findings }
  }

  private func findings(of links: Link<Shop>...) -> [LinkFinding<Shop>] {
    do {
      _ = try Links(origins: ["helm:"], links)
      return []
    } catch { return error.findings }
  }

  // MARK: Examples

  /// Query items are in the order of the first pattern, followed by those of the second.
  @Test(arguments: [
    ("/a?b=1&a=2", "/a?d=4&c=3", "helm://a?b=1&a=2&d=4&c=3"),
    ("/a?d=4&c=3", "/a?b=1&a=2", "helm://a?d=4&c=3&b=1&a=2"),
    ("/a?(q=:p(1|2))&r=1", "/a?q=:p(2|3)", "helm://a?q=2&r=1"),
    ("/a?q=:p(2|3)", "/a?(q=:p(1|2))&r=1", "helm://a?q=2&r=1"),
    ("/a?(q=:p)", "/a", "helm://a"), ("/a", "/a?(q=:p)", "helm://a"),
    // A part of a path is no dot segment, but the value of a query item may be.
    ("/a/:p(.|..|x)", "/a/:p(x|..|.)", "helm://a/x"), ("/a?q=:p(.|x)", "/a?q=:p(x|.)", "helm://a?q=."),
    ("/a?q=:p(..|x)#y", "/a?q=:p(x|..)#y", "helm://a?q=..#y"),
    // Of parts with texts, the shortest common text is shown.
    ("/a-b:p", "/a-:q-:r", "helm://a-b-a"), ("/ab:p", "/a:q-x", "helm://ab-x"),
  ])
  func anAmbiguousPairHasAnExample(_ one: String, _ other: String, _ example: String) {
    #expect(findings([one, other]) == [.ambiguous(pattern: other, other: one, example: example)])
  }

  /// Of the other links, the first one is reported.
  @Test func eachLinkIsReportedWithTheFirstThatItClashesWith() {
    let expected: [LinkFinding<Shop>] = [
      .ambiguous(pattern: "/news/", other: "/news", example: "helm://news"),
      .ambiguous(pattern: "/n%65ws", other: "/news", example: "helm://news"),
    ]
    #expect(findings(["/news", "/news/", "/n%65ws"]) == expected)
  }

  /// A pattern for several websites isn't more specific than one for a few of them.
  @Test func anExampleHasTheFirstCommonOrigin() {
    let (all, common) = ("https://*.shop.example/x", "/x")
    let origins = ["helm:", "https://a.shop.example", "https://b.shop.example"]
    let example = "https://a.shop.example/x"
    let expected: LinkFinding<Shop> = .ambiguous(pattern: common, other: all, example: example)
    #expect(findings([all, common], origins: origins) == [expected])
    let reversed: LinkFinding<Shop> = .ambiguous(pattern: all, other: common, example: example)
    #expect(findings([common, all], origins: origins) == [reversed])
  }

  /// However many ids are listed, a pattern that matches one of them as well is found.
  @Test(arguments: ["n0", "n49", "n50", "n59"]) func listedIDsInAPartAreCompared(text: String) {
    let listed = "/x:p(" + (0..<60).map { "n\($0)" }.joined(separator: "|") + ")"
    let other = "/:q%6E\(text.dropFirst())"
    let expected: LinkFinding<Shop> = .ambiguous(pattern: other, other: listed, example: "helm://x\(text)")
    #expect(findings([listed, other]) == [expected])
  }

  /// Types that can only be tested include themselves, and are included in any text.
  @Test func customTypesAreComparedByName() throws {
    let same = try links(Link("/a/:id", .post, id: Even.self), Link("/a/:id?q=1", .detail, id: Even.self))
    #expect(matched(same, "/a/4?q=1") == "detail (id 4)")
    #expect(matched(same, "/a/4?q=2") == "post (id 4)")
    let text = try links(Link("/a/:list", .list), Link("/a/:id", .detail, id: Even.self))
    #expect(matched(text, "/a/4") == "detail (id 4)")
    #expect(matched(text, "/a/5") == "list (id 5)")
    // Neither of these texts is an even number, but other texts might be.
    let other = findings(
      of: Link("/a/:id?q=1", .detail, id: Even.self), Link("/a/:list", .list, ids: ["list": Label<Colour>.self]))
    #expect(other == [.ambiguous(pattern: "/a/:list", other: "/a/:id?q=1", example: "helm://a/a?q=1")])
    let part = findings(of: Link("/x-:id", .detail), Link("/:list", .list, ids: ["list": Even.self]))
    #expect(part == [.ambiguous(pattern: "/:list", other: "/x-:id", example: "helm://x-a")])
  }

  // MARK: Precedence

  @Test(arguments: [
    ("/:p-b.html", "/:p.html", "helm:///x-b.html"), ("/a:p-b", "/:p-b", "helm://ax-b"),
    ("/a?(q=:p(int))", "/a", "helm://a?q=1"), ("/a?(q=:p(int))", "/a?(q=:p)", "helm://a?q=1"),
    ("/a?q=:p(int)", "/a?(q=:p(int))", "helm://a?q=1"), ("/a?q=:p", "/a?(q=:p)", "helm://a?q=x"),
  ])
  func theNarrowerPatternWins(_ first: String, _ second: String, _ url: String) throws {
    for patterns in [[first, second], [second, first]] {
      #expect(try table(patterns).match(url).pattern == first)
    }
  }

  /// Pairs are in the order of the links, and a link isn't paired with itself.
  @Test(
    arguments: [
      (["/x(/:p)(/y)"], 9, []),
      (["/:p(int)", "/7", "/:p"], 9, ["0 2 helm://1", "1 0 helm://7", "1 2 helm://7"]),
      (["/:p", "/old", "/new"], 1, ["1 0 helm://old"]),
      (["/a/**", "/a(/b)"], 9, ["1 0 helm://a/b"]),
    ] as [([String], Int, [String])])
  func precedencesAreListed(_ patterns: [String], _ limit: Int, _ pairs: [String]) throws {
    let found = try table(patterns).precedences(limit: limit)
    #expect(found.map { "\($0.first) \($0.then) \($0.example)" } == pairs)
  }

  /// The origins of the table come first, and each is named once.
  @Test func aForeignURLIsReportedWithAllOrigins() throws {
    let table = try links(
      Link("scan://a", .home), Link("https://*.shop.example/b", .list), Link("scan://c", .cart),
      Link("https://helm.example/d", .post))
    let origins = ["helm:", "https://helm.example", "scan:", "https://*.shop.example"]
    #expect(throws: LinkError.foreignOrigin("other://a", origins: origins)) { try table.match("other://a") }
  }

  // MARK: The index

  private func table(repeating patterns: [(String, Int)]) -> LinkTable {
    let links = patterns.flatMap { pattern, count in (0..<count).map { _ in Link<Shop>(pattern, .detail) } }
    return Links.compiled(LinkSource(links: links), in: nil).links.table
  }

  /// The nodes visited and the rules compared: up to four rules, and more that nothing distinguishes, are compared one
  /// by one.
  @Test(
    arguments: [
      ([("/a", 3), ("/b", 1)], 5), ([("/a", 4), ("/b", 1)], 3), ([("/b", 5)], 6),
      ([("/a", 30), ("/b", 1), ("/c", 1)], 3), ([("/a", 31), ("/b", 1)], 33),
    ] as [([(String, Int)], Int)])
  func aPatternIsLookedUpAmongManyOthers(_ patterns: [(String, Int)], _ expected: Int) throws {
    var work = 0
    let address = try LinkAddress(parsing: "/b")
    _ = try table(repeating: patterns).match(address, work: &work)
    #expect(work == expected)
  }

  /// Ids of two lists are looked up one after the other.
  @Test func twoListsOfIDsAreLookedUp() throws {
    let patterns = (0..<1_200).map { number in
      "/:p(a\(number % 40)|b\(number % 40))/:q(c\(number / 40)|d\(number / 40))"
    }
    let table = table(repeating: patterns.map { ($0, 1) })
    for number in [0, 605, 1_199] {
      var work = 0
      let address = try LinkAddress(parsing: "/b\(number % 40)/d\(number / 40)")
      let match = try table.match(address, work: &work)
      #expect(match.rule == number)
      #expect(work <= 8)
    }
  }

  /// A rule is found by up to 256 texts, or combinations of texts.
  @Test(
    arguments: [([256], [257]), ([257], [1]), ([16, 16], [17, 17]), ([16, 17], [17, 1]), ([17, 16], [18, 1])]
      as [([Int], [Int])])
  func aRuleIsFoundByAFewTexts(_ texts: [Int], _ requirements: [Int]) throws {
    let names = ["p", "q"]
    let parts = texts.enumerated().map { index, count in
      "/:\(names[index])(" + (0..<count).map { "n\($0)" }.joined(separator: "|") + ")"
    }
    let rule = try #require(table(repeating: [(parts.joined(), 1)]).rules.first)
    let found = texts.indices.map { rule.requirements[.segment($0)] ?? [] }
    #expect(found.map(\.count) == requirements)
    for (count, list) in zip(requirements, found) {
      #expect(list.last == (count == 1 ? LinkRequirement.some : .listed))
    }
  }

  /// Of many patterns, too, one is found in any case.
  @Test(
    arguments: [
      ("/Tag#-:id", "/TAG3-Ann", "Ann"), ("/:id-Tag#", "/Ann-tAG3", "Ann"), ("/Tag#/:id", "/tag3/Ann", "Ann"),
      ("/:id(Tag#|Old#)", "/oLD3", "Old3"), ("/x/:id(Tag#|Old#).html", "/X/TAG3.HTML", "Tag3"),
    ])
  func aPatternIsLookedUpInAnyCase(_ pattern: String, _ url: String, _ id: String) throws {
    let links = (0..<8).map { Link<Shop>(pattern.replacing("#", with: "\($0)"), .detail) }
    let match = try Links(ignoresCase: true, links).match(url)
    #expect(match.pattern == links[3].pattern)
    #expect(match.fragments == [PathFragment(.detail, id: id)])
  }

  // MARK: Types in documents, and samples

  @Test func typesAreWrittenAsPatternsDeclareThem() {
    let types: [LinkIDType] = [.text, .integer, .uuid, .oneOf(["a"]), .oneOf(["a", "b c"]), LinkIDType(Even.self)]
    #expect(types.map(\.patternText) == ["text", "int", "uuid", "text", "a|b%20c", "text"])
  }

  /// Two modules may have types of the same name, and one of these may list its texts.
  @Test func onlyATypeThatCanOnlyBeTestedIsIncludedInItsNamesake() {
    let even = LinkIDType(Even.self)
    #expect(even.isIncluded(in: LinkIDType(Even.self)) && even.isIncluded(in: .text) && !even.isIncluded(in: .uuid))
    for namesake in [
      LinkIDType(name: even.name, domain: .integer) { $0 }, .init(name: even.name, domain: .oneOf([])) { $0 },
    ] {
      #expect(!even.isIncluded(in: namesake))
    }
  }

  @Test func samplesHaveTheFirstFiftyTexts() throws {
    let listed = (0..<51).map { "n\($0)" }.joined(separator: "|")
    let table = try Links<Shop>([Link("/:id(\(listed))", .detail)])
    #expect(table.samples(ofLink: 0, for: Links()) == (0..<50).map { "/n\($0)" })
  }
}
