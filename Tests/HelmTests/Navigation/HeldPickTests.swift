import Testing

@testable import HelmCore

/// Which of several fragments is in front in their holder, while something else is visible.
@Suite("Picks covered by pushes") struct HeldPickTests {
  enum Room: Fragment { case home, left, right, over, other, detail }

  private let fragments: [Room] = [.left, .right]

  private func navigation(_ commands: NavigationCommand<Room>...) throws -> Navigation<Room> {
    var navigation = try Navigation(
      graph: NavigationGraph<Room>([
        .tabs(.home => [.left, .other]), .swap(.left => .right), .push(.home => .over), .push(.right => .detail),
      ]))
    for command in commands { try navigation.perform(command) }
    return navigation
  }

  @Test func heldPickFindsTheFragmentCoveredByAPush() throws {
    let pushed = try navigation(.present(.right), .present(.over))
    let held = pushed.heldPick(fragments)
    #expect(held?.picked == .right && held?.holder == PathFragment(.home))
    let deeper = try navigation(.present(.right), .present(.detail), .present(.over))
    #expect(deeper.heldPick(fragments)?.picked == .right)
    #expect(try navigation(.present(.over)).heldPick(fragments)?.picked == .left)
  }

  @Test func heldPickIgnoresFragmentsBehindOthersInTheirHolder() throws {
    let behind = try navigation(.present(.right), .present(.other), .present(.over))
    #expect(behind.heldPick(fragments) == nil)
    #expect(behind.heldPick([.other])?.picked == .other)
    #expect(try navigation(.present(.over)).heldPick([.over]) == nil)
  }

  /// The latest fragment that is in front in its holder is another one.
  @Test func heldPickIgnoresContainersInside() throws {
    let graph = NavigationGraph<Room>([.tabs(.home => [.left, .right]), .tabs(.left => [.over, .other])])
    var navigation = try Navigation(graph: graph)
    for command in [NavigationCommand<Room>.present(.left), .present(.other)] { try navigation.perform(command) }
    #expect(navigation.heldPick(fragments)?.picked == .left)
    #expect(navigation.heldPick([.over, .other])?.picked == .other)
  }

  @Test func heldPickReturnsNilForAnotherHolder() throws {
    let pushed = try navigation(.present(.right), .present(.over))
    for holder in [FragmentReference<Room>.any(.home), .exactly(PathFragment(.home))] {
      #expect(pushed.heldPick(fragments, in: holder)?.picked == .right)
    }
    for holder in [FragmentReference<Room>.any(.left), .withID(.home, id: "1"), .exactly(PathFragment(.other))] {
      #expect(pushed.heldPick(fragments, in: holder) == nil)
    }
  }

  @Test func routeGoalTriesItsIDsInOrder() throws {
    let (left, right) = (FragmentIndex(1), FragmentIndex(2))
    let goal = RouteGoal([
      Subject(fragment: left, id: "1"), Subject(fragment: right, id: nil), Subject(fragment: left, id: "2"),
      Subject(fragment: left, id: "1"),
    ])
    #expect(goal.ids(for: left) == [nil, "1", "2"])
    #expect(goal.ids(for: right) == [nil] && goal.ids(for: FragmentIndex(3)) == [nil])
    #expect(goal.wants(left) && goal.wants(right) && !goal.wants(FragmentIndex(3)))
  }
}
