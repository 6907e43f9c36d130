import Foundation
import Helm
import HelmDocuments
import Testing

@testable import HelmTesting

/// Claims about states in the middle of an app, and what is said when they fail.
@Suite struct ClaimTests {
  private static let stack = NavigationGraph<Letter>([
    Segue(.a => .b, dismissable: true), Segue(.b => .c, dismissable: true),
  ])

  @Test func whatWasPassedBeforeTheStartCannotBeAvoided() throws {
    var start = try Navigation(graph: Self.stack)
    // The entry is presented, though no segue led to it.
    #expect(try start.expect(.always(.everyWay(to: .b, passes: .a))).explored == 0)
    try start.perform(.present(.b))
    let claims: [NavigationClaim<Letter>] = [
      .everyWay(to: .c, takes: .a => .b), .everyWay(to: .c, passes: .a), .everyWay(to: .c, passes: .b),
    ]
    for claim in claims { #expect(try start.expect(.always(claim)).explored == 0, "\(claim.text)") }
    // A tab that was passed, and is hidden now.
    var tabs = try Navigation(
      graph: NavigationGraph<Letter>([
        Segue(.a => .b, style: .hold), Segue(.a => .c, style: .hold), Segue(.c => .d, dismissable: true),
      ]))
    try tabs.perform(.present(.b))
    try tabs.perform(.present(.c))
    #expect(try tabs.expect(.always(.everyWay(to: .d, passes: .b))).explored == 0)
  }

  @Test func claimsHoldForFragmentsWithAnyID() throws {
    let graph = NavigationGraph<Letter>([
      Segue(.a => .b, style: .hold, dismissable: true), Segue(.b => .c, style: .hold, dismissable: true),
    ])
    let start = try Navigation(graph: graph)
    let (b, c): (NavigationCommand<Letter>, NavigationCommand<Letter>) = (.present(.b, id: "7"), .present(.c, id: "7"))
    let claims: [(NavigationProperty<Letter>, [NavigationCommand<Letter>])] = [
      (.never(.presents(.b)), [b]), (.never(.together(.b, .c)), [b, c]), (.always(.neverTogether(.c, .b)), [b, c]),
      (.always(.everyWay(to: .c, takes: .c => .b)), [b, c]),
    ]
    let shown: [PathFragment<Letter>] = [PathFragment(.a), PathFragment(.b, id: "7"), PathFragment(.c, id: "7")]
    for (claim, steps) in claims {
      let failure = #expect(throws: PropertyFailure<Letter>.self) {
        try start.expect(claim, identityProvider: { _ in "7" })
      }
      let presented = Array(shown.prefix(steps.count + 1))
      #expect(failure == .counterexample(property: "\(claim)", steps: steps, presented: presented))
    }
  }

  @Test func failuresSayWhatWasExplored() {
    let excluded = [ExcludedSegue(edge: Letter.a => .b, reason: .notAsked)]
    func undecided(_ explored: Int, _ end: ExplorationEnd, _ excluded: [ExcludedSegue<Letter>] = []) -> String {
      PropertyFailure<Letter>.undecided(property: "never: x", explored: explored, end: end, excluded: excluded)
        .description
    }
    #expect(
      undecided(1, .complete, excluded) == """
        Undecided: never: x.
        1 state explored, all but what guards exclude.
        excluded by guards:
          a => b: its guard wasn't evaluated; plan from the Helm
        """)
    #expect(
      undecided(2, .complete, excluded).hasPrefix(
        "Undecided: never: x.\n2 states explored, all but what guards exclude.\n"))
    #expect(
      undecided(1, .stateLimit(1))
        == "Undecided: never: x.\n1 state explored, stopped at the limit of 1. Raise the limits.")
    // At a limit, this is what to change first.
    #expect(
      undecided(3, .depthLimit(1), excluded)
        == "Undecided: never: x.\n3 states explored, all within 1 command. Raise the limits.")
    let error = FindingsError<ValidationFinding<Letter>>(findings: [.noEntry])
    #expect(
      PropertyFailure<Letter>.unsound(property: "never: x", error).description == "Undecided: never: x.\n\(error)")
  }

  @Test func anInvariantFailureIsWrittenAsATest() {
    let failure = InvariantFailure<Letter>(
      invariant: "no b\r\nand no c\nanywhere", seed: 3, walk: 2, script: [.present(.b, id: nil)], id: AnyFragmentID(7),
      start: [], end: [.a => .b], presented: [PathFragment(.a), PathFragment(.b)])
    func test(_ name: String, _ graph: String) -> String {
      """
      // At the end, this does not hold: no b and no c anywhere.
      @Test @MainActor func \(name)() throws {
        let helm = try Helm(graph: \(graph), id: "7")
        helm.present(.b)
        let end: HelmPath<Letter> = [.a => .b]
        #expect(helm.path == end)
      }
      """
    }
    #expect(failure.asTest() == test("keepsTheInvariant", "graph"))
    #expect(failure.asTest(named: "mine", graph: "App.graph") == test("mine", "App.graph"))
    #expect(
      failure.description == """
        Not always: no b\r\nand no c\nanywhere (seed 3, walk 2).
        1. present b
        Then, presented from the bottom to the top: a, b.

        \(test("keepsTheInvariant", "graph"))
        """)
  }
}
