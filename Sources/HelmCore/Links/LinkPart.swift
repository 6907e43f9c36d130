/// A part of a path that contains texts and parameters: `@:user`, `:slug-:id(int)`, `:id.html`.
package struct LinkPart: Hashable, Sendable {
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
    if pieces.count > 3, bytes.count > Self.splitLimit { return nil }
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
extension LinkPart {
  /// Returns a shortest text that matches both parts, disregarding the types of their parameters; `nil` if there is none.
  ///
  /// Where any byte would match, it is the given one.
  ///
  /// - Complexity: The product of both lengths.
  func common(with other: LinkPart, fill: UInt8) -> String? {
    let (mine, its) = (tokens, other.tokens)
    // The ends of the texts matched so far, each with the byte at the end and the place before it.
    var known: [[Int]: (before: [Int], byte: UInt8)] = [[0, 0]: ([], fill)]
    var pending = [[0, 0]]
    var next = 0
    while next < pending.count {
      var place = pending[next]
      next += 1
      if place == [mine.count, its.count] {
        var bytes: [UInt8] = []
        while place != [0, 0], let (before, byte) = known[place] {
          bytes.append(byte)
          place = before
        }
        return String(decoding: bytes.reversed(), as: UTF8.self)
      }
      guard place[0] < mine.count, place[1] < its.count else { continue }
      let (one, two) = (mine[place[0]], its[place[1]])
      guard one == nil || two == nil || one == two else { continue }
      // A parameter either takes a byte and continues, or takes its last one.
      for (first, second) in [(1, 1), (0, 1), (1, 0)]
      where (first == 1 || one == nil) && (second == 1 || two == nil) {
        let after = [place[0] + first, place[1] + second]
        if known[after] == nil {
          known[after] = (place, one ?? two ?? fill)
          pending.append(after)
        }
      }
    }
    return nil
  }

  /// Each byte, and `nil` for each parameter.
  private var tokens: [UInt8?] {
    pieces.flatMap { piece -> [UInt8?] in if case .text(let text) = piece { text } else { [nil] } }
  }

  /// Returns variants of the part, with parameters replaced by one of a few texts, for types that list theirs.
  func alternatives(_ types: [LinkIDType]) -> [LinkPart] {
    var alternatives: [[Piece]] = [[]]
    for piece in pieces {
      var choices = [piece]
      if case .parameter(let parameter) = piece, let texts = types[parameter].listedTexts {
        choices = texts.prefix(50).map { .text(Array($0.utf8)) }
      }
      alternatives = alternatives.prefix(200).flatMap { pieces in choices.map { pieces + [$0] } }
    }
    return alternatives.map(LinkPart.init)
  }
}
