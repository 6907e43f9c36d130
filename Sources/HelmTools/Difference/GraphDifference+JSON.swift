import Helm
import HelmDocuments
import HelmTesting

extension GraphDifference {
  /// The version of the format of ``json``.
  public static let version = 1

  /// The difference as JSON, with one change per line.
  ///
  /// An example is a script for the graph that it specifies; a saved path is one `replace`.
  ///
  /// - Complexity: Linear in the changes.
  public var json: String {
    let words = SegueWords(self)
    var text = "{ \"version\": \(Self.version), \"breaking\": \(!breaking.isEmpty), \"changes\": ["
    for (index, change) in changes.enumerated() {
      text += index == 0 ? "\n  " : ",\n  "
      text += "{ \"kind\": \"\(change.kind.name)\""
      for (key, value) in change.kind.members(words) {
        text += ", \"\(key)\": "
        text += value
      }
      text += ", \"breaks\": " + array(change.breaks.map(\.json))
      if !change.unsettled.isEmpty {
        text += ", \"unsettled\": " + array(change.unsettled.map { jsonString($0.rawValue) })
      }
      text += " }"
    }
    return text + (changes.isEmpty ? "] }\n" : "\n] }\n")
  }
}

extension GraphDifference.Kind {
  /// Returns the details of the kind, as members of an object.
  fileprivate func members(_ words: GraphDifference.SegueWords) -> [(key: String, value: String)] {
    switch self {
    case .entryChanged(let from, let to), .fragmentRenamed(let from, let to):
      [("from", jsonString(from.name)), ("to", jsonString(to.name))]
    case .fragmentRemoved(let fragment), .fragmentAdded(let fragment), .fragmentUnreachable(let fragment),
      .guardLost(let fragment):
      [("fragment", jsonString(fragment.name))]
    case .segueRemoved(let segue): [("before", segue.json(words.old(segue)))]
    case .segueAdded(let segue): [("after", segue.json(words.new(segue)))]
    case .segueChanged(let from, let to): [("before", from.json(words.old(from))), ("after", to.json(words.new(to)))]
    case .idsChanged(let fragment, let from, let to):
      [("fragment", jsonString(fragment.name))]
        + [("before", from), ("after", to)].compactMap { key, name in name.map { (key, jsonString($0)) } }
    case .linkBroken(let pattern, let url): [("pattern", jsonString(pattern)), ("url", jsonString(url))]
    case .wayBackLost(let edge): [("from", jsonString(edge.from.name)), ("to", jsonString(edge.to.name))]
    }
  }
}

extension GraphDifference.Breakage {
  fileprivate var json: String {
    var text = "{ \"for\": \"\(audience.rawValue)\", \"because\": \(jsonString(reason))"
    if let example {
      text += ", \"in\": \"\(example.version.rawValue)\", \"script\": " + array(example.commands.map(\.scriptText))
    }
    return text + " }"
  }
}

extension Segue<NamedFragment> {
  fileprivate func json(_ presentation: String) -> String {
    var text = "{ \"from\": \(jsonString(from.name)), \"to\": \(jsonString(to.name))"
    text += ", \"presentation\": \"\(presentation)\""
    if dismissable { text += ", \"dismissable\": true" }
    if auto { text += ", \"auto\": true" }
    if let tag { text += ", \"tag\": \(jsonString(tag.description))" }
    if let leaving { text += ", \"leaving\": \(jsonString(leaving.name))" }
    return text + " }"
  }
}

private func jsonString(_ text: String) -> String {
  var json = ""
  json.appendJSON(text)
  return json
}

private func array(_ elements: [String]) -> String {
  elements.isEmpty ? "[]" : "[ \(elements.joined(separator: ", ")) ]"
}
