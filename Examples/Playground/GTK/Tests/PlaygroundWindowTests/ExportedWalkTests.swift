import GTKBridge
import Helm
import HelmTesting
import HelmTools
import PlaygroundModel
import PlaygroundWindow
import XCTest

/// The walk that `helm-nav export` writes down for devices, done in the window by the same identifiers.
@MainActor final class ExportedWalkTests: WindowTestCase {
  func testWhoHasToLogInTakesEverySegueButOne() async throws {
    let covered = try await follow(
      rules: [.add(.redirect(to: .splash => .gatekeeper), to: Flow(.splash => .dashboard))], account: nil)
    XCTAssertEqual(Set(AppGraph.segues.map(\.edge)).subtracting(covered), [DirectedEdge(from: .splash, to: .dashboard)])
  }

  func testWhoIsLoggedInTakesAllFromTheDashboardOn() async throws {
    let entrance: Set<AppFragment> = [.gatekeeper, .login, .register, .forgotPass]
    let closed = AppGraph.segues.map(\.edge).filter { $0.to == .gatekeeper }
    let covered = try await follow(rules: [.add(.disabled, to: Flow(closed))], account: "ada")
    let others = AppGraph.segues.map(\.edge).filter { !entrance.contains($0.from) && !entrance.contains($0.to) }
    XCTAssertEqual(covered, Set(others))
  }

  func testAnIdentifierThatIsNotThereIsNotTapped() async throws {
    try await open(account: "ada")
    XCTAssertThrowsError(try Robot.tap(identifier: AppFragment.gatekeeper.presentIdentifier)) { error in
      XCTAssertEqual(
        "\(error)", "No helm.present.gatekeeper is on screen, only: helm.screen.splash, helm.present.dashboard.")
    }
  }

  /// Plans a walk under rules that stand for the guards, does it by hand, and looks at what is shown after each step.
  ///
  /// - Returns: The segues that the walk takes; none of them is left out by hand.
  private func follow(
    rules: [NavigationCommand<AppFragment>], account: String?
  ) async throws -> Set<DirectedEdge<AppFragment>> {
    var start = try Navigation(graph: NavigationGraph(AppGraph.segues))
    for rule in rules { try start.perform(rule) }
    let walk = start.walk(covering: .segues, limits: WalkLimits(states: 2_000), identityProvider: Self.id)
    let test = DeviceTest(walk)
    XCTAssertEqual(test.excluded, [])
    for (number, step) in test.steps.enumerated() {
      try await perform(step.action, account: account)
      let when = "step \(number) of \(test.steps.count), \(step.action)"
      XCTAssertTrue(step.expected.allSatisfy(isShown), "\(when): \(step.expected) is not shown, but \(presented)")
      expectAgreement(when)
      if testRun?.hasSucceeded == false { break }
    }
    XCTAssertEqual(app.helm.errors.map(\.description), [])
    return Set(walk.covered.compactMap { if case .segue(let edge) = $0 { edge } else { nil } })
  }

  /// What is opened in a list: its first row.
  private nonisolated static func id(for edge: DirectedEdge<AppFragment>) -> (any FragmentID)? {
    switch (edge.from, edge.to) {
    case (.article, .article): Article.all.first?.related.first
    case (_, .article): Article.all.first?.id
    case (_, .city): City.all.first?.id
    default: nil
    }
  }

  private func perform(_ action: DeviceTest.Action, account: String?) async throws {
    switch action {
    case .launch:
      try await tearDown()
      try await open(account: account)
    case .tap(let identifier):
      try await fillIn(before: identifier)
      try Robot.tap(identifier: identifier)
    case .goBack: try Robot.tap("back")
    case .swipeDown:
      // A draft would be asked about.
      try await write("", into: "draft-title")
      Robot.closeTopmost()
    }
    await settle()
  }

  /// Writes what a screen asks for before it lets anybody go on.
  private func fillIn(before identifier: String) async throws {
    switch identifier {
    case AppFragment.dashboard.presentIdentifier where !isShown(.screen(identifier: "helm.screen.splash")):
      let isNew = isShown(.screen(identifier: "helm.screen.register"))
      try await write(isNew ? "grace" : "ada", into: "account")
      try await write("lovelace", into: "password")
    case AppFragment.discard.presentIdentifier: try await write("Hello", into: "draft-title")
    case AppFragment.lock.dismissIdentifier: try await write("lovelace", into: "unlock-password")
    default: break
    }
  }

  /// Whether something is seen, in the topmost window.
  private func isShown(_ expected: DeviceTest.Expectation) -> Bool {
    switch expected {
    case .screen(let identifier): SeenWidget.windows.last?.mapped.contains { $0.identifier == identifier } == true
    case .question: SeenWidget.windows.last?.isQuestion == true
    }
  }
}
