/// A fragment's name as messages show it: shortened where it is long, quoted where it is not a plain word.
package func displayName(_ fragment: some Fragment) -> String { displayText(fragmentName(fragment)) }

/// A fragment's name, wherever one is written or shown: its description, or, if it carries another fragment, both cases with a
/// dot.
///
/// The description of the carried one would name its module and type, so moving the type would break what is saved.
@usableFromInline
package func fragmentName(_ fragment: some Fragment) -> String {
  nestedName(fragment) ?? String(describing: fragment)
}

/// The names of many fragments.
///
/// - Complexity: Linear in the fragments; they are looked into only if they can carry others.
@usableFromInline
package func fragmentNames<N: Fragment>(_ fragments: [N]) -> [String] {
  guard let first = fragments.first, Mirror(reflecting: first).displayStyle == .enum, enumCases(of: N.self) == nil
  else {
    return fragments.map { String(describing: $0) }
  }
  return fragments.map { fragmentName($0) }
}

/// The name that a fragment has now, where a text was saved as the description of a fragment that carries another:
/// `cart(Shop.Screen.first)` was what is `cart.first`.
package func fragmentName(savedAs description: String) -> String? {
  guard description.contains("(") else { return nil }
  let parts = description.split(separator: "(", omittingEmptySubsequences: false)
  let closing = String(repeating: ")", count: parts.count - 1)
  guard description.hasSuffix(closing) else { return nil }
  let inner = parts.dropFirst().enumerated().map { number, part in
    let part = number == parts.count - 2 ? part.dropLast(closing.count) : part
    // Before the case there are its module and its types.
    return part.split(separator: ".").last.map(String.init) ?? ""
  }
  return ([String(parts[0])] + inner).joined(separator: ".")
}

/// The name of a fragment that carries another one, `profile.settings`, unless it describes itself.
private func nestedName(_ fragment: any Fragment) -> String? {
  var labels: [String] = []
  var fragment = fragment
  while let (label, inner) = nested(in: fragment) {
    labels.append(label)
    fragment = inner
    // Deeper ones differ in parts that a message has no room for.
    if labels.count == 16, nested(in: inner) != nil { return labels.joined(separator: ".") + ".…" }
  }
  return labels.isEmpty ? nil : labels.joined(separator: ".") + "." + String(describing: fragment)
}

/// The fragment that a fragment carries, unless it describes itself.
private func nested(in fragment: any Fragment) -> (label: String, inner: any Fragment)? {
  fragment is any CustomStringConvertible ? nil : carried(by: fragment)
}

/// The fragment that an enum's case carries, with or without a label of its own, and the name of the case.
package func carried(by fragment: any Fragment) -> (label: String, inner: any Fragment)? {
  let mirror = Mirror(reflecting: fragment)
  guard mirror.displayStyle == .enum, mirror.children.count == 1, let child = mirror.children.first,
    let label = child.label, let inner = child.value as? any Fragment ?? labeled(child.value)
  else { return nil }
  return (label, inner)
}

/// The fragment of a payload with a label, which is a tuple of one.
private func labeled(_ payload: Any) -> (any Fragment)? {
  let mirror = Mirror(reflecting: payload)
  guard mirror.displayStyle == .tuple, mirror.children.count == 1 else { return nil }
  return mirror.children.first?.value as? any Fragment
}

/// A text of unknown content, made fit for one line of a message.
///
/// A name can be anything: empty, a megabyte long, full of line breaks. Plain ones stay as they are; all others are
/// quoted, and what would break or control a line is escaped. At most 60 Unicode scalars are shown: a single character
/// can have any number of them.
package func displayText(_ text: String) -> String {
  let limit = 60
  if !text.isEmpty, text.utf8.count <= limit, text.utf8.allSatisfy(isPlainASCII) { return text }
  let head = text.unicodeScalars.prefix(limit)
  let isWhole = head.endIndex == text.unicodeScalars.endIndex
  if let first = head.first, isPlain(first), head.allSatisfy({ isPlain($0) || $0.isMark }) {
    return isWhole ? text : "\(Substring(head))…"
  }
  var quoted = "\""
  for scalar in head {
    if scalar == "\"" || scalar == "\\" { quoted += "\\" }
    quoted.appendPrintable(scalar)
  }
  return quoted + (isWhole ? "\"" : "…\"")
}

extension String {
  /// Adds a scalar as one that a terminal can show on a line: those that would break or control it, or reverse its
  /// direction, are escaped.
  package mutating func appendPrintable(_ scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: self += scalar.escaped(asASCII: true)
    // The joiners belong to words and emoji.
    case .format where scalar != "\u{200C}" && scalar != "\u{200D}": self += scalar.escaped(asASCII: true)
    default: unicodeScalars.append(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is a mark on the letter before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}

/// Whether a scalar is a letter, a digit, or a mark that plain names have.
private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
    .letterNumber, .otherNumber:
    true
  default: "_-.()/:".unicodeScalars.contains(scalar)
  }
}

/// Whether a byte is a letter, a digit, or a mark that plain names have, all of ASCII.
private func isPlainASCII(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: "_-.()/:".utf8.contains(byte)
  }
}

/// The first few elements of a list in words, and how many are left out.
package func displayList<S: Collection>(_ elements: S, limit: Int = 6, _ text: (S.Element) -> String) -> String {
  var words = elements.prefix(limit).map(text).joined(separator: ", ")
  if elements.count > limit { words += " and \(elements.count - limit) more" }
  return words
}
