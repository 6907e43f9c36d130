/// A word, an operator or a punctuation mark in Swift source, with its location.
struct SourceToken: Equatable {
  enum Kind: Equatable { case word, sign, text }

  var kind: Kind
  var text: String

  /// The line, from 1, as compilers count.
  var line: Int

  /// The column in bytes, from 1, as compilers count.
  var column: Int

  /// Returns the tokens of a file, without comments and without the content of string literals.
  ///
  /// - Parameter source: The content of the file.
  /// - Returns: The tokens.
  static func all(in source: String) -> [SourceToken] {
    var lexer = SourceLexer(bytes: Array(source.utf8))
    return lexer.tokens()
  }
}

private struct SourceLexer {
  let bytes: [UInt8]
  var index = 0
  var line = 1
  var lineStart = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func tokens() -> [SourceToken] {
    var tokens: [SourceToken] = []
    while index < bytes.count {
      let byte = bytes[index]
      let (start, line, column) = (index, line, index - lineStart + 1)
      let kind: SourceToken.Kind
      if byte <= 0x20 {
        advance()
        continue
      } else if isNext("//") {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        continue
      } else if isNext("/*") {
        skipComment()
        continue
      } else if Self.isWord(byte) {
        index += 1
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        kind = .word
      } else if let hashes = textStart {
        skipText(hashes)
        kind = .text
      } else {
        index += 1
        if Self.isOperator(byte) {
          while index < bytes.count, Self.isOperator(bytes[index]), !isNext("//"), !isNext("/*") { index += 1 }
        }
        kind = .sign
      }
      tokens.append(
        SourceToken(
          kind: kind, text: kind == .text ? "" : String(decoding: bytes[start..<index], as: UTF8.self), line: line,
          column: column))
    }
    return tokens
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool { "=<>-+*/&|!?^~%".utf8.contains(byte) }

  private func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  private mutating func advance() {
    if bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    index += 1
  }

  private mutating func advance(_ count: Int) {
    for _ in 0..<count where index < bytes.count { advance() }
  }

  /// Skips a block comment; comments can be nested.
  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if isNext("/*") {
        depth += 1
        advance(2)
      } else if isNext("*/") {
        depth -= 1
        advance(2)
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }

  /// The number of hashes of the string literal that starts here; `nil` if none does.
  private var textStart: Int? {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? end - index : nil
  }

  /// Skips a string literal.
  ///
  /// Interpolations may contain literals, so the depth of parentheses is tracked for each open
  /// literal.
  private mutating func skipText(_ hashes: Int) {
    var open: [(hashes: Int, isLong: Bool, depth: Int)] = []
    func enter(_ hashes: Int, _ lexer: inout SourceLexer) {
      lexer.advance(hashes)
      let isLong = lexer.isNext("\"\"\"")
      lexer.advance(isLong ? 3 : 1)
      open.append((hashes, isLong, 0))
    }
    enter(hashes, &self)
    while let text = open.last, index < bytes.count {
      if text.depth > 0 {
        if let hashes = textStart {
          enter(hashes, &self)
          continue
        }
        if bytes[index] == UInt8(ascii: "(") { open[open.count - 1].depth += 1 }
        if bytes[index] == UInt8(ascii: ")") { open[open.count - 1].depth -= 1 }
        advance()
      } else if bytes[index] == UInt8(ascii: "\""), !text.isLong || isNext("\"\"\""),
        hasHashes(text.hashes, after: text.isLong ? 3 : 1)
      {
        advance((text.isLong ? 3 : 1) + text.hashes)
        open.removeLast()
      } else if bytes[index] == UInt8(ascii: "\\"), hasHashes(text.hashes, after: 1) {
        advance(1 + text.hashes)
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") { open[open.count - 1].depth = 1 }
        advance(1)
      } else if bytes[index] == 0x0A, !text.isLong {
        return  // The text is not closed: the compiler will say so.
      } else {
        advance()
      }
    }
  }

  private func hasHashes(_ count: Int, after offset: Int) -> Bool {
    let start = index + offset
    return start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
