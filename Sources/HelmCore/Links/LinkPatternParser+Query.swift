/// Parses query items and the fragment of a URL.
extension LinkPatternParser {
  mutating func parseQuery() throws(LinkPatternError) -> [LinkQueryItem] {
    var items: [LinkQueryItem] = []
    var names: Set<String> = []
    repeat {
      let start = offset
      let isOptional = take("(")
      let nameStart = offset
      let name = try parseLiteral(until: "=&#()", "the name of a query item")
      if !names.insert(name).inserted {
        throw error("the query item \(displayText(name)) is there twice", at: nameStart)
      }
      let value: LinkValue = take("=") ? try parseValue(until: "&#()", isOptional: isOptional) : .any
      if isOptional {
        if !take(")") { throw error("expected the end of the group, found \(found)") }
        guard case .parameter = value else {
          throw error(
            "a query item that may be left out is there for its id: write (\(displayText(name))=:id)", at: start)
        }
      }
      items.append(LinkQueryItem(name: name, value: value, isOptional: isOptional))
    } while take("&")
    return items
  }

  mutating func parseFragment() throws(LinkPatternError) -> LinkFragmentPart {
    let start = offset
    let isOptional = take("(")
    let value = try parseValue(until: "()", isOptional: isOptional)
    if isOptional {
      if !take(")") { throw error("expected the end of the group, found \(found)") }
      guard case .parameter = value else {
        throw error("a fragment that may be left out is there for its id: write (:id)", at: start)
      }
    }
    return LinkFragmentPart(value: value, isOptional: isOptional)
  }

  mutating func parseValue(until end: String, isOptional: Bool) throws(LinkPatternError) -> LinkValue {
    let start = offset
    if take("*") { return .any }
    if take(":") { return .parameter(try parseParameter(at: start, mayHaveDefault: isOptional)) }
    return .literal(try parseLiteral(until: end, "a value"))
  }
}
