import HelmDocuments

extension SessionStep {
  /// The step as one line of JSON, without a line break.
  ///
  /// - Complexity: Linear in the length of the strings.
  public var json: String {
    var text = "{\"v\":\(v),\"session\":"
    text.reserveCapacity(256)
    text.appendJSON(session)
    text += ",\"step\":\(step),\"at\":\(at),\"kind\":\"\(kind.rawValue)\""
    text.append("from", from)
    text.append("to", to)
    text.append("style", style)
    text.append("cause", cause?.rawValue)
    text.append("id", id)
    text.append("left", left)
    text.append("screen", screen)
    if let dwell { text += ",\"dwell\":\(dwell)" }
    text.append("app", app)
    text.append("graph", graph)
    text.append("person", person)
    return text + "}"
  }
}

extension String {
  fileprivate mutating func append(_ key: String, _ value: String?) {
    guard let value else { return }
    self += ",\"\(key)\":"
    appendJSON(value)
  }
}
