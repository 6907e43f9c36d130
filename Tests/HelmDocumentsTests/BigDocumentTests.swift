import Helm
import HelmDocuments
import Testing

@Suite struct BigDocumentTests {
  @Test func manySeguesRoundTrip() throws {
    let count = 10_000
    let segues = (1...count).map { Segue<NamedFragment>(from: .init("f\(($0 - 1) / 4)"), to: .init("f\($0)")) }
    let document = GraphDocument(segues: segues)
    #expect(try GraphDocument(reading: document.description) == document)
  }

  @Test func manyCommandsAreRead() throws {
    let text = "[" + String(repeating: #"{"do":"forward","id":7},"#, count: 20_000) + #"{"do":"back"}]"#
    let script = try ScriptDocument(reading: text)
    #expect(script.count == 20_001)
    #expect(script.reduce(into: 0) { count, command in count += command == .forward(id: "7") ? 1 : 0 } == 20_000)
  }
}
