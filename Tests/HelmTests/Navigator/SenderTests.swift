import Testing

@testable import Helm
@testable import HelmCore

/// Every command, from every sender, has the same result as on a `Navigation`.
@Suite("Every command from every sender") @MainActor struct SenderTests {
  enum Inner: Fragment { case letter(Letter) }

  enum Whole: Fragment { case inner(Inner) }

  nonisolated static func whole(_ letter: Letter) -> Whole { .inner(.letter(letter)) }

  enum Sender: CaseIterable, Sendable { case helm, scope, scopeOfAScope, screen }

  /// Two tabs, pushes, a sheet and an overlay; `g` is an auto of `f`, and `h` takes integers.
  nonisolated static let graph = NavigationGraph(
    [
      Segue(whole(.a) => whole(.b), style: .hold, auto: true),
      Segue(whole(.a) => whole(.c), style: .hold, tag: Mark.red),
      Segue(whole(.b) => whole(.d), dismissable: true), Segue(whole(.d) => whole(.e), dismissable: true),
      Segue(whole(.a) => whole(.f), style: .hold, dismissable: true, presentation: .sheet),
      Segue(whole(.f) => whole(.g), dismissable: true, auto: true),
      Segue(whole(.b) => whole(.h), dismissable: true, tag: Mark.green),
      Segue(whole(.b) => whole(.i), style: .hold, dismissable: true, presentation: .overlay),
      Segue(whole(.e) => whole(.a)),
    ] as [Segue<Whole>], entry: whole(.a), ids: [IDRule(whole(.h), FragmentIDKind(Int.self))])

  /// The states that the commands are sent in.
  nonisolated static let states: [[NavigationCommand<Letter>]] = [
    [], [.present(.d, id: 5)], [.present(.d), .present(.e)], [.present(.f)], [.present(.d), .present(.c)],
    [.present(.h, id: 1)], [.present(.i)],
  ]

  /// A command of every case, most of them possible somewhere.
  static var commands: [NavigationCommand<Letter>] {
    ownCommands + NavigationCommandTests.commands(on: \.self).map(\.command)
  }

  private static var ownCommands: [NavigationCommand<Letter>] {
    let d = PathFragment<Letter>(.d, id: 5)
    let some: [NavigationCommand<Letter>] = [
      .present(.d), .present(.d, id: 6), .present(.e, from: .any(.d)), .present(.h, id: 1), .present(.h),
      .present(.h, id: "x"),
      .present(.h, id: Mode.fast), .present(tag: Mark.green, id: 2), .present(tag: Mark.red), .present(.b => .d => .e),
      .present(.place(d)), .present(.edge(PathEdge(.b => .d, targetID: 7))), .select(.c), .select(.b),
      .select(.b, from: .any(.a)), .retarget(d, id: 8), .forward(), .forward(id: 3), .dismiss, .dismiss(.d),
      .dismiss(.d, id: 5),
      .dismiss(tag: Mark.green), .dismiss(.flow(.b => .d => .e)), .dismiss(.place(PathFragment(.e))),
      .dismiss(.edge(PathEdge(.a => .f))), .back, .back(to: .b), .back(.from(PathFragment(.d))), .pop(to: .b),
      .go(to: .e),
      .go(to: .h, id: 4), .go(through: [PathFragment(.b), PathFragment(.d, id: 5)]),
      .setStack([PathFragment(.d), PathFragment(.e)], on: PathFragment(.b)), .showRoot, .dismissModals, .restart,
      .replace([.a => .b, .b => .d]), .add(.disabled, to: [.b => .d]),
      .add(.redirect(to: [.a => .c]), to: [.b => .d]), .remove(.disabled, from: [.b => .d]),
      .sequence([.present(.d), .present(.e), .back]), .sequence([.dismiss, .present(.h, id: 9)]),
      .sequence([.back, .present(.d), .present(.j)]),
    ]
    return some
  }

  enum Mode: String, FragmentID { case fast }

  @Test("each sender performs the same command as Navigation", arguments: Sender.allCases, states.indices)
  func eachSenderPerformsTheSameCommandAsNavigation(sender: Sender, state: Int) throws {
    var possible = 0
    for command in Self.commands {
      let helm = try Helm(graph: Self.graph)
      var navigation = try Navigation(graph: Self.graph)
      for before in Self.states[state] {
        helm.perform(before.map(Self.whole))
        try navigation.perform(before.map(Self.whole))
      }
      #expect(helm.path == navigation.path)
      let top = navigation.topmostFragment
      let resolved = Self.resolved(command.map(Self.whole), by: sender, at: top, in: navigation)
      let text: Comment = "\(command) by \(sender) in \(state), resolved as \(resolved)"
      let isPossible = Self.send(command, by: sender, at: top, of: helm) { $0.can($1, askingGuards: false) }
      let isDone = Self.send(command, by: sender, at: top, of: helm) { navigator, command in
        if case .success = navigator.perform(command) { true } else { false }
      }
      do {
        let outcome = try navigation.perform(resolved)
        #expect(isDone, text)
        #expect(isPossible == (!resolved.mayFindNothingToDo || !outcome.isEmpty), text)
        possible += 1
      } catch {
        #expect(!isDone && !isPossible, text)
        // A screen that a sequence has removed reports that it is gone; a Navigation has no such sender.
        if sender != .screen || !command.isSequence {
          #expect(helm.lastError == error, text)
        }
      }
      #expect(helm.navigation == navigation, text)
      #expect(helm.errors.count == (isDone ? 0 : 1), text)
    }
    #expect(possible > 20)
  }

  /// The verdicts of guards on the moves of the commands.
  enum Guarding: CaseIterable, Sendable {
    case denyEntry, denyLeaving, keepRedirected, keepDenied, allowLater, denyLater

    @MainActor func add(to helm: Helm<Whole>) {
      let (d, e, h) = (whole(.d), whole(.e), whole(.h))
      switch self {
      case .denyEntry: helm.guard(.into(d)) { .deny("no") }
      case .denyLeaving: helm.guard(leaving: d) { .deny("draft") }
      case .keepRedirected:
        for each in [d, h] { helm.guard(.into(each)) { .redirect(to: Flow(whole(.a) => whole(.c)), keep: true) } }
      case .keepDenied: for each in [d, e] { helm.guard(.into(each)) { .deny("no", keep: true) } }
      case .allowLater:
        helm.guard(.into(d)) { () async in
          await Task.yield(); return .allow
        }
      case .denyLater:
        helm.guard(.into(e)) { () async in
          await Task.yield(); return .deny("no", keep: true)
        }
      }
    }
  }

  /// Guards are evaluated for the resolved command, whoever has sent it, and its awaiter gets the same result.
  @Test("under guards, each command ends as the command it resolves to", arguments: Sender.allCases, Guarding.allCases)
  func resultsUnderGuardsMatchTheResolvedCommand(sender: Sender, guarding: Guarding) async throws {
    var ends: [String: Int] = [:]
    for before in [Self.states[2], Self.states[3]] {
      for (number, command) in Self.ownCommands.enumerated() where sender != .screen || !command.isSequence {
        let (helm, plain) = (try Helm(graph: Self.graph), try Helm(graph: Self.graph))
        for helm in [helm, plain] {
          for command in before { helm.perform(command.map(Self.whole)) }
          guarding.add(to: helm)
        }
        let top = helm.navigation.topmostFragment
        let resolved = Self.resolved(command.map(Self.whole), by: sender, at: top, in: helm.navigation)
        let text: Comment = "\(command) by \(sender) under \(guarding), resolved as \(resolved)"
        let isPossible = Self.send(command, by: sender, at: top, of: helm) { $0.can($1, askingGuards: true) }
        #expect(isPossible == plain.can(resolved), text)
        let expected = Self.name(of: await plain.performAndWait(resolved))
        let letters = Self.letters(of: helm, as: sender, at: top)
        let end = await number % 2 == 0 ? letters.performAndWait(command) : letters.begin(command)
        #expect(end == expected, text)
        #expect(helm.navigation == plain.navigation, text)
        // Where a part of a sequence goes back from depends on what a guard has allowed before.
        if !command.isSequence { #expect(helm.keptCommand == plain.keptCommand, text) }
        #expect(helm.errors == plain.errors, text)
        ends[end, default: 0] += 1
      }
    }
    #expect(ends.count > 1 && ends["done", default: 0] > 10, "\(ends)")
  }

  /// The kind of a result, and whether its command was kept.
  static func name<N>(of result: NavigationResult<N>) -> String {
    switch result {
    case .done: "done"
    case .redirected: "redirected, \(result.isKept)"
    case .denied(_, let reason, _): "denied: \(reason), \(result.isKept)"
    case .failed: "failed"
    case .superseded: "superseded"
    case .dropped: "dropped"
    case .cancelled: "cancelled"
    }
  }

  /// The error of a removed screen: the requested command, and the fragments presented instead, from the top.
  @Test func aRemovedScreenFailsWithTheFragmentsPresentedInstead() async throws {
    let helm = try Helm(graph: Self.graph)
    helm.perform(.present(Self.whole(.d), id: 5))
    let place = helm.presentedFragments[helm.presentedFragments.count - 1]
    let screen = HelmScreen(place, of: helm)
    helm.back()
    helm.present(Self.whole(.i))
    helm.present(Self.whole(.f))
    let presented = [.g, .i, .b, .a].map { PathFragment(Self.whole($0)) }
    #expect(helm.presentedFragments == presented.reversed())
    let e = Self.whole(.e)
    #expect(!screen.can(.restart) && !screen.can(.present(e, id: 3, from: .any(Self.whole(.a)))))
    #expect(helm.can(.restart))
    let commands: [(NavigationCommand<Whole>, HelmError<Whole>)] = [
      (.present(e, id: 3), .sourceNotPresented(place, to: PathFragment(e, id: 3), index: nil, presented: presented)),
      (.select(e), .sourceNotPresented(place, to: PathFragment(e), index: nil, presented: presented)),
      (
        .present(.place(PathFragment(e, id: "x"))),
        .sourceNotPresented(place, to: PathFragment(e, id: "x"), index: nil, presented: presented)
      ),
      (.dismiss, .fragmentNotPresented(place, presented: presented)),
      (.back, .fragmentNotPresented(place, presented: presented)),
      (.forward(), .fragmentNotPresented(place, presented: presented)),
      (.present(tag: Mark.red), .fragmentNotPresented(place, presented: presented)),
      (.restart, .fragmentNotPresented(place, presented: presented)),
    ]
    var events = helm.events.makeAsyncIterator()
    for (command, error) in commands {
      #expect(screen.perform(command) == .failure(error), "\(command)")
      #expect(helm.lastError == error)
    }
    #expect(helm.presentedFragments == presented.reversed() && !screen.isOnPath)
    helm.undo()  // has an event, so that a missing one isn't waited for
    for (command, error) in commands {
      let event = try #require(await events.next())
      try #require(event.kind == .failed(error) && event.trigger == .command(command))
    }
  }

  /// The resolved command of a sender: the topmost fragment is that of the module or the screen.
  private static func resolved(
    _ command: NavigationCommand<Whole>, by sender: Sender, at top: PathFragment<Whole>,
    in navigation: Navigation<Whole>
  ) -> NavigationCommand<Whole> {
    switch (sender, command) {
    case (.helm, _): return command
    case (_, .sequence(let commands)):
      var (copy, all) = (navigation, [NavigationCommand<Whole>]())
      for each in commands {
        let here = sender == .screen ? top : copy.topmostFragment
        all.append(resolved(each, by: sender, at: here, in: copy))
        _ = try? copy.perform(all[all.count - 1])
      }
      return .sequence(all)
    case (_, .dismiss(nil)): return .dismiss(.place(top))
    case (.screen, .back(.step)): return .back(.from(top))
    case (_, .back(.step)):
      let way = navigation.way(down: top)?.map(\.place) ?? []
      let step = way.first { navigation.edge(into: $0).flatMap { graph.segue(for: $0.edge) }?.auto == false }
      return .back(.from(step ?? top))
    case (.screen, .present(.place(let place), nil)): return .present(place.fragment, id: place.id, from: .exactly(top))
    case (.screen, .present(.fragment(let fragment, let id), nil)):
      return .present(fragment, id: id, from: .exactly(top))
    case (.screen, .present(.tag(let tag, let id), nil)): return .present(.tag(tag, id: id), from: .exactly(top))
    case (.screen, .select(let fragment, let id, nil)): return .select(fragment, id, from: .exactly(top))
    default: return command
    }
  }

  private static func send(
    _ command: NavigationCommand<Letter>, by sender: Sender, at top: PathFragment<Whole>, of helm: Helm<Whole>,
    _ body: (any AnyLetters, NavigationCommand<Letter>) -> Bool
  ) -> Bool {
    body(letters(of: helm, as: sender, at: top), command)
  }

  private static func letters(
    of helm: Helm<Whole>, as sender: Sender, at top: PathFragment<Whole>
  ) -> any AnyLetters {
    switch sender {
    case .helm: Letters(helm, whole)
    case .scope: Letters(helm.scope(into: Whole.inner)) { Inner.letter($0) }
    case .scopeOfAScope: Letters(helm.scope(into: Whole.inner).scope(into: Inner.letter)) { $0 }
    case .screen: Letters(HelmScreen(top, of: helm), whole)
    }
  }

  /// A navigator that performs commands on letters.
  @MainActor protocol AnyLetters {
    func perform(_ command: NavigationCommand<Letter>) -> Result<Void, any Error>
    func can(_ command: NavigationCommand<Letter>, askingGuards: Bool) -> Bool
    func performAndWait(_ command: NavigationCommand<Letter>) async -> String
    func begin(_ command: NavigationCommand<Letter>) async -> String
  }

  struct Letters<Sending: Navigator>: AnyLetters {
    let navigator: Sending
    let word: (Letter) -> Sending.N

    init(_ navigator: Sending, _ word: @escaping (Letter) -> Sending.N) {
      (self.navigator, self.word) = (navigator, word)
    }

    func perform(_ command: NavigationCommand<Letter>) -> Result<Void, any Error> {
      switch navigator.perform(command.map(word)) {
      case .success: .success(())
      case .failure(let error): .failure(error)
      }
    }

    func performAndWait(_ command: NavigationCommand<Letter>) async -> String {
      SenderTests.name(of: await navigator.performAndWait(command.map(word)))
    }

    func begin(_ command: NavigationCommand<Letter>) async -> String {
      SenderTests.name(of: await navigator.begin(command.map(word)).value)
    }

    func can(_ command: NavigationCommand<Letter>, askingGuards: Bool) -> Bool {
      navigator.can(command.map(word), askingGuards: askingGuards)
    }
  }
}

extension NavigationCommand {
  fileprivate var isSequence: Bool { if case .sequence = self { true } else { false } }
}
