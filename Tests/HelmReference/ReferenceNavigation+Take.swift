/// Taking one edge (Semantics.md §3).
extension ReferenceNavigation {
  /// Takes a segue from a presented frame: exactly one edge, without redirects, guards and autos.
  ///
  /// It says where it landed. In an exact replay, the occurrence is the one that the edge says. Where the command has
  /// prepared this step, there is the path before that.
  mutating func take(
    _ segue: ReferenceSegue<N>, from source: ReferenceFragment<N>, id: String?, occurrence: Int? = nil,
    before: [ReferenceEdge<N>]? = nil
  ) throws -> ReferenceFragment<N> {
    let before = before ?? path
    let target = ReferenceFragment(segue.link.to, id: id)
    let modals = modalsInSight(in: before) + modalsInSight(in: path)
    let landed: ReferenceFragment<N>
    if let place = returned(segue, from: source, to: target) {
      landed = place
    } else {
      landed =
        try found(segue, from: source, to: target, modals: modals)
        ?? fresh(segue, from: source, to: target, occurrence: occurrence, modals: modals)
      try keepCurtains(of: before, after: segue, from: source)
    }
    steps.append(ReferenceStep(segue: segue, source: source, before: before, after: path, landed: landed))
    return landed
  }

  /// 1. Return.
  ///
  /// Reading: a segue from a fragment to itself, with the id that is there, always returns, even a push: "a second tap on
  /// what is open does nothing". The push of "an article over itself" is one from further up.
  private mutating func returned(
    _ segue: ReferenceSegue<N>, from source: ReferenceFragment<N>, to target: ReferenceFragment<N>
  ) -> ReferenceFragment<N>? {
    if source.isLike(target) { return source }
    if segue.dismissable { return nil }
    let scene = self.scene
    let way = scene.way(from: scene.number(source)).map { scene.frames[$0].name }
    guard let nearest = way.firstIndex(where: { $0.isLike(target) }) else { return nil }
    remove(way[nearest - 1])
    return way[nearest]
  }

  /// 2. Already held.
  private mutating func found(
    _ segue: ReferenceSegue<N>, from source: ReferenceFragment<N>, to target: ReferenceFragment<N>,
    modals: [ReferenceEdge<N>]
  ) throws -> ReferenceFragment<N>? {
    let scene = self.scene
    let holder = scene.number(source)
    let children = scene.frames.indices.filter {
      !segue.isPass && scene.frames[$0].cause == holder && scene.frames[$0].segue == segue
    }
    guard let child = children.first(where: { scene.frames[$0].name.isLike(target) }) else { return nil }
    let name = scene.frames[child].name
    if segue.layer == .content, scene.held(by: holder, in: .content).last != child {
      moveToEnd(name)
    } else if let successor = scene.successor(of: child) {
      remove(scene.frames[successor].name)
    }
    try dismissOutOfSight(modals, after: segue, kept: path, newFrame: nil)
    return name
  }

  /// Moves the edges of a frame and its descendants to the end of the path, in order.
  private mutating func moveToEnd(_ frame: ReferenceFragment<N>) {
    let scene = self.scene
    let moved = path.filter { scene.stands(scene.number($0.to), on: scene.number(frame)) }
    path.removeAll { moved.contains($0) }
    path += moved
  }

  /// 3. New.
  ///
  /// Reading: the child that the same segue holds with another id goes even if its segue is not dismissable.
  private mutating func fresh(
    _ segue: ReferenceSegue<N>, from source: ReferenceFragment<N>, to target: ReferenceFragment<N>, occurrence: Int?,
    modals: [ReferenceEdge<N>]
  ) throws -> ReferenceFragment<N> {
    if !segue.isPass {
      for edge in path where edge.from == source && edge.link == segue.link { remove(edge.to) }
    }
    if segue.layer == .modal {
      let scene = self.scene
      for modal in scene.held(by: scene.number(source), in: .modal).map({ scene.frames[$0] }) {
        if modal.segue?.dismissable == false { throw ReferenceError<N>.blocked(segue.link, by: modal.name) }
        remove(modal.name)
      }
    }
    let kept = path
    // Reading: the number is given before rule 4 dismisses anything, so that a screen never becomes another one.
    let taken = ([root] + path.map(\.to)).filter { $0.isLike(target) }.map(\.occurrence)
    var frame = target
    while taken.contains(frame.occurrence) { frame.occurrence += 1 }
    if let occurrence, !taken.contains(occurrence) { frame.occurrence = occurrence }
    path.append(ReferenceEdge(from: source, to: frame))
    try dismissOutOfSight(modals, after: segue, kept: kept, newFrame: frame)
    return frame
  }

  /// 4. Modals are not hidden.
  ///
  /// Reading: a holder that 2 or 3 has removed has gone out of sight too. So a modal that is not dismissable is not lost
  /// with a stack that pops to its root, or with a sheet that another one replaces, either.
  ///
  /// The modals are the edges of those that were in sight before the step, or before the command prepared it. What is
  /// kept is what the step has left of the path, before this rule.
  private mutating func dismissOutOfSight(
    _ modals: [ReferenceEdge<N>], after segue: ReferenceSegue<N>, kept: [ReferenceEdge<N>],
    newFrame: ReferenceFragment<N>?
  ) throws {
    let scene = self.scene
    let presented = self.presented
    let stillThere = [root] + kept.map(\.to)
    for modal in modals where !(stillThere.contains(modal.from) && presented.contains(modal.from)) {
      let isThere = stillThere.contains(modal.to)
      if isThere, let newFrame, scene.stands(scene.number(newFrame), on: scene.number(modal.to)) { continue }
      if graph.segue(modal.link)?.dismissable == false {
        throw ReferenceError<N>.blocked(segue.link, by: modal.to)
      }
      // It may have been removed with another one.
      if isThere, path.contains(modal) { remove(modal.to) }
    }
  }

  /// A curtain that must not be dismissed doesn't go along with what a step has removed.
  ///
  /// Reading: nor with what 2 removes, a stack that pops to its root, or with a modal that 4 dismisses. The child of the same
  /// segue with another id is replaced, as a modal is.
  private func keepCurtains(
    of before: [ReferenceEdge<N>], after segue: ReferenceSegue<N>, from source: ReferenceFragment<N>
  ) throws {
    for curtain in before where graph.segue(curtain.link)?.layer == .curtain && !path.contains(curtain) {
      let isReplaced = curtain.from == source && curtain.link == segue.link
      if graph.segue(curtain.link)?.dismissable == false, !isReplaced {
        throw ReferenceError<N>.blocked(segue.link, by: curtain.to)
      }
    }
  }

  /// The edges of undismissable curtains, and of visible undismissable modals.
  var locksInSight: [ReferenceEdge<N>] {
    let curtains = path.filter { graph.segue($0.link)?.layer == .curtain }
    return (modalsInSight(in: path) + curtains).filter { graph.segue($0.link)?.dismissable == false }
  }

  /// The edges of the modals of a path whose holders are presented.
  private func modalsInSight(in path: [ReferenceEdge<N>]) -> [ReferenceEdge<N>] {
    let scene = ReferenceScene(graph, path: path)
    let presented = scene.presented
    return scene.modals.filter { presented.contains(scene.holder(of: $0)) }.map { path[$0 - 1] }
  }
}
