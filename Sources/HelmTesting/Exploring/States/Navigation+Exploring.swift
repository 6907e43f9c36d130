import HelmCore

/// The commands that moves correspond to.
extension Navigation {
  /// Returns the command that a move corresponds to in this state.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - id: The id to take the move's segue with.
  /// - Returns: The simplest command with the same effect, or `nil` if the state has no such move.
  /// - Complexity: The frames presented above the source of a segue; for a dismissal, the frames passed on the way down.
  func command(for move: ExploringMove, id: String?) -> NavigationCommand<N>? {
    switch move.kind {
    case .take(let segue, let number):
      machine.presentedFrame(number: number).map { command(taking: segue, from: $0, id) }
    case .dismiss(let number): machine.frameOnTheWayDown(number: number).flatMap(command(dismissing:))
    case .back: .back
    }
  }
}

extension Machine {
  /// The presented fragments, from the bottom to the topmost.
  package var presentedFragmentPositions: [FragmentIndex] { table.presented.map { table[$0].fragment } }

  /// The fragment in front of everything that is below the curtains.
  ///
  /// A curtain only hides what is below it: the user finds the same place again when the curtain is gone.
  var frontFragmentPosition: FragmentIndex { table[table.front(on: table.root)].fragment }

  /// Whether a curtain is up that no dismissal removes; only the app can remove it.
  var isLocked: Bool { table.row.contains { table[$0].role == .curtain && !isDismissable($0) } }

  /// Returns whether any of the given fragments is presented without a modal over it; curtains are ignored.
  func isHome(_ homes: Set<FragmentIndex>) -> Bool {
    for frame in table.presentedFromTop where table[frame].ground == table.root {
      if homes.contains(table[frame].fragment) { return true }
      if table[table[frame].opener].role == .modal { return false }
    }
    return false
  }

  /// The position of a presented frame, for code that examines many states.
  struct Place {
    let fragment: FragmentIndex
    let ingress: SegueIndex?

    /// The index, among the places, of the one that holds it; `nil` at the root, and for a curtain, which is over everything.
    let holder: Int?

    let isModal: Bool
  }

  /// The presented frames with their places, from the bottom to the topmost.
  ///
  /// - Complexity: Linear in the result.
  var places: [Place] {
    var positions: [FrameSlot: Int] = [:]
    var places: [Place] = []
    for frame in table.presented {
      let opener = table[table[frame].opener]
      positions[frame] = places.count
      places.append(
        Place(
          fragment: table[frame].fragment, ingress: table[frame].segue,
          holder: opener.role == .curtain ? nil : opener.cause.flatMap { positions[$0] },
          isModal: opener.role == .modal))
    }
    return places
  }
}

extension MachineFlow {
  /// The segues of the flow that the graph has, in order.
  var known: [SegueIndex] { steps.compactMap(\.segue) }
}

extension Navigation {
  /// The enabled segues that have guards.
  package var guardedEdges: [DirectedEdge<N>] {
    graph.index.allSegues
      .filter { !machine.disabled.contains($0) && machine.guarded.guardsTaking($0, graph.index[$0]) }
      .map(graph.edge(at:))
  }
}
