import Foundation
import Helm
import HelmDocuments
import Observation
import Testing

@Suite("Typed ids in a Helm")
@MainActor struct HelmIdTests {
  private let helm: Helm<Screen>
  private let expected = Shop.itemType

  init() throws { helm = try Helm(graph: Shop.graph) }

  @Test("a wrong or missing id is reported for every form of present")
  func reports() async {
    let edge: DirectedEdge<Screen> = .list => .detail
    helm.present(.detail)
    helm.present(.detail, id: 5)
    helm.present(.detail, id: 5, from: .list)
    helm.present(tag: Shop.Tag.open, id: 5)
    helm.forward(id: 5)
    let wrong = HelmError<Screen>.wrongID(edge, id: "5", type: "Int", expected: expected, index: nil)
    #expect(helm.errors == [.missingID(edge, expected: expected, index: nil), wrong, wrong, wrong, wrong])
    #expect(await helm.presentAndWait(.detail, id: 5) == .failed(wrong))
    #expect(await helm.present(.detail, id: 5, awaiting: String.self) == nil)
    #expect(helm.errors.count == 7 && helm.lastError == wrong)
    #expect(helm.path == [.home => .list])
    #expect(!helm.canPresent(.detail, id: 5) && !helm.canPresent(.detail))
    #expect(helm.canPresent(.detail, id: Item.ID(rawValue: 5)))
    // A recording has only texts of ids, so a command that failed for its type is not in it.
    #expect(helm.recording.entries == [.command(.present(.detail))])
    var replayed = helm.navigation
    #expect(throws: Never.self) { try replayed.replay(helm.recording) }
    #expect(replayed.path == helm.path)
  }

  @Test("the type of an id survives an asynchronous guard")
  func guards() async {
    helm.guard(.into(.detail)) { _ in
      await Task.yield()
      return .allow
    }
    let edge: DirectedEdge<Screen> = .list => .detail
    #expect(
      await helm.presentAndWait(.detail, id: 5)
        == .failed(.wrongID(edge, id: "5", type: "Int", expected: expected, index: nil)))
    #expect(await helm.presentAndWait(Screen.item(Item.ID(rawValue: 5))).isDone)
  }

  @Test("typed fragments are presented and read back")
  func typed() {
    let id = Item.ID(rawValue: 7)
    helm.present(Screen.item(id))
    #expect(helm.id(of: Screen.item) == id)
    #expect(helm.ids(of: Screen.item) == [id])
    #expect(helm.presentedFragments.last?.id(of: Screen.item) == id)
    #expect(helm.presentedFragments.first?.id(of: Screen.item) == nil)
    helm.present([.detail => .comments])
    helm.present(.from(.comments).to(exactly: Screen.item(Item.ID(rawValue: 8))).to(.comments))
    #expect(helm.errors == [])
    #expect(helm.path.compactMap { $0.to.id(of: Screen.item)?.rawValue } == [7, 8])
  }

  @Test("a saved path has only case names, and another type with the same cases reads it")
  func saved() throws {
    enum Moved: String, Fragment { case home, list, detail }
    enum Plain: Fragment { case home, list, detail }
    helm.present(Screen.item(Item.ID(rawValue: 7)))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(helm.path)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"[{"from":"home","to":"list"},{"from":"list","targetId":"7","to":"detail"}]"#)
    let path = try JSONDecoder().decode(HelmPath<Moved>.self, from: data)
    #expect(path == [.home => .list, PathEdge(.list => .detail, targetID: 7)])
    #expect(try JSONDecoder().decode(HelmPath<Plain>.self, from: data).count == 2)
    #expect(!String(decoding: data, as: UTF8.self).contains("Screen"))
  }

  @Test("a state saved with another type of ids is not restored")
  func restored() throws {
    helm.present(Screen.item(Item.ID(rawValue: 7)))
    let data = try #require(helm.save().map { String(decoding: $0, as: UTF8.self) })
    let report = helm.restore(saved: Data(data.replacingOccurrences(of: "=7", with: "=seven").utf8))
    #expect(report.dropped.map(\.reason) == [.wrongID(.list => .detail, expected: expected)])
    #expect(
      report.dropped.first?.description
        == "edge 1 to detail (id seven): list => detail needs an id of type \(expected)")
    #expect(helm.path == [.home => .list])
  }
}

@Suite("Ids in documents")
struct IdDocumentTests {
  @Test("a graph document has the types of ids, and reading it returns the same document")
  func roundTrip() throws {
    let document = try GraphDocument(Shop.graph)
    let text = document.description
    #expect(
      text.hasPrefix(
        """
        { "version": 1, "entry": "home",
          "ids": { "detail": "Item.ID", "author": "String", "badge": "Badge" },
          "segues": [
        """))
    let read = try GraphDocument(reading: text)
    #expect(read == document)
    #expect(read.graph.idKind(of: NamedFragment("detail"))?.name == "Item.ID")
    #expect(read.graph == document.graph)
    #expect(Set(read.graph.idRules) == Set(document.ids))
    let plain = try GraphDocument(NavigationGraph<Screen>([.push(.list => .detail)]))
    #expect(!plain.description.contains("ids"))
  }

  static let graph = """
    { "version": 1, "ids": { "b": "Int", "c": "UUID", "d": "Mine" },
      "segues": [ { "from": "a", "to": "b", "dismissable": true }, { "from": "a", "to": "c", "dismissable": true },
        { "from": "a", "to": "d", "dismissable": true } ] }
    """

  @Test(
    "commands of scripts are checked against the types of ids",
    arguments: [
      (#"{ "do": "present", "fragment": "b" }"#, "missingID"),
      (#"{ "do": "present", "fragment": "b", "id": "x" }"#, "wrongID"),
      (#"{ "do": "present", "fragment": "b", "id": 5 }"#, ""),
      (#"{ "do": "present", "flow": [["a", "b"]] }"#, "missingID"),
      (#"{ "do": "present", "flow": [{ "from": "a", "to": "b", "targetId": "1" }] }"#, ""),
      (#"{ "do": "replace", "path": [{ "from": "a", "to": "b", "targetId": "x" }] }"#, "wrongID"),
      (#"{ "do": "present", "fragment": "c", "id": "1" }"#, "wrongID"),
      (#"{ "do": "present", "fragment": "c", "id": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F" }"#, ""),
      (#"{ "do": "present", "fragment": "d", "id": "anything" }"#, ""),
      (#"{ "do": "present", "fragment": "d" }"#, "missingID"),
    ])
  func scripts(command: String, kind: String) throws {
    let graph = try GraphDocument(reading: Self.graph).graph
    var navigation = try Navigation(graph: graph)
    for command in try ScriptDocument(reading: "[\(command)]", for: graph) {
      do throws(HelmError<NamedFragment>) {
        try navigation.perform(command)
        #expect(kind == "")
      } catch {
        #expect(error.kind == kind)
      }
    }
  }

  @Test("an invalid type of ids is reported with its position")
  func mistakes() {
    let segues = #""segues": [ { "from": "a", "to": "bb" } ] }"#
    for (ids, error) in [
      (#"{ "bx": "Int" }"#, #"1:32: $.ids.bx: the graph has no fragment "bx"; did you mean "bb"?"#),
      (#"{ "bb": 5 }"#, "1:32: $.ids.bb: expected the name of a type, found 5"),
      (#"["bb"]"#, "1:24: $.ids: expected an object of fragments and the types of their ids, found an array"),
    ] {
      let found = #expect(throws: DocumentError.self) {
        try GraphDocument(reading: #"{ "version": 1, "ids": "# + ids + ", " + segues)
      }
      #expect(found?.description == error)
    }
  }
}
