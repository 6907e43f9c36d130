/// The commands that present.
extension Navigation {
  /// Presents a fragment from the topmost presented one that has an enabled segue to it.
  ///
  /// If there is none, but the fragment is presented with another id, it is retargeted to the new one.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueToFragment`, `blocked`, or, after a redirect, why its flow can't be presented. The state is
  ///   unchanged then.
  /// - Complexity: The out-degrees looked at (logarithmic in each), and the fragments that come and go.
  @discardableResult
  public mutating func present(
    fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    noteType(of: id)
    return try present(fragment, canonicalID: id?.canonicalText)
  }

  mutating func present(_ fragment: N, canonicalID id: String?) throws(HelmError<N>) -> NavigationOutcome<N> {
    // Where the graph does not have the fragment, nothing is run that would forget the type of the id.
    defer { machine.givenIDType = nil }
    let target = try position(of: fragment, id: id)
    return try run { (machine) throws(MachineError) in try machine.present(target, id: id) }
  }

  /// Brings a fragment to the front with all that it holds, or presents it where that is not held yet.
  ///
  /// The source is found as `present(fragment:id:)` finds it. If it holds the fragment as content with this id, the fragment comes
  /// back as it was left; if that is in front, nothing happens. So it selects a tab, where a present of the tab in front pops that to its root.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  /// - Returns: What has changed.
  /// - Throws: As `present(fragment:id:)`.
  /// - Complexity: As `present(fragment:id:)`.
  @discardableResult
  public mutating func select(
    _ fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    noteType(of: id)
    return try perform(.select(fragment, id: id?.canonicalText))
  }

  /// Presents a fragment with its id, as `present(fragment:id:)` does.
  ///
  /// - Parameter target: The fragment with its id, such as `Screen.item(5)`.
  /// - Returns: What has changed.
  /// - Throws: As `present(fragment:id:)`.
  /// - Complexity: As `present(fragment:id:)`.
  @discardableResult
  public mutating func present(_ target: PathFragment<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.present(target.fragment, id: target.id))
  }

  /// Presents a fragment from a certain one, whatever has happened above it in the meantime.
  ///
  /// It starts from the topmost such fragment that is presented, or else from the latest that is covered only by pushes
  /// in a place that is presented; those pushes are undone first.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from, with any id or none.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueForEdge`; `sourceNotPresented` where the source is not there, in another tab only, or below a
  ///   push that is not dismissable; or as `present(fragment:id:)`.
  /// - Complexity: The fragments that come and go; where the source is covered, linear in the path.
  @discardableResult
  public mutating func present(
    fragment: N, id: (any FragmentID)? = nil, from source: N
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    noteType(of: id)
    return try perform(.present(fragment, id: id?.canonicalText, from: .any(source)))
  }

  /// Presents a fragment from the topmost frame of a fragment with an id.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from.
  ///   - sourceID: The id of that.
  /// - Returns: What has changed.
  /// - Throws: As `present(fragment:id:from:)`.
  /// - Complexity: The fragments that come and go; where the source is covered, linear in the path.
  @discardableResult
  public mutating func present(
    fragment: N, id: (any FragmentID)? = nil, from source: N, sourceID: some FragmentID
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    noteType(of: id)
    return try perform(.present(fragment, id: id?.canonicalText, from: .withID(source, id: sourceID.canonicalText)))
  }

  /// Presents a fragment from exactly one place.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from, with exactly this id or none.
  /// - Returns: What has changed.
  /// - Throws: As `present(fragment:id:from:)` with a fragment's name.
  /// - Complexity: The fragments that come and go; where the source is covered, linear in the path.
  @discardableResult
  public mutating func present(
    fragment: N, id: (any FragmentID)? = nil, from source: PathFragment<N>
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    noteType(of: id)
    return try perform(.present(fragment, id: id?.canonicalText, from: .exactly(source)))
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
    noteType(of: id)
    return try perform(.presentTag(AnySegueTag(tag), id: id?.canonicalText))
  }

  /// Presents the edges of a flow in order, each from the topmost presented frame of its source.
  ///
  /// Where a redirect was followed on the way, edges whose source is not presented are left out.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueForEdge` or `sourceNotPresented`, with the index of the edge, `blocked`, or
  ///   `circularRedirection`. The state is unchanged then: a flow is all or nothing.
  /// - Complexity: For each edge as `present(fragment:id:)`.
  @discardableResult
  public mutating func present(flow: Flow<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.presentFlow(flow))
  }

  /// Takes the only enabled segue out of the topmost fragment.
  ///
  /// - Parameter id: The id to present the target with, if any.
  /// - Returns: What has changed.
  /// - Throws: `missingForwardFromFragment`, `ambiguousForwardFromFragment`, or as `present(fragment:id:)`.
  /// - Complexity: The out-degree of the topmost fragment, and the fragments that come and go.
  @discardableResult
  public mutating func forward(id: (any FragmentID)? = nil) throws(HelmError<N>) -> NavigationOutcome<N> {
    noteType(of: id)
    return try perform(.forward(id: id?.canonicalText))
  }
}
