import Helm
import HelmTestSupport
import Testing

/// A command that waits for a guard, and what else may happen meanwhile.
@Suite("Commands while another waits for a guard (Semantics.md §5)") @MainActor struct WaitingCommandTests {
  /// A home with two tabs, overlays, and a sheet that a server has to allow.
  static let segues: [Segue<Letter>] = [
    Segue(.a => .b, style: .hold, dismissable: true), Segue(.a => .c, style: .hold), Segue(.a => .d, style: .hold),
    Segue(.a => .e, style: .hold, dismissable: true, presentation: .overlay),
    Segue(.a => .f, style: .hold, dismissable: true, presentation: .overlay), Segue(.d => .g, dismissable: true),
  ]
  static let start: HelmPath<Letter> = [.a => .c, .a => .e]
  static let command = NavigationCommand<Letter>.present(.b)

  let helm: Helm<Letter>
  let session = Session()
  let gate = Gate<SegueVerdict<Letter>>()
  let token: HelmToken?

  init() throws {
    helm = try Helm(nav: Self.segues, path: Self.start)
    session.isLoggedIn = true
    let (gate, session) = (gate, session)
    helm.guard(.into(.f)) { .deny("closed") }
    helm.guard(.into(.e)) { session.isLoggedIn ? .allow : .deny("signed out") }
    token = helm.guard(.into(.b)) { await gate.pass() }
    helm.present(.d)
    helm.present(.g)
    helm.undo()
  }

  /// What happens while the command waits, and whether that supersedes it.
  struct Action: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let supersedes: Bool
    let run: @MainActor @Sendable (WaitingCommandTests) -> Void

    init(
      _ name: String, supersedes: Bool, _ run: @escaping @MainActor @Sendable (WaitingCommandTests) -> Void
    ) {
      (testDescription, self.supersedes, self.run) = (name, supersedes, run)
    }
  }

  nonisolated static let actions: [Action] = [
    Action("a command", supersedes: true) { $0.helm.present(.g) },
    Action("a command that changes nothing", supersedes: true) { $0.helm.select(.d) },
    Action("a command that is empty", supersedes: true) { $0.helm.perform(.sequence([])) },
    Action("a command that fails", supersedes: false) { $0.helm.present(.l) },
    Action("a command that is denied", supersedes: false) { $0.helm.present(.f) },
    Action("another command that waits", supersedes: true) { $0.helm.present(.b, id: 1) },
    Action("an undo", supersedes: true) { $0.helm.undo() },
    Action("a redo", supersedes: true) { $0.helm.redo() },
    Action("an undo of nothing", supersedes: false) {
      $0.helm.historyLimit = 0
      $0.helm.undo()
    },
    Action("a restart", supersedes: true) { $0.helm.restart() },
    Action("a path", supersedes: true) { try? $0.helm.replace(path: [.a => .d]) },
    Action("a rule", supersedes: false) { $0.helm.edit(segue: .a => .c).add(trait: .disabled) },
    Action("a rule that is taken back", supersedes: false) { $0.helm.edit(segue: .a => .c).remove(trait: .disabled) },
    Action("rules with a command", supersedes: true) {
      $0.helm.perform(.sequence([.add(.disabled, to: [.a => .c]), .dismiss(.e)]))
    },
    Action("a guard that takes something away", supersedes: false) {
      $0.session.isLoggedIn = false
      $0.helm.flushGuards()
    },
    Action("a guard that is added", supersedes: false) { $0.helm.guard(.into(.g)) { .allow } },
    Action("a guard that is removed", supersedes: false) {
      let token = $0.helm.guard(.into(.g)) { .deny("no") }
      token?.cancel()
    },
    Action("nothing to resume", supersedes: false) { $0.helm.resumeKeptCommand() },
    Action("nothing to forget", supersedes: false) { $0.helm.forgetKeptCommand() },
  ]

  @Test(arguments: actions) func onlySuccessfulCommandsSupersedeAWaitingCommand(_ action: Action) async throws {
    let helm = self.helm
    let events = helm.events
    let result = helm.begin(Self.command)
    #expect(!helm.isPresented(.b))
    action.run(self)
    let path = helm.path
    // The guard answers only after it was evaluated, and a late verdict changes nothing.
    await gate.open(with: .allow)
    let end = await result.value
    var kinds: [String] = []
    if !action.supersedes { await until { helm.isPresented(.b) } }
    helm.perform(.dismiss(.edge(.a => .l)))
    for await event in events {
      if event.trigger == .command(.dismiss(.edge(.a => .l))) { break }
      if event.trigger == .command(Self.command) { kinds.append("\(event.kind)") }
    }
    if action.supersedes {
      #expect(end == .superseded)
      #expect(kinds == ["waiting for a guard of a => b", "superseded"])
    } else {
      #expect(end.isDone)
      #expect(kinds == ["waiting for a guard of a => b", "presented a => b"])
      #expect(helm.path == HelmPath(Array(path) + [PathEdge(.a => .b)]))
      #expect(helm.isPresented(.b))
    }
  }

  @Test func removingTheGuardAllowsTheWaitingCommand() async {
    let result = helm.begin(Self.command)
    token?.cancel()
    #expect(await result.value.isDone)
    #expect(helm.isPresented(.b))
    #expect(helm.errors.isEmpty)
  }

  @Test func eachGuardIsEvaluatedOnceInRegistrationOrder() async throws {
    let helm = try Helm(nav: Self.segues)
    var asked: [String] = []
    func add(_ name: String, _ scope: GuardScope<Letter>, waits: Bool) {
      if waits {
        helm.guard(scope) { (edge: PathEdge<Letter>) async in
          asked.append("\(name) later \(edge)")
          await Task.yield()
          return .allow
        }
      } else {
        helm.guard(scope) { (edge: PathEdge<Letter>) in
          asked.append("\(name) \(edge)")
          return .allow
        }
      }
    }
    add("1", .into(.g), waits: true)
    add("2", .outOf(.a), waits: false)
    add("3", .segue(.d => .g), waits: true)
    add("4", .into(.d), waits: true)
    add("5", .outOf(.d), waits: false)
    let result = await helm.performAndWait(.present(.a => .d => .g))
    #expect(result.isDone)
    #expect(asked.filter { $0.contains("later") } == ["4 later a => d", "1 later d => g", "3 later d => g"])
    // Synchronous guards are evaluated again each time another one has answered, always in order.
    #expect(
      asked == [
        "2 a => d", "4 later a => d", "2 a => d", "1 later d => g", "2 a => d", "3 later d => g", "2 a => d",
        "5 d => g",
      ])
  }

  @Test func aDenialSkipsLaterGuards() async throws {
    let helm = try Helm(nav: Self.segues)
    var asked: [String] = []
    helm.guard(.into(.b)) { () async in
      asked.append("first")
      return .deny("first")
    }
    helm.guard(.into(.b)) { () async in
      asked.append("second")
      return .allow
    }
    #expect(await helm.presentAndWait(.b) == .denied(.taking(.a => .b), reason: "first"))
    #expect(asked == ["first"])
  }

  @Test func aSupersededGuardIsCancelled() async throws {
    let helm = try Helm(nav: Self.segues)
    let (started, cancelled) = (Gate<Bool>(), Gate<Bool>())
    helm.guard(.into(.b)) { () async in
      await started.open(with: true)
      while !Task.isCancelled { await Task.yield() }
      await cancelled.open(with: true)
      return .allow
    }
    let result = helm.begin(.present(.b))
    _ = await started.pass()
    helm.present(.c)
    #expect(await result.value == .superseded)
    #expect(await cancelled.pass())
    #expect(helm.path == [.a => .c])
  }

  @Test func aCommandCancelledWhileItWaitsDoesNotRun() async {
    let events = helm.events
    let result = helm.begin(Self.command)
    result.cancel()
    #expect(await result.value == .cancelled)
    await gate.open(with: .allow)
    await pendingTasks()
    #expect(!helm.isPresented(.b))
    helm.present(.c)
    var kinds: [String] = []
    for await event in events {
      kinds.append("\(event.kind)")
      if event.trigger == .command(.present(.c)) { break }
    }
    #expect(kinds == ["waiting for a guard of a => b", "cancelled", "reselected a => c"])
    // Cancelling a completed command changes nothing.
    result.cancel()
    #expect(await result.value == .cancelled)
    #expect(helm.isPresented(.c))
  }

  @Test func cancellingACompletedCommandHasNoEffect() async {
    let result = helm.begin(.present(.c))
    result.cancel()
    #expect(await result.value.isDone)
    #expect(helm.isPresented(.c))
  }

  /// A verdict for a superseded command is ignored, even if the newer command failed.
  @Test func aWaitingCommandRunsInTheStateOfItsVerdict() async {
    let result = helm.begin(.present(.d => .g))
    #expect(await result.value.isDone)
    let later = helm.begin(Self.command)
    helm.edit(segue: .a => .b).add(trait: .disabled)
    await gate.open(with: .allow)
    let error = HelmError<Letter>.missingSegueToFragment(
      .at(.b), searched: [.at(.e), .at(.g), .at(.a)], hint: .disabled(.a => .b))
    #expect(await later.value == .failed(error))
    #expect(helm.errors == [error])
  }

  /// The verdict is on the way when another command supersedes the waiting one.
  @Test func aWaitingCommandEndsOnce() async throws {
    let helm = try Helm(nav: Self.segues)
    helm.guard(.into(.b)) { [weak helm] () async in
      Task { @MainActor in helm?.present(.c) }
      return .allow
    }
    let events = helm.events
    #expect(await helm.begin(Self.command).value == .superseded)
    await pendingTasks()
    helm.present(.d)
    var kinds: [String] = []
    for await event in events {
      if event.trigger == .command(.present(.d)) { break }
      if event.trigger == .command(Self.command) { kinds.append("\(event.kind)") }
    }
    #expect(kinds == ["waiting for a guard of a => b", "superseded"])
    #expect(helm.path == [.a => .c, .a => .d])
  }

  /// A guard that is removed while its verdict is on the way has returned that verdict; the next guard is still evaluated.
  @Test func onlyTheFirstReplyOfAGuardCounts() async throws {
    let helm = try Helm(nav: Self.segues)
    var first: HelmToken?
    first = helm.guard(.into(.b)) { () async in
      Task { @MainActor in first?.cancel() }
      return .allow
    }
    helm.guard(.into(.b)) { () async in .deny("closed") }
    #expect(await helm.presentAndWait(.b) == .denied(.taking(.a => .b), reason: "closed"))
    #expect(helm.path.isEmpty)
  }
}
