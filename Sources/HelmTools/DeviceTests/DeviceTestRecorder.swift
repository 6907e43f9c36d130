import Helm
import HelmCore
import HelmTesting

/// Follows a walk in the way that a user can.
struct DeviceTestRecorder<N: Fragment> {
  private(set) var steps: [DeviceTest.Step] = []
  private(set) var excluded: [String] = []
  private let start: Navigation<N>
  private var state: Navigation<N>

  /// The segues to alerts and dialogs that are in `excluded`.
  private var seen: Set<DirectedEdge<N>> = []

  init(_ start: Navigation<N>) {
    self.start = start.launched()
    state = self.start
    launch()
  }

  /// Performs a step, or as much of it as a user can.
  mutating func follow(_ step: WalkStep<N>) {
    switch step.kind {
    case .present:
      guard let edge = step.taken.first else { return }
      let id = step.lastEdge(by: edge)?.to.id
      if !reach(edge.from) || !take(edge, id) {
        if !takeAfterLaunch(edge, id) { excluded.append("\(edge)") }
      }
    case .dismiss:
      // Fragments that are already presented, although by another way than the walk's, may stay.
      let kept = Set(step.path.map(\.to))
      guard let gone = state.path.first(where: { !kept.contains($0.to) }), state.topLayer.contains(gone.to) else {
        return
      }
      _ = dismiss(gone)
    // A user goes there when something there is needed.
    case .replace, .relaunch: break
    }
  }

  private mutating func launch() {
    state = start
    add(.launch)
  }

  /// Adds an action, and what is visible after it: the target of the segue taken, and the topmost fragment.
  private mutating func add(_ action: DeviceTest.Action, taking edge: DirectedEdge<N>? = nil) {
    let top = state.topmostFragment
    let target = edge.flatMap { edge in
      edge.to == top.fragment ? nil : state.touchablePlace(of: edge.to)
    }
    let expected = [target, top].compactMap(\.self).map(expectation)
    if let edge, expected.contains(.question(identifier: nil)), seen.insert(edge).inserted {
      excluded.append("\(edge): no button is known by which a test could find it")
    }
    steps.append(DeviceTest.Step(action: action, expected: expected))
  }

  /// Returns how a presented fragment is found; an alert or dialog is found by a button in it.
  private func expectation(of place: PathFragment<N>) -> DeviceTest.Expectation {
    let edge = state.edge(into: place)?.edge
    guard let edge, let segue = state.graph.segue(for: edge),
      [.alert, .dialog].contains(segue.resolvedPresentation)
    else { return .screen(identifier: place.fragment.screenIdentifier) }
    if segue.dismissable { return .question(identifier: place.fragment.dismissIdentifier) }
    let next = state.graph.outgoingEdges(of: place.fragment).first
    return .question(identifier: next.map { $0.to.presentIdentifier })
  }

  private func presentation(of place: PathFragment<N>) -> SeguePresentation? {
    state.edge(into: place).flatMap { state.graph.segue(for: $0.edge)?.resolvedPresentation }
  }

  /// Dismisses modals until a fragment can be touched.
  private mutating func reach(_ fragment: N) -> Bool {
    while state.touchablePlace(of: fragment) == nil {
      guard state.isPresented(fragment, id: .any), let modal = state.topLayer.first,
        let edge = state.path.first(where: { $0.to == modal }), dismiss(edge)
      else { return false }
    }
    return true
  }

  /// Takes a segue, by the control that leads to its target.
  ///
  /// Several screens may have such a control, all with the same identifier; in that case it must not matter which one
  /// is tapped.
  private mutating func take(_ edge: DirectedEdge<N>, _ id: String?) -> Bool {
    let id = id ?? state.graph.idKind(of: edge.to)?.example
    guard let source = state.touchablePlace(of: edge.from) else { return false }
    let others = others(than: source, leadingTo: edge.to)
    if others.isEmpty {
      guard let outcome = try? state.perform(.present(edge.to, id: id, from: .exactly(source))) else { return false }
      guard outcome.taken.first == edge else {
        _ = try? state.travel(undoing: outcome.pathChange)
        return false
      }
    } else {
      guard let next = taken(from: source, to: edge.to, id: id, by: edge) else { return false }
      for other in others {
        let otherEdge = DirectedEdge(from: other.fragment, to: edge.to)
        guard let elsewhere = taken(from: other, to: edge.to, id: id, by: otherEdge) else { return false }
        if elsewhere.path == next.path { continue }
        // Whichever fragment holds it, a modal looks the same, and is gone when it is dismissed.
        guard elsewhere.presentedFragments == next.presentedFragments,
          [edge, otherEdge].allSatisfy({ state.graph.segue(for: $0)?.isDismissableModal == true })
        else { return false }
      }
      state = next
    }
    add(.tap(identifier: edge.to.presentIdentifier), taking: edge)
    return true
  }

  /// Returns the other places that have a control for a fragment and can be touched.
  private func others(than source: PathFragment<N>, leadingTo target: N) -> [PathFragment<N>] {
    let sources = state.graph.incomingEdges(of: target).map(\.from)
    let count = sources.reduce(0) { $0 + state.presentedCount(of: $1) }
    // Usually there is none, which can be determined without examining everything presented.
    guard count > 1 else { return [] }
    return state.topLayer.filter { $0 != source && sources.contains($0.fragment) }
  }

  /// Returns the state after a control of a screen is tapped.
  private func taken(
    from source: PathFragment<N>, to target: N, id: String?, by edge: DirectedEdge<N>
  ) -> Navigation<N>? {
    var next = state
    guard let outcome = try? next.perform(.present(target, id: id, from: .exactly(source))),
      outcome.taken.first == edge
    else { return nil }
    return next
  }

  /// Takes a segue after a launch and the shortest way along the graph, on which each screen is on top of the one
  /// before.
  private mutating func takeAfterLaunch(_ edge: DirectedEdge<N>, _ id: String?) -> Bool {
    guard let way = GraphWays(from: start).way(to: edge.from) else { return false }
    let (oldSteps, oldState) = (steps, state)
    launch()
    for each in way + [edge] {
      // Autos have led there already.
      let firesByItself = each != edge && state.graph.segue(for: each)?.auto == true
      if firesByItself || take(each, each == edge ? id : nil) { continue }
      (steps, state) = (oldSteps, oldState)
      return false
    }
    return true
  }

  /// Undoes a segue with the gesture for its presentation.
  private mutating func dismiss(_ edge: PathEdge<N>) -> Bool {
    guard let segue = state.graph.segue(for: edge.edge) else { return false }
    // Only the segue in the other direction undoes it.
    if !segue.dismissable {
      let counterpart = DirectedEdge(from: edge.to.fragment, to: edge.from.fragment)
      return take(counterpart, edge.from.id) && !state.path.contains(edge)
    }
    let action: DeviceTest.Action
    switch segue.resolvedPresentation {
    case .push:
      guard state.topLayer.last(where: { presentation(of: $0) == .push }) == edge.to else { return false }
      action = .goBack
    case .sheet: action = .swipeDown
    case .swap, .automatic, .inline, .column, .accessory, .overlay, .fullScreenCover, .popover, .alert, .dialog,
      .curtain:
      guard state.topLayer.count(where: { $0.fragment == edge.to.fragment }) == 1 else { return false }
      action = .tap(identifier: edge.to.fragment.dismissIdentifier)
    }
    var next = state
    guard (try? next.perform(.dismiss(.place(edge.to)))) != nil, !next.path.contains(edge) else { return false }
    state = next
    add(action)
    return true
  }
}

extension Segue {
  fileprivate var isDismissableModal: Bool { dismissable && resolvedPresentation.layer == .modal }
}

extension Navigation {
  /// Returns the topmost occurrence of a fragment that is over all modals and curtains, or in the topmost of them.
  ///
  /// - Complexity: Linear in the frames passed.
  fileprivate func touchablePlace(of fragment: N) -> PathFragment<N>? {
    guard let position = graph.position(of: fragment) else { return nil }
    let table = machine.table
    for frame in table.presentedFromTop {
      if table[frame].fragment == position { return pathFragment(frame) }
      let layer = table[table[frame].opener].segue.flatMap { graph.index[$0].layer }
      if layer == .modal || layer == .curtain { return nil }
    }
    return nil
  }
}
