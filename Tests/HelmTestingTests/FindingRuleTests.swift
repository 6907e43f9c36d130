import Foundation
import Helm
import HelmDocuments
import Testing

@testable import HelmTesting

/// Findings about the graph, and what they say.
@Suite struct FindingRuleTests {
  /// The case is public, so its list may be empty.
  @Test func aModalThatReplacesNothingIsDescribed() {
    let kind = NavigationFinding<Letter>.Kind.modalReplacesModal(.a => .b, [])
    #expect(kind.description.hasSuffix("shows one modal at a time."))
  }

  typealias Kind = NavigationFinding<Letter>.Kind

  private func kinds(_ segues: [Segue<Letter>], named names: String...) throws -> [Kind] {
    try NavigationGraph(segues, entry: .a).findings().findings.map(\.kind).filter { names.contains($0.name) }
  }

  private func modal(
    _ edge: DirectedEdge<Letter>, _ presentation: SeguePresentation = .sheet, isDismissable: Bool = true
  ) -> Segue<Letter> {
    Segue(edge, style: .hold, dismissable: isDismissable, presentation: presentation)
  }

  @Test func questionsThatReplaceModalsAreFoundAndModalsThatALockBlocks() throws {
    let name = "modalReplacesModal"
    let questions: [(SeguePresentation, Bool)] = [
      (.alert, true), (.dialog, true), (.sheet, false), (.popover, false), (.fullScreenCover, false),
    ]
    let kind = Kind.modalReplacesModal(.a => .d, [.b, .c])
    for (presentation, isFound) in questions {
      let found = try kinds([modal(.a => .b), modal(.a => .c), modal(.a => .d, presentation)], named: name)
      #expect(found == (isFound ? [kind] : []), "\(presentation)")
    }
    #expect(
      kind.description == "d closes b, c: a holds them all, and shows one modal at a time. If it should lie over b, "
        + "lead to it from there: b => d.")
    // A modal that leads to the question itself stays below it.
    let segues = [modal(.a => .b), modal(.a => .c), modal(.a => .d, .alert)]
    let first = segues + [modal(.b => .d, .alert)]
    #expect(try kinds(first, named: name) == [.modalReplacesModal(.a => .d, [.c])])
    let both = first + [modal(.c => .d, .alert)]
    #expect(try kinds(both, named: name) == [])
    // One question is enough; the second is told if the first is not about a sheet.
    let other = modal(.a => .e, .dialog)
    #expect(try kinds(segues + [other], named: name) == [.modalReplacesModal(.a => .d, [.b, .c])])
    #expect(try kinds(both + [other], named: name) == [.modalReplacesModal(.a => .e, [.b, .c])])
    // A modal that can't be dismissed isn't closed.
    let locked = [modal(.a => .b, .fullScreenCover, isDismissable: false), modal(.a => .d, .alert)]
    #expect(try kinds(locked, named: name) == [])
    // What a lock blocks is found in the same way.
    let blocks = "modalBlocksModal"
    let others = [modal(.a => .c), modal(.a => .b, .fullScreenCover, isDismissable: false), modal(.a => .d)]
    #expect(try kinds(others, named: blocks) == [.modalBlocksModal(.a => .b, .c)])
    #expect(try kinds(others + [modal(.b => .c)], named: blocks) == [.modalBlocksModal(.a => .b, .d)])
    #expect(try kinds(others + [modal(.b => .c), modal(.b => .d)], named: blocks) == [])
    #expect(try kinds([others[1]], named: blocks) == [])
  }

  @Test func onlyTabsThatStayAreExpectedToOpenAndToReturn() throws {
    let tab = Segue<Letter>(.a => .b, style: .hold)
    let swap = Segue<Letter>(.b => .d)
    func found(_ segues: Segue<Letter>...) throws -> [Kind] { try kinds(segues, named: "noWayBack") }
    #expect(try found(tab, swap) == [.noWayBack(.b => .d)])
    #expect(try found(tab, swap.with(leaving: .a)) == [])
    #expect(try found(tab, Segue(.b => .b)) == [])
    #expect(try found(modal(.a => .b, .inline), swap) == [])
    #expect(try found(modal(.a => .b, .overlay, isDismissable: false), swap) == [])
    // Nor are tabs that can be removed expected to open by themselves.
    func empty(_ segues: Segue<Letter>...) throws -> [Kind] { try kinds(segues, named: "noTabOpens") }
    let (b, c) = (modal(.a => .b, .inline, isDismissable: false), modal(.a => .c, .inline, isDismissable: false))
    #expect(try empty(b, c) == [.noTabOpens(.a, [.b, .c])])
    #expect(try empty(b) == [])
    #expect(try empty(b, modal(.a => .c, .inline)) == [])
    #expect(try empty(modal(.a => .b, .inline), modal(.a => .c, .inline)) == [])
    #expect(try empty(b, c.with(auto: true)) == [])
  }

  @Test func ambiguousTagsAreOrderedByName() throws {
    enum Shade: SegueTag { case blue, red }
    let segues: [Segue<Letter>] = [
      Segue(.a => .b, dismissable: true, tag: Shade.red), Segue(.a => .c, dismissable: true, tag: Shade.red),
      Segue(.a => .d, dismissable: true, tag: Shade.blue), Segue(.a => .e, dismissable: true, tag: Shade.blue),
    ]
    let (blue, red) = (AnySegueTag(Shade.blue), AnySegueTag(Shade.red))
    var start = try Navigation(graph: NavigationGraph(segues))
    let found = start.findings().findings
    #expect(found.map(\.kind) == [.ambiguousTag(blue, at: .a), .ambiguousTag(red, at: .a)])
    let examples: [[NavigationCommand<Letter>]?] = [[.present(tag: blue, id: nil)], [.present(tag: red, id: nil)]]
    #expect(found.map(\.example) == examples)
    // A disabled segue is none of those that a tag stands for.
    try start.add(trait: .disabled, to: [.a => .c])
    let left = start.findings().findings.map(\.kind).filter { $0.name == "ambiguousTag" }
    #expect(left == [.ambiguousTag(blue, at: .a)])
  }

  @Test func whatFollowsFromAnUnreachableFragmentIsToldWithIt() throws {
    func found(_ segues: Segue<Letter>...) throws -> [(cause: Kind, consequences: [Kind])] {
      let all = [Segue<Letter>(.a => .b, dismissable: true)] + segues
      return try NavigationGraph(all, entry: .a).findings().findings.map { ($0.kind, $0.consequences) }
    }
    // The cause comes after its consequence in the graph.
    let chain = try found(Segue(.c => .d), Segue(.e => .c))
    #expect(chain.map(\.cause) == [.unreachableFragment(.e)])
    let ofE: [Kind] = [
      .segueNeverTaken(.e => .c), .unreachableFragment(.c), .segueNeverTaken(.c => .d), .unreachableFragment(.d),
    ]
    #expect(chain.map(\.consequences) == [ofE])
    // Of a cycle, the first one stands for all.
    let cycle = try found(Segue(.c => .d), Segue(.d => .c))
    #expect(cycle.map(\.cause) == [.unreachableFragment(.c)])
    let ofC: [Kind] = [.segueNeverTaken(.c => .d), .unreachableFragment(.d), .segueNeverTaken(.d => .c)]
    #expect(cycle.map(\.consequences) == [ofC])
    // What two causes have in common is told once.
    let two = try found(Segue(.c => .e), Segue(.d => .e))
    #expect(two.map(\.cause) == [.unreachableFragment(.c), .unreachableFragment(.d)])
    #expect(
      two.map(\.consequences) == [
        [.segueNeverTaken(.c => .e), .unreachableFragment(.e)], [.segueNeverTaken(.d => .e)],
      ])
  }

  /// A curtain isn't a part of the modal that it was presented from.
  @Test func modalsOfACurtainAreCountedFromTheCurtain() throws {
    let segues: [Segue<Letter>] = [
      modal(.a => .b), Segue(.b => .c, style: .hold, presentation: .curtain), modal(.c => .d),
    ]
    func found(_ bound: Int) throws -> [Kind] {
      try NavigationGraph(segues, entry: .a).findings(FindingOptions(modalBound: bound)).findings.map(\.kind)
        .filter { $0.name == "modalsTooDeep" }
    }
    #expect(try found(0) == [.modalsTooDeep(.b, depth: 1), .modalsTooDeep(.d, depth: 1)])
    #expect(try found(1) == [])
  }

  @Test func aFindingShowsBothOfItsExamplesAndUpToTwentyUndecidedOnesAreListed() {
    let kind = Kind.insideAndOutside(.c, container: .b)
    let steps: [NavigationCommand<Letter>] = [.present(.b, id: nil), .present(.c, id: nil)]
    let head =
      "warning: c is presented inside b on one way and outside of it on another. If it should replace the container, "
      + "its segue needs `leaving: b`.\n"
    #expect(
      NavigationFinding<Letter>(kind, example: [], otherExample: steps).description
        == head + "  Right at the start.\n  Otherwise:\n    1. present b\n    2. present c")
    #expect(
      NavigationFinding<Letter>(kind, example: steps, otherExample: []).description
        == head + "  For example:\n    1. present b\n    2. present c\n  Otherwise, right at the start.")
    #expect(NavigationFinding<Letter>(.trap(.a)).description.hasPrefix("problem: a can be a trap: "))
    #expect(
      NavigationFinding<Letter>(.trap(.a), severity: .warning).description
        == "warning: a can be a trap: nothing leads back home from there.")
    // Up to twenty of what is undecided is listed.
    func text(_ findings: Int, _ unsettled: [Kind], explored: Int) -> [String] {
      NavigationFindings<Letter>(
        findings: Array(repeating: NavigationFinding<Letter>(.deadEnd(.b)), count: findings), unsettled: unsettled,
        explored: explored, end: .stateLimit(7), prunedSegues: [], excluded: []
      )
      .description.split(separator: "\n").map(String.init)
    }
    for count in [19, 20, 21, 22] {
      let unsettled = (0..<count).map { $0 == 0 ? Kind.trap(.a) : .autoNeverFired(.a => .b) }
      let fired = Array(repeating: "  perhaps: The auto segue a => b is never fired.", count: min(count, 20) - 1)
      let first = ["undecided within the limit:", "  perhaps: a can be a trap: nothing leads back home from there."]
      let more = count > 20 ? ["  and \(count - 20) more"] : []
      let last = ["No findings; 2 states explored, stopped at the limit of 7."]
      #expect(text(0, unsettled, explored: 2) == first + fired + more + last)
      #expect(text(1, [], explored: 1).last == "1 finding; 1 state explored, stopped at the limit of 7.")
      #expect(text(2, [], explored: 0).last == "2 findings; 0 states explored, stopped at the limit of 7.")
    }
  }
}
