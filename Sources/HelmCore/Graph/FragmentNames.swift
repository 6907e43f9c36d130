/// A fragment's name as messages show it: shortened where it is long, quoted where it is not a plain word.
package func displayName(_ fragment: some Fragment) -> String { displayText(fragmentName(fragment)) }

/// A fragment's name as documents have it: as it describes itself, and for one that carries another, both cases with a dot.
///
/// A description of the carried one would name its module and type, so that a type that is moved would break what is saved.
package func fragmentName(_ fragment: some Fragment) -> String {
  nestedName(fragment) ?? String(describing: fragment)
}

/// The name of a fragment that carries another one, `profile.settings`, unless it describes itself.
private func nestedName(_ fragment: any Fragment) -> String? {
  guard !(fragment is any CustomStringConvertible) else { return nil }
  let mirror = Mirror(reflecting: fragment)
  guard mirror.displayStyle == .enum, mirror.children.count == 1, let child = mirror.children.first,
    let label = child.label, let inner = child.value as? any Fragment
  else { return nil }
  return "\(label).\(nestedName(inner) ?? String(describing: inner))"
}

/// A text of unknown content, made fit for one line of a message.
///
/// A name can be anything: empty, of a megabyte, with line breaks. Plain ones stay as they are; all others are
/// quoted, with control characters escaped and at most 60 characters shown.
package func displayText(_ text: String) -> String {
  let limit = 60
  if !text.isEmpty, text.utf8.count <= limit, text.utf8.allSatisfy(isPlainASCII) { return text }
  let head = text.prefix(limit)
  let isPlain =
    !head.isEmpty && head.allSatisfy { $0.isLetter || $0.isNumber || "_-.()/:".contains($0) }
  let isWhole = head.endIndex == text.endIndex
  if isPlain { return isWhole ? text : "\(head)…" }
  var quoted = "\""
  for scalar in head.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: quoted += scalar.escaped(asASCII: true)
    default: quoted += scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : "\(scalar)"
    }
  }
  return quoted + (isWhole ? "\"" : "…\"")
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
