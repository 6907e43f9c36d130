/// Parses query items and the fragment of a URL.
extension LinkPatternParser {
  mutating func parseQuery() throws(LinkPatternError) -> [QueryItemPattern] {
    var items: [QueryItemPattern] = []
    repeat {
      let start = offset
      let isOptional = take("(")
      let nameStart = offset
      let name = try parseLiteral(until: "=&#()", "the name of a query item")
      if items.contains(where: { $0.name == name }) {
        throw error("duplicate query item \(displayText(name))", at: nameStart)
      }
      let value: LinkValue = take("=") ? try parseValue(until: "&#()", isOptional: isOptional) : .any
      if isOptional {
        try expectEndOfItem(value, at: start, "query item", "(\(displayText(name))=:id)")
      }
      items.append(QueryItemPattern(name: name, value: value, isOptional: isOptional))
    } while take("&")
    return items
  }

  mutating func parseFragment() throws(LinkPatternError) -> QueryItemPattern {
    let start = offset
    let isOptional = take("(")
    let value = try parseValue(until: "()", isOptional: isOptional)
    if isOptional { try expectEndOfItem(value, at: start, "fragment", "(:id)") }
    return QueryItemPattern(name: QueryItemPattern.fragmentName, value: value, isOptional: isOptional)
  }

  private mutating func expectEndOfItem(
    _ value: LinkValue, at start: Int, _ what: String, _ example: String
  ) throws(LinkPatternError) {
    if !take(")") { throw error("expected the end of the group, found \(found)") }
    guard case .parameter = value else {
      throw error("a \(what) that is optional needs an id: write \(example)", at: start)
    }
  }

  private mutating func parseValue(until end: String, isOptional: Bool) throws(LinkPatternError) -> LinkValue {
    let start = offset
    if take("*") { return .any }
    if take(":") { return .parameter(try parseParameter(at: start, mayHaveDefault: isOptional)) }
    return .literal(try parseLiteral(until: end, "a value"))
  }
}
