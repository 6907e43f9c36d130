import Helm
import Testing

@Suite("Validation of graphs (Semantics.md §1)")
struct ValidationTests {
  /// A path is validated along with its graph, whose own findings come first.
  @Test func validateChecksEdgesTogetherWithTheGraph() throws {
    let sound = NavigationGraph<Letter>([.push(.a, .b), .push(.b, .c)])
    try sound.validate([PathEdge(.a => .b), PathEdge(.b => .c)])
    try sound.validate()
    let faulty = NavigationGraph<Letter>([.push(.a, .b), .push(.b, .a)])
    for (graph, own) in [(sound, []), (faulty, faulty.validationFindings())] {
      do {
        try graph.validate([PathEdge(.a => .b), PathEdge(.c => .a), PathEdge(.a => .c)])
        Issue.record("\(graph) has those edges")
      } catch {
        #expect(error.findings == own + [.unknownPathEdge(.c => .a, index: 1), .unknownPathEdge(.a => .c, index: 2)])
      }
    }
    #expect(!faulty.validationFindings().isEmpty)
  }

  @Test func aValidGraphHasNoFindings() {
    #expect(NavigationGraph<Letter>([.push(.a, .b), .tab(.b, .c).with(auto: true)]).validationFindings() == [])
  }

  @Test func openingHasToBeOneOfTheTabs() throws {
    let tabs: Segues<Letter> = [.tabs(.a => [.b, .c], opening: .d), .push(.c => .d)]
    let finding = ValidationFinding<Letter>.unknownOpening(.d)
    #expect(NavigationGraph(tabs).validationFindings() == [finding])
    #expect(NavigationGraph([tabs, .push(.b => .e)] as Segues).validationFindings() == [finding])
    #expect(
      finding.description
        == "`opening` names d, which is not one of the tabs. Name one of them, or add it to them.")
    #expect(throws: FindingsError<ValidationFinding<Letter>>.self) { try Navigation(graph: tabs) }
    #expect(throws: FindingsError<ValidationFinding<Letter>>.self) {
      try Nesting(NavigationGraph(tabs)) { Outer.part($0) }
    }
    #expect(NavigationGraph([.tabs(.a => [.b, .c], opening: .c)] as Segues<Letter>).validationFindings() == [])
  }

  enum Outer: Fragment { case home, part(Letter) }

  /// An invalid graph with its findings.
  struct Fault: Sendable, CustomStringConvertible {
    let description: String
    var segues: [Segue<Letter>] = []
    var entry: Letter?
    let findings: [ValidationFinding<Letter>]
    let messages: [String]
  }

  static let faults = [
    Fault(
      description: "empty", findings: [.emptyGraph],
      messages: [
        "The graph has no segues. Give it at least one, or name its only screen as the entry."
      ]),
    Fault(
      description: "no entry", segues: [.push(.a, .b), .push(.b, .a)], findings: [.noEntry],
      messages: ["No fragment has outgoing segues but no incoming ones, so there is no entry. Name one with `entry`."]),
    Fault(
      description: "several entries", segues: [.push(.a, .b), .push(.c, .b)], findings: [.severalEntries([.a, .c])],
      messages: [
        "Several fragments have outgoing segues but no incoming ones: a, c. "
          + "Name the entry with `entry`, or add segues to the others."
      ]),
    Fault(
      description: "unknown entry", segues: [.push(.a, .b)], entry: .d, findings: [.unknownEntry(.d)],
      messages: ["The entry d is not a fragment of the graph. Add a segue out of it, or name another."]),
    Fault(
      description: "duplicate segues", segues: [.push(.a, .b), .tab(.a, .c), .swap(.a, .b)],
      findings: [.duplicateSegues(.a => .b, count: 2)],
      messages: ["The edge a => b has 2 segues. Keep one of them."]),
    Fault(
      description: "several autos", segues: [.tab(.a, .b).with(auto: true), .overlay(.a, .c).with(auto: true)],
      findings: [.severalAutoSegues(from: .a, [.a => .b, .a => .c])],
      messages: ["Several auto segues start from a: a => b, a => c. Keep `auto` on one of them."]),
    Fault(
      description: "auto cycle on an island",
      segues: [.push(.a, .b), .push(.c, .d).with(auto: true), .push(.d, .c).with(auto: true)],
      findings: [.autoCycle([.c, .d])],
      messages: ["Auto segues form a cycle: c, d, c. Remove `auto` from one of them."]),
    Fault(
      description: "auto cycle with a second way into it",
      segues: [
        .push(.a, .b), .push(.c, .d).with(auto: true), .push(.d, .c).with(auto: true), .push(.b, .e),
        .push(.e, .d).with(auto: true),
      ],
      findings: [.autoCycle([.c, .d])],
      messages: ["Auto segues form a cycle: c, d, c. Remove `auto` from one of them."]),
    Fault(
      description: "auto to itself", segues: [.push(.a, .b), .tab(.b, .b).with(auto: true)],
      findings: [.autoCycle([.b])],
      messages: ["Auto segues form a cycle: b, b. Remove `auto` from one of them."]),
    Fault(
      description: "a sheet that passes", segues: [Segue(.a => .b, presentation: .sheet)],
      findings: [.presentationAgainstStyle(.a => .b, .sheet, .pass)],
      messages: [
        "The segue a => b has the presentation sheet, which needs the style hold, but its style is pass. "
          + "Change one of them."
      ]),
    Fault(
      description: "a push that holds", segues: [Segue(.a => .b, style: .hold, presentation: .push)],
      findings: [.presentationAgainstStyle(.a => .b, .push, .hold)],
      messages: [
        "The segue a => b has the presentation push, which needs the style pass, but its style is hold. "
          + "Change one of them."
      ]),
    Fault(
      description: "leaving on a hold", segues: [.push(.a, .b), .tab(.b, .c).with(leaving: .a)],
      findings: [.leavingOnHold(.b => .c, leaving: .a)],
      messages: ["The segue b => c holds, so it cannot leave a. Give it the style pass, or remove `leaving`."]),
    Fault(
      description: "leaving a stranger", segues: [.push(.a, .b), .push(.b, .c).with(leaving: .l)],
      findings: [.unknownLeaving(.b => .c, leaving: .l)],
      messages: [
        "The segue b => c leaves l, which is not a fragment of the graph. Name a fragment that b can be reached through."
      ]),
    Fault(
      description: "several faults at once",
      segues: [Segue(.a => .b, presentation: .overlay), .push(.b, .a), .push(.b, .a)],
      findings: [
        .noEntry, .duplicateSegues(.b => .a, count: 2), .presentationAgainstStyle(.a => .b, .overlay, .pass),
      ],
      messages: [
        "No fragment has outgoing segues but no incoming ones, so there is no entry. Name one with `entry`.",
        "The edge b => a has 2 segues. Keep one of them.",
        "The segue a => b has the presentation overlay, which needs the style hold, but its style is pass. "
          + "Change one of them.",
      ]),
  ]

  @Test(arguments: faults)
  func anInvalidGraphFailsWithAllItsFindings(fault: Fault) throws {
    let graph = NavigationGraph(fault.segues, entry: fault.entry)
    #expect(graph.validationFindings() == fault.findings)
    #expect(fault.findings.map(\.description) == fault.messages)
    #expect(throws: FindingsError(findings: fault.findings)) { try Navigation(graph: graph) }
    #expect(FindingsError(findings: fault.findings).description == fault.messages.joined(separator: "\n"))
  }

  @Test func everyUnknownEdgeOfAPathIsReported() {
    let graph = NavigationGraph<Letter>([.push(.a, .b)])
    #expect(
      throws: FindingsError<ValidationFinding<Letter>>(findings: [
        .unknownPathEdge(.b => .c, index: 1), .unknownPathEdge(.c => .d, index: 2),
      ])
    ) {
      try Navigation(graph: graph, path: [.a => .b, .b => .c, .c => .d])
    }
    #expect(
      ValidationFinding<Letter>.unknownPathEdge(.b => .c, index: 1).description
        == "The path's edge b => c (index 1) has no segue. Add one to the graph, or remove the edge from the path.")
  }

  @Test func aPathWithAGapFails() throws {
    let graph = NavigationGraph<Letter>([.push(.a, .b), .push(.b, .c), .push(.c, .d)])
    let reason = "c is not presented, so d cannot be presented from it (index 1). Presented: b."
    let finding = ValidationFinding<Letter>.pathNotAllowed(.c => .d, index: 1, reason: reason)
    #expect(throws: FindingsError(findings: [finding])) {
      try Navigation(graph: graph, path: [.a => .b, .c => .d])
    }
    #expect(finding.description == "The path's edge c => d (index 1) cannot be taken: \(reason)")
  }

  @Test func aNamedEntryMayHaveIncomingSegues() throws {
    let navigation = try Navigation(graph: NavigationGraph<Letter>([.push(.a, .b), .push(.b, .a)], entry: .b))
    #expect(navigation.entry == .b)
  }

  @Test func theOnlyInletIsTheEntry() throws {
    let segues: [Segue<Letter>] = [.push(.b, .c), .push(.a, .b)]
    #expect(NavigationGraph(segues).entry == .a)
    #expect(NavigationGraph(Set(segues)).entry == .a)
  }
}
