import Foundation
import Helm
import HelmDocuments
import HelmTesting
import Testing

@Suite("Flows with ids")
struct FlowIdTests {
  enum Page: String, Fragment { case list, detail, comments }

  static let graph = NavigationGraph<Page>([
    Segue(.list => .detail, dismissable: true), Segue(.detail => .comments, dismissable: true),
    Segue(.detail => .detail, dismissable: true),
  ])

  @Test("all ways of writing a flow are equal")
  func forms() {
    let flow: Flow<Page> = .from(.list).to(.detail, id: 5).to(.comments)
    #expect(flow == [.list => Page.detail.id(5), Page.detail.id(5) => .comments])
    #expect(flow == [PathEdge(.list => .detail, targetID: 5), PathEdge(.detail => .comments, sourceID: 5)])
    #expect(flow != [.list => .detail, .detail => .comments])
    #expect(flow.description == "[list => detail (id 5), detail (id 5) => comments]")
    #expect(Array(flow) == [.list => .detail, .detail => .comments])
    #expect(Flow<Page>(flow as any EdgeList<Page>) == flow)
    #expect(Flow<Page>().add(segue: flow) == flow)
    #expect(Flow<Page>().to(.list) == [])
    let path: HelmPath<Page> = [.list => Page.detail.id(5), Page.detail.id(5) => .comments]
    #expect(path == HelmPath(flow.pathEdges))
  }

  @Test("an edge is kept once per combination of ids")
  func uniqueness() {
    let flow: Flow<Page> = [
      .list => Page.detail.id(5), Page.detail.id(5) => Page.detail.id(6), .list => Page.detail.id(5), .list => .detail,
      .list => .detail,
    ]
    #expect(flow.description == "[list => detail (id 5), detail (id 5) => detail (id 6), list => detail]")
    #expect(Flow<Page>.from(.list).to(.detail, id: 1).to(.detail, id: 2).to(.detail, id: 3).count == 3)
  }

  @Test("a flow presents targets with their ids, from sources with theirs")
  func presents() throws {
    var navigation = try Navigation(graph: Self.graph)
    try navigation.present(.from(.list).to(.detail, id: 5).to(.detail, id: 6).to(.comments))
    let path: HelmPath<Page> = [
      .list => Page.detail.id(5), Page.detail.id(5) => Page.detail.id(6), Page.detail.id(6) => .comments,
    ]
    #expect(navigation.path == path)

    let start = try Navigation(graph: Self.graph, path: [.list => Page.detail.id(5)])
    let failed = error(in: start) { (it) throws(HelmError<Page>) in
      try it.present([Page.detail.id(5) => Page.detail.id(6), Page.detail.id(7) => .comments])
    }
    guard case .sourceNotPresented(let source, let target, 1, let presented, _) = failed else {
      Issue.record("\(String(describing: failed))")
      return
    }
    #expect(source == Page.detail.id(7) && target == PathFragment(.comments) && presented == [Page.detail.id(6)])
  }

  @Test("the source is the topmost fragment with the given id, or with any")
  func sources() throws {
    enum Pane: Fragment { case root, left, right, note }
    let graph = NavigationGraph<Pane>([
      Segue(.root => .left, style: .hold),
      Segue(.left => .note, style: .hold, dismissable: true, presentation: .overlay),
      Segue(.note => .right, style: .hold, dismissable: true, presentation: .overlay),
      Segue(.note => .note, style: .hold, dismissable: true, presentation: .overlay),
    ])
    var navigation = try Navigation(graph: graph)
    try navigation.present(.from(.root).to(.left).to(.note, id: 1).to(.note, id: 2))
    var other = navigation
    try navigation.present([Pane.note.id(1) => .right])
    #expect(navigation.path.last == PathEdge(.note => .right, sourceID: 1))
    try other.present([.note => .right])
    #expect(other.path.last == PathEdge(.note => .right, sourceID: 2))
  }

  @Test("redirects, guards, decisions and recordings keep ids")
  @MainActor func elsewhere() throws {
    let helm = try Helm(graph: Self.graph)
    helm.guard(.into(.comments)) { _ in .redirect(to: .from(.list).to(.detail, id: 9)) }
    helm.present([.list => Page.detail.id(5), .detail => .comments])
    #expect(helm.errors.count == 1, "list is not presented under the detail")
    let traits = try Helm(graph: Self.graph)
    traits.edit(segue: .detail => .comments).add(trait: .redirect(to: [.detail => Page.detail.id(9)]))
    traits.present([.list => Page.detail.id(5), .detail => .comments])
    #expect(traits.presentedFragments == [Page.detail.id(9)])
    var replayed = try Navigation(graph: Self.graph)
    try replayed.replay(traits.recording)
    #expect(replayed.path == traits.path)
    #expect(
      traits.recording.asTest().contains(
        """
        PathEdge(.list => .detail, targetID: "5"), .detail => .comments
        """))
  }

  @Test("JSON and scripts contain ids, and edges without ids are written as before")
  func documents() throws {
    let flow: Flow<Page> = [.list => Page.detail.id(5), .detail => .comments]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(flow)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"[{"from":"list","targetId":"5","to":"detail"},["detail","comments"]]"#)
    #expect(try JSONDecoder().decode(Flow<Page>.self, from: data) == flow)

    let script = """
      [ { "do": "present", "flow": [ { "from": "list", "to": "detail", "targetId": "5" }, ["detail", "comments"] ] } ]
      """
    let commands = Array(try ScriptDocument(reading: script))
    #expect(
      commands.map(\.description) == ["present flow list => detail (id 5), detail => comments"])
    #expect(Array(try ScriptDocument(reading: ScriptDocument.text(of: commands))) == commands)
    #expect(throws: DocumentError.self) { try ScriptDocument(reading: #"[{ "do": "present", "flow": [5] }]"#) }
  }
}
