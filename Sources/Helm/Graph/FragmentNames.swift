/// A fragment's name as messages show it: shortened where it is long, quoted where it is not a plain word.
func displayName(_ fragment: some Fragment) -> String {
  displayText(String(describing: fragment))
}

/// A text of unknown content, made fit for one line of a message.
///
/// A name can be anything: empty, of a megabyte, with line breaks. Plain ones stay as they are; all others are
/// quoted, with control characters escaped and at most 60 characters shown.
func displayText(_ text: String) -> String {
  let limit = 60
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

/// The first few elements of a list in words, and how many are left out.
func displayList<S: Collection>(_ elements: S, limit: Int = 6, _ text: (S.Element) -> String) -> String {
  var words = elements.prefix(limit).map(text).joined(separator: ", ")
  if elements.count > limit { words += " and \(elements.count - limit) more" }
  return words
}
