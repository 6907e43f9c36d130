import Testing

@testable import HelmReference

@Suite("The tables of Semantics.md, checked with the reference")
struct ReferenceCaseTests {
  @Test(arguments: ReferenceCase.all)
  func theStateAfterEachCommandMatchesTheTable(row: ReferenceCase) throws {
    #expect(row.graph.isSound)
    let twin = ReferenceGraph(entry: row.graph.entry, entryID: row.graph.entryID, segues: row.graph.segues.reversed())
    var walk = try ReferenceWalk(row.graph, twin: twin)
    for command in row.commands.dropLast() {
      var navigation = walk.navigation
      #expect(throws: Never.self) { try navigation.run(command) }
      #expect(walk.run(command) == nil)
    }
    if let last = row.commands.last {
      var navigation = walk.navigation
      #expect(walk.run(last) == nil)
      do {
        try navigation.run(last)
        #expect(row.error == nil)
      } catch {
        #expect(error as? ReferenceError<Screen> == row.error)
      }
    }
    #expect(walk.navigation.presented.map(\.description).joined(separator: " ") == row.presented)
    #expect(walk.navigation.path.map(\.description).joined(separator: " ") == row.path)
    #expect(edges(row.path).map(\.description).joined(separator: " ") == row.path)
  }

  @Test func caseNamesAreUnique() {
    #expect(Set(ReferenceCase.all.map(\.name)).count == ReferenceCase.all.count)
  }
}

extension ReferenceCase: CustomTestStringConvertible {
  var testDescription: String { name }
}
