/// The characters that have a short escape, `\n` for one: the letters after the backslash, and what they stand for.
enum JSONEscape {
  static let letters = Array("\"\\/bfnrt".unicodeScalars)
  static let scalars = Array("\"\\/\u{08}\u{0C}\n\r\t".unicodeScalars)
}

extension String {
  /// Adds a text as a JSON string: quotes, backslashes, control characters and signs that turn the direction of
  /// writing escaped, all else as it is.
  package mutating func appendJSON(_ text: String) {
    self += "\""
    // The signs that turn the direction of writing start with 0xD8 or 0xE2.
    let needsEscape = { (byte: UInt8) in
      byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0xD8 || byte == 0xE2
    }
    if text.utf8.contains(where: needsEscape) {
      for scalar in text.unicodeScalars {
        if scalar != "/", let index = JSONEscape.scalars.firstIndex(of: scalar) {
          self += "\\\(JSONEscape.letters[index])"
        } else if scalar < " " || scalar.turnsDirection {
          self += "\\u" + hex(scalar.value, digits: 4).lowercased()
        } else {
          unicodeScalars.append(scalar)
        }
      }
    } else {
      self += text
    }
    self += "\""
  }

  /// Adds elements with commas between them in brackets: `[]` or `[ 1, 2 ]`.
  mutating func appendJSON<S: Sequence>(array elements: S, _ append: (inout String, S.Element) -> Void) {
    var isEmpty = true
    for element in elements {
      self += isEmpty ? "[ " : ", "
      isEmpty = false
      append(&self, element)
    }
    self += isEmpty ? "[]" : " ]"
  }
}

extension Unicode.Scalar {
  /// Whether this turns the direction of what comes after it, without a sign of its own.
  package var turnsDirection: Bool {
    switch value {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
