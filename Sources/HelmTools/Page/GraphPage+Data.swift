import Helm
import HelmDocuments

extension GraphPage {
  /// What the scripts know, as JSON that can stand in a page.
  var data: String {
    let graph = document.graph
    let index = graph.drawingIndex
    func positions(_ names: some Sequence<String>) -> [Int] { names.compactMap { index[NamedFragment($0)] } }
    var json = PageJSON()
    json.object {
      $0.member("machine") { $0.text.appendJSON(PageSources.machineModule) }
      $0.member("graph") { $0.text += MachineGraph(graph).text }
      let tabs = graph.segues.tabs()
      $0.member("tabs") { json in
        json.array(graph.segues.enumerated().filter { tabs.contains($1.edge) }) { $0.text += "\($1.offset)" }
      }
      $0.member("views") { json in
        json.array(views) { json, view in
          json.object {
            $0.member("name") { $0.text.appendJSON(view.name) }
            $0.member("nodes") { $0.array(view.drawing.nodes) { $0.numbers(positions($1.fragments)) } }
            $0.member("edges") { $0.array(view.drawing.edges) { $0.numbers([$1.from, $1.to]) } }
          }
        }
      }
      $0.member("findings") { json in
        json.array(findings) { json, finding in
          json.object {
            $0.member("severity") { $0.text.appendJSON(finding.severity) }
            $0.member("text") { $0.text.appendJSON(finding.text) }
            $0.member("screens") { $0.numbers(positions(finding.fragments)) }
            $0.member("examples") { $0.array(finding.examples) { $0.text += ScriptDocument.text(of: $1) } }
          }
        }
      }
      $0.member("links") { json in
        json.array(links) { json, link in
          json.object {
            $0.member("pattern") { $0.text.appendJSON(link.pattern) }
            $0.member("screens") { $0.numbers(positions(link.fragments)) }
            $0.member("examples") { json in
              json.array(link.examples) { json, example in
                json.object {
                  $0.member("url") { $0.text.appendJSON(example.url) }
                  $0.member("through") { $0.array(example.through) { $0.place($1, index) } }
                }
              }
            }
          }
        }
      }
      $0.member("pictures") { json in
        json.object { json in
          for (name, picture) in pictures.sorted(by: { $0.key < $1.key }) {
            guard let position = index[NamedFragment(name)] else { continue }
            json.member("\(position)") { $0.text.appendJSON(picture.dataAddress) }
          }
        }
      }
    }
    return json.text.inScript
  }
}

extension String {
  /// This JSON as it can stand in a script of a page: nothing in it ends the element that it is in.
  ///
  /// It goes by scalars, as a browser does: after some of them, `<` is no character of its own.
  var inScript: String {
    unicodeScalars.split(separator: "<", omittingEmptySubsequences: false).map { String($0) }
      .joined(separator: "\\u003C")
  }
}

/// Writes JSON.
struct PageJSON {
  var text = ""
  private var isFirst = true

  init() {}

  /// Adds an object, whose members `write` adds.
  mutating func object(_ write: (inout PageJSON) -> Void) {
    text += "{"
    isFirst = true
    write(&self)
    text += "}"
    isFirst = false
  }

  mutating func member(_ key: String, _ write: (inout PageJSON) -> Void) {
    if !isFirst { text += ",\n" }
    isFirst = false
    text.appendJSON(key)
    text += ": "
    write(&self)
    isFirst = false
  }

  mutating func array<Element>(_ elements: [Element], _ write: (inout PageJSON, Element) -> Void) {
    text += "["
    for (position, element) in elements.enumerated() {
      if position > 0 { text += "," }
      write(&self, element)
    }
    text += "]"
  }

  /// Adds a fragment with its id, by its position.
  mutating func place(_ place: PathFragment<NamedFragment>, _ index: [NamedFragment: Int]) {
    object {
      $0.member("fragment") { $0.text += "\(index[place.fragment] ?? 0)" }
      if let id = place.id { $0.member("id") { $0.text.appendJSON(id) } }
    }
  }

  mutating func numbers(_ numbers: [Int]) { array(numbers) { $0.text += "\($1)" } }
}
