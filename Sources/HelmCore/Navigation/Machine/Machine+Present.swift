/// Presenting, and the search for the frame to present from.
extension Machine {
  /// The frame that a command starts from: any of a fragment, one with an id, or the one at a place.
  enum Source {
    case any(FragmentIndex)
    case withID(Subject)
    case place(FrameKey)

    var fragment: FragmentIndex {
      switch self {
      case .any(let fragment): fragment
      case .withID(let subject): subject.fragment
      case .place(let key): key.subject.fragment
      }
    }

    /// The key of the frame, unless it can be any of the fragment.
    var key: FrameKey? {
      switch self {
      case .any: nil
      case .withID(let subject): FrameKey(subject: subject, occurrence: 0)
      case .place(let key): key
      }
    }
  }

  /// The segue that a presentation takes, and its source.
  struct PresentPlan {
    let segue: SegueIndex
    let source: FrameSlot
    let id: AnyFragmentID?

    /// The frame with another id that the target replaces.
    var displaced: FrameSlot?

    /// The pushes that cover the source, which are undone first.
    var covering: [FrameSlot] = []
  }

  mutating func present(_ target: FragmentIndex, id: AnyFragmentID?, from source: Source? = nil) throws(MachineError) {
    try follow(try plan(presenting: target, id: id, from: source))
  }

  mutating func present(tag: TagIndex, id: AnyFragmentID?) throws(MachineError) {
    try follow(try plan(presenting: tag, id: id))
  }

  mutating func present(_ flow: MachineFlow) throws(MachineError) {
    try follow(.flow(flow, from: 0, redirectsBefore: 0))
  }

  /// Brings a held child to the front unchanged, leaves one that is in front as it is, and presents everything else.
  mutating func select(_ target: FragmentIndex, id: AnyFragmentID?, from source: Source? = nil) throws(MachineError) {
    let plan = try plan(presenting: target, id: id, from: source, mayRetarget: false)
    try uncover(plan)
    if let child = child(of: plan.source, through: plan.segue), table[child].role == .content,
      table.subject(of: child).id == id?.canonicalText, table[plan.source].content.last == child
    {
      return
    }
    try follow(.take(plan.segue, from: plan.source, id: id))
  }

  /// Takes the only enabled segue out of a frame, or out of the one in front.
  mutating func forward(id: AnyFragmentID?, from source: Source? = nil) throws(MachineError) {
    guard let source else {
      return try follow(PresentPlan(segue: try onlySegue(outOf: table.front, id: id), source: table.front, id: id))
    }
    guard let (frame, covering) = start(from: source) else {
      let key = source.key ?? FrameKey(subject: Subject(fragment: source.fragment, id: nil), occurrence: 0)
      throw .placeNotPresented(key, presented: searched)
    }
    let segue = try onlySegue(outOf: frame, id: id)
    try follow(PresentPlan(segue: segue, source: frame, id: id, covering: covering))
  }

  /// Returns the only enabled segue out of a frame; if there are several, those that guards deny don't count.
  private func onlySegue(outOf source: FrameSlot, id: AnyFragmentID?) throws(MachineError) -> SegueIndex {
    let enabled = graph.egress(of: table[source].fragment).filter { !disabled.contains($0) }
    guard let first = enabled.first else { throw .missingForward(table.key(of: source)) }
    var open: [SegueIndex] = []
    for segue in enabled where try isAllowed(segue, from: source, id: id?.canonicalText) { open.append(segue) }
    guard open.count < 2 else { throw .ambiguousForward(table.key(of: source), open) }
    return open.first ?? first
  }

  /// Returns whether the guards of a segue allow it, or redirect it.
  private func isAllowed(_ segue: SegueIndex, from source: FrameSlot, id: String?) throws(MachineError) -> Bool {
    do throws(MachineError) {
      _ = try redirect(of: segue, from: source, id: id)
      return true
    } catch .denied {
      return false
    }
  }

  /// Presents a frame again with another id, from its own cause, through its own segue.
  mutating func retarget(_ key: FrameKey, to id: AnyFragmentID?) throws(MachineError) {
    // If the frame is hidden, its cause can't present it again.
    guard let frame = table.frame(key), isShown(frame), let plan = try retargeting(frame, to: id) else {
      throw .placeNotPresented(key, presented: searched)
    }
    try follow(plan)
  }

  mutating func follow(_ plan: PresentPlan) throws(MachineError) {
    try uncover(plan)
    try follow(.take(plan.segue, from: plan.source, id: plan.id, displacing: plan.displaced))
  }

  /// Undoes the pushes that cover a plan's source.
  private mutating func uncover(_ plan: PresentPlan) throws(MachineError) {
    for push in plan.covering where !table[push].isBeingRemoved { try displace(push, by: plan.segue, index: nil) }
  }
}

// MARK: - Plans

extension Machine {
  /// Returns a plan for presenting a fragment from a source or, if none is given, from the topmost presented frame with an enabled segue to
  /// it, or else for retargeting it.
  func plan(
    presenting target: FragmentIndex, id: AnyFragmentID?, from source: Source? = nil, mayRetarget: Bool = true
  ) throws(MachineError) -> PresentPlan {
    if let source {
      let edge = EdgePlace.edge(from: source.fragment, source: source.key, to: target, id: id?.canonicalText)
      guard let segue = enabledSegue(from: source.fragment, to: target) else { throw .missingSegue(edge) }
      guard let (frame, covering) = start(from: source) else { throw .sourceNotPresented(edge, presented: searched) }
      return PresentPlan(segue: segue, source: frame, id: id, covering: covering)
    }
    if let plan = try planIfAny(presenting: target, id: id, mayRetarget: mayRetarget) { return plan }
    throw .missingSegueToFragment(Subject(fragment: target, id: id?.canonicalText), searched: searched)
  }

  /// Returns a plan as `plan(presenting:id:)` does, or `nil` if no presented frame leads to the fragment: collecting what the error says would
  /// take longer than the answer.
  func planIfAny(
    presenting target: FragmentIndex, id: AnyFragmentID?, mayRetarget: Bool = true
  ) throws(MachineError) -> PresentPlan? {
    if let (segue, source) = topmostWay(to: target) { return PresentPlan(segue: segue, source: source, id: id) }
    guard mayRetarget, table.presentedCount(of: target) > 0 else { return nil }
    let text = id?.canonicalText
    let other = firstPresented { table[$0].fragment == target && table.subject(of: $0).id != text }
    return try other.flatMap { (other) throws(MachineError) in try retargeting(other, to: id) }
  }

  /// Returns the enabled segue to a fragment from the topmost presented frame that has one.
  ///
  /// - Complexity: The frames presented above that one, or the in-degree of the fragment if that is less and only one presented frame comes
  ///   into question.
  func topmostWay(to target: FragmentIndex) -> (segue: SegueIndex, source: FrameSlot)? {
    let ingress = graph.ingress(of: target)
    if ingress.count < table.presentedCount {
      var count = 0
      var near: SegueIndex?
      for segue in ingress where !disabled.contains(segue) {
        let presented = table.presentedCount(of: graph[segue].from)
        if presented > 0 { (count, near) = (count + presented, segue) }
      }
      guard let near else { return nil }
      let key = FrameKey(subject: Subject(fragment: graph[near].from, id: nil), occurrence: 0)
      if count == 1, let source = table.frame(key), table[source].isPresented { return (near, source) }
    }
    for frame in table.presentedFromTop {
      if let segue = enabledSegue(from: table[frame].fragment, to: target) { return (segue, frame) }
    }
    return nil
  }

  func plan(presenting tag: TagIndex, id: AnyFragmentID?) throws(MachineError) -> PresentPlan {
    for frame in table.presentedFromTop {
      let tagged = graph.egress(of: table[frame].fragment).filter { graph[$0].tag == tag && !disabled.contains($0) }
      if tagged.count > 1 { throw .ambiguousTag(tag, tagged) }
      if let segue = tagged.first { return PresentPlan(segue: segue, source: frame, id: id) }
    }
    let other = firstPresented { frame in
      guard let segue = table[frame].segue else { return false }
      return graph[segue].tag == tag && table.subject(of: frame).id != id?.canonicalText
    }
    if let other, let plan = try retargeting(other, to: id) { return plan }
    throw .missingTaggedSegue(tag, searched: searched)
  }

  /// Returns the plan for presenting a frame again with another id; `nil` for the root.
  private func retargeting(_ frame: FrameSlot, to id: AnyFragmentID?) throws(MachineError) -> PresentPlan? {
    guard let segue = table[frame].segue, let cause = table[frame].cause else { return nil }
    // The cause of a pass is presented once its target is removed; that of a curtain can be hidden.
    if table[frame].role == .curtain, !table[cause].isPresented {
      let source = table.key(of: cause)
      throw .sourceNotPresented(
        .edge(from: source.subject.fragment, source: source, to: graph[segue].to, id: id?.canonicalText),
        presented: searched)
    }
    return PresentPlan(segue: segue, source: cause, id: id, displaced: frame)
  }

  /// Returns the frame to present from, and the pushes that cover it.
  private func start(from source: Source) -> (frame: FrameSlot, covering: [FrameSlot])? {
    guard let frame = frame(of: source), let covering = pushesCovering(frame) else { return nil }
    return (frame, covering)
  }

  /// Returns the frame to present from: the topmost presented frame, or else the latest that is covered only by pushes in a presented place.
  func frame(of source: Source) -> FrameSlot? {
    let fits: (FrameSlot) -> Bool
    switch source {
    case .place(let key): return table.frame(key)
    case .any(let fragment): fits = { table[$0].fragment == fragment }
    case .withID(let subject): fits = { table.subject(of: $0) == subject }
    }
    return firstPresented(where: fits) ?? latest { fits($0) && pushesCovering($0) != nil }
  }

  /// Returns the pushes that cover a frame in a presented place, the outermost last: none if the frame is presented, `nil` if anything else
  /// covers it.
  func pushesCovering(_ frame: FrameSlot) -> [FrameSlot]? {
    var pushes: [FrameSlot] = []
    var frame = frame
    while true {
      if table[frame].isPresented { return pushes }
      if let successor = table[frame].successor {
        guard table.successors(from: successor).allSatisfy({ isPushed($0) && isDismissable($0) }) else { return nil }
        pushes.append(successor)
        if table[table.occupant(ofPlaceOf: frame)].isPresented { return pushes }
      }
      let opener = table[frame].opener
      guard let holder = table[opener].cause else { return nil }
      // In a hidden tab, it isn't covered only by pushes.
      if table[opener].role == .content, table[holder].content.last != opener { return nil }
      frame = holder
    }
  }
}

// MARK: - Whether it is possible

extension Machine {
  /// Returns whether a plan would succeed.
  ///
  /// - Complexity: Constant if nothing can prevent it, otherwise that of carrying it out on a copy.
  func canFollow(_ plan: PresentPlan) -> Bool {
    if isUnhindered(plan) { return true }
    var copy = self
    copy.guarded = GuardedMoves()
    copy.begin()
    return (try? copy.follow(plan)) != nil
  }

  /// Returns whether nothing on the way can fail: there is no redirect, and no modal or curtain that can't be dismissed.
  private func isUnhindered(_ plan: PresentPlan) -> Bool {
    redirects.isEmpty && table.row.allSatisfy { isDismissable($0) } && graph.idKind(of: graph[plan.segue].to) == nil
  }
}
