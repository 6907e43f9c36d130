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

/// A number in hexadecimal digits, with zeros in front.
func hex(_ value: some BinaryInteger, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
