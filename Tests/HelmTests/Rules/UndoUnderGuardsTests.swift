import Helm
import Testing

@testable import HelmCore

@Suite("Undo under guards and redirects (Semantics.md §5)") struct UndoUnderGuardsTests {
  private let old: DirectedEdge<Letter> = .a => .b

  /// An app whose version is too old: a guard on `b` has redirected to `c`, as one change.
  private func revoked() throws -> (navigation: Navigation<Letter>, change: PathChange) {
    var navigation = try Navigation(.tab(.a, .b), .tab(.a, .c), .push(.b, .d), .sheet(.c, .e))
    try navigation.present([.a => .b, .b => .d])
    let outcome = try navigation.perform(
      removing: [PathFragment(.b)], following: [(edge: PathEdge(old), flow: [.a => .c])])
    #expect(navigation.shown == "a c")
    return (navigation, outcome.pathChange)
  }

  @Test func undoEvaluatesTheGuardsOfRestoredFragments() throws {
    var (navigation, change) = try revoked()
    try navigation.countGuard(1, GuardScope.segue(old))
    let before = navigation
    let move = GuardedMove<Letter>.taking(PathEdge(old))
    #expect(throws: HelmError<Letter>.undecided(move)) { try navigation.travel(undoing: change) }
    navigation.setVerdict(on: move, to: .redirect(to: [.a => .c]))
    #expect(throws: HelmError<Letter>.redirectedSegue(old, index: 0)) { try navigation.travel(undoing: change) }
    navigation.forgetVerdicts()
    navigation.setVerdict(on: move, to: .deny("too old"))
    #expect(throws: HelmError<Letter>.denied(move, reason: "too old")) { try navigation.travel(undoing: change) }
    navigation.forgetVerdicts()
    #expect(navigation == before)
    #expect(navigation.shown == "a c")
    navigation.setVerdict(on: move, to: .allow)
    _ = try navigation.travel(undoing: change)
    #expect(navigation.shown == "a d")
  }

  @Test func undoFailsWithTheFirstRedirectOfThePath() throws {
    var (navigation, change) = try revoked()
    let elsewhere = SegueTrait<Letter>.redirect(to: [.a => .c])
    try navigation.add(trait: elsewhere, to: [.b => .d])
    try navigation.add(trait: elsewhere, to: [.a => .b])
    let before = navigation
    #expect(throws: HelmError<Letter>.redirectedSegue(old, index: 0)) { try navigation.travel(undoing: change) }
    #expect(navigation == before)
  }

  @Test func aRedirectToThePresentedFragmentChangesNothing() throws {
    var navigation = try Navigation(.tab(.a, .b), .tab(.a, .c), .push(.c, .d))
    try navigation.add(trait: .redirect(to: [.a => .c]), to: [.a => .b])
    let first = try navigation.present(.b)
    let actions: [HelmEvent<Letter>.Kind] = [.redirected(.a => .b, to: [.a => .c]), .presented(.a => .c)]
    #expect(first.steps.map(\.action) == actions)
    let again = try navigation.present(.b)
    #expect(again.steps.map(\.action) == Array(actions.prefix(1)))
    #expect(again.isEmpty)
    #expect(navigation.shown == "a c")
    #expect(try navigation.perform(following: [(edge: PathEdge(old), flow: [.a => .c])]).isEmpty)
    // With another fragment in front, the flow is presented.
    try navigation.present(.d)
    try navigation.present(.b)
    #expect(navigation.shown == "a c")
  }
}
