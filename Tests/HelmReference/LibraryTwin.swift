import HelmCore
import HelmTestSupport

/// A fragment of the reference as one of the library's.
struct Node<Value: Hashable & Sendable>: Fragment, CustomStringConvertible {
  let value: Value

  init(_ value: Value) { self.value = value }

  var description: String { "\(value)" }
}

/// The library's navigation beside a reference: both perform the same commands and have to end in the same state.
struct LibraryTwin<N: Hashable & Sendable> {
  private(set) var navigation: Navigation<Node<N>>

  /// The verdicts of guards come from the reference.
  private var guardedLinks: Set<ReferenceLink<N>> = []
  private var guardedFragments: Set<N> = []

  init(_ graph: ReferenceGraph<N>) throws {
    let segues = graph.segues.map { segue in
      Segue(
        Self.edge(segue.link), style: segue.isPass ? .pass : .hold, dismissable: segue.dismissable, auto: segue.auto,
        tag: segue.tag.map(Tag.init), leaving: segue.leaving.map { Node($0) },
        presentation: SeguePresentation(rawValue: segue.presentation.rawValue) ?? .automatic)
    }
    navigation = try Navigation(graph: NavigationGraph(segues), entry: Node(graph.entry), id: graph.entryID)
  }

  struct Tag: SegueTag {
    let name: String
  }

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - reference: The reference after the command, which knows what guards say.
  ///   - expected: What the reference fails with.
  /// - Returns: What differs, if anything does.
  mutating func run(
    _ command: ReferenceCommand<N>, _ reference: ReferenceNavigation<N>, expected: ReferenceError<N>?
  ) -> String? {
    countGuards(of: command)
    let before = navigation
    var failure: HelmError<Node<N>>?
    do {
      if let command = Self.command(command) { _ = try perform(command, reference) }
      if case .setGuard(let it) = command { follow(it, reference) }
    } catch {
      failure = error
    }
    if failure?.kind != expected?.kind { return "library: \(failure.map { "\($0)" } ?? "done")" }
    if failure != nil, navigation != before { return "library: a failure has changed the state" }
    // Which of several denied segues is named follows the order of the graph.
    if command.isForward, failure?.kind == "denied" { return nil }
    if let failure, let expected, let difference = Self.difference(failure, expected) { return difference }
    if path != reference.path.map(\.description) { return "library path: \(path)" }
    if presented != reference.presented.map(\.description) { return "library presented: \(presented)" }
    let violations = navigation.invariantViolations()
    return violations.isEmpty ? nil : "library invariants: \(violations)"
  }

  mutating func perform(
    _ command: NavigationCommand<Node<N>>, _ reference: ReferenceNavigation<N>
  ) throws(HelmError<Node<N>>) -> NavigationOutcome<Node<N>> {
    defer { navigation.forgetVerdicts() }
    while true {
      do {
        return try navigation.perform(command)
      } catch .undecided(let move) {
        navigation.setVerdict(on: move, to: Self.verdict(on: move, reference))
      } catch {
        throw error
      }
    }
  }

  /// What the library does if a guard's verdict has changed: revoked frames are removed, and its redirect is followed
  /// once.
  private mutating func follow(_ changed: ReferenceGuard<N>, _ reference: ReferenceNavigation<N>) {
    let scope = GuardScope.segue(Self.edge(changed.link))
    let refused = navigation.pathEdges(in: scope).filter { edge in
      changed.concerns(changed.link, id: edge.to.id) && changed.verdict != .allow
    }
    guard !refused.isEmpty, let outcome = try? navigation.perform(removing: refused.map(\.to)), !outcome.isEmpty,
      case .redirect(let links) = changed.verdict
    else { return }
    // If its target is presented already, it stays.
    if let last = unique(links).last, navigation.isPresented(Node(last.to)) { return }
    _ = try? perform(.present(Self.flow(links)), reference)
  }

  private mutating func countGuards(of command: ReferenceCommand<N>) {
    switch command {
    case .setGuard(let it) where guardedLinks.insert(it.link).inserted:
      try? navigation.countGuard(1, GuardScope.segue(Self.edge(it.link)))
    case .setLeaveGuard(let fragment, _) where guardedFragments.insert(fragment).inserted:
      try? navigation.countGuard(1, leaving: [Node(fragment)])
    case .sequence(let commands): for each in commands { countGuards(of: each) }
    default: break
    }
  }

  private static func verdict(
    on move: GuardedMove<Node<N>>, _ reference: ReferenceNavigation<N>
  ) -> SegueVerdict<Node<N>> {
    switch move {
    case .taking(let edge):
      let link = ReferenceLink(from: edge.from.fragment.value, to: edge.to.fragment.value)
      switch reference.verdict(on: link, id: edge.to.id) {
      case .allow: return .allow
      case .deny(let reason): return .deny(reason)
      case .redirect(let flow): return .redirect(to: Self.flow(flow))
      }
    case .leaving(let place): return reference.leaveGuards[place.fragment.value].map { .deny($0) } ?? .allow
    }
  }

  // MARK: - Translation

  private static func edge(_ link: ReferenceLink<N>) -> DirectedEdge<Node<N>> {
    DirectedEdge(from: Node(link.from), to: Node(link.to))
  }

  private static func flow(_ links: [ReferenceLink<N>]) -> Flow<Node<N>> { Flow(links.map(edge)) }

  static func place(_ name: ReferenceFragment<N>) -> PathFragment<Node<N>> {
    PathFragment(Node(name.fragment), id: name.id, occurrence: name.occurrence)
  }

  /// The library's command; `nil` for a changed guard, which is not a command of the library.
  static func command(_ command: ReferenceCommand<N>) -> NavigationCommand<Node<N>>? {
    switch command {
    case .present(let fragment, let id): .present(Node(fragment), id: id)
    case .presentFrom(let source, let fragment, let id):
      .present(Node(fragment), id: id, from: reference(source))
    case .presentExactly(let source, let fragment, let id):
      .present(Node(fragment), id: id, from: .exactly(place(source)))
    case .select(let fragment, let id): .select(Node(fragment), id: id)
    case .selectFrom(let source, let fragment, let id): .select(Node(fragment), id: id, from: reference(source))
    case .retarget(let frame, let id): .retarget(place(frame), to: AnyFragmentID?(id))
    case .presentTag(let tag, let id): .present(tag: Tag(name: tag), id: id)
    case .presentFlow(let links): .present(flow(links))
    case .forward(let id): .forward(id: id)
    case .forwardFrom(let source, let id): .forward(AnyFragmentID?(text: id), from: reference(source))
    case .dismiss: .dismiss
    case .dismissFragment(let fragment, let id): .dismiss(Node(fragment), id: id)
    case .dismissTag(let tag): .dismiss(tag: Tag(name: tag))
    case .dismissFrom(let frame): .dismiss(.place(place(frame)))
    case .dismissEdge(let edge): .dismiss(.edge(PathEdge(from: place(edge.from), to: place(edge.to))))
    case .back: .back
    case .backFrom(let frame): .back(.from(place(frame)))
    case .restart: .restart
    case .backTo(let fragment): .back(to: Node(fragment))
    case .dismissModals: .dismissModals
    case .showRoot: .showRoot
    case .popTo(let fragment, let id): .pop(to: Node(fragment), id: id)
    case .setStack(let stack, let frame): .setStack(stack.map(place), on: place(frame))
    case .replace(let edges): .replace(HelmPath(edges.map { PathEdge(from: place($0.from), to: place($0.to)) }))
    case .sequence(let commands): .sequence(commands.compactMap(Self.command))
    case .disable(let link): .add(.disabled, to: Flow(edge(link)))
    case .enable(let link): .remove(.disabled, from: Flow(edge(link)))
    case .redirect(let link, let links): .add(.redirect(to: flow(links)), to: Flow(edge(link)))
    case .setGuard, .setLeaveGuard: nil
    }
  }

  private static func reference(_ name: ReferenceFragment<N>) -> FragmentReference<Node<N>> {
    if name.occurrence > 0 { return .exactly(place(name)) }
    return name.id.map { .withID(Node(name.fragment), id: $0) } ?? .any(Node(name.fragment))
  }

  /// The difference between two errors of one kind.
  private static func difference(_ failure: HelmError<Node<N>>, _ expected: ReferenceError<N>) -> String? {
    let isAlike: Bool
    switch (failure, expected) {
    case (.missingSegueForEdge(let edge, let index, _), .missingSegueForEdge(let link, let place)),
      (.redirectedSegue(let edge, let index), .redirectedSegue(let link, let place as Int?)):
      isAlike = edge == Self.edge(link) && index == place
    case (.sourceNotPresented(let source, _, let index, _, _), .sourceNotPresented(let name, let place)):
      isAlike = source == Self.place(name) && index == place
    case (.blocked(let edge, _, _), .blocked(let link, _)), (.cannotGoBack(let edge), .cannotGoBack(let link)):
      // Of several blocking fragments, any may be named.
      isAlike = edge == Self.edge(link)
    case (.missingSegueToFragment(let target, let searched, _), .missingSegueToFragment(let name, let names)):
      isAlike = target == Self.place(name) && searched == names.map(Self.place)
    case (.fragmentNotPresented(let fragment, _), .fragmentNotPresented(let name)):
      isAlike = fragment == Self.place(name)
    case (.fragmentMissingDismissableSegue(let place, _), .fragmentMissingDismissableSegue(let name)):
      // The library names the place it found, the reference the requested one.
      isAlike = place.fragment.value == name.fragment
    case (.segueNotPush(let edge), .segueNotPush(let link)): isAlike = edge == Self.edge(link)
    case (.missingPathEdge(let edge), .missingPathEdge(let expected)):
      isAlike = edge.from == Self.place(expected.from) && edge.to == Self.place(expected.to)
    case (.circularRedirection(let edges), .circularRedirection(let links)): isAlike = edges == links.map(Self.edge)
    case (.denied(.taking(let edge), let reason), .denied(let link, let why)):
      isAlike = edge.edge == Self.edge(link) && reason == why
    case (.denied(.leaving(let fragment), let reason), .deniedLeaving(let name, let why)):
      isAlike = fragment == Self.place(name) && reason == why
    case (.denied, _): isAlike = false
    default: isAlike = true
    }
    return isAlike ? nil : "library: \(failure)\nreference: \(expected)"
  }
}
