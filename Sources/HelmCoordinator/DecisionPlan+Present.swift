import Helm

/// Presenting from the screen that sent the action, or from the nearest of its causes.
extension DecisionPlan {
  /// Returns the command relative to the sender, whatever has been presented above it since.
  func fromSender(
    _ command: NavigationCommand<N>, _ index: Int
  ) throws(DecisionError<N>) -> NavigationCommand<N> {
    // Once a step of the decision has removed the sender, the rest starts from what remains.
    guard let here = senderInPlace else { return command }
    switch command {
    case .present(.fragment(let fragment, let id), nil):
      let target = PathFragment(fragment, id: id)
      let source = try sources(for: target, index).first { enabledSegue(from: $0, to: target) != nil }
      return .present(fragment, id: id, from: source.map { .exactly($0) })
    case .present(.tag(let tag, let id), nil):
      for place in wayInSight {
        let tagged = after.enabledSegues(from: place.fragment).filter { $0.tag == tag }
        if tagged.count > 1 { throw .notPossible(.ambiguousTag(tag, tagged.map(\.edge)), step: index) }
        if let segue = tagged.first { return .present(segue.to, id: id, from: .exactly(place)) }
      }
      return command
    case .forward(let id, nil): return .forward(id, from: .exactly(here))
    case .dismiss(nil): return .dismiss(.place(here))
    case .back(.step): return .back(.from(after.nearestStep(from: here) ?? here))
    default: return command
    }
  }

  /// Presents a fragment along the first enabled segue, from the sender down, that has the requested presentation.
  mutating func present(
    _ fragment: PathFragment<N>, as presentation: SeguePresentation, _ index: Int
  ) throws(DecisionError<N>) {
    let ways = try sources(for: fragment, index).compactMap { source in
      enabledSegue(from: source, to: fragment).map { (source, $0) }
    }
    if let (source, _) = ways.first(where: { $0.1.isShown(as: presentation) }) {
      return try run(.present(fragment.fragment, id: fragment.id, from: .exactly(source)), index)
    }
    if !ways.isEmpty {
      throw .presentationNotAllowed(fragment, presentation, step: index, allowed: ways.map(\.1))
    }
    // The fragment may be presented with another id and be taken again by its own segue, or nothing leads to it at all.
    try run(.present(fragment.fragment, id: fragment.id), index)
    if let segue = after.edge(into: fragment).flatMap({ after.graph.segue(for: $0.edge) }),
      !segue.isShown(as: presentation)
    {
      throw .presentationNotAllowed(fragment, presentation, step: index, allowed: [segue])
    }
  }

  /// The screen that sent the action, unless a step of the decision has removed it.
  private var senderInPlace: PathFragment<N>? { remains(sender) ? sender.place : nil }

  /// The places from the sender down from which a fragment can be presented without undoing what led to the sender.
  private var wayInSight: [PathFragment<N>] {
    guard let here = senderInPlace else { return [] }
    let causes = way.dropFirst().map(\.place).filter(after.isPresented)
    return after.isShown(here) ? [here] + causes : causes
  }

  /// Returns the places that a fragment may be presented from: those from the sender down first, then everything
  /// presented.
  ///
  /// - Throws: `sourceNotPresented` if the sender is out of sight, such as in another tab.
  private func sources(for target: PathFragment<N>, _ index: Int) throws(DecisionError<N>) -> [PathFragment<N>] {
    let presented = Array(after.presentedFragments.reversed())
    guard let here = senderInPlace else { return presented }
    guard after.isShown(here) else {
      throw .notPossible(.sourceNotPresented(here, to: target, index: nil, presented: presented), step: index)
    }
    let way = wayInSight
    return way + presented.filter { !way.contains($0) }
  }

  private func enabledSegue(from source: PathFragment<N>, to target: PathFragment<N>) -> Segue<N>? {
    after.enabledSegue(from: source.fragment, to: target.fragment)
  }
}

extension Segue {
  fileprivate func isShown(as presentation: SeguePresentation) -> Bool {
    presentation == .automatic || resolvedPresentation == presentation
  }
}
