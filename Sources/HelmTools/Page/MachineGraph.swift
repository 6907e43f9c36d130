import HelmCore
import HelmDocuments

/// A graph by positions, as JSON, for the machine in a page (`machine.js` says what is in it).
///
/// It has all rules but guards, which only the app knows. `<` is escaped, so that it can stand in a script of a page.
package struct MachineGraph {
  /// The JSON.
  package let text: String

  /// Writes a graph by positions.
  ///
  /// - Parameters:
  ///   - graph: The graph. One that has findings gets no entry: it can be shown, but not played.
  ///   - entryID: The id to start with; without one, it is an example, where the entry takes ids.
  /// - Complexity: Linear in fragments and segues.
  package init<N: Fragment>(_ graph: NavigationGraph<N>, entryID: String? = nil) {
    let index = graph.index
    var tags: [AnySegueTag: Int] = [:]
    var tagNames: [String] = []
    var json = "{\"fragments\":["
    json.append(graph.fragments.map { fragmentName($0) }) { $0.appendJSON($1) }
    json += "],\n\"segues\":["
    json.append(Array(zip(graph.segues, index.segues))) { json, segue in
      let (segue, rules) = segue
      json += "\n{\"from\":\(rules.from.offset),\"to\":\(rules.to.offset)"
      json += ",\"presentation\":\"\(segue.resolvedPresentation.rawValue)\""
      if segue.dismissable { json += ",\"dismissable\":true" }
      if segue.auto { json += ",\"auto\":true" }
      if let tag = segue.tag {
        let number = tags[tag] ?? tags.count
        if number == tagNames.count {
          tags[tag] = number
          tagNames.append(tag.description)
        }
        json += ",\"tag\":\(number)"
      }
      if let left = rules.leaving { json += ",\"leaving\":\(left.offset)" }
      json += "}"
    }
    json += "],\n\"tags\":["
    json.append(tagNames) { $0.appendJSON($1) }
    json += "]"
    if index.hasIDKinds {
      json += ",\n\"ids\":{"
      json.append(index.allFragments.filter { index.idKind(of: $0) != nil }) { json, fragment in
        guard let kind = index.idKind(of: fragment) else { return }
        json += "\"\(fragment.offset)\":{\"type\":"
        json.appendJSON(kind.name)
        json += ",\"example\":"
        json.appendJSON(kind.example)
        json += "}"
      }
      json += "}"
    }
    if let entry = graph.entry, let position = graph.position(of: entry), graph.validationFindings().isEmpty {
      json += ",\n\"entry\":\(position.offset)"
      if let id = entryID ?? graph.idKind(of: entry)?.example {
        json += ",\"entryID\":"
        json.appendJSON(id)
      }
    }
    text = (json + "}").inScript
  }
}

extension String {
  /// Adds elements with commas between them.
  fileprivate mutating func append<Element>(_ elements: [Element], _ each: (inout String, Element) -> Void) {
    for (number, element) in elements.enumerated() {
      if number > 0 { self += "," }
      each(&self, element)
    }
  }
}
