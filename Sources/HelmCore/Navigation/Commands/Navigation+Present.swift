extension Navigation {
  /// Presents a fragment, from the topmost presented one that has an enabled segue to it (semantics.md §4).
  ///
  /// Where there is none, but the fragment is presented with another id, it is taken again with the new one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueToFragment`, `blocked`, or, where a redirect is followed, what keeps its flow from being
  ///   presented. The state is as it was then.
  /// - Complexity: The out-degrees looked at (logarithmic in each), and the fragments that come and go.
  @discardableResult
  public mutating func present(
    fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    let plan = try plan(presenting: fragment, id: id?.canonicalText)
    return try attempt { (self) throws(HelmError<N>) in try self.follow(plan) }
  }

  /// Presents the target of the segue with a tag, from the topmost presented fragment that has one.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - id: The id to present the target with, if any.
  /// - Returns: What has changed.
  /// - Throws: `missingTaggedSegue`, `ambiguousTag`, or as `present(fragment:id:)`.
  /// - Complexity: The out-degrees looked at, and the fragments that come and go.
  @discardableResult
  public mutating func present(
    tag: some SegueTag, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    let plan = try plan(presenting: AnySegueTag(tag), id: id?.canonicalText)
    return try attempt { (self) throws(HelmError<N>) in try self.follow(plan) }
  }

  /// Presents the edges of a flow in order, each from the topmost presented frame of its source.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueForEdge` or `sourceNotPresented`, with the index of the edge, `blocked`, or
  ///   `circularRedirection`. The state is as it was then: a flow is all or nothing.
  /// - Complexity: For each edge as `present(fragment:id:)`.
  @discardableResult
  public mutating func present(flow: Flow<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try attempt { (self) throws(HelmError<N>) in try self.run(.flow(flow, from: 0)) }
  }

  /// Takes the only enabled segue out of the topmost fragment.
  ///
  /// - Parameter id: The id to present the target with, if any.
  /// - Returns: What has changed.
  /// - Throws: `missingForwardFromFragment`, `ambiguousForwardFromFragment`, or as `present(fragment:id:)`.
  /// - Complexity: The out-degree of the topmost fragment, and the fragments that come and go.
  @discardableResult
  public mutating func forward(id: (any FragmentID)? = nil) throws(HelmError<N>) -> NavigationOutcome<N> {
    let source = table.topmost
    let segues = storage.egress(of: table[source].fragment).filter { !disabled.contains($0) }
    guard let segue = segues.first else { throw .missingForwardFromFragment(topmostFragment) }
    guard segues.count == 1 else {
      throw .ambiguousForwardFromFragment(topmostFragment, segues.map { storage.edge(at: $0) })
    }
    return try attempt { (self) throws(HelmError<N>) in
      try self.run(.take(segue, from: source, id: id?.canonicalText, index: nil))
    }
  }

  /// Whether `present(fragment:id:)` would present a fragment, if the guards allow it; those are not asked.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: Whether it would not throw.
  /// - Complexity: The out-degrees looked at; where redirects are set, as presenting it in a copy.
  public func canPresent(fragment: N, id: (any FragmentID)? = nil) -> Bool {
    guard redirects.isEmpty else {
      var copy = self
      copy.guarded = GuardedSegues()
      return (try? copy.present(fragment: fragment, id: id)) != nil
    }
    guard let plan = try? plan(presenting: fragment, id: id?.canonicalText) else { return false }
    return canTake(plan.segue, from: plan.source, id: plan.id)
  }

  /// Whether a segue can be taken from a frame: `blocked` is the only hindrance, and a return does not meet it.
  private func canTake(_ segue: Int32, from source: Int32, id: String?) -> Bool {
    if let existing = table.find(FrameKey(fragment: storage.compact[Int(segue)].to, id: id)),
      table.stands(source, on: existing)
    {
      return true
    }
    return (try? checkRoom(for: segue, at: source)) != nil
  }
}

extension Navigation {
  /// Which segue a present is going to take.
  struct PresentPlan {
    let segue: Int32
    let source: Int32
    let id: String?
    /// The frame with another id that is removed first.
    var retargeted: Int32?
  }

  mutating func follow(_ plan: PresentPlan) throws(HelmError<N>) {
    if let frame = plan.retargeted { table.remove(frame) }
    try run(.take(plan.segue, from: plan.source, id: plan.id, index: nil))
  }

  func plan(presenting node: N, id: String?) throws(HelmError<N>) -> PresentPlan {
    guard let target = storage.index[node] else {
      throw .missingSegueToFragment(
        PathFragment(node, id: id), searched: presentedFragments.reversed(), hint: hint(forUnknown: node))
    }
    if let (segue, source) = topmostWay(to: target) { return PresentPlan(segue: segue, source: source, id: id) }
    if (table.counts[target]?.presented ?? 0) > 0 {
      let other = firstPresented { table[$0].fragment == target && table[$0].id != id && $0 != table.root }
      if let plan = retarget(other, id: id) { return plan }
    }
    throw .missingSegueToFragment(
      PathFragment(node, id: id), searched: presentedFragments.reversed(), hint: hint(forReaching: target))
  }

  /// The enabled segue to a fragment from the topmost presented frame that has one.
  ///
  /// - Complexity: What is presented above that frame, or the in-degree of the fragment where that is less and one
  ///   presented frame alone can be meant.
  private func topmostWay(to target: Int32) -> (segue: Int32, source: Int32)? {
    let ingress = storage.ingress(of: target)
    if ingress.count < table.presentedCount {
      var (count, last) = (0, none)
      for segue in ingress where !disabled.contains(segue) {
        let presented = table.counts[storage.compact[Int(segue)].from]?.presented ?? 0
        if presented > 0 { (count, last) = (count + presented, segue) }
      }
      if count == 0 { return nil }
      let source = count == 1 ? table.find(FrameKey(fragment: storage.compact[Int(last)].from, id: nil)) : nil
      if let source, table[source].isPresented { return (last, source) }
    }
    var frame = table.topmost
    while frame != none {
      if let segue = enabledSegue(from: table[frame].fragment, to: target) { return (segue, frame) }
      frame = table[frame].presented.previous
    }
    return nil
  }

  private func plan(presenting tag: AnySegueTag, id: String?) throws(HelmError<N>) -> PresentPlan {
    guard let tagged = storage.tagIndex[tag] else {
      throw .missingTaggedSegue(tag, searched: presentedFragments.reversed(), hint: .unknown)
    }
    var frame = table.topmost
    while frame != none {
      let segues = storage.egress(of: table[frame].fragment).filter {
        storage.compact[Int($0)].tag == tagged && !disabled.contains($0)
      }
      if segues.count > 1 { throw .ambiguousTag(tag, segues.map { storage.edge(at: $0) }) }
      if let segue = segues.first { return PresentPlan(segue: segue, source: frame, id: id) }
      frame = table[frame].presented.previous
    }
    let isOther = { (frame: Int32) in
      let segue = table[frame].segue
      return segue != none && storage.compact[Int(segue)].tag == tagged && table[frame].id != id
    }
    if let plan = retarget(firstPresented(where: isOther), id: id) { return plan }
    throw .missingTaggedSegue(tag, searched: presentedFragments.reversed(), hint: hint(forReaching: tag))
  }

  /// The plan to take a frame again, from its own cause, by its own segue, with another id.
  func retarget(_ frame: Int32?, id: String?) -> PresentPlan? {
    guard let frame else { return nil }
    return PresentPlan(segue: table[frame].segue, source: table[frame].cause, id: id, retargeted: frame)
  }
}
