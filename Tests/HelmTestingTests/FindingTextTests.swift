import Helm
import HelmDocuments
import Testing

@testable import HelmTesting

private enum Screen: Fragment { case home, list, detail, settings }
private enum Sign: SegueTag { case write }

/// The name, the severity and the text of each kind of finding, and of all findings together.
@Suite struct FindingTextTests {
  private typealias Kind = NavigationFinding<Screen>.Kind
  private static let edge: DirectedEdge<Screen> = .home => .list

  private static let kinds: [(kind: Kind, name: String, severity: NavigationFinding<Screen>.Severity, text: String)] = [
    (
      .unreachableFragment(.list), "unreachableFragment", .problem,
      "list is never presented. Add a segue to it, or remove it from the graph."
    ),
    (
      .segueNeverTaken(edge), "segueNeverTaken", .problem,
      "The segue home => list is never taken. Remove what prevents it, or the segue."
    ),
    (
      .deadEnd(.list), "deadEnd", .problem,
      "list can be a dead end: no command has any effect there. Make a segue to it dismissable, such as a push, or add "
        + "one out of it."
    ),
    (.trap(.list), "trap", .problem, "list can be a trap: nothing leads back home from there."),
    (
      .insideAndOutside(.list, container: .home), "insideAndOutside", .warning,
      "list is presented inside home on one way and outside of it on another. If it should replace the container, its "
        + "segue needs `leaving: home`."
    ),
    (.modalsTooDeep(.list, depth: 3), "modalsTooDeep", .warning, "list can be modal number 3 in a row."),
    (.autoNeverFired(edge), "autoNeverFired", .warning, "The auto segue home => list is never fired."),
    (.redirectNeverEnds(edge), "redirectNeverEnds", .problem, "The redirect of home => list leads back to itself."),
    (
      .redirectNeverApplies(edge), "redirectNeverApplies", .warning,
      "The redirect of home => list is never followed to its end: nothing takes the segue, or its flow cannot be presented."
    ),
    (
      .ambiguousTag(AnySegueTag(Sign.write), at: .home), "ambiguousTag", .problem,
      "home has several segues tagged write, so presenting by the tag fails there."
    ),
    (
      .noTabOpens(.home, [.list, .detail]), "noTabOpens", .warning,
      "home is empty at first: none of list, detail opens by itself. Make the segue to one of them an auto."
    ),
    (.noWayBack(edge), "noWayBack", .warning, "list takes the place of home, with no way back. Push it instead."),
    (
      .modalReplacesModal(edge, [.detail]), "modalReplacesModal", .warning,
      "list closes detail: home holds both, and shows one modal at a time. If it should lie over detail, lead to it from "
        + "there: detail => list."
    ),
    (
      .modalReplacesModal(edge, [.detail, .settings]), "modalReplacesModal", .warning,
      "list closes detail, settings: home holds them all, and shows one modal at a time. If it should lie over detail, "
        + "lead to it from there: detail => list."
    ),
    (
      .modalBlocksModal(edge, .detail), "modalBlocksModal", .warning,
      "While list is up, which cannot be dismissed, detail cannot be presented: home holds both, and shows one modal at a "
        + "time. Lead to it from there: list => detail."
    ),
    (
      .autoWithoutID(edge, "Int"), "autoWithoutID", .problem,
      "The auto segue home => list is never fired: list takes an id of type Int, and an auto passes none. Remove `auto`, "
        + "and present list with an id."
    ),
  ]

  @Test(arguments: 0..<16) func eachKindHasItsNameSeverityAndText(number: Int) {
    let (kind, name, severity, text) = Self.kinds[number]
    #expect(Self.kinds.count == 16)
    #expect(kind.name == name)
    #expect(kind.severity == severity)
    #expect(kind.description == text)
    #expect(NavigationFinding<Screen>(kind).description == "\(severity.rawValue): \(text)")
  }

  /// Consequences of other kinds are told in full.
  @Test func consequencesHaveTheirTexts() {
    let finding = NavigationFinding<Screen>(
      .unreachableFragment(.list), consequences: [.autoNeverFired(Self.edge), .redirectNeverApplies(Self.edge)])
    #expect(
      finding.description == """
        problem: list is never presented. Add a segue to it, or remove it from the graph.
          It follows that:
            The auto segue home => list is never fired.
            The redirect of home => list is never followed to its end: nothing takes the segue, or its flow cannot be \
        presented.
        """)
  }

  private func findings(
    _ findings: [NavigationFinding<Screen>] = [], end: ExplorationEnd = .complete,
    excluded: [ExcludedSegue<Screen>] = []
  ) -> NavigationFindings<Screen> {
    NavigationFindings(
      findings: findings, unsettled: [], explored: 1, end: end, prunedSegues: [], excluded: excluded)
  }

  @Test func findingsAreCompleteIfAllStatesWereExplored() {
    let excluded = [ExcludedSegue<Screen>(edge: Self.edge, reason: .notAsked)]
    #expect(findings().isEmpty && findings().isComplete)
    #expect(!findings([NavigationFinding(.trap(.list))]).isEmpty)
    #expect(!findings(end: .stateLimit(1)).isComplete && !findings(excluded: excluded).isComplete)
    #expect(findings(end: .stateLimit(1)).isEmpty && findings(excluded: excluded).isEmpty)
    #expect(
      findings(excluded: excluded).description.hasSuffix(
        "excluded by guards:\n  home => list: its guard wasn't evaluated; plan from the Helm"))
  }
}
