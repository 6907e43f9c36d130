import Foundation
import Helm
import HelmTestSupport
import Observation
import Testing

/// Runs a closure at the first notification.
@MainActor final class OneShot {
  private(set) var hasActed = false
  let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  func act() {
    guard !hasActed else { return }
    hasActed = true
    action()
  }

  /// Runs the closure within the handler of an observation.
  func watch(_ read: @MainActor () -> Void) {
    withObservationTracking {
      read()
    } onChange: {
      MainActor.assumeIsolated { self.act() }
    }
  }
}

@Suite("Observers that run commands (commands-in-commands.md)") @MainActor struct CommandsFromObserversTests {
  /// A root with a tab, a sheet, and overlays that can be presented in any state.
  static let segues: [Segue<Letter>] = [
    Segue(.a => .c, style: .hold), Segue(.a => .d, style: .hold),
    Segue(.a => .b, style: .hold, dismissable: true, tag: Mark.red), Segue(.a => .e, style: .hold, dismissable: true),
    Segue(.a => .j, style: .hold, dismissable: true, presentation: .overlay),
    Segue(.a => .k, style: .hold, dismissable: true, presentation: .overlay),
  ]
  static let inner = NavigationCommand<Letter>.present(.j)

  let helm: Helm<Letter>
  let session = Session()

  init() throws {
    session.isLoggedIn = true
    helm = try Helm(nav: Self.segues, path: [.a => .c])
    helm.guard(.into(.b)) { [session] in session.isLoggedIn ? .allow : .redirect(to: Flow(.a => .e), keep: true) }
    helm.present(.b)
  }

  /// A way to run a command.
  struct Action: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let trigger: HelmTrigger<Letter>
    let run: @MainActor @Sendable (CommandsFromObserversTests) -> Void

    init(_ command: NavigationCommand<Letter>) {
      testDescription = command.description
      trigger = .command(command)
      run = { #expect($0.helm.perform(command).failure == nil) }
    }

    init(
      _ name: String, _ trigger: HelmTrigger<Letter>,
      _ run: @escaping @MainActor @Sendable (CommandsFromObserversTests) -> Void
    ) {
      (testDescription, self.trigger, self.run) = (name, trigger, run)
    }
  }

  nonisolated static let actions: [Action] = [
    Action(.dismiss), Action(.back), Action(.dismiss(.b)), Action(.dismiss(tag: Mark.red)),
    Action(.dismiss(.place(.at(.b)))), Action(.back(.from(.at(.b)))), Action(.back(to: .c)),
    Action(.present(.b, id: "1")),
    Action(.retarget(.at(.b), id: "2")), Action(.present(.e)), Action(.present(tag: AnySegueTag(Mark.red), id: "3")),
    Action(.present([.a => .e])), Action(.replace([.a => .k])), Action(.dismiss(.edge(.a => .b))),
    Action(.present(.edge(.a => .e))),
    Action(.go(through: [.at(.e)])), Action(.dismissModals), Action(.showRoot), Action(.restart),
    Action(.select(.e)),
    Action(.add(.disabled, to: Flow(.a => .b))), Action(.sequence([.dismiss, .present(.k)])),
    Action("undo", .undo) { $0.helm.undo() },
    Action("a guard that changes its mind", .guardChange) {
      $0.session.isLoggedIn = false
      $0.helm.flushGuards()
    },
  ]

  /// A value that is observed, and notifies synchronously.
  struct Watch: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let arm: @MainActor @Sendable (Helm<Letter>, OneShot) -> Void

    init(_ name: String, _ arm: @escaping @MainActor @Sendable (Helm<Letter>, OneShot) -> Void) {
      (testDescription, self.arm) = (name, arm)
    }
  }

  nonisolated static let watches: [Watch] = [
    Watch("path") { helm, shot in shot.watch { _ = helm.path } },
    Watch("presentedFragments") { helm, shot in shot.watch { _ = helm.presentedFragments } },
    Watch("navigation") { helm, shot in shot.watch { _ = helm.navigation } },
    Watch("isPresented") { helm, shot in shot.watch { _ = helm.isPresented(.b) } },
    Watch("shownFragment") { helm, shot in shot.watch { _ = helm.shownFragment(.b) } },
    Watch("modals") { helm, shot in shot.watch { _ = helm.modals(over: .at(.a)) } },
    Watch("canDismiss") { helm, shot in shot.watch { _ = helm.canDismiss(.b) } },
    Watch("a hook") { helm, shot in
      for letter in [Letter.b, .e, .k] {
        helm.onAppear(of: letter) { _ in shot.act() }
        helm.onDisappear(of: letter) { _ in shot.act() }
      }
    },
  ]

  @Test(arguments: actions, watches) func aCommandCompletesBeforeTheCommandOfAnObserver(
    _ action: Action, _ watch: Watch
  )
    async throws
  {
    let helm = self.helm
    let events = helm.events
    var hooks: [String] = []
    var pathInBetween: HelmPath<Letter> = []
    for letter in Letter.allCases {
      helm.onAppear(of: letter) { hooks.append("+\($0)") }
      helm.onDisappear(of: letter) { hooks.append("-\($0)") }
    }
    let shot = OneShot {
      pathInBetween = helm.path
      Self.expectReplay(helm)
      #expect(helm.perform(Self.inner).failure == nil)
      #expect(helm.isPresented(.j))
      Self.expectReplay(helm)
    }
    watch.arm(helm, shot)
    action.run(self)
    // Some values don't change for some commands.
    guard shot.hasActed else {
      #expect(["isPresented", "canDismiss"].contains(watch.testDescription))
      return
    }
    Self.expectReplay(helm)
    #expect(helm.recording.entries.last == .command(Self.inner))
    #expect(helm.errors.isEmpty)
    // Hooks of the inner command come last, and match its changes.
    #expect(hooks.last == "+j")
    #expect(hooks.count { $0 == "+j" } == 1)
    // So do its events.
    helm.present(.d)
    var triggers: [HelmTrigger<Letter>] = []
    for await event in events {
      if event.trigger == .command(.present(.d)) { break }
      triggers.append(event.trigger)
    }
    let inner = HelmTrigger.command(Self.inner)
    #expect(triggers.last == inner)
    #expect(Set(triggers.dropLast()) == [action.trigger])
    // And it is undone first.
    helm.undo()
    helm.undo()
    #expect(helm.path == pathInBetween)
  }

  private static func expectReplay(_ helm: Helm<Letter>) {
    var replayed = try? Navigation(graph: helm.graph, path: [.a => .c])
    #expect(throws: Never.self) { try replayed?.replay(helm.recording) }
    #expect(replayed?.path == helm.path)
    #expect(replayed?.presentedFragments == helm.presentedFragments)
  }

  @Test func historyIsUpdatedBeforeItsObserversAreNotified() throws {
    let helm = try Helm(nav: Self.segues)
    let (redo, undo) = (OneShot { helm.present(.k) }, OneShot { helm.present(.j) })
    undo.watch { _ = helm.canUndo }
    helm.present(.c)
    #expect(helm.path == [.a => .c, .a => .j])
    helm.undo()
    #expect(helm.path == [.a => .c])
    #expect(undo.hasActed)
    helm.redo()
    helm.undo()
    redo.watch { _ = helm.canRedo }
    helm.redo()
    let all: HelmPath<Letter> = [.a => .c, .a => .j, .a => .k]
    #expect(helm.path == all)
    #expect(!helm.canRedo)
    helm.undo()
    #expect(helm.path == [.a => .c, .a => .j])
  }

  @Test func aCommandCompletesBeforeObserversOfItsErrorAreNotified() async {
    let helm = self.helm
    var events = helm.events.makeAsyncIterator()
    let count = helm.recording.entries.count
    OneShot { helm.perform(Self.inner) }.watch { _ = helm.lastError }
    let failed = helm.perform(.dismiss(.k))
    #expect(failed.failure == .fragmentNotPresented(.at(.k), presented: [.at(.b), .at(.c), .at(.a)]))
    #expect(helm.recording.entries.dropFirst(count) == [.command(.dismiss(.k)), .command(Self.inner)])
    #expect(await events.next()?.trigger == .command(.dismiss(.k)))
    #expect(await events.next()?.trigger == .command(Self.inner))
    OneShot { helm.present(.k) }.watch { _ = helm.errors }
    helm.clearErrors()
    #expect(helm.isPresented(.k))
  }

  @Test func aCommandCompletesBeforeObserversOfTheKeptCommandAreNotified() async {
    let helm = self.helm
    helm.guard(.into(.d)) { .deny("no", keep: true) }
    var events = helm.events.makeAsyncIterator()
    OneShot { helm.perform(Self.inner) }.watch { _ = helm.keptCommand }
    helm.present(.d)
    #expect(await events.next()?.kind == .denied(.taking(.a => .d), reason: "no"))
    #expect(await events.next()?.trigger == .command(Self.inner))
  }

  @Test func anObserverThatPresentsAgainDoesNotLoseTheAnswer() async {
    let helm = self.helm
    helm.dismiss()
    let answer = Task { await helm.present(.b, awaiting: Int.self) }
    await until { helm.isPresented(.b) }
    OneShot { helm.present(.b) }.watch { _ = helm.isPresented(.b) }
    helm.dismiss(returning: 7)
    #expect(helm.isPresented(.b))
    #expect(await answer.value == 7)
    helm.dismiss(returning: 8)
    #expect(!helm.isPresented(.b))
    #expect(helm.errors.isEmpty)
  }

  @Test func hooksAreCalledInTheOrderOfTheCommands() {
    var seen: [String] = []
    helm.onAppear(of: .k) { [helm] _ in helm.dismiss(.k) }
    helm.onAppear(of: .k) { _ in seen.append("+k") }
    helm.onDisappear(of: .k) { [helm] _ in helm.present(.j) }
    helm.onDisappear(of: .k) { _ in seen.append("-k") }
    helm.onAppear(of: .j) { _ in seen.append("+j") }
    OneShot { [helm] in helm.dismiss(.b) }.watch { [helm] in _ = helm.isPresented(.k) }
    helm.onDisappear(of: .b) { _ in seen.append("-b") }
    helm.present(.k)
    #expect(seen == ["+k", "-b", "-k", "+j"])
  }

  @Test func observersSeeTheCommandsOfOtherObservers() {
    let helm = self.helm
    OneShot { helm.present(.k) }.watch { _ = helm.isPresented(.j) }
    let eager = EagerWatcher { helm.isPresented(.k) }
    helm.present(.j)
    #expect(eager.answers.first == false)
    #expect(eager.answers.last == true)
  }

  // MARK: Stack depth

  /// Repeats an action each time the read value changes, up to a limit.
  @MainActor final class Relay {
    private(set) var rounds = 0
    let limit = 4_000
    let read: @MainActor () -> Void
    let action: @MainActor (Int) -> Void

    init(_ read: @escaping @MainActor () -> Void, _ action: @escaping @MainActor (Int) -> Void) {
      (self.read, self.action) = (read, action)
      watch()
    }

    private func watch() {
      withObservationTracking {
        read()
      } onChange: {
        MainActor.assumeIsolated {
          guard self.rounds < self.limit else { return }
          self.rounds += 1
          self.watch()
          self.action(self.rounds)
        }
      }
    }
  }

  @Test(arguments: [false, true]) func queriesInAHookReflectItsOwnCommands(isGuarded: Bool) throws {
    let helm = try Helm<Letter>(nav: [
      Segue(.a => .b), Segue(.b => .c, dismissable: true), Segue(.c => .d), Segue(.d => .e),
    ])
    if isGuarded { helm.guard(.into(.e)) { .deny("closed") } }
    var answers: [[Bool]] = []
    func ask() { answers.append([helm.can(.pop(to: .b)), helm.canPresent(.d)]) }
    helm.onAppear(of: .b) { _ in
      ask()
      helm.present(.c)
      ask()
    }
    helm.present(.b)
    ask()
    #expect(answers == [[false, false], [true, true], [true, true]])
  }

  @Test func aLongChainOfObserversDoesNotExhaustTheStack() {
    let helm = self.helm
    helm.historyLimit = 1
    let relay = Relay {
      _ = helm.path
    } _: {
      helm.present($0.isMultiple(of: 2) ? .d : .c)
    }
    helm.present(.d)
    #expect(relay.rounds == relay.limit)
  }

  @Test func aLongChainOfErrorsDoesNotExhaustTheStack() {
    let helm = self.helm
    let relay = Relay {
      _ = helm.lastError
    } _: { _ in
      helm.open(URL(fileURLWithPath: "/nowhere"))
    }
    helm.open(URL(fileURLWithPath: "/nowhere"))
    #expect(relay.rounds == relay.limit)
    #expect(helm.errors.count == 100)
  }

  @Test func aLongChainOfHooksDoesNotExhaustTheStack() {
    var rounds = 0
    helm.historyLimit = 1
    helm.onAppear(of: .c) { [helm] _ in
      rounds += 1
      if rounds < 10_000 { helm.present(.d) }
    }
    helm.onAppear(of: .d) { [helm] _ in helm.present(.c) }
    helm.present(.d)
    #expect(rounds == 10_000)
  }

  @Test func aLongChainOfGuardChangesDoesNotExhaustTheStack() {
    let helm = self.helm
    var isStrict = false
    helm.guard(leaving: .b) { isStrict ? .deny("stay") : .allow }
    let relay = Relay {
      _ = helm.canDismiss(.b)
    } _: { _ in
      isStrict.toggle()
      helm.recheckGuards()
    }
    isStrict.toggle()
    helm.recheckGuards()
    #expect(relay.rounds == relay.limit)
  }
}
