/// Returns a fragment's name as messages show it: shortened if long, quoted if not a plain word.
package func displayName(_ fragment: some Fragment) -> String { displayText(fragmentName(fragment)) }

/// Returns a fragment's name, wherever one is written or shown: its description, or the cases of nested fragments joined by dots.
///
/// The description of the carried fragment would include its module and type, so moving the type would break saved data.
package func fragmentName<N: Fragment>(_ fragment: N) -> String {
  // Only cases with payloads can carry a fragment.
  let nested = plainCaseCount(of: N.self) == nil ? nestedName(fragment) : nil
  return nested ?? String(describing: fragment)
}

@usableFromInline
package func fragmentNames<N: Fragment>(_ fragments: [N]) -> [String] { fragments.map { fragmentName($0) } }

/// Returns the current name of a fragment that was saved by its description when it carried another: `cart(Shop.Screen.first)` is
/// `cart.first` now.
package func fragmentName(savedAs description: String) -> String? {
  guard description.contains("(") else { return nil }
  let parts = description.split(separator: "(", omittingEmptySubsequences: false)
  let closing = String(repeating: ")", count: parts.count - 1)
  guard description.hasSuffix(closing) else { return nil }
  let inner = parts.dropFirst().enumerated().map { number, part in
    let part = number == parts.count - 2 ? part.dropLast(closing.count) : part
    // The module and the types come before the case.
    return part.split(separator: ".").last.map(String.init) ?? ""
  }
  return ([String(parts[0])] + inner).joined(separator: ".")
}

/// Returns the name of a fragment that carries another one, such as `profile.settings`, unless it describes itself.
private func nestedName(_ fragment: any Fragment) -> String? {
  var labels: [String] = []
  var fragment = fragment
  while let (label, inner) = nested(in: fragment) {
    labels.append(label)
    fragment = inner
    // Names that are nested deeper differ only in parts that a message has no room for.
    if labels.count == 16, nested(in: inner) != nil { return labels.joined(separator: ".") + ".…" }
  }
  return labels.isEmpty ? nil : labels.joined(separator: ".") + "." + String(describing: fragment)
}

/// Returns the fragment that a fragment carries, unless it describes itself.
private func nested(in fragment: any Fragment) -> (label: String, inner: any Fragment)? {
  fragment is any CustomStringConvertible ? nil : carried(by: fragment)
}

/// Returns the fragment that an enum's case carries, labeled or not, and the name of the case.
package func carried(by fragment: any Fragment) -> (label: String, inner: any Fragment)? {
  let mirror = Mirror(reflecting: fragment)
  guard mirror.displayStyle == .enum, mirror.children.count == 1, let child = mirror.children.first,
    let label = child.label, let inner = child.value as? any Fragment ?? labeled(child.value)
  else { return nil }
  return (label, inner)
}

/// Returns the fragment in a labeled payload, which is a tuple of one element.
private func labeled(_ payload: Any) -> (any Fragment)? {
  let mirror = Mirror(reflecting: payload)
  guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
  return mirror.children.first?.value as? any Fragment
}

/// Returns a text of unknown content, such as an empty name or a megabyte of line breaks, in a form that fits on one line of a message.
///
/// Plain names are returned unchanged; all others are quoted.
package func displayText(_ text: String) -> String {
  let head = text.unicodeScalars.prefix(displayLimit)
  guard let first = head.first, first.isPlain, head.allSatisfy({ $0.isPlain || $0.isMark }) else { return quoted(text) }
  return head.endIndex == text.unicodeScalars.endIndex ? text : "\(Substring(head))…"
}

/// Returns a text of unknown content in quotes, with quotes and characters that would break or control a line escaped.
package func quoted(_ text: String) -> String {
  let head = text.unicodeScalars.prefix(displayLimit)
  var quoted = "\""
  for scalar in head {
    if scalar == "\"" || scalar == "\\" { quoted += "\\" }
    quoted.appendPrintable(scalar)
  }
  return quoted + (head.endIndex == text.unicodeScalars.endIndex ? "\"" : "…\"")
}

/// The maximum number of Unicode scalars that messages show of a text; a single character can have any number of them.
private let displayLimit = 60

extension String {
  /// Appends a scalar in a form that a terminal can show on one line: scalars that would break or control the line, or reverse its
  /// direction, are escaped.
  package mutating func appendPrintable(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: self += scalar.escaped(asASCII: true)
    // The joiners are part of words and emoji.
    case .format where scalar != "\u{200C}" && scalar != "\u{200D}": self += scalar.escaped(asASCII: true)
    default: unicodeScalars.append(scalar)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool { [.nonspacingMark, .spacingMark].contains(properties.generalCategory) }

  /// Whether the scalar is a letter, a digit, or a punctuation mark that plain names may have.
  fileprivate var isPlain: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      true
    default: "_-.()/:".unicodeScalars.contains(self)
    }
  }
}

/// Returns the first few elements of a list in words, and how many are left out.
package func displayList<S: Collection>(_ elements: S, limit: Int = 6, _ text: (S.Element) -> String) -> String {
  var words = elements.prefix(limit).map(text).joined(separator: ", ")
  if elements.count > limit { words += " and \(elements.count - limit) more" }
  return words
}
