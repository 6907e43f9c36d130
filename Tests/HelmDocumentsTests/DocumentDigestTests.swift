import HelmTestSupport
import HelmTesting
import Testing

@testable import HelmDocuments

/// What is read from documents in which a token was replaced, removed or repeated, or which error is reported where, for more documents
/// than anybody would read.
@Suite struct DocumentDigestTests {
  @Test(arguments: Kind.allCases) func readings(kind: Kind) {
    var digests = TextDigests()
    for seed in 1...6 as ClosedRange<UInt64> {
      var changes = TokenChanges(kind.text, seed: seed)
      let text = (0..<60).map { _ in kind.read(changes.next()) + "\n" }.joined()
      digests.append(text, named: "\(kind) \(seed)")
    }
    #expect(digests.problem(named: "\(kind)") == nil)
  }

  enum Kind: CaseIterable {
    case graph, links, script, trace

    var text: String {
      switch self {
      case .graph:
        #"{ "version": 1, "entry": "a", "ids": { "b": "Int", "c": "String" }, "segues": [ "#
          + #"{ "from": "a", "to": "b", "style": "hold", "auto": true }, { "from": "b", "to": "c", "leaving": "a" }, "#
          + #"{ "from": "b", "to": "d", "style": "hold", "dismissable": true, "tag": "t", "presentation": "sheet" } ] }"#
      case .links:
        #"{ "version": 1, "origins": [ "app:", "https://x.org" ], "ignoresCase": true, "values": { "v": "1" }, "links": [ "#
          + #"{ "pattern": "/a/:id", "fragments": [ "a", { "fragment": "b", "id": "id" } ] }, "#
          + #"{ "pattern": "/old/:id", "to": "/a/:id" }, { "pattern": "/c(/:x)?q=:q", "fragments": [ "c" ] } ], "#
          + #""apps": { "apple": [ "ABCDE12345.a" ], "exclude": [ "/a" ], "android": [ "#
          + #"{ "package": "a.b", "fingerprints": [ "\#(Array(repeating: "1F", count: 32).joined(separator: ":"))" ] } ] } }"#
      case .script: ScriptDocument.text(of: RoundTripTests.commands)
      case .trace: TraceTests.example.joined(separator: "\n")
      }
    }

    /// What is read from a text, or the error.
    func read(_ text: String) -> String {
      do throws(DocumentError) {
        switch self {
        case .graph:
          let placed = try PlacedGraphDocument(reading: text.utf8)
          let errors = placed.errors(for: placed.document.graph.validationFindings())
          return ([placed.document.description] + errors.map(\.description)).joined(separator: "\n")
        case .links:
          let placed = try PlacedLinksDocument(reading: text.utf8)
          var errors: [DocumentError] = []
          do { _ = try placed.document.links() } catch { errors = placed.errors(for: error.findings) }
          return ([placed.document.description] + errors.map(\.description)).joined(separator: "\n")
        case .script: return ScriptDocument.text(of: Array(try ScriptDocument(reading: text)))
        case .trace: return try TraceLine.lines(reading: text).map(\.description).joined(separator: "\n")
        }
      } catch {
        return error.description
      }
    }
  }
}

/// Changes of single tokens of a document, determined by a seed.
private struct TokenChanges {
  private let tokens: [String]
  private var random: SeededNumbers

  private static let marks = ["[", "]", "{", "}", ",", ":", "\"", "nul", "\n"]
  private static let values = [
    "null", "true", "false", "7", "-1", "1.5", "1e3", "[]", "{}", #""""#, #""a""#, #""zz""#, #""hold""#, #""sheet""#,
    #""version""#, #""from""#, #""id""#, #""fragment""#, #""/a/b""#, #""\u00e9""#, #""\x""#, #""\#u{1F600}""#,
  ]

  init(_ text: String, seed: UInt64) {
    random = SeededNumbers(seed: seed)
    var tokens: [String] = []
    var (isQuoted, isWord) = (false, false)
    for character in text {
      let continues = isQuoted || isWord && (character.isLetter || character.isNumber)
      if continues { tokens[tokens.count - 1].append(character) } else { tokens.append(String(character)) }
      if character == "\"" { isQuoted.toggle() }
      isWord = !isQuoted && (character.isLetter || character.isNumber)
    }
    self.tokens = tokens
  }

  mutating func next() -> String {
    var tokens = tokens
    for _ in 0..<1 + random.below(2) {
      let place = random.below(tokens.count)
      switch random.below(8) {
      case 0: tokens.remove(at: place)
      case 1: tokens.insert(tokens[place], at: place)
      case 2: tokens.swapAt(place, random.below(tokens.count))
      case 3: tokens[place] = Self.marks[random.below(Self.marks.count)]
      default:
        let places = tokens.indices.filter { tokens[$0].count > 1 }
        tokens[places[random.below(places.count)]] = Self.values[random.below(Self.values.count)]
      }
    }
    return tokens.joined()
  }
}
