import HelmCore

extension LinksDocument: CustomStringConvertible {
  /// The document as JSON, one link a line.
  ///
  /// An id of an app's type that can only be tried is written as `text`.
  ///
  /// - Complexity: Linear in the links.
  public var description: String {
    var text = "{ \"version\": \(Self.version), \"origins\": "
    text.appendJSON(array: origins) { $0.appendJSON($1) }
    if !appleApps.isEmpty || !androidApps.isEmpty {
      text += ",\n  \"apps\": { \"apple\": "
      text.appendJSON(array: appleApps) { $0.appendJSON($1) }
      text += ", \"android\": "
      text.appendJSON(array: androidApps) { text, app in
        text += "{ \"package\": "
        text.appendJSON(app.package)
        text += ", \"fingerprints\": "
        text.appendJSON(array: app.fingerprints) { $0.appendJSON($1) }
        text += " }"
      }
      text += " }"
    }
    text += ",\n  \"links\": ["
    for (index, link) in all.enumerated() {
      text += index == 0 ? "\n    " : ",\n    "
      link.append(to: &text)
    }
    return text + "] }\n"
  }
}

extension Link<NamedFragment> {
  fileprivate func append(to text: inout String) {
    text += "{ \"pattern\": "
    text.appendJSON(pattern)
    text += ", \"fragments\": "
    let byName = Link(pattern, through: steps.map(\.fragment))
    text.appendJSON(array: zip(steps, byName.steps)) { text, steps in
      let (step, named) = steps
      guard step != named, let parameter = step.parameter else { return text.appendJSON(step.fragment.name) }
      text += "{ \"fragment\": "
      text.appendJSON(step.fragment.name)
      text += ", \"id\": "
      text.appendJSON(parameter)
      text += " }"
    }
    let types = types.sorted { $0.key < $1.key }
    if !types.isEmpty {
      text += ", \"types\": { "
      for (index, (name, type)) in types.enumerated() {
        if index > 0 { text += ", " }
        text.appendJSON(name)
        text += ": "
        text.appendJSON(type.patternText)
      }
      text += " }"
    }
    text += " }"
  }
}
