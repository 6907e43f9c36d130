import HelmCore

extension LinksDocument: CustomStringConvertible {
  /// The document as JSON, with one link per line.
  ///
  /// An id of a custom type, which can only be tried, is written as `text`.
  ///
  /// - Complexity: Linear in the links.
  public var description: String {
    var text = "{ \"version\": \(Self.version), \"origins\": "
    text.appendJSON(array: source.origins) { $0.appendJSON($1) }
    if !source.values.isEmpty {
      text += ", \"values\": { "
      for (index, (name, value)) in source.values.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { text += ", " }
        text.appendJSON(name)
        text += ": "
        text.appendJSON(value)
      }
      text += " }"
    }
    if source.ignoresCase { text += ", \"ignoresCase\": true" }
    if !source.fallback.isEmpty {
      text += ", \"fallback\": "
      text.appendJSON(array: source.fallback) { $0.appendJSON($1.name) }
    }
    if !apps.isEmpty { append(apps, to: &text) }
    text += ",\n  \"links\": ["
    for (index, link) in source.links.enumerated() {
      text += index == 0 ? "\n    " : ",\n    "
      link.append(to: &text)
    }
    return text + "] }\n"
  }

  private func append(_ apps: LinkedApps, to text: inout String) {
    text += ",\n  \"apps\": { \"apple\": "
    text.appendJSON(array: apps.apple) { $0.appendJSON($1) }
    let lists = [("webcredentials", apps.webCredentials), ("appclips", apps.appClips), ("exclude", apps.exclude)]
    for (name, list) in lists where !list.isEmpty {
      text += ", \"\(name)\": "
      text.appendJSON(array: list) { $0.appendJSON($1) }
    }
    text += ", \"android\": "
    text.appendJSON(array: apps.android) { text, app in
      text += "{ \"package\": "
      text.appendJSON(app.package)
      text += ", \"fingerprints\": "
      text.appendJSON(array: app.fingerprints) { $0.appendJSON($1) }
      text += " }"
    }
    text += " }"
  }
}

extension Link<NamedFragment> {
  fileprivate func append(to text: inout String) {
    text += "{ \"pattern\": "
    text.appendJSON(pattern)
    if let target {
      text += ", \"to\": "
      text.appendJSON(target)
      text += " }"
      return
    }
    text += ", \"fragments\": "
    let names = Set((try? LinkPattern(pattern))?.parameters ?? [])
    text.appendJSON(array: Array(fragments.enumerated())) { text, item in
      let (index, fragment) = item
      guard let parameter = named[index], parameter != fragment.name || !names.contains(fragment.name) else {
        return text.appendJSON(fragment.name)
      }
      text += "{ \"fragment\": "
      text.appendJSON(fragment.name)
      text += ", \"id\": "
      text.appendJSON(parameter)
      text += " }"
    }
    let types = knownTypes.sorted { $0.key < $1.key }
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
