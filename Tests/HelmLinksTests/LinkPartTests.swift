@testable import HelmCore
@testable import HelmReference
import Testing

/// Parts of paths with texts and parameters, against all texts of a small alphabet.
@Suite struct LinkPartTests {
  static let texts: [String] = {
    var texts = [""]
    var longest = [""]
    for _ in 0..<5 {
      longest = longest.flatMap { text in ["a", "-", "1"].map { text + $0 } }
      texts += longest
    }
    return texts
  }()

  static let types = [LinkIDType.text, .integer, .oneOf(["a", "1-a", "-"]), .text]

  /// All ways to split a text, the longest parts first.
  private static func splits(_ text: Substring, _ pieces: ArraySlice<SegmentPattern.Piece>) -> [[String]] {
    guard let piece = pieces.first else { return text.isEmpty ? [[]] : [] }
    switch piece {
    case .text(let bytes):
      let wanted = String(decoding: bytes, as: UTF8.self)
      return text.hasPrefix(wanted) ? splits(text.dropFirst(wanted.count), pieces.dropFirst()) : []
    case .parameter(let parameter):
      return stride(from: text.count, to: 0, by: -1).flatMap { count -> [[String]] in
        let id = String(text.prefix(count))
        if types[parameter].canonicalText(id) == nil { return [] }
        return splits(text.dropFirst(count), pieces.dropFirst()).map { [id] + $0 }
      }
    }
  }

  private static func random(_ numbers: inout ReferenceNumbers) -> SegmentPattern {
    var pieces: [SegmentPattern.Piece] = []
    var parameters = [0, 1, 2, 3].shuffled(using: &numbers)
    func text() -> SegmentPattern.Piece {
      .text(Array((["a", "-", "1", "-a", "a1"].randomElement(using: &numbers) ?? "a").utf8))
    }
    if Bool.random(using: &numbers) { pieces.append(text()) }
    for index in 0..<Int.random(in: 1...3, using: &numbers) {
      if index > 0 { pieces.append(text()) }
      pieces.append(.parameter(parameters.removeLast()))
    }
    if Bool.random(using: &numbers) || pieces.count == 1 { pieces.append(text()) }
    return SegmentPattern(pieces: pieces)
  }

  private static func accepts(_ text: String, _ part: SegmentPattern) -> [String]? {
    part.match(text, folds: false) { types[$0].canonicalText($1) != nil }
  }

  @Test func canonicalIntegersAreThoseSwiftPrints() {
    let others = ["0", "-0", "00", "-01", "10", "-10", "5-", "--5", "+5", " 5"]
    for text in Self.texts + others {
      let expected = Int(text).map(String.init) == text ? text : nil
      #expect(LinkIDType.integer.canonicalText(text) == expected, "\(text)")
    }
  }

  @Test func namesHaveTheLettersAndDigitsOfASCII() {
    for scalar in (0...127 as ClosedRange<UInt8>).map({ Unicode.Scalar($0) }) {
      #expect(LinkPatternParser.isLetter(scalar) == Character(scalar).isLetter, "\(scalar)")
      #expect(LinkPatternParser.isDigit(scalar) == Character(scalar).isNumber, "\(scalar)")
    }
  }

  @Test func hostLabelsAreLowercaseAlphanumericsAndHyphens() {
    for text in ["a", "a-b", "a-", "1"] { #expect(LinkOrigin.isLabel(text), "\(text)") }
    for text in ["", "-", "-a", "a--b", "A", "a.b", "é", "a b"] { #expect(!LinkOrigin.isLabel(text), "\(text)") }
  }

  @Test(arguments: (1...20).map { UInt64($0) }) func partsMatchLikeANaiveSplit(seed: UInt64) {
    var numbers = ReferenceNumbers(seed: seed)
    let part = Self.random(&numbers)
    for text in Self.texts {
      #expect(
        Self.accepts(text, part) == Self.splits(text[...], part.pieces[...]).first, "seed \(seed): \(part) \(text)")
    }
  }

  /// Two parts overlap if the alphabet has a common text, and the example is a text of both, and not longer.
  @Test(arguments: (1...60).map { UInt64($0) }) func partsOverlapIfTheyHaveACommonText(seed: UInt64) {
    var numbers = ReferenceNumbers(seed: seed)
    let (one, two) = (Self.random(&numbers), Self.random(&numbers))
    let shared = Self.texts.first { Self.accepts($0, one) != nil && Self.accepts($0, two) != nil }
    let found = TextSet(one.pieces, Self.types, isSampled: false).common(
      with: TextSet(two.pieces, Self.types, isSampled: false))
    guard let found else {
      #expect(shared == nil, "seed \(seed): \(one) \(two)")
      return
    }
    #expect(Self.accepts(found, one) != nil, "seed \(seed): \(found)")
    #expect(Self.accepts(found, two) != nil, "seed \(seed): \(found)")
    if let shared { #expect(found.count <= shared.count, "seed \(seed): \(found) \(shared)") }
  }

  /// A repetitive text is split in bounded time.
  @Test func longTextsAreSplitInBoundedTime() throws {
    let part = SegmentPattern(pieces: [.parameter(0), .text([45]), .parameter(3), .text([45]), .parameter(1)])
    #expect(Self.accepts(String(repeating: "-", count: 1000) + "x", part) == nil)
    #expect(Self.accepts(String(repeating: "-", count: 16_000) + "1", part) == nil)
    let single = SegmentPattern(pieces: [.text([45]), .parameter(0)])
    #expect(Self.accepts(String(repeating: "-", count: 16_000), single)?.first?.utf8.count == 15_999)
  }
}
