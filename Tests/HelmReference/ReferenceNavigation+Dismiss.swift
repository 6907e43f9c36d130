/// The commands that lead back (Semantics.md §4).
extension ReferenceNavigation {
  /// The frames to look at for a dismissal, in order.
  private var candidates: [ReferenceScene<N>.Frame] {
    let scene = self.scene
    return scene.dismissalOrder.map { scene.frames[$0] }
  }

  mutating func dismiss() throws {
    if path.isEmpty { throw ReferenceError<N>.emptyPath }
    let scene = self.scene
    try removeFirstDismissable(of: scene.wayDownInFront.map { scene.frames[$0] }, otherwise: .noDismissableSegues)
  }

  mutating func dismiss(_ fragment: N, id: String?) throws {
    let name = ReferenceFragment(fragment, id: id)
    let frames = candidates.filter { $0.name.fragment == fragment && (id == nil || $0.name.id == id) }
    if frames.isEmpty { throw ReferenceError.fragmentNotPresented(name) }
    try removeFirstDismissable(of: frames, otherwise: .fragmentMissingDismissableSegue(name))
  }

  mutating func dismiss(tag: String) throws {
    let frames = candidates.filter { $0.segue?.tag == tag }
    if frames.isEmpty { throw ReferenceError<N>.missingTaggedSegue(tag) }
    try removeFirstDismissable(of: frames, otherwise: .segueNotDismissable(tag: tag))
  }

  private mutating func removeFirstDismissable(
    of frames: [ReferenceScene<N>.Frame], otherwise error: ReferenceError<N>
  ) throws {
    guard let frame = frames.first(where: { $0.segue?.dismissable == true }) else { throw error }
    remove(frame.name)
  }

  mutating func dismiss(from name: ReferenceFragment<N>) throws {
    let scene = self.scene
    let way = scene.way(from: try number(of: name, in: scene)).map { scene.frames[$0] }
    try removeFirstDismissable(of: way, otherwise: .noDismissableSegues)
  }

  mutating func dismiss(_ edge: ReferenceEdge<N>) throws {
    guard path.contains(edge) else { throw ReferenceError.missingPathEdge(edge) }
    guard graph.segue(edge.link)?.dismissable == true else { throw ReferenceError<N>.segueNotDismissable(tag: "") }
    remove(edge.to)
  }

  private func number(of name: ReferenceFragment<N>, in scene: ReferenceScene<N>) throws -> Int {
    guard let number = scene.find(name) else { throw ReferenceError.fragmentNotPresented(name) }
    return number
  }

  /// Removes one frame, under the rules of `back()`.
  mutating func back(from name: ReferenceFragment<N>) throws {
    let scene = self.scene
    guard let segue = scene.frames[try number(of: name, in: scene)].segue else { throw ReferenceError<N>.emptyPath }
    guard canUndo(segue) else { throw ReferenceError.cannotGoBack(segue.link) }
    remove(name)
  }

  /// Starts again, under the current rules.
  mutating func restart() throws {
    path = []
    try fireAuto(of: root)
  }

  /// Undoes the latest step at the top.
  mutating func back() throws {
    guard let step = latestStep.last, let segue = step.segue else { throw ReferenceError<N>.emptyPath }
    guard canUndo(segue) else { throw ReferenceError.cannotGoBack(segue.link) }
    remove(step.name)
  }

  func canUndo(_ segue: ReferenceSegue<N>) -> Bool {
    segue.dismissable || enabledSegue(segue.link.counterpart) != nil
  }

  /// Repeats `back()` until the fragment is topmost.
  ///
  /// Reading: a fragment without a frame is `fragmentNotPresented`. A frame from which only autos continued also counts
  /// as topmost, since `back()` skips those.
  mutating func back(to fragment: N) throws {
    guard scene.frames.contains(where: { $0.name.fragment == fragment }) else {
      throw ReferenceError.fragmentNotPresented(ReferenceFragment(fragment))
    }
    while !latestStep.contains(where: { $0.name.fragment == fragment }) { try back() }
  }

  /// The front and its ancestors that autos presented, up to and including the first that no auto did.
  private var latestStep: [ReferenceScene<N>.Frame] {
    let scene = self.scene
    let way = scene.way(from: scene.front).map { scene.frames[$0] }
    return Array(way.prefix(way.prefix { $0.segue?.auto == true }.count + 1))
  }

  // MARK: Resets

  /// Dismisses the modals of the row below all curtains, from the top.
  mutating func dismissModals() throws {
    let scene = self.scene
    let modals = scene.modals.reversed().filter { scene.rows[0].contains(scene.holder(of: $0)) }
    // Each of them has to be dismissable, even one above another that is removed anyway.
    for modal in modals.map({ scene.frames[$0] }) where modal.segue?.dismissable == false {
      throw ReferenceError<N>.segueNotDismissable(tag: modal.segue?.tag ?? "")
    }
    for modal in modals.map({ scene.frames[$0] }) {
      if path.contains(where: { $0.to == modal.name }) { try clear(modal) }
    }
  }

  /// The same, and then removes the lowest pushed screen in the place of what is in front below all curtains.
  mutating func showRoot() throws {
    try dismissModals()
    let scene = self.scene
    var opener = scene.front(of: scene.rows[0])
    while let giver = scene.frames[opener].giver { opener = giver }
    let pushes = scene.line(from: opener).dropFirst().map { scene.frames[$0] }.filter {
      $0.segue?.presentation == .push
    }
    for push in pushes.reversed() {
      if let segue = push.segue, !canUndo(segue) { throw ReferenceError.cannotGoBack(segue.link) }
    }
    if let lowest = pushes.first { try clear(lowest) }
  }

  /// Removes a frame, unless something stands on it that must stay: a curtain is not closed by what goes on below it.
  ///
  /// Reading: nor is a modal lost that is not dismissable.
  private mutating func clear(_ frame: ReferenceScene<N>.Frame) throws {
    let locks = locksInSight
    remove(frame.name)
    if let lost = locks.first(where: { !path.contains($0) && $0.to != frame.name }) {
      throw ReferenceError<N>.fragmentMissingDismissableSegue(lost.to)
    }
  }

  /// Removes what is on top of the nearest frame of a fragment: of the rows, the topmost first, from what is in front there
  /// down its causes.
  mutating func pop(to fragment: N, id: String?) throws {
    let scene = self.scene
    let fits = { (frame: ReferenceScene<N>.Frame) in
      frame.name.fragment == fragment && (id == nil || frame.name.id == id)
    }
    for (ground, row) in zip([0] + scene.curtains, scene.rows).reversed() {
      let way = scene.way(from: scene.front(of: row)).filter { scene.stands($0, on: ground) }
      guard let found = way.firstIndex(where: { fits(scene.frames[$0]) }) else { continue }
      let above = way[..<found]
      if above.allSatisfy({ scene.frames[$0].segue?.auto == true }) { return }
      guard let step = above.last.map({ scene.frames[$0] }), let segue = step.segue else { return }
      guard canUndo(segue) else { throw ReferenceError.cannotGoBack(segue.link) }
      return try clear(step)
    }
    throw ReferenceError.fragmentNotPresented(ReferenceFragment(fragment, id: id))
  }
}
