import Helm
import Testing

/// The exact text of every validation finding.
@Suite("Validation findings") struct FindingMessageTests {
  enum Room: Fragment { case hall, stairs, bath, attic, cellar }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var segues: [Segue<Room>]
    var entry: Room?
    var path: HelmPath<Room> = []
    let findings: [ValidationFinding<Room>]
    let texts: [String]
  }

  static let cases: [Case] = [
    Case(
      testDescription: "empty", segues: [], findings: [.emptyGraph],
      texts: ["The graph has no segues. Give it at least one, or name its only screen as the entry."]),
    Case(
      testDescription: "no entry", segues: [Segue(.hall => .stairs), Segue(.stairs => .hall)], findings: [.noEntry],
      texts: ["No fragment has outgoing segues but no incoming ones, so there is no entry. Name one with `entry`."]),
    Case(
      testDescription: "several entries", segues: [Segue(.hall => .stairs), Segue(.cellar => .stairs)],
      findings: [.severalEntries([.hall, .cellar])],
      texts: [
        "Several fragments have outgoing segues but no incoming ones: hall, cellar. "
          + "Name the entry with `entry`, or add segues to the others."
      ]),
    Case(
      testDescription: "unknown entry", segues: [Segue(.hall => .stairs)], entry: .attic,
      findings: [.unknownEntry(.attic)],
      texts: ["The entry attic is not a fragment of the graph. Add a segue out of it, or name another."]),
    Case(
      testDescription: "two segues for one edge",
      segues: [Segue(.hall => .stairs), Segue(.hall => .stairs, dismissable: true)],
      findings: [.duplicateSegues(.hall => .stairs, count: 2)],
      texts: ["The edge hall => stairs has 2 segues. Keep one of them."]),
    Case(
      testDescription: "several autos",
      segues: [Segue(.hall => .stairs, auto: true), Segue(.hall => .bath, auto: true)],
      findings: [.severalAutoSegues(from: .hall, [.hall => .stairs, .hall => .bath])],
      texts: ["Several auto segues start from hall: hall => stairs, hall => bath. Keep `auto` on one of them."]),
    Case(
      testDescription: "cycle of autos on an island",
      segues: [
        Segue(.hall => .stairs), Segue(.attic => .cellar, auto: true), Segue(.cellar => .attic, auto: true),
      ],
      findings: [.autoCycle([.attic, .cellar])],
      texts: ["Auto segues form a cycle: attic, cellar, attic. Remove `auto` from one of them."]),
    Case(
      testDescription: "presentation against style",
      segues: [
        Segue(.hall => .stairs, presentation: .sheet), Segue(.hall => .bath, style: .hold, presentation: .push),
      ],
      findings: [
        .presentationAgainstStyle(.hall => .stairs, .sheet, .pass),
        .presentationAgainstStyle(.hall => .bath, .push, .hold),
      ],
      texts: [
        "The segue hall => stairs has the presentation sheet, which needs the style hold, but its style is pass. "
          + "Change one of them.",
        "The segue hall => bath has the presentation push, which needs the style pass, but its style is hold. "
          + "Change one of them.",
      ]),
    Case(
      testDescription: "leaving on a hold, and an unknown fragment",
      segues: [Segue(.hall => .stairs, style: .hold, leaving: .hall), Segue(.stairs => .bath, leaving: .attic)],
      findings: [
        .leavingOnHold(.hall => .stairs, leaving: .hall), .unknownLeaving(.stairs => .bath, leaving: .attic),
      ],
      texts: [
        "The segue hall => stairs holds, so it cannot leave hall. Give it the style pass, or remove `leaving`.",
        "The segue stairs => bath leaves attic, which is not a fragment of the graph. "
          + "Name a fragment that stairs can be reached through.",
      ]),
    Case(
      testDescription: "a path over an unknown edge", segues: [Segue(.hall => .stairs)],
      path: [.hall => .stairs, .stairs => .bath], findings: [.unknownPathEdge(.stairs => .bath, index: 1)],
      texts: [
        "The path's edge stairs => bath (index 1) has no segue. Add one to the graph, or remove the edge from the path."
      ]),
    Case(
      testDescription: "a path with a gap", segues: [Segue(.hall => .stairs), Segue(.stairs => .bath)],
      path: [.stairs => .bath],
      findings: [
        .pathNotAllowed(
          .stairs => .bath, index: 0,
          reason: "stairs is not presented, so bath cannot be presented from it (index 0). Presented: hall.")
      ],
      texts: [
        "The path's edge stairs => bath (index 0) cannot be taken: stairs is not presented, "
          + "so bath cannot be presented from it (index 0). Presented: hall."
      ]),
    Case(
      testDescription: "several rules at once",
      segues: [Segue(.hall => .hall, auto: true), Segue(.stairs => .stairs, presentation: .overlay)],
      path: [.bath => .attic],
      findings: [
        .noEntry, .autoCycle([.hall]), .presentationAgainstStyle(.stairs => .stairs, .overlay, .pass),
        .unknownPathEdge(.bath => .attic, index: 0),
      ],
      texts: [
        "No fragment has outgoing segues but no incoming ones, so there is no entry. Name one with `entry`.",
        "Auto segues form a cycle: hall, hall. Remove `auto` from one of them.",
        "The segue stairs => stairs has the presentation overlay, which needs the style hold, but its style is pass."
          + " Change one of them.",
        "The path's edge bath => attic (index 0) has no segue. Add one to the graph, or remove the edge from the path.",
      ]),
  ]

  @Test(arguments: cases) func everyFindingHasTheMessageOfTheTable(_ example: Case) {
    let error = #expect(throws: FindingsError<ValidationFinding<Room>>.self) {
      try Navigation(graph: NavigationGraph(example.segues, entry: example.entry), path: example.path)
    }
    #expect(error?.findings == example.findings)
    #expect(error?.findings.map(\.description) == example.texts)
    #expect(error?.description == example.texts.joined(separator: "\n"))
    #expect(error?.errorDescription == error?.description)
  }

  @Test @MainActor func helmInitThrowsTheSameFindings() {
    for example in Self.cases {
      #expect(throws: FindingsError(findings: example.findings)) {
        try Helm(nav: example.segues, entry: example.entry, path: example.path)
      }
    }
  }
}
