import Testing

@testable import Helm

/// Which commands and states a recording has, and what becomes of the oldest.
@Suite("Entries of a recording") @MainActor struct RecordedEntryTests {
  enum Screen: Fragment { case home, list, detail, login, help, members, chat }
  enum Mode: String, FragmentID { case fast }

  private static let overlays: [Segue<Screen>] = [Screen.login, .help, .members, .chat].map {
    Segue(from: .home, to: $0, style: .hold, dismissable: true, presentation: .overlay)
  }

  private static let pushes: [Segue<Screen>] = [
    Segue(.home => .list, dismissable: true), Segue(.list => .detail, dismissable: true),
  ]

  let session = Session()

  @Test func aGestureIsRecordedAsTheStateItLedTo() throws {
    let helm = try Helm<Screen>(nav: [.push(.home => .list => .detail)])
    let (list, detail) = (PathFragment(Screen.list), PathFragment(Screen.detail))
    helm.present(.list)
    helm.present(.detail)
    // Neither one that changes nothing nor one that fails.
    helm.perform(.setStack([list, detail], on: PathFragment(.home)))
    helm.perform(.back(.from(PathFragment(.home))))
    #expect(helm.errors == [.emptyPath(entry: .home)])
    helm.perform(.back(.from(detail)))
    helm.perform(.dismiss(.place(list)))
    #expect(
      helm.recording.entries == [
        .command(.present(.list)), .command(.present(.detail)), .state([.home => .list], note: "back from detail"),
        .state([], note: "dismiss this list"),
      ])
  }

  @Test func failuresOfGuardsAndSequencesAreNotRecorded() throws {
    let helm = try Helm<Screen>(nav: [.push(.home => .list => .detail), .sheet(.home => .help)])
    helm.perform(.sequence([.present(.help), .dismiss(.detail)]))
    helm.guard(.into(.list)) { .redirect(to: [.list => .detail]) }
    helm.present(.list)
    #expect(helm.errors.map(\.kind) == ["fragmentNotPresented", "sourceNotPresented"])
    #expect(helm.recording.entries.isEmpty)
  }

  /// Only its text would be recorded, and that may be an id of the right type.
  @Test func anIDOfTheWrongTypeIsNotRecorded() throws {
    let helm = try Helm<Screen>(nav: [.push(.home => .detail), .ids(Int.self, for: .detail)])
    helm.present(.detail, id: Mode.fast)
    helm.present(.detail, id: "x")
    helm.present(.detail)
    #expect(helm.errors.map(\.kind) == ["wrongID", "wrongID", "missingID"])
    #expect(helm.recording.entries == [.command(.present(.detail, id: "x")), .command(.present(.detail))])
  }

  @Test func aRedirectThatChangesNothingIsRecordedOnlyWithItsRules() throws {
    let helm = try Helm(nav: Self.overlays + [Segue(.home => .list, dismissable: true)])
    helm.guard(.into(.list)) { [session] in
      session.isLoggedIn ? .allow : .redirect(to: [.home => .login], keep: true)
    }
    helm.present(.login)
    let rule = NavigationCommand<Screen>.add(.disabled, to: [.home => .help])
    let commands = NavigationCommand<Screen>.sequence([rule, .present(.list)])
    helm.perform(commands)
    #expect(helm.recording.entries == [.command(.present(.login)), .command(rule)])
    session.isLoggedIn = true
    helm.flushGuards()
    let path: HelmPath<Screen> = [.home => .login, .home => .list]
    #expect(helm.path == path)
    // What came before the redirect isn't done again.
    #expect(helm.recording.entries.dropFirst(2) == [.state(path, note: "\(commands), resumed")])
  }

  /// Of a kept sequence, the rules that were set before the redirect are not set again.
  @Test func aResumedSequenceIsRecordedWithTheRulesThatItChanges() throws {
    let helm = try Helm(nav: Self.overlays + [Segue(.home => .list, dismissable: true)])
    helm.guard(.into(.list)) { [session] in
      session.isLoggedIn ? .allow : .redirect(to: [.home => .login], keep: true)
    }
    let (first, second) = (Flow<Screen>([.home => .help]), Flow<Screen>([.home => .chat]))
    let commands = NavigationCommand<Screen>.sequence([
      .add(.disabled, to: first), .present(.list), .add(.disabled, to: second),
    ])
    helm.perform(commands)
    helm.perform(.sequence([.remove(.disabled, from: first), .remove(.disabled, from: second)]))
    session.isLoggedIn = true
    helm.flushGuards()
    #expect(helm.path == [.home => .list])
    #expect(
      helm.recording.entries.suffix(2) == [
        .command(.add(.disabled, to: second)), .state([.home => .list], note: "\(commands), resumed"),
      ])
    var replayed = try Navigation(graph: helm.graph)
    try replayed.replay(helm.recording)
    #expect(replayed.path == helm.path && replayed.ruleChanges == helm.navigation.ruleChanges)
    #expect(helm.navigation.ruleChanges == [.add(.disabled, to: second)])
  }

  /// If only the place of what is kept can be restored, the rules of the command are not set.
  @Test func aRestoredPlaceIsRecordedWithoutTheRulesOfTheKeptCommand() throws {
    let helm = try Helm(nav: Self.overlays + Self.pushes)
    session.isLoggedIn = true
    helm.guard(.into(.list)) { [session] in
      session.isLoggedIn ? .allow : .redirect(to: [.home => .login], keep: true)
    }
    helm.present(.list)
    session.isLoggedIn = false
    helm.flushGuards()
    let kept = NavigationCommand<Screen>.sequence([
      .add(.disabled, to: [.home => .help]), .present(.home => .list => .detail),
    ])
    helm.perform(kept)
    #expect(helm.keptCommand == .sequence([.replace([.home => .list]), kept]))
    helm.perform(.remove(.disabled, from: [.home => .help]))
    helm.perform(.add(.disabled, to: [.list => .detail]))
    session.isLoggedIn = true
    helm.flushGuards()
    #expect(helm.path == [.home => .list])
    var replayed = try Navigation(graph: helm.graph)
    try replayed.replay(helm.recording)
    #expect(replayed.path == helm.path && replayed.ruleChanges == helm.navigation.ruleChanges)
    #expect(helm.navigation.ruleChanges == [.add(.disabled, to: [.list => .detail])])
  }

  /// A gesture is recorded as a state, and the rules of its sequence as commands.
  @Test func theRulesOfASequenceWithAGestureAreRecorded() throws {
    let helm = try Helm(nav: Self.overlays + Self.pushes)
    let rule = NavigationCommand<Screen>.add(.disabled, to: [.home => .help])
    let gesture = NavigationCommand<Screen>.setStack([PathFragment(.list)], on: PathFragment(.home))
    let commands = NavigationCommand<Screen>.sequence([rule, gesture])
    helm.perform(commands)
    #expect(helm.recording.entries == [.command(rule), .state([.home => .list], note: "\(commands)")])
  }

  /// The first of two redirects leads to what is there already; the other has to wait, so each is a change of its own.
  @Test func aRedirectOfARevocationThatChangesNothingIsNotRecorded() throws {
    let helm = try Helm(nav: Self.overlays)
    session.isLoggedIn = true
    for (fragment, other) in [(Screen.members, Screen.login), (.chat, .help)] {
      helm.guard(.into(fragment)) { [session] in session.isLoggedIn ? .allow : .redirect(to: [.home => other]) }
    }
    helm.guard(.into(.help)) { () async in .allow }
    for fragment in [Screen.login, .members, .chat] { helm.present(fragment) }
    session.isLoggedIn = false
    helm.flushGuards()
    #expect(helm.path == [.home => .login])
    #expect(
      helm.recording.entries == [
        .command(.present(.login)), .command(.present(.members)), .command(.present(.chat)),
        .state([.home => .login], note: "a guard changed"),
      ])
  }

  // MARK: Limits

  private var navigation: Navigation<Screen> {
    get throws { try Navigation(graph: NavigationGraph(Self.overlays)) }
  }

  @Test func theLatestTenThousandEntriesAreKept() throws {
    var recorder = Recorder(start: try navigation)
    for number in 0..<25_000 { recorder.append(.init(kind: .state(note: "\(number)"), change: PathChange())) }
    let recording = recorder.recording(end: try navigation)
    #expect(recording.entries.count == 10_000)
    #expect(recording.entries.first == .state([], note: "15000"))
    #expect(recording.entries.last == .state([], note: "24999"))
  }

  @Test func rulesOfDroppedEntriesBecomeRulesOfTheStartInOrder() throws {
    var recorder = Recorder(start: try navigation)
    let (help, chat): (Flow<Screen>, Flow<Screen>) = ([.home => .help], [.home => .chat])
    let toLogin = SegueTrait<Screen>.redirect(to: [.home => .login])
    let toMembers = SegueTrait<Screen>.redirect(to: [.home => .members])
    let rules: [NavigationCommand<Screen>] = [
      .add(.disabled, to: chat), .add(toLogin, to: help), .add(toMembers, to: help), .present(.login),
    ]
    recorder.append(.init(kind: .command(.sequence(rules)), change: PathChange()))
    for number in 0..<10_000 { recorder.append(.init(kind: .state(note: "\(number)"), change: PathChange())) }
    let recording = recorder.recording(end: try navigation)
    #expect(recording.entries.count == 10_002)
    #expect(
      recording.entries.prefix(3) == [
        .command(.add(toMembers, to: help)), .command(.add(.disabled, to: chat)), .state([], note: "0"),
      ])
  }

  final class Mark: Sendable {}

  struct Label: SegueTag {
    let mark: Mark

    static func == (lhs: Label, rhs: Label) -> Bool { lhs.mark === rhs.mark }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mark)) }
  }

  @Test func entriesThatAreNotKeptAreReleased() throws {
    var recorder = Recorder(start: try navigation)
    weak var mark: Mark?
    do {
      let new = Mark()
      mark = new
      recorder.append(.init(kind: .command(.present(tag: Label(mark: new))), change: PathChange()))
    }
    #expect(mark != nil)
    for _ in 0..<2 * Recorder<Screen>.capacity { recorder.append(.init(kind: .state(note: ""), change: PathChange())) }
    #expect(mark == nil)
  }
}
