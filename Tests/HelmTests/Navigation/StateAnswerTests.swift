import Testing

@testable import HelmCore

/// Queries about a state, and the order of what a command's outcome lists.
@Suite("Answers about states and outcomes") struct StateAnswerTests {
  // MARK: The way down

  @Test func theWayDownHasTheCausesAndTheirSerials() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.b, .c), .overlay(.a, .d))
    try navigation.present([.a => .b, .b => .c, .a => .d])
    let way = navigation.way(down: .at(.c)) ?? []
    let places: [PathFragment<Letter>] = [.at(.c), .at(.b), .at(.a)]
    #expect(way.map { $0.place } == places)
    #expect(way.map { $0.serial } == places.compactMap { navigation.serial(of: $0) })
    #expect(navigation.way(down: .at(.e)) == nil)
    #expect(navigation.way(down: .at(.c, "1")) == nil)
    #expect(navigation.holder(of: .at(.c)) == PathFragment(Letter.a))
    #expect(navigation.holder(of: .at(.a)) == nil)
    #expect(navigation.holder(of: .at(.e)) == nil)
  }

  @Test func theNearestStepIsNotMadeByAnAuto() throws {
    var navigation = try Navigation(
      .push(.a, .b), Segue(.b => .c, style: .hold, auto: true), Segue(.c => .d, style: .hold, auto: true),
      .push(.d, .e))
    try navigation.present(.b)
    #expect(navigation.presentedFragments == [.at(.b), .at(.c), .at(.d)])
    for place: PathFragment<Letter> in [.at(.d), .at(.c), .at(.b)] {
      #expect(navigation.nearestStep(from: place) == PathFragment(Letter.b), "\(place)")
    }
    #expect(navigation.nearestStep(from: .at(.a)) == nil)
    #expect(navigation.nearestStep(from: .at(.e)) == nil)
    try navigation.present(.e)
    #expect(navigation.nearestStep(from: .at(.e)) == PathFragment(Letter.e))
  }

  @Test func theTopmostEdgeIsTheFirstInTheOrderOfDismissal() throws {
    var navigation = try Navigation(.overlay(.a, .b), .overlay(.b, .c), .overlay(.a, .d))
    try navigation.present([.a => .b, .b => .c, .a => .d])
    func edge(_ fragments: Letter...) -> PathEdge<Letter>? {
      navigation.topmostEdge(ofSerials: Set(fragments.compactMap { navigation.serial(of: .at($0)) }))
    }
    #expect(edge(.b, .c, .d) == PathEdge<Letter>(.a => .d))
    #expect(edge(.c, .b) == PathEdge<Letter>(.b => .c))
    #expect(edge(.a, .b) == PathEdge<Letter>(.a => .b))
    #expect(edge() == nil)
    #expect(navigation.topmostEdge(ofSerials: [1000]) == nil)
  }

  // MARK: What is shown

  /// A shown one first, then the one without an id, then the latest.
  @Test func aStackRootIsFoundByItsNameOrItsID() throws {
    let segues: [Segue<Letter>] = [.tab(.a, .b), .tab(.a, .c), .push(.b, .d), .push(.d, .d)]
    func hidden(_ ids: [String?]) throws -> Navigation<Letter> {
      var navigation = try Navigation(graph: NavigationGraph(segues, entry: .a))
      try navigation.present(.b)
      for id in ids { try navigation.present(.d, id: id) }
      try navigation.present(.c)
      return navigation
    }
    var navigation = try hidden(["1", nil, "2"])
    #expect(navigation.stackRoot(.any(.d)) == PathFragment(Letter.d))
    #expect(navigation.stackRoot(.withID(.d, id: "1")) == PathFragment(Letter.d, id: "1"))
    #expect(navigation.stackRoot(.withID(.d, id: "9")) == nil)
    #expect(navigation.stackRoot(.exactly(.at(.d, "2"))) == PathFragment(Letter.d, id: "2"))
    #expect(navigation.stackRoot(.exactly(.at(.d, "9"))) == nil)
    #expect(navigation.stackRoot(.any(.e)) == nil && navigation.stackRoot(.any(.l)) == nil)
    try navigation.perform(.select(.b))
    #expect(navigation.stackRoot(.any(.d)) == PathFragment(Letter.d, id: "2"))
    let named = try hidden(["1", "2", "3"])
    #expect(named.stackRoot(.any(.d)) == PathFragment(Letter.d, id: "3"))
  }

  @Test func idsAreListedFromTheBottomToTheTop() throws {
    var navigation = try Navigation(.tab(.a, .b), .overlay(.a, .c), .overlay(.b, .d), .overlay(.c, .d))
    try navigation.present([.a => .b, .a => .c])
    try navigation.perform(.present(.d, id: "1", from: .any(.c)))
    try navigation.perform(.present(.d, id: "2", from: .any(.b)))
    #expect(navigation.ids(of: .d) == ["2", "1"])
    try navigation.perform(.present(.d, from: .any(.c)))
    #expect(navigation.ids(of: .d) == ["2"])
    #expect(navigation.ids(of: .b).isEmpty && navigation.ids(of: .l).isEmpty)
  }

  @Test func aPresentedFragmentIsSelectedBeforeAShownOne() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.b, .c), .overlay(.a, .d))
    try navigation.present([.a => .b, .b => .c, .a => .d])
    #expect(navigation.selection(among: [.b, .d]) == .d)
    #expect(navigation.selection(among: [.d, .c]) == .d)
    #expect(navigation.selection(among: [.c, .d]) == .c)
    #expect(navigation.selection(among: [.e, .b]) == .b)
    #expect(navigation.selection(among: [.e]) == nil)
  }

  @Test func selectingAHeldFragmentKeepsItsID() throws {
    var navigation = try Navigation(.tab(.a, .b), .tab(.a, .c))
    try navigation.present(.b, id: "1")
    try navigation.present(.c)
    let tabs: [Letter] = [.b, .c]
    let home = FragmentReference<Letter>.exactly(.at(.a))
    #expect(navigation.command(selecting: .b, among: tabs) == .select(.b, id: "1", from: home))
    #expect(navigation.command(selecting: .c, among: tabs) == .select(.c, from: home))
    #expect(navigation.command(selecting: .e, among: [.e], in: .any(.a)) == .present(.e, from: .any(.a)))
    try navigation.perform(.add(.disabled, to: [.a => .b]))
    #expect(navigation.command(selecting: .b, among: tabs) == .present(.b))
  }

  // MARK: Whether it is possible

  @Test func whatCanBeRemovedDependsOnTheIDAndThePlace() throws {
    var navigation = try Navigation(.tab(.a, .b), .push(.b, .c), .tab(.c, .d))
    try navigation.present(.b)
    try navigation.present(.c, id: "1")
    try navigation.present(.d)
    let possible: [NavigationCommand<Letter>] = [
      .dismiss(.place(.at(.d))), .dismiss(.place(.at(.c, "1"))), .dismiss(.c), .dismiss(.c, id: "1"),
      .back(.from(.at(.c, "1"))),
    ]
    for command in possible { #expect(navigation.can(command), "\(command)") }
    let impossible: [NavigationCommand<Letter>] = [
      .dismiss(.place(.at(.b))), .dismiss(.place(.at(.c))), .dismiss(.c, id: "2"), .dismiss(.d), .dismiss(.l),
      .back(.from(.at(.d))), .back(.from(.at(.c))), .back(.from(.at(.a))), .back(.from(.at(.l))),
    ]
    for command in impossible { #expect(!navigation.can(command), "\(command)") }
  }

  /// A guard may lead around what is in the way of a presentation, but nothing else can.
  @Test func aCommandReachesItsGuardsIfOnlyTheWayIsBlocked() throws {
    var navigation = try Navigation(.tab(.a, .b), .cover(.b, .c), .tab(.a, .d).with(tag: Mark.red))
    try navigation.present([.a => .b, .b => .c])
    let reaching: [NavigationCommand<Letter>] = [
      .present(.d), .present(tag: Mark.red), .restart, .forward(), .dismiss(.edge(.a => .b)), .present([.b => .c]),
    ]
    for command in reaching { #expect(navigation.reachesGuards(command), "\(command)") }
    #expect(!navigation.can(.present(.d)) && !navigation.can(.present(tag: Mark.red)))
    let failing: [NavigationCommand<Letter>] = [
      .present(.l), .present(tag: Mark.blue), .dismiss, .dismiss(.c), .dismiss(.place(.at(.c))), .back,
      .back(.from(.at(.c))), .showRoot, .dismissModals, .select(.l), .pop(to: .c), .back(to: .c),
    ]
    for command in failing { #expect(!navigation.reachesGuards(command), "\(command)") }
  }

  @Test func kindsOfCommandsAreTold() {
    let edge = PathEdge<Letter>(.a => .b)
    let direct: [NavigationCommand<Letter>] = [
      .present(.a), .present(tag: Mark.red), .dismiss, .dismiss(.a), .dismiss(tag: Mark.red), .dismiss(.place(.at(.a))),
      .back, .back(.from(.at(.a))),
    ]
    let idle: [NavigationCommand<Letter>] = [
      .back(to: .a), .pop(to: .a), .showRoot, .dismissModals, .select(.a), .select(.a, from: .any(.b)),
    ]
    let others: [NavigationCommand<Letter>] = [
      .present(.a, from: .any(.b)), .present(.tag(AnySegueTag(Mark.red)), from: .any(.b)), .present(.place(.at(.a))),
      .present([.a => .b]), .present(.edge(edge)), .dismiss(.edge(edge)), .dismiss(.flow([.a => .b])), .restart,
      .forward(), .go(to: .a), .replace([edge]), .setStack([], on: .at(.a)), .retarget(.at(.a), id: "1"),
    ]
    for command in direct { #expect(command.isAnsweredWithoutACopy && !command.mayFindNothingToDo, "\(command)") }
    for command in idle { #expect(!command.isAnsweredWithoutACopy && command.mayFindNothingToDo, "\(command)") }
    for command in others { #expect(!command.isAnsweredWithoutACopy && !command.mayFindNothingToDo, "\(command)") }
    let rule = NavigationCommand<Letter>.add(.disabled, to: [.a => .b])
    let rules: [NavigationCommand<Letter>] = [
      rule, .remove(.disabled, from: [.a => .b]), .sequence([rule, .back]), .sequence([.back, rule]),
    ]
    for command in rules { #expect(command.changesRules, "\(command)") }
    let unruled: [NavigationCommand<Letter>] = [.sequence([.back, .restart]), .sequence([])]
    for command in direct + idle + others + unruled { #expect(!command.changesRules, "\(command)") }
  }

  // MARK: Equality

  @Test func navigationsDifferInTheirGraphStartPathAndRules() throws {
    let segues: [Segue<Letter>] = [.tab(.a, .b), .tab(.a, .c), .tab(.a, .d)]
    let graph = NavigationGraph(segues, entry: .a)
    let plain = try Navigation(graph: graph)
    func changed(_ commands: NavigationCommand<Letter>...) throws -> Navigation<Letter> {
      var copy = plain
      for command in commands { try copy.perform(command) }
      return copy
    }
    let toB = NavigationCommand<Letter>.add(.redirect(to: [.a => .b]), to: [.a => .d])
    let others: [Navigation<Letter>] = [
      plain, try Navigation(graph: graph, id: "1"), try Navigation(graph: graph, id: "2"),
      try Navigation(graph: NavigationGraph(Array(segues.dropLast()), entry: .a)), try changed(.present(.b)),
      try changed(.present(.c)), try changed(.add(.disabled, to: [.a => .c])),
      try changed(.add(.disabled, to: [.a => .d])), try changed(toB),
      try changed(.add(.redirect(to: [.a => .c]), to: [.a => .d])),
    ]
    for (number, one) in others.enumerated() {
      for (otherNumber, other) in others.enumerated() {
        #expect((one == other) == (number == otherNumber), "\(number), \(otherNumber)")
      }
    }
    #expect(try changed(toB, .add(.redirect(to: []), to: [.a => .d])) == plain)
    #expect(try changed(.present(.b), .restart) == plain)
    var guarded = plain
    try guarded.countGuard(1, GuardScope.into(.b))
    #expect(guarded == plain)
  }

  // MARK: Outcomes

  /// A navigation with overlays on its entry.
  private func overlays() throws -> Navigation<Letter> {
    let segues = Letter.allCases.dropFirst().map { Segue<Letter>.overlay(.a, $0) }
    return try Navigation(graph: NavigationGraph(segues, entry: .a))
  }

  /// What goes and comes back in one command isn't listed, however many others do.
  @Test(arguments: [1, 5, 6, 7]) func anOutcomeListsWhatHasChangedInTheOrderOfThePath(kept: Int) throws {
    func path(_ letters: [Letter]) -> HelmPath<Letter> {
      HelmPath(letters.map { PathEdge(DirectedEdge(from: Letter.a, to: $0)) })
    }
    let same = Array(Letter.allCases.dropFirst().prefix(kept))
    var navigation = try overlays()
    try navigation.perform(.replace(path(same + [.j, .i])))
    let outcome = try navigation.perform(.replace(path(same + [.l, .k])))
    #expect(outcome.disappeared == [.at(.j), .at(.i)])
    #expect(outcome.appeared == [.at(.l), .at(.k)])
    let presented = path(same + [.l, .k]).map { HelmEvent<Letter>.Kind.presented($0) }
    #expect(outcome.steps.map(\.action) == presented + [.replaced])
    #expect(outcome.stepCount == kept + 3)
  }

  @Test func anUndoListsWhatItRemovesAndBringsBack() throws {
    var navigation = try overlays()
    try navigation.present(.b)
    let change = try navigation.perform(.sequence([.present(.d), .present(.c)])).pathChange
    let undone = try navigation.travel(undoing: change)
    #expect(undone.disappeared == [.at(.d), .at(.c)])
    #expect(undone.appeared.isEmpty)
    #expect(undone.steps.map(\.action) == [.replaced])
    #expect(undone.pathChange == change.inverse)
    let redone = try navigation.travel(undoing: change.inverse)
    #expect(redone.appeared == [.at(.d), .at(.c)])
    #expect(redone.disappeared.isEmpty)
    #expect(redone.pathChange == change)
    #expect(navigation.presentedFragments == [.at(.a), .at(.b), .at(.d), .at(.c)])
  }

  @Test func disablingRemovesInTheOrderOfThePath() throws {
    var navigation = try overlays()
    try navigation.present([.a => .b, .a => .c, .a => .d])
    let outcome = try navigation.perform(.add(.disabled, to: [.a => .d, .a => .b]))
    let actions: [HelmEvent<Letter>.Kind] = [.dismissed(.a => .b), .dismissed(.a => .d)]
    #expect(outcome.steps.map(\.action) == actions)
    #expect(outcome.disappeared == [.at(.b), .at(.d)])
  }

  @Test func aTranslatedOutcomeListsTheScreensOfThePart() throws {
    func own(_ letter: Letter) -> Letter? { letter == .a || letter == .c ? nil : letter }
    var navigation = try overlays()
    let shown = try navigation.perform(.sequence([.present(.d), .present(.c), .present(.b)]))
    let part: NavigationOutcome<Letter> = shown.translated(own)
    #expect(shown.stepCount == 3 && part.stepCount == 2)
    #expect(part.steps.map(\.appeared) == [[.at(.d)], [.at(.b)]])
    #expect(part.appeared == [.at(.d), .at(.b)])
    #expect(part.disappeared.isEmpty)
    #expect(part.pathChange == shown.pathChange && !part.isEmpty)
    let hidden: NavigationOutcome<Letter> = try navigation.perform(.restart).translated(own)
    #expect(hidden.disappeared == [.at(.d), .at(.b)])
    #expect(hidden.appeared.isEmpty)
    #expect(hidden.steps.map(\.disappeared) == [[.at(.d), .at(.b)]])
  }

  @Test func theCommandThatWaitsForAGuardIsFoundInItsSequence() throws {
    var navigation = try overlays()
    try navigation.countGuard(1, GuardScope.into(.c))
    let move = GuardedMove<Letter>.taking(PathEdge(.a => .c))
    let other = GuardedMove<Letter>.taking(PathEdge(.a => .d))
    func index(_ move: GuardedMove<Letter>, _ commands: NavigationCommand<Letter>...) -> Int? {
      navigation.index(ofCommandMaking: move, in: CommandSequence(commands))
    }
    #expect(index(move, .present(.b), .present(.c), .present(.d)) == 1)
    #expect(index(move, .present(.c), .present(.b)) == 0)
    #expect(index(move, .present(.b), .present(.d)) == nil)
    #expect(index(other, .present(.b), .present(.c), .present(.d)) == nil)
    #expect(index(move, .present(.a), .present(.c)) == nil)
  }

  @Test func anEventIsDescribedWithWhatDisappearedBeforeWhatAppeared() {
    let event = HelmEvent<Letter>(
      sequence: 3, time: ContinuousClock.now, trigger: .undo, kind: .replaced, appeared: [.at(.b), .at(.c)],
      disappeared: [.at(.d), .at(.e)])
    #expect(event.description == "3 replaced -d -e +b +c")
    let plain = HelmEvent<Letter>(
      sequence: 12, time: ContinuousClock.now, trigger: .redo, kind: .superseded, appeared: [], disappeared: [])
    #expect(plain.description == "12 superseded")
  }
}
