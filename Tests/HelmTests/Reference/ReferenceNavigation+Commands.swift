import Helm

/// A command, or an edit of the rules (semantics.md §4 and §5).
enum ReferenceCommand<N: Fragment>: Hashable, Sendable {
  case perform(NavigationCommand<N>)
  case add(SegueTrait<N>, DirectedEdge<N>)
  case remove(SegueTrait<N>, DirectedEdge<N>)
}

extension ReferenceNavigation {
  /// Runs a command; the state is as it was where it fails.
  mutating func run(_ command: ReferenceCommand<N>) throws {
    try atomically { reference in
      switch command {
      case .perform(let command): try reference.perform(command)
      case .add(let trait, let edge): try reference.add(trait, to: edge)
      case .remove(let trait, let edge): try reference.remove(trait, from: edge)
      }
    }
  }

  private mutating func perform(_ command: NavigationCommand<N>) throws {
    switch command {
    case .present(let fragment, let id): try present(fragment, id: id)
    case .presentTag(let tag, let id): try present(tag: tag, id: id)
    case .presentFlow(let flow): try takeFlow(flow)
    case .forward(let id): try forward(id: id)
    case .dismiss: try dismiss()
    case .dismissFragment(let fragment, let id): try dismiss(fragment, id: id)
    case .dismissTag(let tag): try dismiss(tag: tag)
    case .back: try back()
    case .backTo(let fragment): try back(to: fragment)
    case .backFrom(let fragment): try back(from: fragment)
    case .setStack, .retarget, .pick: throw ReferenceFailure("notInTheContract")
    case .replace(let path): try replace(path)
    case .navigate(let transition): try navigate(transition)
    case .sequence(let commands): for command in commands { try perform(command) }
    }
  }

  private mutating func add(_ trait: SegueTrait<N>, to edge: DirectedEdge<N>) throws {
    guard segues.contains(where: { $0.edge == edge }) else { throw ReferenceFailure("missingSegueForEdge") }
    switch trait {
    case .disabled:
      disabled.append(edge)
      for pathEdge in path where pathEdge.edge == edge { remove(pathEdge.to) }
    case .redirect(let flow):
      redirects[edge] = flow.isEmpty ? nil : flow
    }
  }

  private mutating func remove(_ trait: SegueTrait<N>, from edge: DirectedEdge<N>) throws {
    guard segues.contains(where: { $0.edge == edge }) else { throw ReferenceFailure("missingSegueForEdge") }
    switch trait {
    case .disabled: disabled.removeAll { $0 == edge }
    case .redirect: redirects[edge] = nil
    }
  }
}
