import Helm
import Testing

@testable import HelmDocuments

/// Graphs as documents write them, what findings point at, and the types of ids that a document knows.
@Suite struct WrittenGraphTests {
  struct Mark: SegueTag, CustomStringConvertible {
    let number: Int
    var description: String { number < 3 ? "same" : String(repeating: "x", count: 4096 + number - 3) }
  }

  /// One of several inline parts is a tab, however they are declared; a single one isn't.
  @Test func presentationsAndTagsAreWritten() throws {
    let document = GraphDocument(segues: [
      Segue(from: "a", to: "b", style: .hold, presentation: .inline), Segue(from: "a", to: "c", style: .hold),
      Segue(from: "c", to: "d", style: .hold, presentation: .inline),
      Segue(from: "c", to: "e", style: .hold, presentation: .column),
    ])
    #expect(
      document.description == """
        { "version": 1,
          "segues": [
            { "from": "a", "to": "b", "style": "hold", "presentation": "tab" },
            { "from": "a", "to": "c", "style": "hold" },
            { "from": "c", "to": "d", "style": "hold", "presentation": "inline" },
            { "from": "c", "to": "e", "style": "hold", "presentation": "column" }] }

        """)
    #expect(try GraphDocument(reading: document.description) == document)

    func error(_ tags: Int...) -> GraphNameError? {
      let segues = tags.enumerated().map { index, tag in
        Segue<NamedFragment>(from: "a", to: NamedFragment("b\(index)"), tag: Mark(number: tag))
      }
      do { _ = try GraphDocument(NavigationGraph(segues)) } catch { return error }
      return nil
    }
    #expect(error(1, 1) == nil)
    #expect(error(1, 2) == .ambiguous(kind: "tags", name: "same"))
    #expect(error(1, 3) == nil)
    #expect(error(1, 4) == .tooLong(kind: "tags", name: String(repeating: "x", count: 4097)))
  }

  private static let ab = DirectedEdge<NamedFragment>(from: "a", to: "b")
  private static let bc = DirectedEdge<NamedFragment>(from: "b", to: "c")

  static let findings: [(finding: ValidationFinding<NamedFragment>, edge: DirectedEdge<NamedFragment>?)] = [
    (.duplicateSegues(ab, count: 2), ab), (.presentationAgainstStyle(ab, .sheet, .pass), ab),
    (.leavingOnHold(ab, leaving: "c"), ab), (.unknownLeaving(ab, leaving: "c"), ab),
    (.unknownPathEdge(ab, index: 0), ab), (.pathNotAllowed(ab, index: 0, reason: ""), ab),
    (.severalAutoSegues(from: "b", [ab, bc, DirectedEdge(from: "b", to: "d")]), bc),
    (.autoCycle(["b", "c", "a"]), bc), (.autoCycle(["b"]), DirectedEdge(from: "b", to: "b")),
    (.emptyGraph, nil), (.noEntry, nil), (.severalEntries(["a", "b"]), nil), (.unknownEntry("a"), nil),
    (.severalIDTypes("a", "Int", "UUID"), nil), (.idsOfUnknownFragment("a", "Int"), nil), (.unknownOpening("a"), nil),
    (.entryTakesID("a", "Int", given: nil), nil),
  ]

  /// Of several segues, a finding is about the first that is one too many.
  @Test(arguments: findings.indices) func findingsHaveTheEdgeOfTheirFirstOffender(_ index: Int) {
    #expect(Self.findings[index].finding.edge == Self.findings[index].edge)
  }

  /// The types of ids that a document knows, each with an id and a text that is none.
  @Test(arguments: [
    ("Int", "-9223372036854775808", "9223372036854775808"), ("Int8", "127", "128"), ("Int16", "32767", "32768"),
    ("Int32", "2147483647", "2147483648"), ("Int64", "9223372036854775807", "9223372036854775808"),
    ("UInt", "18446744073709551615", "-1"), ("UInt8", "255", "256"), ("UInt16", "65535", "65536"),
    ("UInt32", "4294967295", "4294967296"), ("UInt64", "18446744073709551615", "18446744073709551616"),
    ("UUID", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f", "1"),
  ])
  func idsOfKnownTypesAreChecked(_ name: String, _ id: String, _ other: String) {
    let kind = FragmentIDKind(named: name)
    #expect(kind.name == name)
    #expect(kind.accepts(id))
    #expect(!kind.accepts(other))
    #expect(FragmentIDKind(named: "My\(name)").accepts(other))
  }
}
