/// The exact replay of a path, and the commands by name (Semantics.md §4).
extension ReferenceNavigation {
  mutating func perform(_ command: ReferenceCommand<N>) throws {
    switch command {
    case .present(let fragment, let id): try present(fragment, id: id)
    case .presentFrom(let source, let fragment, let id): try present(fragment, id: id, from: source)
    case .presentExactly(let source, let fragment, let id): try present(fragment, id: id, from: source, isExact: true)
    case .select(let fragment, let id): try select(fragment, id: id)
    case .selectFrom(let source, let fragment, let id): try select(fragment, id: id, from: source)
    case .retarget(let frame, let id): try retarget(frame, to: id)
    case .presentTag(let tag, let id): try present(tag: tag, id: id)
    case .presentFlow(let flow): try present(flow)
    case .forward(let id): try forward(id: id)
    case .forwardFrom(let source, let id): try forward(id: id, from: source)
    case .dismiss: try dismiss()
    case .dismissFragment(let fragment, let id): try dismiss(fragment, id: id)
    case .dismissTag(let tag): try dismiss(tag: tag)
    case .dismissFrom(let frame): try dismiss(from: frame)
    case .dismissEdge(let edge): try dismiss(edge)
    case .back: try back()
    case .backTo(let fragment): try back(to: fragment)
    case .backFrom(let frame): try back(from: frame)
    case .restart: try restart()
    case .dismissModals: try dismissModals()
    case .showRoot: try showRoot()
    case .popTo(let fragment, let id): try pop(to: fragment, id: id)
    case .setStack(let stack, let frame): try setStack(stack, on: frame)
    case .replace(let path): try replace(path)
    case .sequence(let commands): for command in commands { try perform(command) }
    case .disable, .enable, .redirect, .setGuard, .setLeaveGuard: try edit(command)
    }
  }

  /// Replays a path from an empty one.
  mutating func replace(_ replacement: [ReferenceEdge<N>]) throws {
    path = []
    for (index, edge) in unique(replacement).enumerated() {
      guard let segue = enabledSegue(edge.link) else {
        throw ReferenceError.missingSegueForEdge(edge.link, index: index)
      }
      if redirects[edge.link] != nil { throw ReferenceError.redirectedSegue(edge.link, index: index) }
      guard let source = presentedSource(edge.from) else {
        throw ReferenceError.sourceNotPresented(edge.from, index: index)
      }
      switch verdict(on: edge.link, id: edge.to.id) {
      case .allow: break
      case .deny(let reason): throw ReferenceError.denied(edge.link, reason: reason)
      case .redirect: throw ReferenceError.redirectedSegue(edge.link, index: index)
      }
      _ = try take(segue, from: source, id: edge.to.id, occurrence: edge.to.occurrence)
    }
  }

  /// The source of an edge: exactly that frame, or, without an occurrence, the topmost matching one.
  private func presentedSource(_ name: ReferenceFragment<N>) -> ReferenceFragment<N>? {
    let presented = self.presented
    if presented.contains(name) { return name }
    return name.occurrence == 0 ? presented.last { $0.isLike(name) } : nil
  }
}

/// Flows and paths hold each edge once, at its first place.
func unique<T: Hashable>(_ edges: [T]) -> [T] {
  var seen: Set<T> = []
  return edges.filter { seen.insert($0).inserted }
}
