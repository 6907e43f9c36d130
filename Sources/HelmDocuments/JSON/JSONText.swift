/// The characters that have a short escape, `\n` for one: the letters after the backslash, and what they stand for.
enum JSONEscape {
  static let letters = Array("\"\\/bfnrt".unicodeScalars)
  static let scalars = Array("\"\\/\u{08}\u{0C}\n\r\t".unicodeScalars)
}

extension String {
  /// Adds a text as a JSON string: quotes, backslashes and control characters escaped, all else as it is.
  package mutating func appendJSON(_ text: String) {
    self += "\""
    let needsEscape = { (byte: UInt8) in byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") }
    if text.utf8.contains(where: needsEscape) {
      for scalar in text.unicodeScalars {
        if scalar != "/", let index = JSONEscape.scalars.firstIndex(of: scalar) {
          self += "\\\(JSONEscape.letters[index])"
        } else if scalar < " " {
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
