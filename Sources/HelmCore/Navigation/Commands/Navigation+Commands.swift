/// The commands as methods.
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

  /// Undoes the topmost dismissable segue, with everything presented from its target.
  ///
  /// - Returns: What has changed.
  /// - Throws: `emptyPath` where only the entry is there, `noDismissableSegues`.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  @discardableResult
  public mutating func dismiss() throws(HelmError<N>) -> NavigationOutcome<N> {
    try run { (machine) throws(MachineError) in try machine.dismiss() }
  }

  /// Dismisses a fragment, with everything presented from it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, the topmost with any id or none is dismissed.
  /// - Returns: What has changed.
  /// - Throws: `fragmentNotPresented`, `fragmentMissingDismissableSegue`.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  @discardableResult
  public mutating func dismiss(
    fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    let id = id?.canonicalText
    let fragment = try presentPosition(of: fragment, id: id)
    return try run { (machine) throws(MachineError) in try machine.dismiss(fragment, id: id) }
  }

  /// Undoes the topmost segue with a tag, with everything presented from its target.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: What has changed.
  /// - Throws: `missingTaggedSegue`, `segueNotDismissable`.
  /// - Complexity: The fragments passed over on the way down, and those that come and go.
  @discardableResult
  public mutating func dismiss(tag: some SegueTag) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.dismissTag(AnySegueTag(tag)))
  }

  /// Undoes the latest step at the top: past what autos made, the first frame on the way down.
  ///
  /// - Returns: What has changed.
  /// - Throws: `emptyPath` at the root; `cannotGoBack` where the step's segue is not dismissable and has no enabled
  ///   counterpart.
  /// - Complexity: The autos passed over, and the fragments that come and go.
  @discardableResult
  public mutating func back() throws(HelmError<N>) -> NavigationOutcome<N> {
    try run { (machine) throws(MachineError) in try machine.back() }
  }

  /// Goes back until a fragment is on top: except for what autos presented on it.
  ///
  /// - Parameter fragment: The fragment, with any id or none.
  /// - Returns: What has changed.
  /// - Throws: Why a step can't be undone; nothing has changed then.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  public mutating func back(to fragment: N) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.backTo(fragment))
  }

  /// Removes a fragment with everything presented from it, under the rules of `back()`, as a person does who swipes it
  /// away.
  ///
  /// - Parameter fragment: The fragment at its place.
  /// - Returns: What has changed.
  /// - Throws: `fragmentNotPresented` where the fragment is nowhere; `emptyPath` for the entry; `cannotGoBack` where the
  ///   step's segue is not dismissable and has no enabled counterpart.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  public mutating func back(from fragment: PathFragment<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.backFrom(fragment))
  }

  /// Replaces the stack above a fragment: pops what is not in the new one, and pushes what is new.
  ///
  /// Popping undoes steps as `back()` does, so each of them has to allow it. New screens are pushed one by one, each by
  /// the segue from the one below it, which has to be a push.
  ///
  /// - Parameters:
  ///   - stack: The screens, the lowest first.
  ///   - fragment: The fragment at the bottom, at its place.
  /// - Returns: What has changed.
  /// - Throws: `fragmentNotPresented`, `cannotGoBack`, `missingSegueForEdge`, `segueNotPush` or `sourceNotPresented`;
  ///   nothing has changed then.
  /// - Complexity: Linear in the place, and the fragments that come and go.
  @discardableResult
  public mutating func setStack(
    _ stack: [PathFragment<N>], on fragment: PathFragment<N>
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.setStack(stack, on: fragment))
  }

  /// Takes a fragment again with another id, from its own cause, by its own segue.
  ///
  /// This is what `present(fragment:id:)` does where no presented fragment leads to the wanted one; here it is done in
  /// any case, and for a fragment that is covered as well: what was presented from it goes.
  ///
  /// - Parameters:
  ///   - fragment: The fragment at its place.
  ///   - id: The other id.
  /// - Returns: What has changed.
  /// - Throws: `fragmentNotPresented` where the fragment is nowhere, or is the entry; `denied` or why a redirect can't
  ///   be followed. Nothing has changed then.
  /// - Complexity: The fragments that come and go.
  @discardableResult
  public mutating func retarget(
    _ fragment: PathFragment<N>, to id: (any FragmentID)?
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    noteType(of: id)
    return try perform(.retarget(fragment, id: id?.canonicalText))
  }

  /// Shows one of several fragments instead of the one that is shown now, as its holder's child.
  ///
  /// Where the holder of the one that is shown has a segue to the wanted one, that is taken, with the id that it is held
  /// with already: so a tab comes back with its stack, and a segue from a screen inside the other tab is not mistaken for
  /// the tab's own. Otherwise the fragment is presented as `present(fragment:id:)` does.
  ///
  /// - Parameters:
  ///   - fragment: The fragment to show.
  ///   - fragments: All fragments to choose from.
  ///   - holder: The fragment that holds them, where several do.
  /// - Returns: What has changed.
  /// - Throws: As `present(fragment:id:)`.
  /// - Complexity: As `present(fragment:id:)`, and linear in `fragments`.
  @discardableResult
  public mutating func pick(
    _ fragment: N, among fragments: [N], in holder: FragmentReference<N>? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.pick(fragment, among: fragments, in: holder))
  }

  /// Replaces the whole path by an exact replay of another: no autos, and nothing that is redirected.
  ///
  /// - Parameter path: The path. What is kept of it is its normal form: each edge as it was taken.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueForEdge`, `redirectedSegue`, `sourceNotPresented` or `blocked`, with the index of the edge;
  ///   nothing has changed then.
  /// - Complexity: Linear in both paths.
  @discardableResult
  public mutating func replace(path: HelmPath<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.replace(path))
  }

  /// Takes a single step.
  ///
  /// - Parameter transition: The step. A present takes exactly its edge, ids included, and fires autos as any present
  ///   does.
  /// - Returns: What has changed.
  /// - Throws: For a present `missingSegueForEdge`, `sourceNotPresented` or `blocked`; for a dismissal `missingPathEdge` or
  ///   `segueNotDismissable`; for a replace as `replace(path:)`.
  /// - Complexity: As the commands of these names.
  @discardableResult
  public mutating func navigate(transition: PathTransition<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.navigate(transition))
  }

  /// Changes rules.
  ///
  /// - Parameter change: The change.
  /// - Returns: What has changed.
  /// - Throws: `missingSegueForEdge`; nothing has changed then.
  /// - Complexity: Linear in the edges; disabling is linear in the path as well.
  @discardableResult
  public mutating func apply(_ change: RuleChange<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.edit(change))
  }
}
