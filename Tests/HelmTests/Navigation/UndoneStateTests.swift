import Helm
import HelmTestSupport
import Testing

@Suite("States that an undo brings back") struct UndoneStateTests {
  enum Screen: Fragment { case home, list, inbox, settings, detail, player }

  private func start(_ commands: NavigationCommand<Screen>...) throws -> Navigation<Screen> {
    let segues: [Segue<Screen>] = [
      .tab(.home, .list), .tab(.home, .inbox), .tab(.home, .settings), .push(.list, .detail), .overlay(.home, .player),
    ]
    return try Navigation(Segues(segues), entry: .home, after: commands)
  }

  private func undecided(_ edge: DirectedEdge<Screen>) -> HelmError<Screen> { .undecided(.taking(PathEdge(edge))) }

  // MARK: Identity

  @Test func aTabThatWasMovedKeepsItsSerial() throws {
    var navigation = try start(.present(.list), .present(.inbox), .select(.list))
    let serials = [navigation.serial(of: PathFragment(.list)), navigation.serial(of: PathFragment(.inbox))]
    let change = try navigation.perform(.present(.player)).pathChange
    _ = try navigation.travel(undoing: change)
    #expect(navigation.path == [.home => .inbox, .home => .list])
    #expect([navigation.serial(of: PathFragment(.list)), navigation.serial(of: PathFragment(.inbox))] == serials)
  }

  @Test func whatIsPresentedAfterAnUndoHasASerialOfItsOwn() throws {
    var navigation = try start()
    let change = try navigation.perform(.present(.player)).pathChange
    let undone = try #require(navigation.serial(of: PathFragment(.player)))
    _ = try navigation.travel(undoing: change)
    try navigation.perform(.present(.player))
    let serial = try #require(navigation.serial(of: PathFragment(.player)))
    #expect(serial > undone)
  }

  @Test func undoAndRedoCanAlternate() throws {
    var navigation = try start(.present(.list), .present(.detail), .present(.inbox))
    let before = navigation
    let change = try navigation.perform(.sequence([.select(.list), .dismiss(.detail)])).pathChange
    let after = navigation
    for _ in 0..<3 {
      _ = try navigation.travel(undoing: change)
      #expect(navigation == before && navigation.shown == "home inbox")
      _ = try navigation.travel(undoing: change.inverse)
      #expect(navigation == after && navigation.shown == "home list")
    }
    #expect(navigation.path == [.home => .inbox, .home => .list])
  }

  // MARK: Guards

  @Test func whatIsPresentedBeforeAndAfterIsNotGuarded() throws {
    var navigation = try start(.present(.list))
    let change = try navigation.perform(.present(.player)).pathChange
    try navigation.countGuard(1, GuardScope.into(.list))
    _ = try navigation.travel(undoing: change)
    #expect(navigation.shown == "home list")
  }

  @Test func whatIsHiddenBeforeAndAfterIsNotGuarded() throws {
    var navigation = try start(.present(.list), .present(.inbox))
    let change = try navigation.perform(.present(.player)).pathChange
    try navigation.countGuard(1, GuardScope.into(.list))
    _ = try navigation.travel(undoing: change)
    #expect(navigation.shown == "home inbox")
  }

  @Test func whatComesBackToTheFrontIsGuarded() throws {
    var navigation = try start(.present(.list))
    let change = try navigation.perform(.present(.inbox)).pathChange
    try navigation.countGuard(1, GuardScope.into(.list))
    #expect(throws: undecided(.home => .list)) { try navigation.travel(undoing: change) }
    #expect(navigation.shown == "home inbox")
  }

  @Test func aScreenThatHasReplacedItsLikeIsGuarded() throws {
    var navigation = try start(.present(.player))
    let change = try navigation.perform(.sequence([.dismiss, .present(.player)])).pathChange
    try navigation.countGuard(1, GuardScope.into(.player))
    #expect(throws: undecided(.home => .player)) { try navigation.travel(undoing: change) }
    navigation.setVerdict(on: .taking(PathEdge(.home => .player)), to: .allow)
    _ = try navigation.travel(undoing: change)
    #expect(navigation.shown == "home player")
  }

  // MARK: Rules

  @Test func anUndoFailsWithTheFirstSegueThatIsDisabledOrRedirected() throws {
    var navigation = try start(.present(.list), .present(.detail))
    let change = try navigation.perform(.replace(HelmPath())).pathChange
    try navigation.perform(.add(.disabled, to: [.list => .detail, .home => .list]))
    let first = HelmError<Screen>.missingSegueForEdge(.home => .list, index: 0, hint: .disabled(.home => .list))
    #expect(throws: first) { try navigation.travel(undoing: change) }
    try navigation.perform(.remove(.disabled, from: [.home => .list]))
    let second = HelmError<Screen>.missingSegueForEdge(.list => .detail, index: 1, hint: .disabled(.list => .detail))
    #expect(throws: second) { try navigation.travel(undoing: change) }
    try navigation.perform(.remove(.disabled, from: [.list => .detail]))
    try navigation.perform(.add(.redirect(to: [.home => .inbox]), to: [.list => .detail]))
    #expect(throws: HelmError<Screen>.redirectedSegue(.list => .detail, index: 1)) {
      try navigation.travel(undoing: change)
    }
    #expect(navigation.path == [])
    try navigation.perform(.remove(.redirect(to: []), from: [.list => .detail]))
    _ = try navigation.travel(undoing: change)
    #expect(navigation.shown == "home detail")
  }

  // MARK: Past paths

  @Test func earlierPathsAreReconstructedFromTheChanges() throws {
    var navigation = try start()
    let commands: [NavigationCommand<Screen>] = [
      .present(.list), .present(.detail), .present(.inbox), .select(.list),
      .sequence([.dismiss(.detail), .present(.player)]), .present(.list, id: "2"),
      .replace([.home => .inbox, .home => .player]),
    ]
    var (paths, changes) = ([HelmPath<Screen>](), [PathChange]())
    for command in commands {
      paths.append(navigation.path)
      changes.append(try navigation.perform(command).pathChange)
    }
    var past = PastPaths(navigation)
    #expect(past.path == navigation.path)
    for (path, change) in zip(paths, changes).reversed() {
      past.undo(change)
      #expect(past.path == path)
    }
  }
}
