import HelmCore
import HelmDocuments

/// A graph by positions, as JSON, for the machine in a page (`machine.js` describes the format).
///
/// It has all rules except guards, which only the app knows. `<` is escaped, so that a script in a page can contain the
/// JSON.
package struct MachineGraph {
  /// The JSON.
  package let text: String

  /// Creates the JSON of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph. A graph with validation findings gets no entry: it can be shown, but not simulated.
  ///   - entryID: The id to start with; without one, an example is used if the entry takes ids.
  /// - Complexity: Linear in fragments and segues.
  package init<N: Fragment>(_ graph: NavigationGraph<N>, entryID: String? = nil) {
    let index = graph.index
    var tags: [AnySegueTag: Int] = [:]
    var tagNames: [String] = []
    var json = PageJSON()
    json.object {
      $0.member("fragments") { $0.texts(graph.fragments.map { fragmentName($0) }) }
      $0.member("segues") { json in
        json.array(zip(graph.segues, index.segues)) { json, segue in
          let (segue, rules) = segue
          json.object {
            $0.member("from", rules.from.offset)
            $0.member("to", rules.to.offset)
            $0.member("presentation", segue.resolvedPresentation.rawValue)
            if segue.dismissable { $0.member("dismissable") { $0.text += "true" } }
            if segue.auto { $0.member("auto") { $0.text += "true" } }
            if let tag = segue.tag {
              let number = tags[tag] ?? tags.count
              if number == tagNames.count {
                tags[tag] = number
                tagNames.append(tag.description)
              }
              $0.member("tag", number)
            }
            if let left = rules.leaving { $0.member("leaving", left.offset) }
          }
        }
      }
      $0.member("tags") { $0.texts(tagNames) }
      $0.member("ids") {
        $0.object { json in
          for fragment in index.allFragments {
            guard let kind = index.idKind(of: fragment) else { continue }
            json.member("\(fragment.offset)") {
              $0.object {
                $0.member("type", kind.name)
                $0.member("example", kind.example)
              }
            }
          }
        }
      }
      if let entry = graph.entry, let position = graph.position(of: entry), graph.validationFindings().isEmpty {
        $0.member("entry", position.offset)
        if let id = entryID ?? graph.idKind(of: entry)?.example { $0.member("entryID", id) }
      }
    }
    text = json.text.inScript
  }
}
