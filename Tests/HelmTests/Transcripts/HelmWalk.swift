import Foundation
import HelmTesting
import HelmTestSupport
import Observation
import Testing

@testable import Helm

/// A walk through the market, by commands of all senders and by what guards read, all determined by a seed.
@MainActor final class HelmWalk {
  private typealias Shop = Market.Shop

  let helm: Helm<Market>
  private let scope: HelmScope<Market.Shop>
  let session = WalkSession()
  private let isGuarded: Bool

  /// What a walk that doesn't rest has besides; see `HelmWalk+Haste.swift`.
  private let isHasty: Bool
  var sentByGuard: NavigationCommand<Market>?
  var optionalGuards: [OptionalGuard] = []

  var commands: SeededCommands<Market>
  private var transcript = Transcript([])
  private var happened: [String] = []

  /// The commands that wait for a guard, and those that did and have not ended yet.
  private var waitingCommands: [WeakObject<WaitingCommand<Market>>] = []
  private var told: [String] = []

  /// How what was awaited has ended; when it ends depends on threads.
  private var ended: [String] = []
  private var errorCount = 0
  private var steps = 0
  private var screens: [(name: String, screen: HelmScreen<Market>)] = []
  private var saved: [(name: String, data: Data)] = []
  private var awaited: [(name: String, cancel: () -> Void)] = []
  private var questions: [Question] = []
  private var extraGuard: HelmToken?

  /// Kept for as long as events are heard.
  var streams: [Any] = []

  /// A query, watched.
  @MainActor private final class Question {
    let name: String
    let read: @MainActor () -> String
    var isTold = true

    init(_ name: String, _ read: @escaping @MainActor () -> String) { (self.name, self.read) = (name, read) }
  }

  init(seed: UInt64, isGuarded: Bool, keeps: Bool = false, isHasty: Bool = false) throws {
    helm = try Helm(nav: Market.segues)
    helm.historyLimit = 4
    helm.links = try Links(
      origins: ["market:"],
      [
        Link("/", .home), Link("/article/:id", .home, .news, .article, id: Int.self),
        Link("/item/:id", .shop(.item), id: String.self),
        Link("/write", .news, .compose),
      ])
    scope = helm.scope(into: Market.shop)
    (self.isGuarded, self.isHasty) = (isGuarded, isHasty)
    commands = SeededCommands(
      graph: helm.graph, seed: seed, ids: Market.ids,
      redirects: [Flow(Market.home => .login), [], Flow(Market.home => .inbox)])
    if isGuarded { addGuards(keeps: keeps) }
    if isHasty { addOptionalGuards(keeps: keeps) }
    listen()
    if isHasty { sendFromHooks() }
    questions = makeQuestions()
    try saveOldStates()
    transcript = Transcript(shown)
    watch()
    happened = []
  }

  // MARK: What there is

  private func addGuards(keeps: Bool) {
    let isSignedIn = session.makeSwitch("signed in")
    let isDirty = session.makeSwitch("unsaved")
    let isClosed = session.makeSwitch("the shop is closed")
    let isAsked = session.makeSwitch("the server is asked")
    helm.guard(.into(.compose)) { isSignedIn.isOn ? .allow : .redirect(to: Flow(Market.home => .login), keep: keeps) }
    helm.guard(.intoModals) { edge in
      edge.to.fragment == .terms && isDirty.isOn ? .deny("unsaved", keep: keeps) : .allow
    }
    helm.guard(leaving: .compose, .picker) { place in
      isDirty.isOn ? .deny("\(place) is unsaved", keep: keeps) : .allow
    }
    scope.guard(.into(.item)) { edge in
      isClosed.isOn ? edge.to.id == "y" ? .redirect(to: [], keep: keeps) : .deny("closed", keep: keeps) : .allow
    }
    helm.guard(.outOf(.article)) { [session] edge async in
      guard isAsked.isOn else { return .allow }
      return await session.ask() ? .allow : .deny("the server said no to \(edge.to)", keep: keeps)
    }
    scope.guard(leaving: .pay) { [session] in
      guard isAsked.isOn else { return .allow }
      return await session.ask() ? .allow : .deny("the server said no")
    }
  }

  private func listen() {
    streams.append(
      helm.hub.subscribe(buffer: 1) { [weak self] event -> HelmEvent<Market>? in
        self?.note("event \(event)" + event.trigger.suffix)
        return nil
      })
    let graph = helm.graph
    let module = FragmentTranslation<Market.Shop, Market>(embed: { .shop($0) }) {
      graph.fragments.compactMap { fragment in if case .shop(let own) = fragment { (fragment, own) } else { nil } }
    }
    streams.append(
      helm.hub.subscribe(buffer: 1) { [weak self] event -> HelmEvent<Market.Shop>? in
        if let own = module.event(event) { self?.note("  in the shop: \(own)" + own.trigger.suffix) }
        return nil
      })
    for fragment in helm.graph.fragments {
      streams.append(helm.onAppear(of: fragment) { [weak self] in self?.note("appeared: \($0)") })
      streams.append(helm.onDisappear(of: fragment) { [weak self] in self?.note("disappeared: \($0)") })
    }
    streams.append(scope.onAppear(of: .cart) { [weak self] in self?.note("  in the shop, appeared: \($0)") })
    helm.onSettled { [weak self] in
      self?.note("settled")
      return self != nil
    }
  }

  func note(_ line: String) {
    flushTold()
    happened.append(line)
  }

  private func flushTold() {
    // Who reads the same value is told in no particular order.
    let names = questions.map(\.name).filter(told.contains)
    if !names.isEmpty { happened.append("told: " + names.joined(separator: ", ")) }
    told = []
  }

  private func makeQuestions() -> [Question] {
    let (helm, scope) = (helm, scope)
    func list(_ places: [PathFragment<Market>]) -> String { places.map(\.description).joined(separator: ", ") }
    func yes(_ isSo: Bool) -> String { isSo ? "yes" : "no" }
    let home = PathFragment(Market.home)
    var questions = [
      Question("path") { list(helm.path.map(\.to)) }, Question("presented") { list(helm.presentedFragments) },
      Question("presented in the shop") { scope.presentedFragments.map(\.description).joined(separator: ", ") },
      Question("can dismiss") { yes(helm.canDismiss) }, Question("can go back") { yes(helm.canGoBack) },
      Question("can go back in the shop") { yes(scope.canGoBack) }, Question("can undo") { yes(helm.canUndo) },
      Question("can redo") { yes(helm.canRedo) },
      Question("curtains") { list(helm.curtains) }, Question("kept") { helm.keptCommand.map { "\($0)" } ?? "" },
      Question("tab") { helm.selection(among: [.news, .inbox, .shop(.list)]).map { "\($0)" } ?? "" },
      Question("ids of article") { (helm.ids(of: .article) as [Int]).map(String.init).joined(separator: ", ") },
      Question("article 1") { yes(helm.isPresented(.article, id: 1)) },
      Question("any item in the shop") { yes(scope.isPresented(.item, id: .any)) },
      Question("compose from news") { yes(helm.isPresented(.news => .compose)) },
      Question("stack on news") { list(helm.stack(from: .news)) },
      Question("place of home") { list(helm.place(of: home)) },
      Question("content of home") { list(helm.content(of: home)) },
      Question("accessories of home") { list(helm.accessories(of: home)) },
      Question("overlays of home") { list(helm.overlays(of: home)) },
      Question("modals over start") { helm.modals(over: helm.root).map { "\($0.fragment)" }.joined(separator: ", ") },
      Question("rules") { "\(helm.navigation.ruleChanges)" }, Question("url") { helm.url.map { "\($0)" } ?? "" },
      Question("can buy") { yes(helm.can(.present(tag: Market.Tag.buy))) },
      Question("can go to compose") { yes(helm.canGo(to: .compose)) },
      Question("last error") { helm.lastError.map { "\($0)" } ?? "" },
    ]
    for fragment in [Market.compose, .article, .player, .login] {
      questions.append(Question("can present \(fragment)") { yes(helm.canPresent(fragment)) })
    }
    return questions
  }

  private var shown: [String] { questions.map { "\($0.name): \($0.read())" } }

  /// Watches what has been told of.
  private func watch() {
    for question in questions where question.isTold {
      question.isTold = false
      withObservationTracking {
        _ = question.read()
      } onChange: { [weak self] in
        MainActor.assumeIsolated {
          question.isTold = true
          self?.told.append(question.name)
        }
      }
    }
  }

  /// States that an earlier version has saved.
  private func saveOldStates() throws {
    let old = try Helm(nav: OldMarket.segues)
    old.go(to: .article, id: "One")
    old.present(.radio)
    old.present(.item, id: "X")
    saved.append(("the old item", try #require(old.save())))
    old.go(to: .message, id: "A")
    saved.append(("the old message", try #require(old.save(at: Date(timeIntervalSince1970: 1000)))))
    saved.append(("no state", Data("{}".utf8)))
  }

  private static let migration = StateMigration<Market>(
    renaming: ["message": .mail, "radio": .player, "item": .shop(.item)], lifetime: 100,
    ids: { fragment, id in fragment == .article ? "1" : id.lowercased() }, now: { Date(timeIntervalSince1970: 1090) })

  // MARK: Steps

  func walk(_ count: Int) async {
    for _ in 0..<count {
      let (title, action) = next()
      await step(title, action)
    }
    await end()
  }

  func end() async {
    // What stands in the same place again isn't what was asked.
    await step("go to home") { [helm] in helm.go(to: .home) }
    await step("ask search") { [self] in
      follow(helm.beginPresenting(.search, awaiting: String.self), "the search") { $0 ?? "no answer" }
    }
    await step("replace the path by itself") { [helm] in try? helm.replace(path: helm.path) }
    if isGuarded { await keep() }
    await rest()
    for each in awaited { each.cancel() }
    await until { ended.count == awaited.count }
    transcript.step("what was awaited", happened: ended.sorted(), now: shown)
    transcript.step(
      "the recording",
      happened: ["from \(helm.recording.start)"]
        + helm.recording.entries.map {
          switch $0 {
          case .command(let command): "\(command)"
          case .state(let path, let note): "\(note): \(path.map(\.to))"
          }
        }, now: shown)
  }

  /// Keeps what is redirected within a sequence, and what an unsaved draft is in the way of.
  private func keep() async {
    for each in session.switches { each.isOn = false }
    let start: HelmPath<Market> = [.start => .home, .home => .news]
    await step("start over") { [helm] in try? helm.replace(path: start) }
    let sequence: NavigationCommand<Market> = .sequence([
      .present(.inbox), .present(.player), .present(.news), .present(.compose),
    ])
    await step("\(sequence)") { [helm] in helm.perform(sequence) }
    await step("signed in: true") { [session] in session.switches[0].isOn = true }
    await step("start over, and compose") { [helm] in
      try? helm.replace(path: start)
      helm.present(.compose)
    }
    await step("unsaved, and go to inbox") { [helm, session] in
      session.switches[1].isOn = true
      helm.go(to: .inbox)
    }
    await step("saved, and dismiss compose") { [helm, session] in
      session.switches[1].isOn = false
      helm.dismiss(.compose)
    }
  }

  func step(_ title: String, _ action: () -> Void) async {
    await step {
      action()
      return title
    }
  }

  /// Makes a step, and names it.
  func step(_ action: () -> String) async {
    steps += 1
    let title = action()
    await rest()
    if commands.chance(4) { helm.clearErrors() }
    flushTold()
    let errors = helm.errors.dropFirst(min(errorCount, helm.errors.count)).map { "error: \($0)" }
    errorCount = helm.errors.count
    watch()
    transcript.step(title, happened: happened + errors, now: shown)
    flushTold()
    happened = []
  }

  func next() -> (String, () -> Void) {
    let (helm, scope) = (helm, scope)
    switch commands.random.below(100) {
    case ..<42:
      let command = commands.next(for: helm.state)
      return ("\(command)", { [self] in note(result: helm.perform(command)) })
    case ..<50:
      let command = moduleCommand()
      return (
        "\(command), by the shop",
        { [self] in
          if case .failure(let error) = scope.perform(command) { note("failed: \(error)") }
        }
      )
    case ..<58:
      if screens.count < 3 || commands.chance(30) {
        let place = commands.pick(helm.presentedFragments)
        if screens.count > 3 { screens.removeFirst() }
        screens.append(("\(place)", HelmScreen(place, of: helm)))
      }
      let (name, screen) = commands.pick(screens)
      let command = commands.next(for: helm.state)
      return ("\(command), by the screen \(name)", { [self] in note(result: screen.perform(command)) })
    case ..<66:
      let command = commands.next(for: helm.state)
      let name = "step \(steps + 1)"
      return ("\(command), awaited", { [self] in follow(helm.begin(command), name) { $0.description } })
    case ..<71:
      let (fragment, name) = (commands.pick([Market.compose, .login, .search, .player, .article]), "step \(steps + 1)")
      let id = commands.id(of: fragment)
      return (
        "ask \(PathFragment(fragment, id: id))",
        { [self] in
          follow(helm.beginPresenting(fragment, id: id, awaiting: String.self), name) { $0 ?? "no answer" }
        }
      )
    case ..<73:
      let answer: String? = commands.chance(70) ? "yes" : nil
      return ("answer \(answer ?? "nothing")", { helm.dismiss(returning: answer) })
    case ..<74:
      return ("answer with a number", { helm.dismiss(returning: 5) })
    case ..<76:
      guard !awaited.isEmpty else { return ("nothing to cancel", {}) }
      let (name, cancel) = commands.pick(awaited)
      return ("cancel what is awaited of \(name)", cancel)
    case ..<80: return ("undo", { helm.undo() })
    case ..<83: return ("redo", { helm.redo() })
    case ..<84:
      let limit = commands.pick([2, 4])
      return ("history limit \(limit)", { helm.historyLimit = limit })
    case ..<86:
      return (
        "save",
        { [self] in
          guard let data = helm.save(at: HelmWalk.migration.date) else { return note("nothing can be saved") }
          note(String(decoding: data, as: UTF8.self))
          saved.append(("step \(steps)", data))
        }
      )
    case ..<90:
      let (name, data) = commands.pick(saved)
      return (
        "restore \(name)",
        { [self] in
          for line in helm.restore(saved: data, migrating: HelmWalk.migration).description.split(separator: "\n") {
            note("report: \(line)")
          }
        }
      )
    case ..<93:
      let link = commands.pick([
        "market:///", "market:///article/2", "market:///item/x", "market:///write", "market:///none",
      ])
      return ("open \(link)", { [self] in URL(string: link).map { url in note(result: helm.open(url)) } })
    case ..<94:
      if let token = extraGuard {
        extraGuard = nil
        return ("the tabs are open again", { token.cancel() })
      }
      return (
        "the tabs are guarded",
        { [self] in
          extraGuard = helm.guard(.segues([.home => .news, .home => .inbox])) { edge in
            edge.to.fragment == .inbox ? .deny("no inbox") : .allow
          }
        }
      )
    default:
      guard isGuarded else { return ("forget what is kept", { helm.forgetKeptCommand() }) }
      if !session.questions.isEmpty {
        let isAllowed = commands.chance(60)
        return ("the server says \(isAllowed ? "yes" : "no")", { [session] in session.answer(isAllowed) })
      }
      if isHasty { return nextHasty() }
      let turned = commands.pick(session.switches)
      return ("\(turned.name): \(!turned.isOn)", { turned.isOn.toggle() })
    }
  }

  private func moduleCommand() -> NavigationCommand<Market.Shop> {
    let target = commands.pick([Market.Shop.list, .item, .cart, .pay, .receipt])
    switch commands.random.below(9) {
    case ..<3: return .present(target, id: target == .item ? commands.pick(["x", "y"]) : nil)
    case 3: return .select(target)
    case 4: return .dismiss
    case 5: return .back
    case 6: return .dismiss(target)
    case 7: return .forward(id: nil)
    default: return .go(to: target)
    }
  }

  private func note(result: Result<NavigationOutcome<Market>, HelmError<Market>>) {
    if case .failure(let error) = result, error.isWaiting { note("it waits: \(error)") }
  }

  private func follow<Value>(
    _ result: PendingResult<Value>, _ name: String, _ text: @escaping @MainActor (Value) -> String
  ) {
    awaited.append((name, { result.cancel() }))
    Task {
      let value = await result.value
      ended.append("\(name) ended: \(text(value))")
    }
  }

  /// Lets everything happen that waits for a turn, until all that waits for a guard is with the server, and what
  /// doesn't any more has ended.
  private func rest() async {
    var calm = 0
    await until {
      let waiting = Array(helm.waiting.byNumber.values)
      waitingCommands += waiting.filter { each in !waitingCommands.contains { $0.object === each } }.map(
        WeakObject.init)
      waitingCommands.removeAll { $0.object == nil }
      // A guard that reads what has changed outside the main thread is evaluated again later.
      let isSettled = helm.guards.dirty.withValue { $0.all.isEmpty && $0.late.isEmpty }
      let isCalm = isSettled && waitingCommands.count == waiting.count && session.questions.count == waiting.count
      calm = isCalm ? calm + 1 : 0
      return calm > 15
    }
  }

  /// All that was done, and what could be seen.
  var text: String { transcript.text }

  func check(_ name: String) {
    #expect(transcript.problem(named: name, filePath: #filePath) == nil)
    #expect(transcript.text.utf8.count < 90_000)
  }
}

extension HelmError {
  fileprivate var isWaiting: Bool {
    switch self {
    case .undecided, .deferred: true
    default: false
    }
  }
}

private struct WeakObject<Object: AnyObject> {
  weak var object: Object?
}
