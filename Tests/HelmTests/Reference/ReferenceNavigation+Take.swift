import Helm

/// Taking one edge (semantics.md §3), and what follows from it by itself.
extension ReferenceNavigation {
  /// Takes a segue from a presented frame: by its redirect where it has one, and with the autos of where it lands.
  mutating func take(_ segue: Segue<N>, from source: PathFragment<N>, id: String?) throws {
    guard let flow = redirects[segue.edge] else {
      try ask(about: segue.edge)
      let target = PathFragment(segue.to, id: id)
      try takeExactly(segue, from: source, to: target)
      return try fireAutos(of: target)
    }
    if redirectsInProgress.contains(segue.edge) { throw ReferenceFailure("circularRedirection") }
    redirectsInProgress.append(segue.edge)
    try takeFlow(flow)
    redirectsInProgress.removeLast()
  }

  /// Takes the edges of a flow, each from the topmost presented frame of its source.
  mutating func takeFlow(_ flow: Flow<N>) throws {
    for edge in flow {
      guard let segue = enabledSegue(edge) else { throw ReferenceFailure("missingSegueForEdge") }
      guard let source = presented.last(where: { $0.fragment == edge.from }) else {
        throw ReferenceFailure("sourceNotPresented")
      }
      try take(segue, from: source, id: nil)
    }
  }

  /// Takes the auto of a frame, where there is one with room for it.
  mutating func fireAutos(of frame: PathFragment<N>) throws {
    let scene = self.scene
    guard scene.presented.contains(frame),
      let auto = enabledSegues(from: frame.fragment).first(where: \.auto)
    else { return }
    let hasRoom =
      switch auto.resolvedPresentation.layer {
      case nil: true
      case .overlay: !scene.held(by: frame, in: .overlay).contains { $0.segue == auto }
      case let layer?: scene.held(by: frame, in: layer).isEmpty
      }
    if hasRoom { try take(auto, from: frame, id: nil) }
  }

  /// Takes exactly one edge: no redirects, no autos.
  mutating func takeExactly(_ segue: Segue<N>, from source: PathFragment<N>, to target: PathFragment<N>) throws {
    // 1. Return.
    let way = scene.way(from: source)
    if let index = way.firstIndex(of: target) {
      if index > 0 { remove(way[index - 1]) }
      return
    }
    // 2. Reselect: of the content children, all but the latest are hidden.
    if scene.held(by: source, in: .content).dropLast().contains(where: { $0.name == target }) {
      return moveToEnd(target)
    }
    // 3. Fresh.
    remove(target)
    for child in scene.frames where child.cause == source && child.segue == segue { remove(child.name) }
    if segue.resolvedPresentation.layer == .modal {
      for modal in scene.held(by: source, in: .modal) {
        guard modal.segue?.dismissable == true else { throw ReferenceFailure("blocked") }
        remove(modal.name)
      }
    }
    path.append(PathEdge(from: source, to: target))
  }

  /// Moves the edges of a frame and of all that stands on it to the end of the path, in their order.
  private mutating func moveToEnd(_ frame: PathFragment<N>) {
    let scene = self.scene
    let moved = path.filter { scene.way(from: $0.to).contains(frame) }
    path.removeAll { moved.contains($0) }
    path += moved
  }
}
