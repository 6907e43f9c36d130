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

  /// The part with its texts in lowercase.
  var lowercased: SegmentPattern {
    SegmentPattern(
      pieces: pieces.map { piece in
        guard case .text(let text) = piece else { return piece }
        return .text(Array(String(decoding: text, as: UTF8.self).lowercased().utf8))
      })
  }

  /// Returns the texts of the parameters in a part of a URL, in their order; `nil` if the part doesn't fit.
  ///
  /// Each text is as long as possible, from left to right, if the closure accepts it as an id. If case is folded, the texts of the pattern
  /// have to be in lowercase.
  ///
  /// - Complexity: Linear in the text for one parameter; quadratic for several, up to ``splitLimit`` bytes.
  func match(_ text: String, folds: Bool, accepts: (Int, String) -> Bool) -> [String]? {
    if parameters.count > 1, text.utf8.count > Self.splitLimit { return nil }
    let scalars = Array(text.unicodeScalars)
    /// Returns the offset after a text; `nil` if it isn't there.
    func skip(_ wanted: [UInt8], at offset: Int) -> Int? {
      var (rest, offset) = (wanted[...], offset)
      while !rest.isEmpty {
        guard offset < scalars.count else { return nil }
        // Folded one by one: some become longer or shorter.
        let compared = folds ? String(scalars[offset]).lowercased() : String(scalars[offset])
        guard rest.starts(with: compared.utf8) else { return nil }
        rest = rest.dropFirst(compared.utf8.count)
        offset += 1
      }
      return offset
    }
    var known: [[Int]: [String]?] = [:]
    func match(_ index: Int, at offset: Int) -> [String]? {
      guard index < pieces.count else { return offset == scalars.count ? [] : nil }
      switch pieces[index] {
      case .text(let wanted):
        guard let next = skip(wanted, at: offset) else { return nil }
        return match(index + 1, at: next)
      case .parameter(let parameter):
        if let result = known[[index, offset]] { return result }
        var result: [String]?
        for end in stride(from: scalars.count, to: offset, by: -1) where result == nil {
          guard let rest = match(index + 1, at: end) else { continue }
          let id = String(String.UnicodeScalarView(scalars[offset..<end]))
          if accepts(parameter, id) { result = [id] + rest }
        }
        known[[index, offset]] = .some(result)
        return result
      }
    }
    return match(0, at: 0)
  }
}
