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
  func text(_ texts: [String?]) -> String? {
    var bytes: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let text): bytes += text
      case .parameter(let parameter):
        guard let text = texts[parameter], !text.isEmpty else { return nil }
        bytes += text.utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the texts of the parameters in a part of a URL: each is as long as possible, from left to right.
  ///
  /// - Parameters:
  ///   - text: The part of the URL.
  ///   - folds: Whether the case of texts is ignored.
  ///   - accepts: A closure that returns whether a text is an id for a parameter.
  /// - Returns: The texts in the order of the parameters, or `nil` if the part doesn't fit.
  /// - Complexity: Linear in the text for one parameter; quadratic for several, up to ``splitLimit`` bytes.
  func match(_ text: String, folds: Bool, accepts: (Int, String) -> Bool) -> [String]? {
    let bytes = Array(text.utf8)
    let count = pieces.count
    if count > 3, bytes.count > Self.splitLimit { return nil }
    let compared = folds ? bytes.map(Self.folded) : bytes
    func fits(_ wanted: [UInt8], at offset: Int) -> Bool {
      guard offset + wanted.count <= compared.count else { return false }
      return compared[offset..<(offset + wanted.count)].elementsEqual(folds ? wanted.map(Self.folded) : wanted)
    }
    var failed: Set<[Int]> = []
    func match(_ index: Int, at offset: Int) -> [String]? {
      guard index < count else { return offset == bytes.count ? [] : nil }
      switch pieces[index] {
      case .text(let wanted): return fits(wanted, at: offset) ? match(index + 1, at: offset + wanted.count) : nil
      case .parameter(let parameter):
        if failed.contains([index, offset]) { return nil }
        let isLast = index == count - 1
        var end = bytes.count
        while end > offset {
          defer { end -= 1 }
          if !isLast {
            guard case .text(let next) = pieces[index + 1], fits(next, at: end) else { continue }
            // A text at the end must be followed by nothing.
            if index + 2 == count, end + next.count != bytes.count { continue }
          }
          let id = String(decoding: bytes[offset..<end], as: UTF8.self)
          if accepts(parameter, id), let rest = match(index + 1, at: end) { return [id] + rest }
          if isLast { break }
        }
        failed.insert([index, offset])
        return nil
      }
    }
    return match(0, at: 0)
  }

  static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte + 32 : byte
  }
}

/// Texts that two parts have in common.
extension LinkPart {
  /// Returns a text that matches both parts, disregarding the types of their parameters.
  ///
  /// - Parameters:
  ///   - other: The other part.
  ///   - fill: The byte to use if any would match.
  /// - Returns: A shortest text, or `nil` if there is none.
  /// - Complexity: The product of both lengths.
  func common(with other: LinkPart, fill: UInt8) -> String? {
    let (mine, its) = (tokens, other.tokens)
    struct Place: Hashable {
      let mine: Int
      let its: Int
    }
    var cameFrom: [Place: (place: Place, byte: UInt8)] = [:]
    var pending = [Place(mine: 0, its: 0)]
    var known: Set<Place> = [pending[0]]
    var next = 0
    while next < pending.count {
      let place = pending[next]
      next += 1
      if place.mine == mine.count, place.its == its.count {
        var bytes: [UInt8] = []
        var at = place
        while let (before, byte) = cameFrom[at] {
          bytes.append(byte)
          at = before
        }
        return String(decoding: bytes.reversed(), as: UTF8.self)
      }
      guard place.mine < mine.count, place.its < its.count else { continue }
      let (one, two) = (mine[place.mine], its[place.its])
      guard one == nil || two == nil || one == two else { continue }
      let byte = one ?? two ?? fill
      // A parameter either takes a byte and continues, or takes its last one.
      for stepsOn in [(true, true), (false, true), (true, false), (false, false)] {
        if one != nil && !stepsOn.0 || two != nil && !stepsOn.1 { continue }
        let after = Place(mine: place.mine + (stepsOn.0 ? 1 : 0), its: place.its + (stepsOn.1 ? 1 : 0))
        if known.insert(after).inserted {
          cameFrom[after] = (place, byte)
          pending.append(after)
        }
      }
    }
    return nil
  }

  /// Each byte, and `nil` for each parameter.
  private var tokens: [UInt8?] {
    pieces.flatMap { piece -> [UInt8?] in
      switch piece {
      case .text(let text): text.map(Optional.some)
      case .parameter: [nil]
      }
    }
  }

  /// Returns variants of the part, with parameters replaced by one of a few texts, for types that list theirs.
  func alternatives(_ types: [LinkIDType]) -> [LinkPart] {
    var alternatives: [[Piece]] = [[]]
    for piece in pieces {
      var texts: [[UInt8]]?
      if case .parameter(let parameter) = piece {
        texts = types[parameter].listedTexts?.prefix(50).map { Array($0.utf8) }
      }
      alternatives = alternatives.prefix(200).flatMap { pieces in
        texts.map { texts in texts.map { pieces + [.text($0)] } } ?? [pieces + [piece]]
      }
    }
    return alternatives.map(LinkPart.init)
  }
}
