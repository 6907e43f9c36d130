import Helm

/// The commands that lead back (semantics.md §4).
extension ReferenceNavigation {
  /// The frames to look at for a dismissal, in order.
  private var candidates: [ReferenceScene<N>.Frame] {
    let scene = self.scene
    return scene.wayDown.compactMap(scene.frame)
  }

  mutating func dismiss() throws {
    if path.isEmpty { throw ReferenceFailure("emptyPath") }
    try removeFirstDismissable(of: candidates, otherwise: "noDismissableSegues")
  }

  mutating func dismiss(_ fragment: N, id: String?) throws {
    let frames = candidates.filter { $0.name.fragment == fragment && (id == nil || $0.name.id == id) }
    if frames.isEmpty { throw ReferenceFailure("fragmentNotPresented") }
    try removeFirstDismissable(of: frames, otherwise: "fragmentMissingDismissableSegue")
  }

  mutating func dismiss(tag: AnySegueTag) throws {
    let frames = candidates.filter { $0.segue?.tag == tag }
    if frames.isEmpty { throw ReferenceFailure("missingTaggedSegue") }
    try removeFirstDismissable(of: frames, otherwise: "segueNotDismissable")
  }

  private mutating func removeFirstDismissable(
    of frames: [ReferenceScene<N>.Frame], otherwise kind: String
  ) throws {
    guard let frame = frames.first(where: { $0.segue?.dismissable == true }) else { throw ReferenceFailure(kind) }
    remove(frame.name)
  }

  /// Undoes the latest step at the top.
  mutating func back() throws {
    guard let step = topmostWay.last, let segue = scene.frame(step)?.segue else {
      throw ReferenceFailure("emptyPath")
    }
    guard segue.dismissable || enabledSegue(segue.edge.counterpart) != nil else {
      throw ReferenceFailure("cannotGoBack")
    }
    remove(step)
  }

  /// Removes one certain frame under the rules of `back()`.
  mutating func back(from name: PathFragment<N>) throws {
    guard let frame = scene.frame(name) else { throw ReferenceFailure("fragmentNotPresented") }
    guard let segue = frame.segue else { throw ReferenceFailure("emptyPath") }
    guard segue.dismissable || enabledSegue(segue.edge.counterpart) != nil else {
      throw ReferenceFailure("cannotGoBack")
    }
    remove(name)
  }

  /// Repeats `back()` until the fragment is the topmost of its way.
  mutating func back(to fragment: N) throws {
    guard scene.frames.contains(where: { $0.name.fragment == fragment }) else {
      throw ReferenceFailure("fragmentNotPresented")
    }
    while !topmostWay.contains(where: { $0.fragment == fragment }) { try back() }
  }

  /// The topmost frame and its causes past those that autos made, with the first one that none did.
  private var topmostWay: [PathFragment<N>] {
    let scene = self.scene
    guard let topmost = scene.presented.last else { return [] }
    let way = scene.way(from: topmost)
    let autos = way.prefix { scene.frame($0)?.segue?.auto == true }
    return Array(way.prefix(autos.count + 1))
  }
}
