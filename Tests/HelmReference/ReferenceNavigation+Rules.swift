/// Rules that change while the app runs (Semantics.md §5).
extension ReferenceNavigation {
  mutating func edit(_ command: ReferenceCommand<N>) throws {
    switch command {
    case .disable(let link):
      try requireSegue(link)
      disabled.insert(link)
      removeByRule { $0.link == link }
    case .enable(let link):
      try requireSegue(link)
      disabled.remove(link)
    case .redirect(let link, let flow):
      try requireSegue(link)
      redirects[link] = flow.isEmpty ? nil : flow
    case .setGuard(let rule): set(rule)
    case .setLeaveGuard(let fragment, let reason): leaveGuards[fragment] = reason
    default: break
    }
  }

  private func requireSegue(_ link: ReferenceLink<N>) throws {
    if graph.segue(link) == nil { throw ReferenceError.missingSegueForEdge(link, index: nil) }
  }

  /// Removes the frames that came by certain edges.
  ///
  /// Reading: if this removes what covered a hidden modal and stood on it, in a hidden tab, the modal is removed too,
  /// dismissable or not. Otherwise it would be hidden by something else (§6.6) and reappear with its tab, and no replay
  /// could make that path.
  private mutating func removeByRule(where isRefused: (ReferenceEdge<N>) -> Bool) {
    for edge in path.filter(isRefused) where path.contains(edge) { remove(edge.to) }
    while let modal = modalHiddenByOthers { remove(modal) }
  }

  /// A modal that is hidden although nothing above it covers its holder.
  var modalHiddenByOthers: ReferenceFragment<N>? {
    let scene = self.scene
    let presented = scene.presented
    let modal = scene.modals.first { modal in
      let holder = scene.holder(of: modal)
      return !presented.contains(holder)
        && !scene.frames.indices.contains { cover in
          scene.stands(cover, on: modal) && scene.frames[cover].giver.map { scene.stands(holder, on: $0) } ?? false
        }
    }
    return modal.map { scene.frames[$0].name }
  }

  /// Changes a guard's verdict: revoked frames are removed, and its redirect is followed, if possible.
  ///
  /// Reading: the redirect is followed once, if anything was removed; if it fails, it has no effect. Leave guards are
  /// not evaluated for frames that the rule removes, but for those that the redirect removes.
  private mutating func set(_ rule: ReferenceGuard<N>) {
    guards.removeAll { $0.link == rule.link && $0.onlyID == rule.onlyID }
    guards.append(rule)
    guard rule.verdict != .allow else { return }
    let before = path
    removeByRule { rule.concerns($0.link, id: $0.to.id) }
    guard case .redirect(let flow) = rule.verdict, path != before else { return }
    var copy = self
    if copy.isTargetPresented(flow) { return }
    guard (try? copy.present(flow)) != nil, (try? copy.askLeaveGuards(before: path)) != nil else { return }
    self = copy
  }
}
