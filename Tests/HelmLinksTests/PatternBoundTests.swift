import Helm
import Testing

@testable import HelmCore

/// Patterns and origins at the bounds of their notation.
@Suite struct PatternBoundTests {
  static let errors: [(pattern: String, column: Int, reason: String)] = [
    ("/:id(", 6, "expected a slash: a group holds whole parts of the path, as in (/:id)"),
    ("/a(/", 5, "expected a part of the path after the slash"),
    ("/a(/?x=y", 5, "expected a part of the path after the slash"),
    ("/a(/#x", 5, "expected a part of the path after the slash"),
    ("/a(/b)c", 7, "expected a slash, found c"),
    ("/**x", 4, "expected a slash, found x: this is a whole part of a path"),
    ("/:path+x", 8, "expected a slash, found x: this is a whole part of a path"),
    ("/a?q&(q=:id)", 7, "duplicate query item q"),
    ("/a?q=x:y", 7, ": matches a whole part; write %3A for the character itself"),
    ("/a#(x)", 4, "a fragment that is optional needs an id: write (:id)"),
    ("/a#(*)", 4, "a fragment that is optional needs an id: write (:id)"),
    ("/a#(:x", 7, "expected the end of the group, found the end"),
    ("https://*./a", 11, "expected the name of a host"),
    ("https://a:/", 11, "expected a port from 1 to 65535"),
    ("https://a:65536/", 11, "expected a port from 1 to 65535"),
    ("1app:/a", 1, "expected a path, which starts with a slash, or a scheme, such as helm: or https:"),
  ]

  @Test(arguments: errors.indices) func invalidPatternsAreReported(_ index: Int) {
    let (pattern, column, reason) = Self.errors[index]
    #expect(throws: LinkPatternError(pattern: pattern, column: column, reason: reason)) { try LinkPattern(pattern) }
  }

  @Test func aTypeEndsWithItsText() throws {
    let error = LinkPatternError(pattern: "int)x)", column: 5, reason: "expected the end of the type, found x")
    #expect(throws: error) { try LinkIDType("int)x") }
    #expect(try LinkIDType("a|b").listedTexts == ["a", "b"])
  }

  /// A part can be split in many ways; each rest of it is matched once.
  @Test func splittingAPartTakesBoundedWork() {
    let dash = SegmentPattern.Piece.text(Array("-".utf8))
    let pattern = SegmentPattern(pieces: [
      .parameter(0), dash, .parameter(1), dash, .parameter(2), dash, .parameter(3),
    ])
    var asked = 0
    let length = 60
    let texts = pattern.match(String(repeating: "-", count: length), folds: false) { parameter, _ in
      asked += 1
      return parameter < 3
    }
    #expect(texts == nil)
    #expect(asked <= 2 * length, "\(asked)")
  }

  @Test func patternsUpToTheLimitsAreAccepted() throws {
    #expect(try LinkPattern("/" + String(repeating: "a", count: 4095)).paths.count == 1)
    #expect(try LinkPattern("/:a-:b-:c-:d").parameters == ["a", "b", "c", "d"])
    #expect(try LinkPattern("/a(/b)(/c)(/d)(/e)(/f)(/g)").paths.count == 64)
  }

  /// A group is present only with the one around it; of paths of the same length, those with the earlier groups are
  /// first.
  @Test(
    arguments: [
      ("/a/", [["a"]]), ("/a/?q=:id", [["a"]]), ("/a/#:id", [["a"]]), ("/", [[]]),
      ("(/a)(/b)", [["a", "b"], ["a"], ["b"], []]),
      ("/x((/a)/b)", [["x", "a", "b"], ["x", "b"], ["x"]]),
      ("/x(/a(/b))(/c)", [["x", "a", "b", "c"], ["x", "a", "b"], ["x", "a", "c"], ["x", "a"], ["x", "c"], ["x"]]),
      ("app:(/a)", [["a"], []]), ("app:a(/b)", [["a", "b"], ["a"]]),
    ] as [(String, [[String]])])
  func optionalPartsMakeSeveralPaths(_ pattern: String, _ paths: [[String]]) throws {
    let expected = paths.map { path in path.map { LinkValue.literal($0) } }
    #expect(try LinkPattern(pattern).paths == expected)
  }

  // MARK: Origins

  @Test(arguments: [
    ("my-app+v1.0:", "my-app+v1.0:", "my-app+v1.0:"), ("https://a:1", "https://a:1", "https://a:1"),
    ("https://a:65535/", "https://a:65535", "https://a:65535"),
    ("https://A_1.b-2.example:8443", "https://a_1.b-2.example:8443", "https://a_1.b-2.example:8443"),
    ("https://*.a.example:8443", "https://*.a.example:8443", "https://www.a.example:8443"),
    ("https://:t.a.example:8443", "https://:t.a.example:8443", "https://www.a.example:8443"),
  ])
  func originsAreWritten(_ text: String, _ description: String, _ example: String) throws {
    let origin = try LinkOrigin(text)
    #expect(origin.description == description)
    #expect(origin.example == example)
  }

  @Test func hostsOfAnOriginAreCompared() throws {
    let below = LinkOrigin.Host.below(".a.example")
    #expect(below.contains("x.a.example") && below.contains("x.y.a.example"))
    #expect(!below.contains(".a.example") && !below.contains("a.example") && !below.contains("xa.example"))
    let exactly = LinkOrigin.Host.exactly("a.example")
    #expect(exactly.contains("a.example") && !exactly.contains("x.a.example"))

    func common(_ one: String, _ other: String) throws -> [String?] {
      let (first, second) = (try LinkOrigin(one), try LinkOrigin(other))
      return [first.common(with: second)?.description, second.common(with: first)?.description]
    }
    #expect(try common("https://*.a.example", "https://*.b.example") == [nil, nil])
    let narrower = "https://*.x.a.example"
    #expect(try common("https://*.a.example", narrower) == [narrower, narrower])
    let single = "https://x.a.example"
    #expect(try common("https://*.a.example", single) == [single, single])
    #expect(try common("https://*.a.example", "https://a.example") == [nil, nil])
    #expect(try common("https://*.a.example", "http://*.a.example") == [nil, nil])
    #expect(try common("https://*.a.example:81", "https://*.a.example") == [nil, nil])
    #expect(try common("app:", "app:") == ["app:", "app:"])
    #expect(try common("app:", "apps:") == [nil, nil])
  }

  @Test func aSubdomainIsFilledIn() throws {
    func filled(_ text: String, _ values: [String: String]) throws -> String? {
      try LinkOrigin(text).filled(with: values)?.description
    }
    let website = "https://:t.a.example:8443"
    #expect(try filled(website, ["t": "ACME", "s": "x"]) == "https://acme.a.example:8443")
    #expect(try filled(website, ["s": "x"]) == nil)
    #expect(try filled(website, ["t": "a.b"]) == nil)
    #expect(try filled("https://*.a.example", ["t": "x"]) == nil)
    #expect(try filled("https://a.example", [:]) == "https://a.example")
    #expect(try filled("app:", [:]) == "app:")
  }

  // MARK: Parts with texts

  /// Parts with several texts and parameters are split up to a length.
  @Test(arguments: [(1024, true), (1025, false)]) func longPartsAreNotSplit(length: Int, isSplit: Bool) {
    let name = String(repeating: "n", count: length - 3)
    let two = SegmentPattern(pieces: [.text([120]), .parameter(0), .text([45]), .parameter(1)])
    let parts: [String]? = isSplit ? [name, "b"] : nil
    #expect(two.match("x\(name)-b", folds: false) { _, _ in true } == parts)
    let bare = SegmentPattern(pieces: [.parameter(0), .text([45]), .parameter(1)])
    #expect(bare.match("x\(name)-b", folds: false) { _, _ in true } == (isSplit ? ["x" + name, "b"] : nil))
    let one = SegmentPattern(pieces: [.text([120]), .parameter(0), .text([45])])
    #expect(one.match("x\(name)b-", folds: false) { _, _ in true } == [name + "b"])
  }

  // MARK: Composite ids as parts

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  @Test func theKeysOfACompositeIDAreSorted() throws {
    let decoder = CompositeDecoder(parts: ["b": "1", "c": "2", "a": "3"])
    let container = try decoder.container(keyedBy: Key.self)
    #expect(container.allKeys.map(\.stringValue) == ["a", "b", "c"])
    #expect(container.contains(Key(stringValue: "b")))
    #expect(!container.contains(Key(stringValue: "d")))
  }

  /// A composite id is tried out with the first text that a type lists, or else with the first of the samples.
  @Test func theSampleOfATypeIsItsFirstText() throws {
    #expect(try CompositeDecoder.sample(of: Colour.self).0 == .red)
    #expect(try CompositeDecoder.sample(of: String.self).0 == "A")
    #expect(try CompositeDecoder.sample(of: Int.self).0 == 1)
  }

  @Test(arguments: [(true, "exact=true&page=1&text="), (false, "exact=false&page=1&text=")])
  func aBooleanIsAPartOfAnID(exact: Bool, text: String) {
    let id = SearchID(text: "", page: 1, exact: exact)
    #expect(id.canonicalText == text)
    #expect(SearchID(canonicalText: text) == id)
  }
}
