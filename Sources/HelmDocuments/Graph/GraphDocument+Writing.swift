import HelmCore

extension GraphDocument: CustomStringConvertible {
  /// The document as JSON, with one segue per line; rules with default values are omitted.
  ///
  /// - Complexity: Linear in segues.
  public var description: String {
    var text = "{ \"version\": \(Self.version),"
    if let entry {
      text += " \"entry\": "
      text.appendJSON(entry.name)
      text += ","
    }
    if !ids.isEmpty {
      text += "\n  \"ids\": {"
      for (index, rule) in ids.enumerated() {
        text += index == 0 ? " " : ", "
        text.appendJSON(rule.fragment.name)
        text += ": "
        text.appendJSON(rule.kind.name)
      }
      text += " },"
    }
    text += "\n  \"segues\": ["
    let tabs: Set<DirectedEdge<NamedFragment>> = segues.tabs()
    for (index, segue) in segues.enumerated() {
      text += index == 0 ? "\n    " : ",\n    "
      segue.append(to: &text, isTab: tabs.contains(segue.edge))
    }
    return text + "] }\n"
  }
}

extension Segue<NamedFragment> {
  fileprivate func append(to text: inout String, isTab: Bool) {
    text += "{ \"from\": "
    text.appendJSON(from.name)
    text += ", \"to\": "
    text.appendJSON(to.name)
    if style != .pass { text += ", \"style\": \"\(style.rawValue)\"" }
    if dismissable { text += ", \"dismissable\": true" }
    if auto { text += ", \"auto\": true" }
    if let tag {
      text += ", \"tag\": "
      text.appendJSON(tag.description)
    }
    if let leaving {
      text += ", \"leaving\": "
      text.appendJSON(leaving.name)
    }
    if presentation != .automatic {
      text += ", \"presentation\": \"\(isTab ? DocumentPresentation.tab.rawValue : presentation.rawValue)\""
    }
    text += " }"
  }
}
