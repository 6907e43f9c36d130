/// A part of a path that contains texts and parameters: `@:user`, `:slug-:id(int)`, `:id.html`.
package struct SegmentPattern: Hashable, Sendable {
  /// The pieces; there is always a text between two parameters.
  package let pieces: [Piece]

  package enum Piece: Hashable, Sendable {
    case text([UInt8])
    case parameter(Int)
  }

  /// The maximum number of parameters in one part.
  static let parameterLimit = 4

  /// The maximum length in bytes of a part that is split into several parameters.
  static let splitLimit = 1024

  /// The text before the first parameter.
  var prefix: [UInt8] { if case .text(let text)? = pieces.first { text } else { [] } }

  /// The text after the last parameter.
  var suffix: [UInt8] { if case .text(let text)? = pieces.last { text } else { [] } }

  var parameters: [Int] {
    pieces.compactMap { piece in if case .parameter(let parameter) = piece { parameter } else { nil } }
  }

  /// Returns the part with texts for its parameters; `nil` if one is missing or empty.
  func text(_ text: (Int) -> String?) -> String? {
    var bytes: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let text): bytes += text
      case .parameter(let parameter):
        guard let text = text(parameter), !text.isEmpty else { return nil }
        bytes += text.utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the texts of the parameters in a part of a URL, in their order; `nil` if the part doesn't fit.
  ///
  /// Each text is as long as possible, from left to right, if the closure accepts it as an id. The case of other texts may be folded.
  ///
  /// - Complexity: Linear in the text for one parameter; quadratic for several, up to ``splitLimit`` bytes.
  func match(_ text: String, folds: Bool, accepts: (Int, String) -> Bool) -> [String]? {
    let bytes = Array(text.utf8)
    if parameters.count > 1, bytes.count > Self.splitLimit { return nil }
    let compared = folds ? bytes.map(\.asciiLowercased) : bytes
    func fits(_ wanted: [UInt8], at offset: Int) -> Bool {
      guard offset + wanted.count <= compared.count else { return false }
      return compared[offset..<(offset + wanted.count)].elementsEqual(folds ? wanted.map(\.asciiLowercased) : wanted)
    }
    var known: [[Int]: [String]?] = [:]
    func match(_ index: Int, at offset: Int) -> [String]? {
      guard index < pieces.count else { return offset == bytes.count ? [] : nil }
      switch pieces[index] {
      case .text(let wanted): return fits(wanted, at: offset) ? match(index + 1, at: offset + wanted.count) : nil
      case .parameter(let parameter):
        if let result = known[[index, offset]] { return result }
        var result: [String]?
        for end in stride(from: bytes.count, to: offset, by: -1) where result == nil {
          guard let rest = match(index + 1, at: end) else { continue }
          let id = String(decoding: bytes[offset..<end], as: UTF8.self)
          if accepts(parameter, id) { result = [id] + rest }
        }
        known[[index, offset]] = .some(result)
        return result
      }
    }
    return match(0, at: 0)
  }
}

/// Texts that two parts have in common.
extension SegmentPattern {
  /// A byte of a text, or several of the same kind.
  struct Token {
    /// The bytes that it may be; `nil` for any byte.
    var bytes: [UInt8]?
    var isOptional = false
    var isRepeated = false

    static let any = Token(isRepeated: true)

    static func text(_ bytes: some Sequence<UInt8>) -> [Token] { bytes.map { Token(bytes: [$0]) } }

    fileprivate func common(with other: Token) -> UInt8? {
      guard let bytes, let its = other.bytes else { return bytes?.first ?? other.bytes?.first ?? UInt8(ascii: "a") }
      return bytes.first(where: its.contains)
    }
  }

  /// Returns the texts that match, as alternatives: one for each combination of listed texts, up to a limit.
  func alternatives(_ types: [LinkIDType]) -> [[Token]] {
    pieces.reduce([[]]) { alternatives, piece in
      let choices =
        switch piece {
        case .text(let text): [Token.text(text)]
        case .parameter(let parameter): types[parameter].tokens
        }
      return alternatives.prefix(200).flatMap { tokens in choices.map { tokens + $0 } }
    }
  }

  /// Returns a text that two lists of tokens describe; `nil` if there is none.
  ///
  /// - Complexity: The product of both lengths.
  static func common(_ mine: [Token], _ its: [Token]) -> String? {
    // The ends of the texts described so far, each with the byte at the end and the place before it.
    var known: [[Int]: (before: [Int], byte: UInt8?)] = [[0, 0]: ([], nil)]
    var pending = [[0, 0]]
    var next = 0
    func reach(_ place: [Int], from before: [Int], _ byte: UInt8?) {
      guard known[place] == nil else { return }
      known[place] = (before, byte)
      pending.append(place)
    }
    while next < pending.count {
      var place = pending[next]
      next += 1
      if place == [mine.count, its.count] {
        var bytes: [UInt8] = []
        while place != [0, 0], let (before, byte) = known[place] {
          if let byte { bytes.append(byte) }
          place = before
        }
        return String(decoding: bytes.reversed(), as: UTF8.self)
      }
      let (first, second) = (place[0], place[1])
      if first < mine.count, mine[first].isOptional { reach([first + 1, second], from: place, nil) }
      if second < its.count, its[second].isOptional { reach([first, second + 1], from: place, nil) }
      guard first < mine.count, second < its.count, let byte = mine[first].common(with: its[second]) else { continue }
      for one in first...(first + 1) where one > first || mine[first].isRepeated {
        for two in second...(second + 1) where two > second || its[second].isRepeated {
          reach([one, two], from: place, byte)
        }
      }
    }
    return nil
  }
}

extension LinkIDType {
  /// The texts of the type, as alternatives; of a type that can only be tested, a few and any.
  var tokens: [[SegmentPattern.Token]] {
    typealias Token = SegmentPattern.Token
    switch domain {
    case .text: return [[.any]]
    case .integer:
      let digits = Array("1234567890".utf8)
      return [
        Token.text("0".utf8),
        [
          Token(bytes: [UInt8(ascii: "-")], isOptional: true), Token(bytes: digits.dropLast()),
          Token(bytes: digits, isOptional: true, isRepeated: true),
        ],
      ]
    case .uuid:
      let digits = Array("0123456789abcdefABCDEF".utf8)
      return [Self.sampleUUID.utf8.map { Token(bytes: $0 == UInt8(ascii: "-") ? [$0] : digits) }]
    case .oneOf(let texts): return texts.prefix(50).map { Token.text($0.utf8) }
    case .other:
      let texts = (["1", "-1", "0"] + Self.samples).filter { canonicalText($0) != nil }
      return texts.map { Token.text($0.utf8) } + [[.any]]
    }
  }
}
