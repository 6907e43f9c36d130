import Helm
import HelmDocuments

extension GraphPage {
  /// Returns the data for the scripts, as JSON that a page can contain.
  func data(plays: Bool) -> String {
    let graph = document.graph
    let index = graph.drawingIndex
    func positions(_ names: some Sequence<String>) -> [Int] { names.compactMap { index[NamedFragment($0)] } }
    var json = PageJSON()
    json.object {
      if plays { $0.member("machine", PageSources.machineModule) }
      if let difference {
        $0.member("versions") {
          $0.array([("Older", difference.old), ("Newer", difference.new)]) { json, version in
            json.object {
              $0.member("name", version.0)
              $0.member("graph") { $0.text += MachineGraph(version.1.graph).text }
            }
          }
        }
        let renames = difference.renames.sorted { $0.key.name < $1.key.name }
        $0.member("renames") { $0.array(renames) { $0.texts([$1.key.name, $1.value.name]) } }
      }
      $0.member("graph") { $0.text += MachineGraph(graph, entryID: entryID).text }
      if isLive { $0.member("isLive") { $0.text += "true" } }
      let tabs = graph.segues.tabs()
      $0.member("tabs") { json in
        json.array(graph.segues.enumerated().filter { tabs.contains($1.edge) }) { $0.text += "\($1.offset)" }
      }
      $0.member("views") { json in
        json.array(views) { json, view in
          json.object {
            $0.member("name", view.name)
            $0.member("nodes") { $0.array(view.drawing.nodes) { $0.numbers(positions($1.fragments)) } }
            $0.member("edges") { $0.array(view.drawing.edges) { $0.numbers([$1.from, $1.to]) } }
          }
        }
      }
      $0.member("findings") { json in
        json.array(findings) { json, finding in
          json.object {
            $0.member("severity", finding.severity)
            $0.member("text", finding.text)
            $0.member("screens") { $0.numbers(positions(finding.fragments)) }
            $0.member("examples") { $0.array(finding.examples) { $0.text += ScriptDocument.text(of: $1) } }
          }
        }
      }
      $0.member("notes") {
        $0.object {
          for (name, notes) in [("screens", notes.screens), ("segues", notes.segues)] {
            $0.member(name) {
              $0.object { json in
                for (position, note) in notes.sorted(by: { $0.key < $1.key }) { json.member("\(position)", note) }
              }
            }
          }
        }
      }
      $0.member("links") { json in
        json.array(links) { json, link in
          json.object {
            $0.member("pattern", link.pattern)
            $0.member("screens") { $0.numbers(positions(link.fragments)) }
            $0.member("examples") { json in
              json.array(link.examples) { json, example in
                json.object {
                  $0.member("url", example.url)
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
            json.member("\(position)", picture.dataAddress)
          }
        }
      }
    }
    return json.text.inScript
  }
}
