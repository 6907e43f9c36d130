import HelmTesting
import Testing

@testable import Helm

/// Planted defects of the machine that no test found at first (`make mutants`), each with its own test.
@Suite @MainActor struct MachineDefectTests {
  @Test func aRedirectMayBeFollowedTwiceInARow() throws {
    var navigation = try Navigation<Number>(
      graph: NavigationGraph(
        [sheet(0, 1), Segue(0 => 2, style: .hold, dismissable: true, presentation: .overlay)], entry: 0))
    try navigation.add(trait: .redirect(to: Flow(0 => 2)), to: Flow(0 => 1))
    // An edge counts once per id in a flow.
    try navigation.present([0 => Number(1).id(5), 0 => Number(1).id(6)])
    #expect(navigation.presentedFragments.map(\.description) == ["n0", "n2"])
  }

  @Test func disablingASegueRemovesOnlyItsFrames() throws {
    var navigation = try Navigation<Number>(
      graph: NavigationGraph([push(0, 1), push(1, 1), sheet(1, 2), push(1, 3)], entry: 0))
    try navigation.present(1)
    for id in 1...3 { try navigation.present(1, id: id) }
    try navigation.present(2)
    try navigation.add(trait: .disabled, to: Flow(1 => 1))
    #expect(navigation.path.map(\.description) == ["n0 => n1"])
    #expect(navigation.invariantViolations().isEmpty)
  }

  @Test func aReselectedTabKeepsItsOrder() throws {
    var navigation = try Navigation<Number>(
      graph: NavigationGraph(
        [
          Segue(0 => 1, style: .hold), Segue(0 => 2, style: .hold), sheet(1, 5),
          Segue(1 => 3, style: .hold, dismissable: true, presentation: .overlay), push(1, 4),
        ], entry: 0))
    for fragment in [1, 3, 2, 1] as [Number] { try navigation.present(fragment) }
    try navigation.present(3)
    let order = navigation.path.map(\.description)
    #expect(order == ["n0 => n2", "n0 => n1", "n1 => n3"])
    try navigation.present(2)
    try navigation.present(1)
    #expect(navigation.path.map(\.description) == order)
  }

  @Test func aReselectedTabKeepsThePathOrder() throws {
    func overlay(_ from: Number, _ to: Number) -> Segue<Number> {
      Segue(from => to, style: .hold, dismissable: true, presentation: .overlay)
    }
    var navigation = try Navigation<Number>(
      graph: NavigationGraph([tab(0, 1), tab(0, 2), tab(1, 6), overlay(1, 3), tab(6, 7), overlay(1, 8)], entry: 0))
    for fragment in [1, 6, 3, 7, 8] as [Number] { try navigation.present(fragment) }
    let order = navigation.path.map(\.description)
    #expect(order == ["n0 => n1", "n1 => n6", "n1 => n3", "n6 => n7", "n1 => n8"])
    try navigation.present(2)
    try navigation.present(1)
    #expect(navigation.path.map(\.description) == ["n0 => n2"] + order)
  }

  @Test func transitionsUndoDismissableSegues() throws {
    let navigation = try Navigation<Number>(
      graph: NavigationGraph([push(0, 1), push(0, 2), push(2, 1), Segue(1 => 3)], entry: 0))
    #expect(
      navigation.transitions().map(\.description) == [
        "take n0 => n1", "take n1 => n3", "undo n0 => n1", "take n0 => n2", "take n2 => n1", "undo n2 => n1",
        "undo n0 => n2",
      ])
  }

  @Test func restartReportsRemovalsBeforePresentations() throws {
    var navigation = try Navigation<Number>(
      graph: NavigationGraph([Segue(0 => 1, auto: true), push(1, 2), push(2, 3)], entry: 0))
    try navigation.present(2)
    let steps = try navigation.perform(.restart).steps
    #expect(steps.map { "\($0.disappeared) \($0.appeared)" } == ["[n2] [n0]", "[n0] [n1]"])
    #expect(steps.map(\.action) == [.replaced, .presented(PathEdge(from: PathFragment(0), to: PathFragment(1)))])
  }

  @Test func idsAreOrderedFromTheBottomToTheTop() throws {
    let sheets = try Helm<Number>(nav: [sheet(0, 1), sheet(1, 1)], entry: 0)
    for id in [5, 6, 7] { sheets.present(1, id: id) }
    #expect(sheets.ids(of: 1) as [Int] == [5, 6, 7])
    #expect(sheets.id(of: 1) as Int? == 7)
    #expect(sheets.id(of: 0) as Int? == nil)
  }

  @Test func heldPickFindsTheFrontOfAHiddenTab() throws {
    var navigation = try Navigation<Number>(graph: NavigationGraph(twoTabs, entry: 0))
    #expect(navigation.heldPick([3, 4]) == nil)
    try navigation.present(3)
    try navigation.present(4)
    try navigation.present(5)
    for holder in [nil, .any(0), .exactly(PathFragment(0))] as [FragmentReference<Number>?] {
      let held = navigation.heldPick([3, 4], in: holder)
      #expect(held?.picked == 4)
      #expect(held?.holder == PathFragment(0))
    }
    #expect(navigation.heldPick([3]) == nil)
    #expect(navigation.heldPick([3, 4], in: .any(1)) == nil)
    #expect(navigation.heldPick([3, 4], in: .withID(0, id: "x")) == nil)
    try navigation.present(3)
    #expect(navigation.heldPick([3, 4])?.picked == 3)
    #expect(navigation.heldPick([9]) == nil)
  }
}
