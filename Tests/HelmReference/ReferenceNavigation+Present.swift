/// The commands that lead forward (Semantics.md §4).
extension ReferenceNavigation {
  /// The first presented fragment from the top with an enabled segue to the fragment.
  mutating func present(_ fragment: N, id: String?) throws {
    let searched = Array(presented.reversed())
    for source in searched {
      if let segue = enabledSegue(ReferenceLink(from: source.fragment, to: fragment)) {
        return try travel(segue, from: source, id: id)
      }
    }
    if try retarget(to: id, where: { frame in frame.name.fragment == fragment }) { return }
    throw ReferenceError.missingSegueToFragment(ReferenceFragment(fragment, id: id), searched: searched)
  }

  /// As `present`, but content that its source holds already is left as it is.
  mutating func select(_ fragment: N, id: String?) throws {
    let searched = Array(presented.reversed())
    let found = searched.compactMap { source in
      enabledSegue(ReferenceLink(from: source.fragment, to: fragment)).map { (source, $0) }
    }.first
    guard let (source, segue) = found else {
      throw ReferenceError.missingSegueToFragment(ReferenceFragment(fragment, id: id), searched: searched)
    }
    if !isInFront(segue, of: source, id: id) { try travel(segue, from: source, id: id) }
  }

  /// The same from a named source.
  mutating func present(
    _ fragment: N, id: String?, from named: ReferenceFragment<N>, isExact: Bool = false
  ) throws {
    let link = ReferenceLink(from: named.fragment, to: fragment)
    guard let segue = enabledSegue(link) else { throw ReferenceError<N>.missingSegueForEdge(link, index: nil) }
    let before = path
    let source = try uncover(named, isExact: isExact, for: link)
    try travel(segue, from: source, id: id, before: before)
  }

  /// The same from a named source.
  ///
  /// Reading: the pushes that cover the source are undone, even where nothing else happens.
  mutating func select(_ fragment: N, id: String?, from named: ReferenceFragment<N>) throws {
    let link = ReferenceLink(from: named.fragment, to: fragment)
    guard let segue = enabledSegue(link) else { throw ReferenceError<N>.missingSegueForEdge(link, index: nil) }
    let before = path
    let source = try uncover(named, isExact: false, for: link)
    if !isInFront(segue, of: source, id: id) { try travel(segue, from: source, id: id, before: before) }
  }

  /// Undoes the pushes that cover the source of a present.
  private mutating func uncover(
    _ named: ReferenceFragment<N>, isExact: Bool, for link: ReferenceLink<N>
  ) throws -> ReferenceFragment<N> {
    let locks = locksInSight
    guard let source = uncover(named, isExact: isExact) else {
      throw ReferenceError<N>.sourceNotPresented(named, index: nil)
    }
    // What must stay isn't removed with a push, even if the present is redirected.
    if let lost = locks.first(where: { !path.contains($0) }) { throw ReferenceError<N>.blocked(link, by: lost.to) }
    return source
  }

  /// Whether a frame holds the target of a segue as the content in front.
  private func isInFront(_ segue: ReferenceSegue<N>, of source: ReferenceFragment<N>, id: String?) -> Bool {
    let scene = self.scene
    let front = scene.held(by: scene.number(source), in: .content).last.map { scene.frames[$0] }
    return front.map { $0.segue == segue && $0.name.id == id } ?? false
  }

  /// The first presented fragment from the top with an enabled segue that has the tag.
  ///
  /// Reading: "the same search" also retargets what a segue with the tag has presented with another id.
  mutating func present(tag: String, id: String?) throws {
    for source in presented.reversed() {
      let tagged = enabledSegues(from: source.fragment).filter { $0.tag == tag }
      if tagged.count > 1 { throw ReferenceError<N>.ambiguousTag(tag, at: source) }
      if let segue = tagged.first { return try travel(segue, from: source, id: id) }
    }
    if try retarget(to: id, where: { frame in frame.segue?.tag == tag }) { return }
    throw ReferenceError<N>.missingTaggedSegue(tag)
  }

  /// Presents the topmost matching frame with another id again, from its own cause, with the new id.
  private mutating func retarget(to id: String?, where fits: (ReferenceScene<N>.Frame) -> Bool) throws -> Bool {
    let scene = self.scene
    for frame in scene.presented.reversed().map({ scene.frames[$0] }) where fits(frame) && frame.name.id != id {
      guard frame.segue != nil else { continue }
      try takeAgain(frame, in: scene, id: id)
      return true
    }
    return false
  }

  /// Takes the segue of a frame again, from its own cause.
  private mutating func takeAgain(
    _ frame: ReferenceScene<N>.Frame, in scene: ReferenceScene<N>, id: String?
  ) throws {
    guard let segue = frame.segue, let cause = frame.cause else {
      throw ReferenceError.fragmentNotPresented(frame.name)
    }
    // The cause of a pass is presented only once its target is removed; the cause of a curtain can be hidden.
    if segue.layer == .curtain, !scene.presented.contains(cause) {
      throw ReferenceError.sourceNotPresented(scene.frames[cause].name, index: nil)
    }
    try travel(segue, from: scene.frames[cause].name, id: id, removing: frame.name)
  }

  /// Presents a certain frame again, with another id.
  ///
  /// Reading: one that is presented, or that a push covers in its own place, with whatever has taken the place of that push.
  mutating func retarget(_ name: ReferenceFragment<N>, to id: String?) throws {
    let scene = self.scene
    guard let number = scene.find(name), let topmost = scene.line(from: number).last, scene.presented.contains(topmost),
      scene.successor(of: number).map({ scene.frames[$0].segue?.presentation == .push }) ?? true
    else { throw ReferenceError.fragmentNotPresented(name) }
    try takeAgain(scene.frames[number], in: scene, id: id)
  }

  /// Takes the only segue out of the front that is enabled and, if there are several, not denied by a guard.
  mutating func forward(id: String?) throws {
    let front = scene.frames[scene.front].name
    try travel(onlySegue(outOf: front, id: id), from: front, id: id)
  }

  /// The same from a named frame, once the pushes over it are undone.
  mutating func forward(id: String?, from named: ReferenceFragment<N>) throws {
    let before = path
    let locks = locksInSight
    guard let source = uncover(named) else { throw ReferenceError.fragmentNotPresented(named) }
    let segue = try onlySegue(outOf: source, id: id)
    if let lost = locks.first(where: { !path.contains($0) }) {
      throw ReferenceError<N>.blocked(segue.link, by: lost.to)
    }
    try travel(segue, from: source, id: id, before: before)
  }

  private func onlySegue(outOf front: ReferenceFragment<N>, id: String?) throws -> ReferenceSegue<N> {
    let segues = enabledSegues(from: front.fragment)
    if segues.isEmpty { throw ReferenceError.missingForwardFromFragment(front) }
    // If there is a choice, denied segues are ignored.
    let open = segues.filter { segue in
      if segues.count > 1, redirects[segue.link] == nil, case .deny = verdict(on: segue.link, id: id) { return false }
      return true
    }
    if open.count > 1 { throw ReferenceError.ambiguousForwardFromFragment(front) }
    return open.first ?? segues[0]
  }

  /// Takes each edge of a flow from the topmost presented frame of its source fragment.
  ///
  /// Reading: what is dropped after a redirect are the rest of the flow that was wanted; the first edge of the redirect's
  /// own flow has to start somewhere. An edge without an enabled segue is an error in any case.
  mutating func present(_ flow: [ReferenceLink<N>]) throws {
    let followedBefore = redirectsFollowed
    for (index, link) in unique(flow).enumerated() {
      guard let segue = enabledSegue(link) else { throw ReferenceError.missingSegueForEdge(link, index: index) }
      guard let source = presented.last(where: { $0.fragment == link.from }) else {
        if redirectsFollowed > followedBefore { continue }
        throw ReferenceError.sourceNotPresented(ReferenceFragment(link.from), index: index)
      }
      try travel(segue, from: source, id: nil)
    }
  }
}
