import Helm

/// Oversights in a graph: each part of it works, but the whole probably doesn't do what was intended.
extension FindingSearch {
  /// Returns the oversights of the fragments that are presented in some state, in the graph's order.
  func oversights() -> [NavigationFinding<N>] {
    graph.fragments.flatMap { fragment -> [NavigationFinding<N>] in
      guard let state = graph.position(of: fragment).flatMap({ sights.firstPresented[$0] }) else { return [] }
      let segues = graph.outgoingEdges(of: fragment).compactMap { graph.segue(for: $0) }
        .filter { !start.traits(of: $0.edge).contains(.disabled) }
      let kinds =
        [noTabOpens(fragment, segues), closesWhatItIsAbout(fragment, segues), isBlocked(fragment, segues)].compactMap(
          \.self)
        + segues.compactMap(hasNoWayBack) + segues.compactMap(autoHasNoID)
      return kinds.map { NavigationFinding($0, example: example(state)) }
    }
  }

  /// Finds tabs, or other parts in one place, none of which is presented at first.
  private func noTabOpens(_ holder: N, _ segues: [Segue<N>]) -> NavigationFinding<N>.Kind? {
    let tabs = segues.filter { $0.resolvedPresentation == .inline && !$0.dismissable }
    guard tabs.count > 1, !tabs.contains(where: \.auto) else { return nil }
    return .noTabOpens(holder, tabs.map(\.to))
  }

  /// Finds an alert or dialog over the holder of a sheet that closes the sheet, which it may be about.
  private func closesWhatItIsAbout(_ holder: N, _ segues: [Segue<N>]) -> NavigationFinding<N>.Kind? {
    let modals = segues.filter { $0.resolvedPresentation.layer == .modal && $0.dismissable }
    for question in modals where question.asks {
      let sheets = modals.filter { !$0.asks && !graph.contains(DirectedEdge(from: $0.to, to: question.to)) }
      if !sheets.isEmpty { return .modalReplacesModal(question.edge, sheets.map(\.to)) }
    }
    return nil
  }

  /// Finds a modal that can't be presented while another modal of the same holder is up that can't be dismissed.
  private func isBlocked(_ holder: N, _ segues: [Segue<N>]) -> NavigationFinding<N>.Kind? {
    let modals = segues.filter { $0.resolvedPresentation.layer == .modal }
    for lock in modals where !lock.dismissable {
      let others = modals.filter { $0.to != lock.to && !graph.contains(DirectedEdge(from: lock.to, to: $0.to)) }
      if let first = others.first { return .modalBlocksModal(lock.edge, first.to) }
    }
    return nil
  }

  /// Finds a screen that replaces a tab permanently, and leads nowhere.
  private func hasNoWayBack(_ segue: Segue<N>) -> NavigationFinding<N>.Kind? {
    guard segue.resolvedPresentation == .swap, segue.leaving == nil, !segue.auto, segue.from != segue.to else {
      return nil
    }
    let isTab = graph.incomingEdges(of: segue.from).compactMap { graph.segue(for: $0) }
      .contains { $0.resolvedPresentation == .inline && !$0.dismissable }
    let leadsOn = graph.outgoingEdges(of: segue.to).compactMap { graph.segue(for: $0) }
      .contains { $0.style == .pass || $0.resolvedPresentation == .inline }
    return isTab && !leadsOn ? .noWayBack(segue.edge) : nil
  }

  /// Finds an auto that leads to a fragment with an id, since an auto passes no id.
  private func autoHasNoID(_ segue: Segue<N>) -> NavigationFinding<N>.Kind? {
    segue.auto ? graph.idKind(of: segue.to).map { .autoWithoutID(segue.edge, $0.name) } : nil
  }
}

extension Segue {
  /// Whether the target is an alert or a dialog.
  fileprivate var asks: Bool { resolvedPresentation == .alert || resolvedPresentation == .dialog }
}
