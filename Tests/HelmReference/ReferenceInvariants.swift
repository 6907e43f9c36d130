/// What must hold in every state (Semantics.md §6).
extension ReferenceNavigation {
  /// The first violated invariant of a single state, if any: 1, 2 and 6.
  var invariantViolation: String? {
    let targets = path.map(\.to)
    if Set(targets).count != targets.count { return "2: two edges with one target" }
    if targets.contains(root) { return "2: the root is a target" }
    if let violation = replayViolation { return violation }
    let scene = self.scene
    let presented = scene.presented
    if Set(presented).count != presented.count { return "2: presented twice" }
    for modal in scene.modals {
      guard let holder = presented.firstIndex(of: scene.holder(of: modal)) else { continue }
      let topmost = scene.presented.lastIndex { scene.stands($0, on: modal) }
      if topmost.map({ $0 < holder }) ?? true { return "6: \(scene.frames[modal].name) is not above its holder" }
    }
    if let modal = modalHiddenByOthers { return "6: \(modal) is hidden" }
    for curtain in scene.curtains {
      guard let lowest = presented.firstIndex(where: { scene.stands($0, on: curtain) }) else {
        return "6: the curtain \(scene.frames[curtain].name) is hidden"
      }
      let allowed = scene.curtains.filter { $0 >= curtain }
      for frame in presented[lowest...] where !allowed.contains(where: { scene.stands(frame, on: $0) }) {
        return "6: \(scene.frames[frame].name) is above the curtain \(scene.frames[curtain].name)"
      }
    }
    return nil
  }

  /// Redirects and guards apply to commands only, so a replay evaluates none of them (§5).
  private var replayViolation: String? {
    var copy = self
    (copy.redirects, copy.guards, copy.leaveGuards) = ([:], [], [:])
    do {
      try copy.run(.replace(path))
    } catch {
      return "1: the path cannot be replayed: \(error)"
    }
    if copy.path != path { return "1: replayed, the path is \(copy.path)" }
    return copy.presented == presented ? nil : "1: replayed, \(copy.presented) is presented"
  }
}

/// What must hold after every command (Semantics.md §6).
struct ReferenceChecks<N: Hashable & Sendable> {
  let before: ReferenceNavigation<N>
  let after: ReferenceNavigation<N>
  let command: ReferenceCommand<N>
  let error: (any Error)?

  /// The first violated invariant, if any: 3 and 5, and that leave guards are evaluated.
  var violation: String? {
    if error != nil {
      let isSame =
        before.path == after.path && before.disabled == after.disabled && before.redirects == after.redirects
        && before.guards == after.guards && before.leaveGuards == after.leaveGuards
      return isSame ? nil : "3: the command failed and changed the state"
    }
    if !command.isEdit, let left = before.path.first(where: { isGuarded($0) && !after.path.contains($0) }) {
      return "\(left.to) was left against its guard"
    }
    return after.steps.lazy.compactMap(violation(of:)).first
  }

  private func isGuarded(_ edge: ReferenceEdge<N>) -> Bool { before.leaveGuards[edge.to.fragment] != nil }

  /// Whether a single step can be undone if required, and removes only what it may (5).
  private func violation(of step: ReferenceStep<N>) -> String? {
    if step.after.dropLast() == step.before[...], step.after.count > step.before.count, step.segue.dismissable {
      var copy = after
      (copy.path, copy.leaveGuards) = (step.after, [:])
      if copy.scene.frames[copy.scene.front].name == step.landed {
        do { try copy.run(.dismiss) } catch { return "5: a dismissal of \(step.landed) fails: \(error)" }
        if copy.path != step.before { return "5: a dismissal of \(step.landed) leads to \(copy.path)" }
      }
    }
    let old = ReferenceScene(after.graph, path: step.before)
    let new = ReferenceScene(after.graph, path: step.after)
    let fresh = step.after.filter { !step.before.contains($0) }
    if fresh.count > 1 { return "5: one step, several new edges" }
    let gone = step.before.filter { !step.after.contains($0) }
    for edge in gone where !gone.contains(where: { $0.to == edge.from }) {
      if !mayTakeAway(edge, step, old, new, isReturn: isReturn(step, old)) {
        return "5: \(step.segue.link) took away \(edge.to)"
      }
    }
    // Fragments removed to reach the source may be presented again.
    let isUncovered = old.find(step.source).map { !old.presented.contains($0) } ?? true
    let isAgain = { (isUncovered || step.again != nil) && $0 == step.landed }
    let survivors = step.before.filter { step.after.contains($0) && !isAgain($0.to) }
    let order = step.after.filter { step.before.contains($0) && !isAgain($0.to) }
    let isMoved = { new.stands(new.number($0), on: new.number(step.landed)) }
    if survivors != order {
      let moved = survivors.filter { isMoved($0.to) }
      let isReselection = fresh.isEmpty && step.segue.layer == .content
      if !isReselection || order != survivors.filter({ !isMoved($0.to) }) + moved { return "5: the path's order" }
    }
    return lockViolation(step, old, new)
  }

  private func isReturn(_ step: ReferenceStep<N>, _ old: ReferenceScene<N>) -> Bool {
    guard let source = old.find(step.source), let landed = old.find(step.landed) else { return false }
    return source == landed || !step.segue.dismissable && old.stands(source, on: landed)
  }

  private func mayTakeAway(
    _ edge: ReferenceEdge<N>, _ step: ReferenceStep<N>, _ old: ReferenceScene<N>, _ new: ReferenceScene<N>,
    isReturn: Bool
  ) -> Bool {
    let frame = old.number(edge.to)
    // A present from a covered screen undoes what covers it.
    let source = old.number(step.source)
    let way = old.way(from: source)
    if !old.presented.contains(source), !old.stands(source, on: frame),
      old.way(from: frame).contains(where: { old.frames[$0].giver.map(way.contains) ?? false })
    {
      return true
    }
    if let again = step.again, old.stands(frame, on: old.number(again)) { return true }
    if isReturn { return old.stands(frame, on: old.number(step.landed)) }
    if edge.from == step.source, edge.link == step.segue.link { return edge.to.id != step.landed.id }
    if old.frames[frame].segue?.layer == .modal {
      if edge.from == step.source, step.segue.layer == .modal { return true }
      return new.find(edge.from).map { !new.presented.contains($0) } ?? true
    }
    let giver = old.frames[frame].giver.map { old.frames[$0].name }
    return giver == step.landed && !step.segue.isPass
  }

  /// Whether a modal that can't be dismissed was lost.
  private func lockViolation(
    _ step: ReferenceStep<N>, _ old: ReferenceScene<N>, _ new: ReferenceScene<N>
  ) -> String? {
    if isReturn(step, old) { return nil }
    for modal in old.modals + old.curtains where old.frames[modal].segue?.dismissable == false {
      let (frame, holder) = (old.frames[modal], old.holder(of: modal))
      guard frame.segue?.layer == .curtain || old.presented.contains(holder), new.find(frame.name) == nil else {
        continue
      }
      let isReplaced = old.frames[holder].name == step.source && frame.segue == step.segue
      if !isReplaced { return "§3.4: \(step.segue.link) lost \(frame.name)" }
    }
    return nil
  }
}

/// Whether places are independent (7).
extension ReferenceNavigation {
  /// Takes a segue here, and with the hidden tabs emptied, and compares the two.
  func placesViolation(_ segue: ReferenceSegue<N>, from source: ReferenceFragment<N>, id: String?) -> String? {
    let scene = self.scene
    let from = scene.number(source)
    let hidden = scene.frames.indices.filter { child in
      let frame = scene.frames[child]
      guard let holder = frame.cause, frame.segue?.layer == .content else { return false }
      return scene.held(by: holder, in: .content).last != child && !(holder == from && frame.segue == segue)
        && !scene.stands(from, on: child) && !scene.curtains.contains { scene.stands($0, on: child) }
    }
    let others = path.filter { edge in hidden.contains { scene.stands(scene.number(edge.to), on: $0) } }
    var (here, there) = (self, self)
    there.path.removeAll { others.contains($0) }
    let (numbered, names) = there.numbered
    there.path = numbered
    var errors: [String?] = [nil, nil]
    do { _ = try here.take(segue, from: source, id: id) } catch { errors[0] = (error as? ReferenceError<N>)?.kind }
    do {
      _ = try there.take(segue, from: names[source, default: source], id: id)
    } catch { errors[1] = (error as? ReferenceError<N>)?.kind }
    if errors[0] != errors[1] { return "7: \(segue.link) fails differently: \(errors)" }
    if errors[0] != nil { return nil }
    let left = [root] + here.path.filter(path.contains).map(\.to)
    // Fragments above a visible one are removed with it.
    if others.contains(where: { left.contains($0.from) && !here.path.contains($0) }) {
      return "7: \(segue.link) changed another tab"
    }
    here.path.removeAll { others.contains($0) }
    return here.numbered.path == there.numbered.path ? nil : "7: \(segue.link) depends on other tabs"
  }

  /// The path with the smallest occurrences, and the names of its frames there.
  private var numbered: (path: [ReferenceEdge<N>], names: [ReferenceFragment<N>: ReferenceFragment<N>]) {
    var names = [root: root]
    var path: [ReferenceEdge<N>] = []
    for edge in self.path {
      var name = ReferenceFragment(edge.to.fragment, id: edge.to.id)
      while names.values.contains(name) { name.occurrence += 1 }
      names[edge.to] = name
      path.append(ReferenceEdge(from: names[edge.from, default: edge.from], to: name))
    }
    return (path, names)
  }
}
