import Helm
import HelmTesting
import Testing

/// The events of a module among others, compared with those of the app.
@Suite("Events of a scope, compared with those of the app") @MainActor struct ScopeEventTests {
  typealias Tree = NestedInvariantTests.Tree

  private static func word(_ fragment: Nest) -> Letter? { if case .left(let letter) = fragment { letter } else { nil } }

  /// The command translated for the module, if it has all its fragments.
  private static func own(_ command: NavigationCommand<Nest>) -> NavigationCommand<Letter>? {
    var isOwn = true
    let mapped = command.map { fragment in
      isOwn = isOwn && word(fragment) != nil
      return word(fragment) ?? .a
    }
    return isOwn ? mapped : nil
  }

  private static func trigger(_ trigger: HelmTrigger<Nest>) -> HelmTrigger<Letter> {
    switch trigger {
    case .command(let command): own(command).map { .command($0) } ?? .outsideModule
    case .resumed(let command): own(command).map { .resumed($0) } ?? .outsideModule
    case .guardChange: .guardChange
    case .undo: .undo
    case .redo: .redo
    case .outsideModule: .outsideModule
    }
  }

  /// The module's event for an event of the app, as text; `nil` if it gets none.
  private static func description(_ event: HelmEvent<Nest>) -> String? {
    let (appeared, disappeared) = (event.appeared.compactMap(place), event.disappeared.compactMap(place))
    let kind = event.kind.translated(word)
    let trigger = trigger(event.trigger)
    let text: String
    switch event.kind {
    case .presented, .returned, .reselected, .redirected, .dismissed:
      // A step of another module is reported for what it hides or restores.
      if kind == nil, appeared.isEmpty, disappeared.isEmpty { return nil }
      text = "\(kind ?? .replaced)"
    case .replaced:
      if appeared.isEmpty, disappeared.isEmpty { return nil }
      text = "\(HelmEvent<Letter>.Kind.replaced)"
    case .denied, .waiting:
      guard let kind else { return nil }
      text = "\(kind)"
    case .failed, .superseded, .cancelled:
      guard trigger != .outsideModule, let kind else { return nil }
      text = "\(kind)"
    }
    return "\(event.sequence) \(text) \(trigger) +\(appeared) -\(disappeared)"
  }

  private static func place(_ place: PathFragment<Nest>) -> PathFragment<Letter>? {
    word(place.fragment).map { PathFragment($0, id: place.id, occurrence: place.occurrence) }
  }

  @Test(arguments: NestedInvariantTests.seeds) func scopeEventsAreThoseOfTheAppTranslated(seed: UInt64) async throws {
    var random = SeededNumbers(seed: seed)
    let tree = try Tree(using: &random)
    let helm = try Helm(graph: tree.graph)
    let scope = helm.scope(into: Nest.left)
    let (all, own) = (helm.events(buffer: 100_000), scope.events(buffer: 100_000))
    let session = Session()
    for edge in tree.graph.edges where random.chance(10) {
      let (kind, number) = (random.below(4), random.below(3))
      let flow = Flow(random.pick(tree.graph.edges))
      helm.guard(.segue(edge)) {
        guard session.count % 3 == number else { return .allow }
        return kind < 2 ? .deny("no", keep: kind == 0) : .redirect(to: flow, keep: kind == 2)
      }
    }
    var (hooks, places) = ([String](), [String]())
    for letter in tree.child.fragments {
      scope.onAppear(of: letter) { hooks.append("+\($0)") }
      scope.onDisappear(of: letter) { hooks.append("-\($0)") }
    }
    var latest: NavigationOutcome<Nest>?
    helm.onOutcome { outcome, _, _ in
      latest = outcome
      places += outcome.disappeared.compactMap(Self.place).map { "-\($0)" }
      places += outcome.appeared.compactMap(Self.place).map { "+\($0)" }
      return true
    }
    for number in 0..<60 {
      let text: Comment = "HELM_TEST_SEED=\(seed), \(number)"
      let near = tree.graph.outgoingEdges(of: random.pick(helm.presentedFragments).fragment).map(\.to)
      let target = near.isEmpty ? random.pick(tree.graph.fragments) : random.pick(near)
      switch random.below(12) {
      case 0:
        session.count += 1
        helm.flushGuards()
      case 1: helm.undo()
      case 2: helm.redo()
      case 3: _ = try? helm.replace(path: HelmPath(Array(helm.path.dropLast())))
      case 4: helm.perform(.sequence([.present(target), .dismiss]))
      case 5: helm.back()
      case 6: scope.present(random.pick(tree.child.fragments))
      case 7:
        // The result of the module's command is the outcome translated for the module.
        let count = helm.errors.count
        switch scope.perform(.present(random.pick(tree.child.fragments), id: "1")) {
        case .success(let outcome):
          let whole = try #require(latest, text)
          #expect(outcome.appeared == whole.appeared.compactMap(Self.place), text)
          #expect(outcome.disappeared == whole.disappeared.compactMap(Self.place), text)
          #expect(outcome.isEmpty == whole.isEmpty, text)
        case .failure(let error):
          if helm.errors.count > count { #expect(error == helm.errors.last?.translated(Self.word), text) }
        }
      default: helm.present(target, id: random.pick([nil, "1"]))
      }
      #expect(hooks == places, text)
    }
    helm.perform(.dismiss(.edge(PathEdge(tree.graph.edges[0], targetID: "end"))))
    scope.perform(.dismiss(.edge(PathEdge(.a => .a, targetID: "end"))))
    var (expected, found) = ([String](), [String]())
    for await event in all {
      if let text = Self.description(event) { expected.append(text) }
      if event.trigger == .command(.dismiss(.edge(PathEdge(.left(.a) => .left(.a), targetID: "end")))) { break }
    }
    for await event in own {
      found.append("\(event.sequence) \(event.kind) \(event.trigger) +\(event.appeared) -\(event.disappeared)")
      if event.trigger == .command(.dismiss(.edge(PathEdge(.a => .a, targetID: "end")))) { break }
    }
    #expect(found.count == expected.count, "HELM_TEST_SEED=\(seed)")
    for (found, expected) in zip(found, expected) where found != expected {
      Issue.record("HELM_TEST_SEED=\(seed): \(found) | \(expected)")
      break
    }
  }

  /// A denied move in a module is an event of the module, whoever sent the command.
  @Test func aDeniedMoveIsReportedUnderACommandOfTheApp() async throws {
    let helm = try Helm<Nest>(nav: [.sheet(.outer(.a) => .left(.a)), .push(.left(.a) => .left(.b))])
    let scope = helm.scope(into: Nest.left)
    helm.guard(.into(.left(.b))) { .deny("no") }
    let events = scope.events
    helm.perform(.present([.outer(.a) => .left(.a), .left(.a) => .left(.b)]))
    let end = PathEdge<Letter>(.a => .a, targetID: "end")
    scope.perform(.dismiss(.edge(end)))
    var found: [String] = []
    for await event in events {
      if event.trigger == .command(.dismiss(.edge(end))) { break }
      found.append("\(event.kind) \(event.trigger)")
    }
    #expect(found == ["denied a => b: no outsideModule"])
  }
}
