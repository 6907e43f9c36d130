import Foundation
import Helm
import HelmDocuments
@testable import HelmTesting
import Testing

@testable import helm_nav
@testable import helm_plugin

/// Input of the tool, in each of its forms.
@Suite struct InputFormTests {
  @Test(
    arguments: [
      (#"{"kind":1,"step":1,"v":1}"#, .helm), (#"{"step":1,"v":1}"#, nil), (#"{"kind":1,"v":1}"#, nil),
      (#"{"kind":1,"step":1}"#, nil), (#"{"event_params":[]}"#, .firebase), (#"{"resourceSpans":[]}"#, .otel),
      (#"{"event_properties":{}}"#, .amplitude), (#"{"event_type":"x"}"#, .amplitude),
      (#"{"type":"track","anonymousId":"a"}"#, .segment), (#"{"type":"screen","userId":"u"}"#, .segment),
      (#"{"type":"page","messageId":"m"}"#, .segment), (#"{"type":"identify","userId":"u"}"#, .segment),
      (#"{"type":"group","userId":"u"}"#, .segment), (#"{"type":"alias","userId":"u"}"#, .segment),
      (#"{"type":"screen"}"#, nil), (#"{"type":"other","userId":"u"}"#, nil), (#"{"type":7,"userId":"u"}"#, nil),
      (#"{"event":"e","properties":{"time":1}}"#, .mixpanel), (#"{"event":"e","properties":{}}"#, .posthog),
      (#"{"event":"e","properties":{"time":1},"timestamp":2}"#, .posthog), (#"{"event":"e"}"#, nil),
      (#"{"properties":{"time":1}}"#, nil), ("{}", nil),
    ] as [(String, EventFormat?)])
  func theFormatOfAnEventFollowsItsKeys(text: String, format: EventFormat?) throws {
    #expect(EventReader.format(of: try JSONValue(parsing: text.utf8)) == format)
  }

  /// Deeply nested fragments are not indented any further.
  @Test func presentedFragmentsAreIndentedUpToFortyTimes() {
    let segues = (1..<43).map { #"{"from":"c\#($0)","to":"c\#($0 + 1)","style":"hold"}"# }
    let console = TextConsole(
      input: String(repeating: "forward\n", count: 42),
      files: ["g": #"{"version":1,"segues":[\#(segues.joined(separator: ","))]}"#])
    #expect(runTool(["explore", "g"], console) == 0)
    let rows = console.output.split(separator: "\n").filter { $0.hasSuffix("  inline") }.suffix(4)
    let space = String(repeating: " ", count: 80)
    #expect(
      rows.map { String($0) } == [
        "  \(space.dropFirst(2))c40  inline", "  \(space)c41  inline", "  \(space)c42  inline", "* \(space)c43  inline",
      ])
  }

  /// A segue is where it is written, or else where its target is, or its source, or the graph.
  @Test func linesOfPlacesAreCountedWithEmptyOnes() {
    let error = #expect(throws: UsageError.self) { try SourcePlaces("\n\nnowhere") }
    #expect(error.map { "\($0)" }?.contains("line 3 of the places") == true)
  }

  @Test func aFindingIsAtTheNearestKnownPlace() throws {
    let places = try SourcePlaces("a\tA.swift:1:1\nb\tB.swift:2:2\n\tG.swift:3:3\na => c\tC.swift:4:4\n")
    func text(_ kind: NavigationFinding<NamedFragment>.Kind, isStrict: Bool = false, isSettled: Bool = true) -> String {
      let found = NavigationFindings(
        findings: isSettled ? [NavigationFinding<NamedFragment>(kind)] : [], unsettled: isSettled ? [] : [kind],
        explored: 1, end: .complete, prunedSegues: [], excluded: [])
      return places.text(found, isStrict: isStrict)
    }
    func never(_ to: NamedFragment) -> NavigationFinding<NamedFragment>.Kind {
      .segueNeverTaken(DirectedEdge(from: "a", to: to))
    }
    let end = NavigationFinding<NamedFragment>.Kind.deadEnd("x")
    #expect(text(never("c")) == "C.swift:4:4: error: \(never("c"))\n")
    #expect(text(never("b")) == "B.swift:2:2: error: \(never("b"))\n")
    #expect(text(never("x")) == "A.swift:1:1: error: \(never("x"))\n")
    #expect(text(end) == "G.swift:3:3: error: \(end)\n")
    let stays = NavigationFinding<NamedFragment>.Kind.noWayBack(DirectedEdge(from: "a", to: "b"))
    #expect(text(stays) == "B.swift:2:2: warning: \(stays)\n")
    #expect(text(stays, isStrict: true) == "B.swift:2:2: error: \(stays)\n")
    #expect(text(never("b"), isSettled: false).hasPrefix("B.swift:2:2: warning: undecided within the limit: "))
    #expect(text(never("b"), isStrict: true, isSettled: false).hasPrefix("B.swift:2:2: error: undecided within "))
    let unplaced = try SourcePlaces("b\tB.swift:2:2")
    let found = NavigationFindings(
      findings: [NavigationFinding<NamedFragment>(end)], unsettled: [], explored: 1, end: .complete, prunedSegues: [],
      excluded: [])
    #expect(unplaced.text(found, isStrict: false) == "error: \(end)\n")
  }

  /// A picture may have the fragment's own name, also if that has signs, or up to eighty plain ones.
  @Test func picturesMayHaveTheNamesOfFragments() {
    let long = String(repeating: "x", count: 80)
    let shorter = String(long.dropLast())
    let files = PictureFiles(["my_screen.png", "my screen.png", "\(long).png", "\(shorter).png"])
    #expect(files.file(of: "my screen") == "my screen.png")
    #expect(files.file(of: "my_screen") == "my_screen.png" && files.file(of: "my/screen") == "my_screen.png")
    #expect(files.file(of: long) == "\(long).png" && files.file(of: long + "y") == "\(long).png")
    #expect(files.file(of: shorter) == "\(shorter).png")
  }
}
