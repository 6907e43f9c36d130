import Helm
import HelmDocuments
import HelmTesting
@testable import HelmTools
import Testing

/// A device test is followed on a simulated phone that knows nothing of walks.
@Suite struct WalkByHandTests {
  @Test(arguments: 0..<60 as Range<UInt64>) func everyDeviceTestCanBeFollowedOnASimulatedPhone(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let graph = try SavedPathTests.graph(&random)
    let walk = try Navigation(graph: graph.graph).walk(
      covering: .segues, limits: WalkLimits(states: 2_000))
    let test = DeviceTest(walk)
    // If several buttons have the same identifier, either may be found.
    for findsTopmost in [true, false] {
      let phone = try followed(test, in: graph, findsTopmost: findsTopmost, "seed \(seed)")
      // Every segue of the walk is taken by hand, or reported as left out.
      let covered = walk.covered.compactMap { if case .segue(let edge) = $0 { edge } else { nil } }
      let missing = covered.filter { !phone.taken.contains($0) && !test.excluded.contains("\($0)") }
      #expect(missing == [], "seed \(seed): \(graph)")
    }
  }

  /// A screen with the same button as its container.
  @Test func buttonsWithTheSameIdentifierAreUsedIfTheyDoTheSame() throws {
    let same = document([
      Segue(from: "home", to: "news", style: .hold, auto: true),
      Segue(from: "home", to: "write", style: .hold, dismissable: true),
      Segue(from: "news", to: "write", style: .hold, dismissable: true),
    ])
    #expect(DeviceTest(try Navigation(graph: same.graph).walk(covering: .segues)).excluded == [])
    let different = document([
      Segue(from: "home", to: "news", style: .hold, auto: true), Segue(from: "home", to: "write", dismissable: true),
      Segue(from: "news", to: "write", dismissable: true),
    ])
    #expect(
      Set(DeviceTest(try Navigation(graph: different.graph).walk(covering: .segues)).excluded) == [
        "home => write", "news => write",
      ])
  }

  @Test func undismissableScreensAreNotSwipedAway() throws {
    let graph = document(
      [
        Segue(from: "a", to: "b", style: .hold), Segue(from: "b", to: "a"),
        Segue(from: "a", to: "c", style: .hold, dismissable: false, presentation: .sheet), Segue(from: "c", to: "a"),
        Segue(from: "a", to: "d", dismissable: true, presentation: .swap),
      ], entry: "a")
    let test = DeviceTest(try Navigation(graph: graph.graph).walk(covering: .segues))
    #expect(!test.steps.contains { $0.action == .swipeDown })
    _ = try followed(test, in: graph, "a lock")
  }

  @Test func theSampleIsCoveredCompletely() throws {
    let test = DeviceTest(try Navigation(graph: app.graph).walk(covering: .segues))
    let phone = try followed(test, in: app, "the sample")
    #expect(phone.taken == Set(app.segues.map(\.edge)))
    #expect(test.excluded == [])
  }

  @Test func accessoriesAndColumnsAreCoveredCompletely() throws {
    let graph = document([
      Segue(from: "app", to: "folders", style: .hold, auto: true),
      Segue(from: "app", to: "player", style: .hold, dismissable: true, presentation: .accessory),
      Segue(from: "player", to: "queue", style: .hold, dismissable: true, presentation: .sheet),
      Segue(from: "folders", to: "messages", style: .hold, dismissable: true, presentation: .column),
      Segue(from: "messages", to: "message", style: .hold, dismissable: true, presentation: .column),
      Segue(from: "message", to: "reply", style: .hold, dismissable: true, presentation: .sheet),
      Segue(from: "app", to: "lock", style: .hold, dismissable: true, presentation: .curtain),
      Segue(from: "lock", to: "code", dismissable: true),
    ])
    for criterion in [WalkCriterion<Named>.segues, .pairs] {
      let test = DeviceTest(try Navigation(graph: graph.graph).walk(covering: criterion))
      let phone = try followed(test, in: graph, "\(criterion)")
      #expect(phone.taken == Set(graph.segues.map(\.edge)))
      #expect(test.excluded == [])
    }
  }

  /// Performs each step, and checks what is on top afterwards.
  private func followed(
    _ test: DeviceTest, in graph: GraphDocument, findsTopmost: Bool = true, _ name: String
  ) throws -> Phone {
    var phone = Phone(try Navigation(graph: graph.graph), findsTopmost: findsTopmost)
    #expect(test.steps.first?.action == .launch, "\(name)")
    for (number, step) in test.steps.enumerated() {
      do { try phone.perform(step.action) } catch {
        Issue.record(
          "\(name), step \(number), \(step.action): \(error), on \(phone.state.presentedFragments): \(graph)")
        return phone
      }
      #expect(phone.shows(step.expected), "\(name), step \(number), \(step.action): \(graph)")
    }
    return phone
  }
}

/// A phone with an app: each screen has a button for each of its segues, and a button that dismisses it.
private struct Phone {
  private let start: Navigation<Named>

  /// Which button is found if several have the same identifier.
  private let findsTopmost: Bool
  private(set) var state: Navigation<Named>

  /// The segues that were taken, autos included.
  private(set) var taken: Set<DirectedEdge<Named>>

  struct NothingToTouch: Error {}

  init(_ start: Navigation<Named>, findsTopmost: Bool) {
    (self.start, self.findsTopmost, state) = (start, findsTopmost, start)
    taken = Set(start.path.map(\.edge))
  }

  /// Whether all elements are found, and the last is on top.
  func shows(_ expected: [DeviceTest.Expectation]) -> Bool {
    let screens = touchable.map { DeviceTest.Expectation.screen(identifier: "helm.screen.\($0.fragment)") }
    return expected.dropLast().allSatisfy(screens.contains) && expected.last == onTop
  }

  /// What is on top, by its name or by one of its buttons.
  private var onTop: DeviceTest.Expectation {
    let top = state.topmostFragment
    let edge = state.path.last { $0.to == top }?.edge
    guard let edge, [.alert, .dialog].contains(presentation(edge)) else {
      return .screen(identifier: "helm.screen.\(top.fragment)")
    }
    if state.graph.segue(for: edge)?.dismissable == true {
      return .question(identifier: "helm.dismiss.\(top.fragment)")
    }
    let next = state.graph.segues.first { $0.from == top.fragment }
    return .question(identifier: next.map { "helm.present.\($0.to)" })
  }

  mutating func perform(_ action: DeviceTest.Action) throws {
    switch action {
    case .launch: state = start
    case .tap(let identifier):
      var found: [NavigationCommand<Named>] = []
      for place in touchable {
        if identifier == "helm.dismiss.\(place.fragment)" { found.append(.dismiss(.place(place))) }
        for segue in state.graph.segues where segue.from == place.fragment {
          guard identifier == "helm.present.\(segue.to)" else { continue }
          found.append(.present(segue.to, from: .exactly(place)))
          // Both choices are tested.
          taken.insert(segue.edge)
        }
      }
      guard let command = findsTopmost ? found.last : found.first else { throw NothingToTouch() }
      try run(command)
    case .goBack:
      // The back button of the topmost pushed screen.
      guard let pushed = touchable.last(where: { isHeld($0, as: .push) }) else { throw NothingToTouch() }
      try run(.dismiss(.place(pushed)))
    case .swipeDown:
      guard let sheet = touchable.first.flatMap(opening), presentation(sheet.edge) == .sheet else {
        throw NothingToTouch()
      }
      try run(.dismiss(.place(sheet.to)))
    }
  }

  private mutating func run(_ command: NavigationCommand<Named>) throws {
    let outcome = try state.perform(command)
    taken.formUnion(outcome.taken)
  }

  /// The screens of the topmost modal, or all screens.
  private var touchable: [PathFragment<Named>] {
    var touchable: [PathFragment<Named>] = []
    for place in state.presentedFragments {
      let kind = opening(place).flatMap { presentation($0.edge) }
      if [.sheet, .fullScreenCover, .popover, .alert, .dialog, .curtain].contains(kind) { touchable = [] }
      touchable.append(place)
    }
    return touchable
  }

  /// The edge that opened the container of a screen: a screen pushed in a sheet is in the sheet.
  private func opening(_ place: PathFragment<Named>) -> PathEdge<Named>? {
    var (place, edges) = (place, Array(state.path.reversed())[...])
    while let position = edges.firstIndex(where: { $0.to == place }) {
      let edge = edges[position]
      guard [.push, .swap].contains(presentation(edge.edge)) else { return edge }
      (place, edges) = (edge.from, edges[(position + 1)...])
    }
    return nil
  }

  private func isHeld(_ place: PathFragment<Named>, as kind: SeguePresentation) -> Bool {
    state.path.contains { $0.to == place && presentation($0.edge) == kind }
  }

  private func presentation(_ edge: DirectedEdge<Named>) -> SeguePresentation? {
    state.graph.segues.first { $0.edge == edge }?.resolvedPresentation
  }
}
