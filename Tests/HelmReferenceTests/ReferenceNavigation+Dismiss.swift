/// The commands that lead back (semantics.md §4).
extension ReferenceNavigation {
  /// The frames to look at for a dismissal, in order.
  private var candidates: [ReferenceScene<N>.Frame] {
    let scene = self.scene
    return scene.wayDown.map { scene.frames[$0] }
  }

  mutating func dismiss() throws {
    if path.isEmpty { throw ReferenceError<N>.emptyPath }
    try removeFirstDismissable(of: candidates, otherwise: .noDismissableSegues)
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

  /// Undoes the latest step at the top.
  mutating func back() throws {
    guard let step = latestStep.last, let segue = step.segue else { throw ReferenceError<N>.emptyPath }
    guard segue.dismissable || enabledSegue(segue.link.counterpart) != nil else {
      throw ReferenceError.cannotGoBack(segue.link)
    }
    remove(step.name)
  }

  /// Repeats `back()` until the fragment is the topmost of its way.
  ///
  /// Reading: a fragment that has no frame at all is `fragmentNotPresented`. The topmost of its way is also the frame that
  /// only autos have led on from, as `back()` goes past those.
  mutating func back(to fragment: N) throws {
    guard scene.frames.contains(where: { $0.name.fragment == fragment }) else {
      throw ReferenceError.fragmentNotPresented(ReferenceFragment(fragment))
    }
    while !latestStep.contains(where: { $0.name.fragment == fragment }) { try back() }
  }

  /// The topmost frame and its causes past those that autos made, with the first one that none did.
  private var latestStep: [ReferenceScene<N>.Frame] {
    let scene = self.scene
    let way = scene.way(from: scene.topmost).map { scene.frames[$0] }
    return Array(way.prefix(way.prefix { $0.segue?.auto == true }.count + 1))
  }
}
