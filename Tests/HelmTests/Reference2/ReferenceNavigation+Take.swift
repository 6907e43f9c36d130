/// Taking one edge (semantics.md §3).
extension ReferenceNavigation {
  /// Takes a segue from a presented frame: exactly one edge, without redirects, guards and autos.
  ///
  /// - Parameters:
  ///   - occurrence: In an exact replay, the one that the edge says.
  ///   - before: The path before the command prepared this step, where it did.
  /// - Returns: Where it landed.
  mutating func take(
    _ segue: ReferenceSegue<N>, from source: ReferenceFragment<N>, id: String?, occurrence: Int? = nil,
    before: [ReferenceEdge<N>]? = nil
  ) throws -> ReferenceFragment<N> {
    let before = before ?? path
    let target = ReferenceFragment(segue.link.to, id: id)
    let landed =
      try returned(segue, from: source, to: target) ?? found(segue, from: source, to: target, before: before)
      ?? fresh(segue, from: source, to: target, occurrence: occurrence, before: before)
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
    let way = scene.way(from: scene.number(source)!).map { scene.frames[$0].name }
    guard let nearest = way.firstIndex(where: { $0.isLike(target) }) else { return nil }
    remove(way[nearest - 1])
    return way[nearest]
  }

  /// 2. Held already.
  private mutating func found(
    _ segue: ReferenceSegue<N>, from source: ReferenceFragment<N>, to target: ReferenceFragment<N>,
    before: [ReferenceEdge<N>]
  ) throws -> ReferenceFragment<N>? {
    let scene = self.scene
    let children = scene.frames.indices.filter {
      !segue.isPass && scene.frames[$0].cause == scene.number(source) && scene.frames[$0].segue == segue
    }
    guard let child = children.first(where: { scene.frames[$0].name.isLike(target) }) else { return nil }
    let name = scene.frames[child].name
    if segue.layer == .content, scene.held(by: scene.number(source)!, in: .content).last != child {
      moveToEnd(name)
    } else if let successor = scene.successor(of: child) {
      remove(scene.frames[successor].name)
    }
    try dismissModalsOutOfSight(after: segue, before: before, kept: path, newFrame: nil)
    return name
  }

  /// Moves the edges of a frame and of all that stands on it to the end of the path, in their order.
  private mutating func moveToEnd(_ frame: ReferenceFragment<N>) {
    let scene = self.scene
    let moved = path.filter { scene.stands(scene.number($0.to)!, on: scene.number(frame)!) }
    path.removeAll { moved.contains($0) }
    path += moved
  }

  /// 3. Fresh.
  ///
  /// Reading: the child that the same segue holds with another id goes even if its segue is not dismissable.
  private mutating func fresh(
    _ segue: ReferenceSegue<N>, from source: ReferenceFragment<N>, to target: ReferenceFragment<N>, occurrence: Int?,
    before: [ReferenceEdge<N>]
  ) throws -> ReferenceFragment<N> {
    if !segue.isPass {
      for edge in path where edge.from == source && edge.link == segue.link { remove(edge.to) }
    }
    if segue.layer == .modal {
      let scene = self.scene
      for modal in scene.held(by: scene.number(source)!, in: .modal).map({ scene.frames[$0] }) {
        if modal.segue?.dismissable == false { throw ReferenceError<N>.blocked(segue.link, by: modal.name) }
        remove(modal.name)
      }
    }
    let kept = path
    // Reading: the number is given before rule 4 dismisses anything, so that a screen never becomes another one.
    let taken = ([root] + path.map(\.to)).filter { $0.isLike(target) }.map(\.occurrence)
    var frame = target
    frame.occurrence = (0...).first { !taken.contains($0) }!
    if let occurrence, !taken.contains(occurrence) { frame.occurrence = occurrence }
    path.append(ReferenceEdge(from: source, to: frame))
    try dismissModalsOutOfSight(after: segue, before: before, kept: kept, newFrame: frame)
    return frame
  }

  /// 4. Modals do not hide.
  ///
  /// Reading: a holder that 2 or 3 has removed has gone out of sight too. So a modal that is not dismissable is not lost
  /// with a stack that pops to its root, or with a sheet that another one replaces, either.
  ///
  /// - Parameters:
  ///   - before: The path before the step.
  ///   - kept: What is left of it, before this rule.
  private mutating func dismissModalsOutOfSight(
    after segue: ReferenceSegue<N>, before: [ReferenceEdge<N>], kept: [ReferenceEdge<N>],
    newFrame: ReferenceFragment<N>?
  ) throws {
    let old = ReferenceScene(graph, path: before)
    let wasPresented = old.presented
    let new = self.scene
    let isPresented = new.presented.map { new.frames[$0].name }
    let stillThere = [root] + kept.map(\.to)
    for modal in old.modals {
      let (name, holder) = (old.frames[modal].name, old.frames[modal].cause!)
      guard wasPresented.contains(holder) else { continue }
      let holderName = old.frames[holder].name
      if stillThere.contains(holderName), isPresented.contains(holderName) { continue }
      let isThere = stillThere.contains(name)
      if let newFrame, isThere, new.stands(new.number(newFrame)!, on: new.number(name)!) { continue }
      if old.frames[modal].segue?.dismissable == false {
        throw ReferenceError<N>.blocked(segue.link, by: name)
      }
      // It may have gone with the one before it.
      if isThere, path.contains(where: { $0.to == name }) { remove(name) }
    }
  }
}
