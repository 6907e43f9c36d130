/// The characters that have a short escape, such as `\n`: the letters after the backslash, and what they stand for.
enum JSONEscape {
  static let letters = Array("\"\\/bfnrt".unicodeScalars)
  static let scalars = Array("\"\\/\u{08}\u{0C}\n\r\t".unicodeScalars)
}

extension String {
  /// Appends a text as a JSON string: quotes, backslashes, control characters and characters that change the text
  /// direction are escaped, and everything else is unchanged.
  package mutating func appendJSON(_ text: String) {
    self += "\""
    // In UTF-8, the characters that change the text direction start with 0xD8 or 0xE2.
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

  /// Appends elements in brackets, separated by commas: `[]` or `[ 1, 2 ]`.
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
  /// Whether this is an invisible character that changes the direction of the text that follows.
  package var turnsDirection: Bool {
    switch value {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
