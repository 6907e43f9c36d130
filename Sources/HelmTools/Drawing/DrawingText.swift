/// Functions that prepare text of unknown content for a picture.
enum DrawingText {
  /// Returns a text, up to a length; a longer text is reduced to its beginning and its end with `…` in between.
  ///
  /// The text alternative contains the whole text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The maximum number of scalars.
  /// - Returns: The text, or its ends.
  /// - Complexity: Linear in the text.
  static func shortened(_ text: String, to limit: Int = 72) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    let head = scalars.prefix(limit * 3 / 4)
    let tail = scalars.suffix(limit / 4 - 1)
    return String(head) + "…" + String(tail)
  }

  /// Returns the lines of a text, each up to a width.
  ///
  /// - Parameters:
  ///   - text: The text; a line feed ends a line.
  ///   - width: The maximum number of characters in a line.
  /// - Returns: At least one line.
  /// - Complexity: Linear in the text.
  static func lines(_ text: String, width: Int = 26) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      var lines: [String] = []
      var current = ""
      var count = 0
      for character in line {
        // Break after a word, or anywhere if there is no word break.
        if count >= width || count >= width * 2 / 3 && " (/._-".contains(current.last ?? "x") {
          lines.append(current)
          (current, count) = ("", 0)
        }
        current.append(character)
        count += 1
      }
      return lines + [current]
    }
  }

  /// Returns a scalar in a form that every format can contain: a control character as its picture, and a scalar that
  /// XML forbids as U+FFFD.
  static func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"
    default: scalar.properties.isNoncharacterCodePoint ? "\u{FFFD}" : scalar
    }
  }

  /// Returns whether a scalar is invisible, or changes the direction of the surrounding text, so that sources have to
  /// contain its number instead.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Returns a name for use in a sentence, isolated so that its text direction ends with it; scalars in it that would
  /// break the isolation are shown as numbers.
  static func isolated(_ name: String) -> String {
    let turns = name.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
        0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
    if !turns { return name }
    return "\u{2068}\(escaped(name) { $0.turnsDirection ? $0.escaped(asASCII: true) : nil })\u{2069}"
  }

  /// Returns a text for display in a picture: scalars that would change the direction of the surrounding text are shown
  /// as numbers.
  static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.turnsDirection) else { return text }
    return escaped(text) { $0.turnsDirection ? $0.escaped(asASCII: true) : $0 == "\n" ? "\n" : nil }
  }

  /// Returns a text escaped for XML, for use in an element or between the quotes of an attribute.
  static func xml(_ text: String) -> String {
    escaped(text) { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\n": "\n"
      default: isHidden(scalar) ? "&#\(scalar.value);" : nil
      }
    }
  }

  /// Returns a text with scalars replaced where necessary.
  static func escaped(_ text: String, _ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let replacement = replacement(scalar) {
        result += replacement
      } else {
        result.unicodeScalars.append(printable(scalar))
      }
    }
    return result
  }
}
