extension String {
  /// The text as HTML shows it, in an element or between the quotes of an attribute.
  ///
  /// - Complexity: Linear.
  var html: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      // HTML has no way to write these.
      case _ where scalar.properties.generalCategory == .control || scalar.properties.isNoncharacterCodePoint:
        text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

/// A number of things in words.
func counted(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
