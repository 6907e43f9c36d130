/// The commands that lead forward (semantics.md §4).
extension ReferenceNavigation {
  /// From the topmost presented fragment down to the bottom, the first with an enabled segue to the fragment.
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
    let scene = self.scene
    let front = scene.held(by: scene.number(source), in: .content).last.map { scene.frames[$0] }
    if let front, front.segue == segue, front.name.id == id { return }
    try travel(segue, from: source, id: id)
  }

  /// The same from a named source.
  mutating func present(_ fragment: N, id: String?, from named: ReferenceFragment<N>) throws {
    let link = ReferenceLink(from: named.fragment, to: fragment)
    guard let segue = enabledSegue(link) else { throw ReferenceError<N>.missingSegueForEdge(link, index: nil) }
    let before = path
    let locks = locksInSight
    guard let source = uncover(named) else { throw ReferenceError<N>.sourceNotPresented(named, index: nil) }
    // What must stay isn't undone with a push, even where a redirect leads elsewhere then.
    if let lost = locks.first(where: { !path.contains($0) }) { throw ReferenceError<N>.blocked(link, by: lost.to) }
    try travel(segue, from: source, id: id, before: before)
  }

  /// From the topmost presented fragment down, the first with an enabled segue that has the tag.
  ///
  /// Reading: "the same search" retargets too, what a segue with the tag has presented with another id.
  mutating func present(tag: String, id: String?) throws {
    for source in presented.reversed() {
      let tagged = enabledSegues(from: source.fragment).filter { $0.tag == tag }
      if tagged.count > 1 { throw ReferenceError<N>.ambiguousTag(tag, at: source) }
      if let segue = tagged.first { return try travel(segue, from: source, id: id) }
    }
    if try retarget(to: id, where: { frame in frame.segue?.tag == tag }) { return }
    throw ReferenceError<N>.missingTaggedSegue(tag)
  }

  /// Takes the topmost presented frame that fits and has another id again, from its own cause, with the new id.
  private mutating func retarget(to id: String?, where fits: (ReferenceScene<N>.Frame) -> Bool) throws -> Bool {
    let scene = self.scene
    for frame in scene.presented.reversed().map({ scene.frames[$0] }) where fits(frame) && frame.name.id != id {
      guard let segue = frame.segue, let cause = frame.cause else { continue }
      // The cause of a pass is presented only once its target has gone; that of a curtain can be hidden.
      if segue.layer == .curtain, !scene.presented.contains(cause) {
        throw ReferenceError.sourceNotPresented(scene.frames[cause].name, index: nil)
      }
      try travel(segue, from: scene.frames[cause].name, id: id, removing: frame.name)
      return true
    }
    return false
  }

  /// Takes the only segue out of the front that is enabled and, where there are several, that no guard denies.
  mutating func forward(id: String?) throws {
    let front = scene.frames[scene.front].name
    let segues = enabledSegues(from: front.fragment)
    if segues.isEmpty { throw ReferenceError.missingForwardFromFragment(front) }
    // Where there is a choice, what guards deny is none.
    let open = segues.filter { segue in
      if segues.count > 1, redirects[segue.link] == nil, case .deny = verdict(on: segue.link, id: id) { return false }
      return true
    }
    if open.count > 1 { throw ReferenceError.ambiguousForwardFromFragment(front) }
    try travel(open.first ?? segues[0], from: front, id: id)
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
