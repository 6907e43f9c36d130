import Foundation
import HelmTesting
import Testing

@testable import Helm
@testable import HelmCore

/// A saved path as text is equivalent to the arrays of version 1, and other texts are damaged.
@Suite struct SavedEdgeTests {
  /// A document of version 1, written by Foundation only.
  private func first(_ edges: [SavedEdge]) throws -> Data {
    let path = edges.map { edge -> [Any] in
      var array: [Any] = [edge.cause, edge.name]
      if edge.id == nil, edge.occurrence == 0 { return array }
      array.append(edge.id.map { $0 as Any } ?? NSNull())
      if edge.occurrence > 0 { array.append(edge.occurrence) }
      return array
    }
    let document: [String: Any] = ["version": 1, "graph": "g", "history": 3, "names": ["a", "b", "c"], "path": path]
    return try JSONSerialization.data(withJSONObject: document)
  }

  @Test func bothVersionsOfSavedEdgesAreReadAlike() throws {
    var numbers = SeededNumbers(seed: 27)
    func roll(_ count: Int) -> Int { Int(numbers.next() % UInt64(count)) }
    let ids = [nil, "", "5", "a b", "a,b=c", "100 %", "%41", "ä\u{301}\u{0}", "\"\\", "👩‍👩‍👧", "+-._~", "=", ",", " "]
    for count in [0, 1, 2, 3] + Array(repeating: 40, count: 50) {
      let edges = (0..<count).map { index in
        SavedEdge(
          cause: roll(index + 1), name: roll(3), id: ids[roll(ids.count)], occurrence: roll(3) == 0 ? roll(1_000) : 0)
      }
      let state = SavedState(version: SavedState.version, graph: "g", history: 3, names: ["a", "b", "c"], path: edges)
      #expect(try SavedState(data: state.data()).path == edges)
      #expect(try SavedState(data: first(edges)).path == edges)
      #expect(try SavedState.edges(of: SavedState.text(of: edges)) == edges)
    }
  }

  @Test(arguments: [
    ("0 0=a=b", "a=b"), ("0 0==", "="), ("0 0 2=", ""), ("0 0=1 2", "1 2"), ("0 0=%3D=", "=="),
  ])
  func theIDIsAllThatFollowsTheFirstEqualsSign(text: String, id: String) throws {
    #expect(try SavedState.edges(of: text).map(\.id) == [id])
  }

  @Test(arguments: [
    ",", "0", "0 ", " 0 0", "0  0", "0 0,", ",0 0", "0 0 0 0", "0 0 ", "0 x", "-1 0", "+1 0", "0.5 0", "0 0=%",
    "0 0=%4", "0 0=%FF", "0,0", "9999999999 0", "1000000000 0", "0 99999999999999999999999", "0 0\n", "٣ 0", "=", "0=1",
    "0 0 =1",
  ])
  func malformedEdgesAreDamaged(text: String) {
    #expect(throws: SavedStateError.damaged) { try SavedState.edges(of: text) }
  }

  /// Any text is either read as edges that round-trip, or damaged.
  @Test func randomTextsAreReadOrDamaged() throws {
    var numbers = SeededNumbers(seed: 28)
    let letters = Array("0012 ,=%4Fa")
    for _ in 0..<20_000 {
      let count = Int(numbers.next() % 12)
      let text = String((0..<count).map { _ in letters[Int(numbers.next() % UInt64(letters.count))] })
      guard let edges = try? SavedState.edges(of: text) else { continue }
      #expect(try SavedState.edges(of: SavedState.text(of: edges)) == edges, "\(text)")
    }
  }
}
