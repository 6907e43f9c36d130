import Testing

@testable import HelmCore

/// Queries about several frames of one fragment, and about what is hidden.
@Suite("Answers about places") struct PlaceAnswerTests {
  enum Screen: Fragment { case home, list, search, detail, photo, settings, tour, player, lock, code, unlisted }

  private func start(
    _ segues: [Segue<Screen>], _ commands: NavigationCommand<Screen>...
  ) throws -> Navigation<Screen> {
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: .home))
    for command in commands { try navigation.perform(command) }
    return navigation
  }

  private func at(_ screen: Screen, _ occurrence: Int = 0) -> PathFragment<Screen> {
    PathFragment(screen, occurrence: occurrence)
  }

  /// A detail with a photo beside the content, and one in a tab, each of which may be covered by the settings.
  private func details(_ commands: NavigationCommand<Screen>...) throws -> Navigation<Screen> {
    var navigation = try start(
      [
        .tab(.home, .list), .tab(.home, .search), .accessory(.home, .player), .push(.list, .detail),
        .push(.player, .detail), .push(.detail, .photo), .push(.photo, .settings),
      ],
      .present(.player), .present(.detail, from: .any(.player)), .present(.list),
      .present(.detail, from: .any(.list)), .present(.photo, from: .exactly(at(.detail))),
      .present(.photo, from: .exactly(at(.detail, 1))))
    for command in commands { try navigation.perform(command) }
    return navigation
  }

  // MARK: Several occurrences

  @Test func theLatestOfSeveralCoveredOccurrencesIsTheTopmost() throws {
    let covered = try details()
    #expect(covered.presentedFragments == [at(.home), at(.photo), at(.photo, 1)])
    #expect(covered.shownPlace(of: .detail, id: nil) == at(.detail, 1))
    #expect(covered.shownFragment(.detail) == at(.detail, 1))
    #expect(covered.shownFragment(through: .list => .detail) == at(.detail, 1))
    #expect(covered.shownFragment(through: .player => .detail) == at(.detail))
    #expect(covered.shownFragment(through: .detail => .photo) == at(.photo, 1))
    // What is presented comes before what is covered, though it is earlier on the path.
    let deeper = try details(.present(.settings, from: .exactly(at(.photo, 1))))
    #expect(deeper.shownFragment(through: .detail => .photo) == at(.photo))
    #expect(deeper.shownPlace(of: .photo, id: nil) == at(.photo))
    let both = try details(
      .present(.settings, from: .exactly(at(.photo, 1))), .present(.settings, from: .exactly(at(.photo))))
    #expect(both.shownFragment(through: .detail => .photo) == at(.photo, 1))
    #expect(both.shownPlace(through: PathEdge(.detail => .photo)) == at(.photo, 1))
  }

  @Test func aFragmentIsShownIfOneOfItsOccurrencesIs() throws {
    let behind = try details(.present(.search))
    #expect(behind.isShown(at(.detail)) && !behind.isShown(at(.detail, 1)))
    #expect(behind.isShown(.detail) && behind.isShown(.detail, id: .any))
    #expect(!behind.isShown(.detail, id: "1") && !behind.isShown(at(.detail, 2)))
    #expect(behind.shownPlace(of: .detail, id: nil) == at(.detail))
    let hidden = try details(.present(.search), .dismiss(.player))
    #expect(!hidden.isShown(.detail) && !hidden.isShown(.detail, id: .any))
    #expect(hidden.shownPlace(of: .detail, id: nil) == nil)
    #expect(!hidden.isShown(.unlisted) && !hidden.isShown(.unlisted, id: .any) && !hidden.isShown(at(.unlisted)))
    #expect(hidden.shownPlace(of: .unlisted, id: nil) == nil && hidden.shownFragment(.unlisted) == nil)
  }

  /// The shown one comes before a later one in a hidden tab.
  @Test func theStackOfTheShownOccurrenceIsFoundFirst() throws {
    let behind = try details(.present(.search))
    #expect(behind.stackRoot(.any(.detail)) == at(.detail))
    #expect(behind.stack(from: .any(.detail)) == [at(.photo)])
    #expect(behind.stack(from: .exactly(at(.detail, 1))) == [at(.photo, 1)])
    #expect(behind.place(of: at(.photo, 1)) == [at(.list), at(.detail, 1), at(.photo, 1)])
    #expect(behind.place(of: at(.photo, 2)) == [] && behind.place(of: at(.unlisted)) == [])
    let segues: [Segue<Screen>] = [
      .tab(.home, .list), .tab(.home, .search), .accessory(.home, .player), .push(.list, .detail),
      .push(.player, .detail),
    ]
    let identified = try start(
      segues, .present(.player), .present(.detail, id: "1", from: .any(.player)), .present(.list),
      .present(.detail, id: "1", from: .any(.list)), .present(.search))
    #expect(identified.stackRoot(.withID(.detail, id: "1")) == PathFragment(.detail, id: "1"))
    let hidden = try start(
      segues, .present(.list), .present(.detail, id: "1"), .present(.player),
      .present(.detail, id: "1", from: .any(.player)), .present(.search), .dismiss(.player))
    #expect(hidden.stackRoot(.withID(.detail, id: "1")) == PathFragment(.detail, id: "1"))
    #expect(hidden.stackRoot(.withID(.detail, id: "2")) == nil)
  }

  @Test func aChildIsShownThroughItsSegueOnlyIfItIsNotHidden() throws {
    let segues: [Segue<Screen>] = [
      .tab(.home, .list), .tab(.home, .search), .tab(.list, .detail), .tab(.list, .photo),
    ]
    let shown = try start(segues, .present(.list), .present(.detail))
    #expect(shown.shownFragment(through: .list => .detail, from: at(.list)) == at(.detail))
    #expect(shown.shownFragment(through: .list => .photo, from: at(.list)) == nil)
    let behind = try start(segues, .present(.list), .present(.detail), .present(.photo))
    #expect(behind.shownFragment(through: .list => .detail, from: at(.list)) == nil)
    #expect(behind.shownFragment(through: .list => .photo, from: at(.list)) == at(.photo))
    #expect(behind.shownFragment(through: .list => .detail) == nil)
    let away = try start(segues, .present(.list), .present(.detail), .present(.search))
    #expect(away.shownFragment(through: .list => .detail, from: at(.list)) == nil)
    #expect(away.shownPlace(through: PathEdge(.list => .detail)) == nil)
  }

  // MARK: Picks

  @Test func theFirstOfSeveralShownFragmentsIsSelected() throws {
    let covered = try start(
      [.tab(.home, .list), .push(.list, .detail), .push(.detail, .photo)], .present(.list), .present(.detail),
      .present(.photo))
    #expect(covered.selection(among: [.list, .detail]) == .list)
    #expect(covered.selection(among: [.detail, .list]) == .detail)
    #expect(covered.selection(among: [.unlisted, .detail]) == .detail)
    #expect(covered.pickedPlace([.detail, .list]) == at(.detail))
    #expect(covered.pickedPlace([.unlisted, .search]) == nil)
  }

  /// Two columns that hold the same tabs.
  private func columns(_ commands: NavigationCommand<Screen>...) throws -> Navigation<Screen> {
    var navigation = try start([
      .tab(.home, .list), .overlay(.home, .tour), .tab(.list, .detail), .tab(.list, .photo), .tab(.list, .code),
      .tab(.tour, .detail), .tab(.tour, .photo), .push(.home, .settings),
    ])
    for command in commands { try navigation.perform(command) }
    return navigation
  }

  private let picks: [Screen] = [.detail, .photo]

  @Test func thePickInAHolderIsTheLatestOfItsFragments() throws {
    let list = FragmentReference<Screen>.any(.list)
    let open = try columns(
      .present(.list), .present(.detail), .present(.photo), .present(.code), .present(.tour),
      .present(.detail, from: .any(.tour)))
    #expect(open.presentedFragments == [at(.home), at(.list), at(.code), at(.tour), at(.detail, 1)])
    #expect(open.selection(among: picks, in: list) == .photo)
    #expect(open.pickedPlace(picks, in: list) == at(.photo))
    #expect(open.selection(among: [.code, .detail], in: list) == .code)
    #expect(open.pickedPlace(picks, in: .any(.tour)) == at(.detail, 1))
    #expect(open.pickedPlace(picks) == at(.detail, 1))
    #expect(open.pickedPlace(picks, in: .any(.settings)) == nil)
    #expect(open.pickedPlace(picks, in: .any(.unlisted)) == nil)
  }

  @Test func theHeldPickIsThatOfTheLatestHolder() throws {
    let covered = try columns(
      .present(.list), .present(.detail), .present(.tour), .present(.photo, from: .any(.tour)), .present(.settings))
    #expect(covered.presentedFragments == [at(.settings)])
    let held = covered.heldPick(picks)
    #expect(held?.picked == .photo && held?.holder == at(.tour))
    let inList = covered.heldPick(picks, in: .any(.list))
    #expect(inList?.picked == .detail && inList?.holder == at(.list))
    #expect(covered.heldPick([.unlisted, .photo])?.picked == .photo)
    #expect(covered.heldPick([.unlisted]) == nil && covered.heldPick(picks, in: .any(.unlisted)) == nil)
  }

  /// A reference without an id means any; the others mean exactly what they say.
  @Test func theHeldPickDependsOnTheIDOfItsHolder() throws {
    let segues: [Segue<Screen>] = [.tab(.home, .list), .tab(.home, .search), .push(.home, .settings)]
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: .home), id: "7")
    try navigation.perform(.sequence([.present(.list), .present(.settings)]))
    let tabs: [Screen] = [.list, .search]
    let home = PathFragment<Screen>(.home, id: "7")
    for holder in [FragmentReference<Screen>.any(.home), .withID(.home, id: "7"), .exactly(home)] {
      #expect(navigation.heldPick(tabs, in: holder)?.picked == .list, "\(holder)")
      #expect(navigation.heldPick(tabs, in: holder)?.holder == home, "\(holder)")
    }
    for holder in [
      FragmentReference<Screen>.any(.settings), .withID(.home, id: "8"), .exactly(at(.home)), .exactly(home.again(1)),
    ] {
      #expect(navigation.heldPick(tabs, in: holder) == nil, "\(holder)")
    }
  }

  @Test func aPickInACoveredHolderIsPresentedRatherThanSelected() throws {
    let list = FragmentReference<Screen>.any(.list)
    let open = try columns(.present(.list), .present(.photo), .present(.detail))
    let source = FragmentReference<Screen>.exactly(at(.list))
    #expect(open.command(selecting: .photo, among: picks, in: list) == .select(.photo, from: source))
    #expect(open.command(selecting: .photo, among: picks) == .select(.photo, from: source))
    #expect(open.command(selecting: .tour, among: picks) == .present(.tour))
    let covered = try columns(.present(.list), .present(.detail), .present(.settings))
    #expect(covered.command(selecting: .photo, among: picks, in: list) == .present(.photo, from: list))
    #expect(covered.command(selecting: .photo, among: picks) == .present(.photo))
    #expect(open.command(selecting: .unlisted, among: [.unlisted]) == .present(.unlisted))
  }

  // MARK: Layers

  @Test func presentedPlacesTellTheirLayers() throws {
    let segues: [Segue<Screen>] = [
      .tab(.home, .list), .tab(.home, .search), .accessory(.home, .player), .sheet(.list, .settings),
      .overlay(.settings, .tour), .curtain(.list, .lock), .sheet(.lock, .code), .curtain(.lock, .photo),
    ]
    let open = try start(
      segues, .present(.player), .present(.list), .present(.settings), .present(.tour), .present(.lock),
      .present(.code), .present(.photo))
    let places = open.presentedPlaces
    #expect(places.map(\.fragment.fragment) == [.home, .player, .list, .settings, .tour, .lock, .code, .photo])
    #expect(places.map(\.layer) == [nil, .accessory, .content, .modal, .overlay, .curtain, .modal, .curtain])
    #expect(places.map(\.holder) == [nil, 0, 0, 2, 3, 2, 5, 5])
    #expect(places.map(\.depth) == [0, 1, 1, 2, 3, 2, 3, 3])
    #expect(places.map(\.isBeside) == [false, true, false, false, false, false, false, false])
    #expect(open.curtains == [at(.lock), at(.photo)])
    // A holder that is hidden has no index.
    let away = try start(segues, .present(.list), .present(.lock), .present(.search))
    #expect(away.presentedPlaces.map(\.fragment.fragment) == [.home, .search, .lock])
    #expect(away.presentedPlaces.map(\.layer) == [nil, .content, .curtain])
    #expect(away.presentedPlaces.map(\.holder) == [nil, 0, nil])
    #expect(away.presentedPlaces.map(\.depth) == [0, 1, 0])
  }

  @Test func modalsOverAPlaceIncludeThoseOfItsModals() throws {
    let open = try start(
      [
        .tab(.home, .list), .overlay(.home, .tour), .sheet(.list, .settings), .sheet(.settings, .code),
        .sheet(.tour, .photo),
      ],
      .present(.list), .present(.settings), .present(.code), .present(.tour), .present(.photo))
    func modals(_ screen: Screen) -> [Screen] { open.modals(over: at(screen)).map(\.fragment.fragment) }
    #expect(modals(.home) == [.settings, .code, .photo])
    #expect(modals(.list) == [.settings, .code])
    #expect(modals(.settings) == [.code] && modals(.tour) == [.photo] && modals(.code) == [])
    #expect(modals(.unlisted) == [] && open.modal(of: at(.unlisted)) == nil)
    #expect(open.modal(of: at(.list))?.id == at(.settings))
    #expect(open.held(by: at(.list), in: .modal) == [at(.settings)])
    #expect(open.held(by: at(.home), in: .overlay) == [at(.tour)])
    #expect(open.held(by: at(.unlisted), in: .content) == [])
  }

  /// What is presented from the modal has taken the place of its holder.
  @Test func theModalOfAHiddenFragmentIsHiddenToo() throws {
    let segues: [Segue<Screen>] = [
      .tab(.home, .list), .sheet(.list, .settings), Segue(.settings => .detail, dismissable: true, leaving: .list),
    ]
    let open = try start(segues, .present(.list), .present(.settings))
    #expect(open.modal(of: at(.list)) == HeldModal(fragment: at(.settings), presentation: .sheet))
    let away = try start(segues, .present(.list), .present(.settings), .present(.detail))
    #expect(away.presentedFragments == [at(.home), at(.detail)])
    #expect(away.modal(of: at(.list)) == nil)
    #expect(away.held(by: at(.list), in: .modal) == [at(.settings)])
    #expect(away.modals(over: at(.home)) == [])
  }

  // MARK: Segues

  @Test func enabledSeguesAreThoseThatAreNotDisabled() throws {
    var navigation = try start([.tab(.home, .list), .sheet(.home, .settings), .push(.list, .detail)])
    #expect(navigation.enabledSegue(from: .home, to: .settings) == .sheet(.home, .settings))
    #expect(navigation.enabledSegue(from: .home, to: .detail) == nil)
    #expect(navigation.enabledSegue(from: .unlisted, to: .list) == nil)
    #expect(navigation.enabledSegue(from: .home, to: .unlisted) == nil)
    #expect(navigation.enabledSegues(from: .home).map(\.to) == [.list, .settings])
    #expect(navigation.enabledSegues(from: .detail) == [] && navigation.enabledSegues(from: .unlisted) == [])
    try navigation.perform(.add(.disabled, to: [.home => .list]))
    #expect(navigation.enabledSegue(from: .home, to: .list) == nil)
    #expect(navigation.enabledSegues(from: .home).map(\.to) == [.settings])
  }

  @Test func unknownFragmentsAreNowhere() throws {
    let navigation = try start([.tab(.home, .list)], .present(.list))
    #expect(!navigation.isPresented(.unlisted) && !navigation.isPresented(.unlisted, id: .any))
    #expect(!navigation.isPresented(at(.unlisted)) && !navigation.isPresented(at(.list, 1)))
    #expect(navigation.serial(of: at(.unlisted)) == nil && navigation.serial(of: at(.list, 1)) == nil)
    #expect(navigation.edge(into: at(.unlisted)) == nil && navigation.edge(into: at(.home)) == nil)
    #expect(navigation.edge(into: at(.list)) == PathEdge(.home => .list))
    #expect(navigation.ids(of: .unlisted) == [])
  }

  // MARK: Whether it is possible

  @Test func whatNeedsAnIDCannotBePresentedWithAnother() throws {
    let segues: Segues<Screen> = [.push(.home => .detail), .ids(Int.self, for: .detail)]
    let navigation = try Navigation(graph: NavigationGraph(segues, entry: .home))
    let possible: [NavigationCommand<Screen>] = [.present(.detail, id: 5), .present(.detail, id: "5")]
    for command in possible { #expect(navigation.can(command) && navigation.reachesGuards(command), "\(command)") }
    let impossible: [NavigationCommand<Screen>] = [.present(.detail), .present(.detail, id: "five")]
    for command in impossible { #expect(!navigation.can(command) && !navigation.reachesGuards(command), "\(command)") }
    #expect(navigation.can(.present(.detail, id: 5)) && !navigation.can(.present(.detail)))
  }

  /// Commands that are tried on a copy don't wait for guards there.
  @Test func guardsAreNotAskedWhetherACommandIsPossible() throws {
    var navigation = try start([.tab(.home, .list), .tab(.home, .search), .push(.list, .detail)], .present(.list))
    try navigation.perform(.present(.detail))
    try navigation.countGuard(1, GuardScope.into(.search))
    try navigation.countGuard(1, leaving: [.detail])
    let possible: [NavigationCommand<Screen>] = [
      .select(.search), .showRoot, .pop(to: .list), .present([.home => .search]),
    ]
    for command in possible { #expect(navigation.can(command), "\(command)") }
    #expect(!navigation.can(.select(.list)) && !navigation.can(.dismissModals))
    #expect(throws: HelmError<Screen>.undecided(.leaving(at(.detail)))) { try navigation.perform(.showRoot) }
  }
}
