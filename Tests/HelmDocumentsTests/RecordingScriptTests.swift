import Helm
import HelmDocuments
import Testing

private enum Shop: Fragment { case splash, dashboard, news, library, compose, unused }
private enum ShopTag: SegueTag { case write, other }

@Suite("Recordings as scripts") @MainActor struct RecordingScriptTests {
  private let helm: Helm<Shop>

  init() throws {
    helm = try Helm(nav: [
      Segue(.splash => .dashboard),
      Segue(.dashboard => .news, style: .hold, auto: true),
      Segue(.dashboard => .library, style: .hold),
      Segue(.dashboard => .compose, style: .hold, dismissable: true, tag: ShopTag.write),
    ])
  }

  private func use() {
    helm.present(.dashboard)
    helm.present(tag: ShopTag.write, id: "a\n1")
    helm.present(.splash)
    helm.edit(segue: .dashboard => [.news, .library]).add(trait: .disabled)
    helm.edit(segue: .dashboard => .news).remove(trait: .disabled).add(trait: .redirect(to: [.dashboard => .compose]))
    helm.perform(.dismiss(.edge(PathEdge(.dashboard => .compose, targetID: "a\n1"))))
    helm.perform(.present(.edge(.dashboard => .compose)))
    helm.undo()
  }

  @Test func scriptWritesARecording() {
    use()
    #expect(
      helm.recording.script() == #"""
        [
          { "do": "replace", "path": [], "note": "start" },
          { "do": "present", "fragment": "dashboard" },
          { "do": "present", "tag": "write", "id": "a\n1" },
          { "do": "present", "fragment": "splash" },
          { "do": "disable", "segue": [ "dashboard", "news" ] },
          { "do": "disable", "segue": [ "dashboard", "library" ] },
          { "do": "enable", "segue": [ "dashboard", "news" ] },
          { "do": "redirect", "segue": [ "dashboard", "news" ], "flow": [ [ "dashboard", "compose" ] ] },
          { "do": "dismiss", "edge": { "from": "dashboard", "to": "compose", "targetId": "a\n1" } },
          { "do": "present", "edge": { "from": "dashboard", "to": "compose" } },
          { "do": "replace", "path": [ { "from": "splash", "to": "dashboard" } ], "note": "undo" }
        ]

        """#)
  }

  @Test func theScriptReplaysToTheSameState() throws {
    helm.present(.unused)
    helm.present(tag: ShopTag.other)
    use()
    helm.edit(segue: .dashboard => .library).remove(trait: .disabled).add(trait: .redirect(to: []))
    helm.present(.library)
    let graph = NavigationGraph(
      helm.graph.segues.map { segue in
        Segue<NamedFragment>(
          from: NamedFragment("\(segue.from)"), to: NamedFragment("\(segue.to)"), style: segue.style,
          dismissable: segue.dismissable, auto: segue.auto, tag: segue.tag.map { NamedTag($0.description) })
      })
    var navigation = try Navigation(graph: graph)
    for command in try ScriptDocument(reading: helm.recording.script(), for: graph) {
      _ = try? navigation.perform(command)
    }
    #expect(navigation.path.map(\.description) == helm.path.map(\.description))
    let commands = Array(try ScriptDocument(reading: helm.recording.script(), for: graph))
    #expect(commands == helm.recording.scriptCommands())
  }
}
