import Helm

/// Follows a walk as a person could.
struct DeviceHand<N: Fragment> {
  private(set) var steps: [DeviceTest.Step] = []
  private(set) var leftOut: [String] = []
  private let start: Navigation<N>
  private var state: Navigation<N>

  init(_ start: Navigation<N>) {
    self.start = start.launched()
    state = self.start
    launch()
  }

  /// Does what a step does, or as much of it as a person can.
  mutating func follow(_ step: WalkStep<N>) {
    switch step.kind {
    case .present:
      guard let edge = step.taken.first else { return }
      let id = step.path.last { $0.edge == edge }?.to.id
      if !reach(edge.from) || !take(edge, id) {
        if !takeAfterLaunch(edge, id) { leftOut.append("\(edge)") }
      }
    case .dismiss:
      // What is already presented, in another way than the walk's, may stay.
      let kept = Set(step.path.map(\.to))
      guard let gone = state.path.first(where: { !kept.contains($0.to) }), topLayer.contains(gone.to) else { return }
      _ = dismiss(gone)
    // A person goes there when something there is needed.
    case .replace, .relaunch: break
    }
  }

  private mutating func launch() {
    state = start
    add(.launch)
  }

  private mutating func add(_ action: DeviceTest.Action) {
    let top = state.topmostFragment
    let isQuestion = [.alert, .dialog].contains(presentation(of: top))
    steps.append(
      DeviceTest.Step(
        action: action,
        expected: isQuestion ? .question : .screen(identifier: HelmIdentifier.screen(top.fragment))))
  }

  /// What can be touched: the content of the topmost modal, or everything if there is none.
  private var topLayer: ArraySlice<PathFragment<N>> {
    let presented = state.presentedFragments
    let modal = presented.lastIndex { presentation(of: $0)?.layer == .modal }
    return presented[(modal ?? presented.startIndex)...]
  }

  private func presentation(of place: PathFragment<N>) -> SeguePresentation? {
    state.ingressEdge(of: place).flatMap { state.graph.segue(for: $0)?.resolvedPresentation }
  }

  /// Dismisses modals until a fragment can be touched.
  private mutating func reach(_ fragment: N) -> Bool {
    while !topLayer.contains(where: { $0.fragment == fragment }) {
      guard state.presentedFragments.contains(where: { $0.fragment == fragment }), let modal = topLayer.first,
        let edge = state.path.first(where: { $0.to == modal }), dismiss(edge)
      else { return false }
    }
    return true
  }

  /// Takes a segue, by the control that leads to its target.
  private mutating func take(_ edge: DirectedEdge<N>, _ id: String?) -> Bool {
    var next = state
    let id = id ?? state.graph.idKind(of: edge.to)?.example
    guard let source = topLayer.last(where: { $0.fragment == edge.from }),
      let outcome = try? next.perform(.present(edge.to, id: id, from: .exactly(source))),
      outcome.taken.first == edge
    else { return false }
    state = next
    add(.tap(identifier: HelmIdentifier.present(edge.to)))
    return true
  }

  /// Takes a segue after following the shortest way along the graph, on which each screen is on top of the one before.
  private mutating func takeAfterLaunch(_ edge: DirectedEdge<N>, _ id: String?) -> Bool {
    guard let way = GraphWays(from: start).way(to: edge.from) else { return false }
    let (oldSteps, oldState) = (steps, state)
    launch()
    for each in way + [edge] {
      // Autos have led there already.
      let isThere = each != edge && state.graph.segue(for: each)?.auto == true
      if isThere || take(each, each == edge ? id : nil) { continue }
      (steps, state) = (oldSteps, oldState)
      return false
    }
    return true
  }

  /// Undoes a segue in the way that fits its presentation.
  private mutating func dismiss(_ edge: PathEdge<N>) -> Bool {
    guard let segue = state.graph.segue(for: edge.edge) else { return false }
    var next = state
    let command: NavigationCommand<N> = segue.dismissable ? .dismissPlace(edge.to) : .backFrom(edge.to)
    guard (try? next.perform(command)) != nil, !next.path.contains(edge) else { return false }
    state = next
    switch segue.resolvedPresentation {
    case .push: add(.goBack)
    case .sheet: add(.swipeDown)
    // Only the segue in the other direction undoes a swap.
    case .swap, .automatic: add(.tap(identifier: HelmIdentifier.present(edge.from.fragment)))
    case .inline, .overlay, .fullScreenCover, .popover, .alert, .dialog:
      add(.tap(identifier: HelmIdentifier.dismiss(edge.to.fragment)))
    }
    return true
  }
}
