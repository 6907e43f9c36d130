import Helm

/// The commands that lead forward (semantics.md §4).
extension ReferenceNavigation {
  /// From the topmost presented fragment down, the first with an enabled segue to the fragment.
  mutating func present(_ fragment: N, id: String?) throws {
    for source in presented.reversed() {
      if let segue = enabledSegues(from: source.fragment).first(where: { $0.to == fragment }) {
        return try take(segue, from: source, id: id)
      }
    }
    if try retarget(to: id, where: { $0.name.fragment == fragment }) { return }
    throw ReferenceFailure("missingSegueToFragment")
  }

  /// From the topmost presented fragment down, the first with an enabled segue that has the tag.
  mutating func present(tag: AnySegueTag, id: String?) throws {
    for source in presented.reversed() {
      let tagged = enabledSegues(from: source.fragment).filter { $0.tag == tag }
      if tagged.count > 1 { throw ReferenceFailure("ambiguousTag") }
      if let segue = tagged.first { return try take(segue, from: source, id: id) }
    }
    if try retarget(to: id, where: { $0.segue?.tag == tag }) { return }
    throw ReferenceFailure("missingTaggedSegue")
  }

  /// Takes the topmost presented frame that fits and has another id again from its own cause, with the new id.
  private mutating func retarget(
    to id: String?, where fits: (ReferenceScene<N>.Frame) -> Bool
  ) throws -> Bool {
    let scene = self.scene
    for name in scene.presented.reversed() {
      guard let frame = scene.frame(name), let segue = frame.segue, let cause = frame.cause else { continue }
      guard name.id != id, fits(frame) else { continue }
      remove(name)
      try take(segue, from: cause, id: id)
      return true
    }
    return false
  }

  /// Takes the only enabled segue out of the topmost fragment.
  mutating func forward(id: String?) throws {
    guard let topmost = presented.last else { return }
    let segues = enabledSegues(from: topmost.fragment)
    if segues.isEmpty { throw ReferenceFailure("missingForwardFromFragment") }
    if segues.count > 1 { throw ReferenceFailure("ambiguousForwardFromFragment") }
    try take(segues[0], from: topmost, id: id)
  }

  /// Takes a single step.
  mutating func navigate(_ transition: PathTransition<N>) throws {
    switch transition {
    case .present(let edge):
      guard let segue = enabledSegue(edge.edge) else { throw ReferenceFailure("missingSegueForEdge") }
      guard presented.contains(edge.from) else { throw ReferenceFailure("sourceNotPresented") }
      try take(segue, from: edge.from, id: edge.to.id)
    case .dismiss(let edge):
      guard path.contains(edge) else { throw ReferenceFailure("missingPathEdge") }
      guard enabledSegue(edge.edge)?.dismissable == true else { throw ReferenceFailure("segueNotDismissable") }
      remove(edge.to)
    case .replace(let path):
      try replace(path)
    }
  }

  /// Replays a path exactly, from an empty one.
  mutating func replace(_ path: some Sequence<PathEdge<N>>) throws {
    self.path = []
    for edge in path {
      guard let segue = enabledSegue(edge.edge) else { throw ReferenceFailure("missingSegueForEdge") }
      guard presented.contains(edge.from) else { throw ReferenceFailure("sourceNotPresented") }
      guard verdict(on: edge.edge) == .allow else { throw ReferenceFailure("denied") }
      try takeExactly(segue, from: edge.from, to: edge.to)
    }
  }
}
