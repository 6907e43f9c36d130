extension String {
  /// Adds a text as a JSON string: quotes, backslashes and control characters escaped, all else as it is.
  mutating func appendJSON(_ text: String) {
    self += "\""
    let needsEscape = { (byte: UInt8) in byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") }
    if text.utf8.contains(where: needsEscape) {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": self += "\\\""
        case "\\": self += "\\\\"
        case "\n": self += "\\n"
        case "\r": self += "\\r"
        case "\t": self += "\\t"
        case "\u{08}": self += "\\b"
        case "\u{0C}": self += "\\f"
        case _ where scalar.value < 0x20: self += "\\u" + hex(scalar.value, digits: 4).lowercased()
        default: unicodeScalars.append(scalar)
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

extension String {
  /// Adds a scalar as one that a line of a terminal can show: those that would break or steer it are escaped.
  package mutating func appendPrintable(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: self += scalar.escaped(asASCII: true)
    default: unicodeScalars.append(scalar)
    }
  }
}

/// A text of unknown content in quotes, fit for one line of a message: quotes and control characters escaped, at most 60
/// shown.
func quoted(_ text: String) -> String {
  let head = text.unicodeScalars.prefix(60)
  var quoted = "\""
  for scalar in head {
    if scalar == "\"" || scalar == "\\" { quoted += "\\" }
    quoted.appendPrintable(scalar)
  }
  return quoted + (head.endIndex == text.unicodeScalars.endIndex ? "\"" : "…\"")
}
