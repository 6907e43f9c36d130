/// From the request of an edge to its result: redirects, guards, autos (Semantics.md §4 and §5).
extension ReferenceNavigation {
  /// Takes a segue by its redirect where it has one, asks its guards, and fires the autos of where it lands.
  ///
  /// What is to be removed is removed just before, unless a redirect is followed: it stays then. Where the command has
  /// prepared this step, there is the path before that.
  mutating func travel(
    _ segue: ReferenceSegue<N>, from source: ReferenceFragment<N>, id: String?,
    removing removed: ReferenceFragment<N>? = nil, before: [ReferenceEdge<N>]? = nil
  ) throws {
    // Reading: a redirected segue is not taken, so its guards are not evaluated.
    if let flow = redirects[segue.link] { return try follow(flow, insteadOf: segue.link) }
    switch verdict(on: segue.link, id: id) {
    case .allow: break
    case .deny(let reason): throw ReferenceError.denied(segue.link, reason: reason)
    case .redirect(let flow): return try follow(flow, insteadOf: segue.link)
    }
    let before = before ?? path
    if let removed {
      let locks = locksInSight
      remove(removed)
      // It is removed like the child of the same segue that a new one replaces (§3.3), dismissable or not.
      if let lost = locks.first(where: { !path.contains($0) && $0.to != removed }) {
        throw ReferenceError<N>.blocked(segue.link, by: lost.to)
      }
    }
    let landed = try take(segue, from: source, id: id, before: before)
    if let removed, landed.isLike(removed) { steps[steps.count - 1].again = removed }
    try fireAuto(of: landed)
  }

  /// The verdict of the guards: the first that does not allow it decides.
  func verdict(on link: ReferenceLink<N>, id: String?) -> ReferenceVerdict<N> {
    guards.first { $0.concerns(link, id: id) && $0.verdict != .allow }?.verdict ?? .allow
  }

  private mutating func follow(_ flow: [ReferenceLink<N>], insteadOf link: ReferenceLink<N>) throws {
    // If the redirect's target is presented already, it stays, even if its auto leads there.
    if isTargetPresented(flow) { return redirectsFollowed += 1 }
    if let start = redirectsInProgress.firstIndex(of: link) {
      throw ReferenceError.circularRedirection(redirectsInProgress[start...] + [link])
    }
    redirectsFollowed += 1
    redirectsInProgress.append(link)
    try present(flow)
    redirectsInProgress.removeLast()
  }

  /// Whether the last fragment of a flow is presented.
  func isTargetPresented(_ flow: [ReferenceLink<N>]) -> Bool {
    unique(flow).last.map { last in presented.contains { $0.isLike(ReferenceFragment(last.to)) } } ?? false
  }

  /// Takes the auto of a frame if there is room for it.
  mutating func fireAuto(of frame: ReferenceFragment<N>) throws {
    let scene = self.scene
    // A frame that was replaced in its place is not presented.
    guard let number = scene.find(frame), scene.presented.contains(number),
      let auto = enabledSegues(from: frame.fragment).first(where: \.auto)
    else { return }
    let hasRoom =
      switch auto.layer {
      case nil: true
      case .content, .modal: auto.layer.map { scene.held(by: number, in: $0).isEmpty } ?? false
      case .accessory, .overlay, .curtain: !scene.frames.contains { $0.cause == number && $0.segue == auto }
      }
    if hasRoom { try travel(auto, from: frame, id: nil) }
  }

  /// The frame that `present(_:id:from:)` starts from, after undoing the pushes that cover it.
  ///
  /// Reading: an occurrence means exactly that place; without one it is the topmost frame of the fragment, with the id where
  /// one is given. A push is a segue with that presentation that is dismissable. It covers what is in the
  /// place that it takes: its origin, and what that holds. Pushes alone cover a frame where all that has taken that place,
  /// one after another, is pushes; a swap on top of them is not. What covers what holds a curtain doesn't cover the curtain.
  mutating func uncover(_ named: ReferenceFragment<N>, isExact: Bool = false) -> ReferenceFragment<N>? {
    let presented = self.presented
    func fits(_ name: ReferenceFragment<N>) -> Bool {
      if isExact || named.occurrence > 0 { return name == named }
      return name.fragment == named.fragment && (named.id == nil || name.id == named.id)
    }
    if let topmost = presented.last(where: fits) { return topmost }
    let names = [root] + path.map(\.to)
    for name in names.filter(fits).reversed() {
      let scene = self.scene
      let number = scene.number(name)
      let way = scene.wayToGround(from: number)
      let covers = scene.frames.indices.filter { cover in
        scene.frames[cover].giver.map { way.contains($0) } ?? false && !scene.stands(number, on: cover)
      }
      guard covers.flatMap(scene.line(from:)).allSatisfy({ scene.frames[$0].isPush }) else { continue }
      var copy = self
      for cover in covers.map({ scene.frames[$0].name }) where copy.path.contains(where: { $0.to == cover }) {
        copy.remove(cover)
      }
      if copy.presented.contains(name) {
        self = copy
        return name
      }
    }
    return nil
  }
}

extension ReferenceScene.Frame {
  fileprivate var isPush: Bool { segue?.presentation == .push && segue?.dismissable == true }
}
