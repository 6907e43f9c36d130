/// What a front end shows: a fragment that is presented, or covered only by later pushes in its own place.
///
/// A sheet whose first screen has pushed a second one is still up, and so is a tab: the first screen is no longer presented, but it is
/// shown (Documentation/decisions/shown-fragments.md).
extension Navigation {
  package func isShown(_ place: PathFragment<N>) -> Bool { frame(of: place).map { machine.isShown($0) } ?? false }

  /// Returns the topmost shown occurrence of a fragment.
  package func shownFragment(_ fragment: N) -> PathFragment<N>? { topmostShown(fragment).map { pathFragment($0) } }

  /// Returns the first of several fragments that is presented, or else the first that is shown.
  ///
  /// - Complexity: Linear in `fragments`, if none has ids and no holder is given.
  package func selection(among fragments: [N], in holder: FragmentReference<N>? = nil) -> N? {
    guard holder == nil else { return pickedFrame(fragments, in: holder).flatMap { opener($0, among: fragments) } }
    return fragments.first { isPresented($0, id: .any) } ?? fragments.first { topmostShown($0) != nil }
  }

  /// Returns the topmost occurrence of a fragment that is shown with exactly this id or, for `nil`, without one.
  package func shownPlace(of fragment: N, id: String?) -> PathFragment<N>? {
    guard let fragment = graph.position(of: fragment) else { return nil }
    let subject = Subject(fragment: fragment, id: id)
    let shown = machine.table.groups[subject]?.slots.filter { machine.isShown($0) } ?? []
    guard shown.count > 1 else { return shown.first.map { pathFragment($0) } }
    let topmost = machine.firstPresented(where: shown.contains) ?? machine.latest(where: shown.contains)
    return topmost.map { pathFragment($0) }
  }

  /// Returns the topmost shown fragment that came through a segue, from any or an exact source.
  ///
  /// - Complexity: Linear in what is presented; in the path, if the target is covered.
  package func shownFragment(through edge: DirectedEdge<N>, from source: PathFragment<N>? = nil) -> PathFragment<N>? {
    guard let source else { return shownTarget(of: edge) { _, _ in true } }
    guard let segue = graph.position(of: edge), let frame = frame(of: source),
      let child = machine.child(of: frame, through: segue), machine.isShown(child)
    else { return nil }
    return pathFragment(child)
  }

  /// Returns the topmost shown fragment that came through a segue, between exactly these ids.
  package func shownPlace(through edge: PathEdge<N>) -> PathFragment<N>? {
    shownTarget(of: edge.edge) { $0.id == edge.from.id && $1.id == edge.to.id }
  }

  private func shownTarget(
    of edge: DirectedEdge<N>, where fits: (_ source: Subject, _ target: Subject) -> Bool
  ) -> PathFragment<N>? {
    let table = machine.table
    guard let segue = graph.position(of: edge), table.counts[graph.index[segue].to] != nil else { return nil }
    func isFound(_ frame: FrameSlot) -> Bool {
      guard table[frame].segue == segue, let cause = table[frame].cause else { return false }
      return fits(table.subject(of: cause), table.subject(of: frame)) && machine.isShown(frame)
    }
    return (machine.firstPresented(where: isFound) ?? machine.latest(where: isFound)).map { pathFragment($0) }
  }

  /// Returns the holder of a fragment's place; `nil` at the root and for a fragment that isn't on the path.
  package func holder(of place: PathFragment<N>) -> PathFragment<N>? {
    frame(of: place).flatMap { machine.table.holder(of: $0) }.map { pathFragment($0) }
  }

  /// Returns the occurrence of the selected one of several fragments, if one of them is shown.
  package func pickedPlace(_ fragments: [N], in holder: FragmentReference<N>? = nil) -> PathFragment<N>? {
    pickedFrame(fragments, in: holder).map { pathFragment($0) }
  }

  /// Returns the one of several fragments that is in front in its holder, even if hidden: under a push, or in a tab behind another one.
  package func heldPick(
    _ fragments: [N], in holder: FragmentReference<N>? = nil
  ) -> (picked: N, holder: PathFragment<N>)? {
    let known = fragments.compactMap { name in graph.position(of: name).map { ($0, name) } }
    let positions = Dictionary(known) { first, _ in first }
    let table = machine.table
    func fits(_ frame: FrameSlot) -> Bool {
      let opener = table[frame].opener
      guard positions[table[frame].fragment] != nil, table[opener].role == .content, let cause = table[opener].cause,
        table[cause].content.last == opener
      else { return false }
      guard let holder else { return true }
      guard let wanted = key(of: holder.place), wanted.subject.fragment == table[cause].fragment else { return false }
      return switch holder {
      case .any: true
      case .withID: wanted.subject == table.subject(of: cause)
      case .exactly: wanted == table.key(of: cause)
      }
    }
    guard let frame = machine.latest(where: fits), let cause = table[table[frame].opener].cause else { return nil }
    // After a swap from one of them to another, the first is below.
    let successors = table.successors(from: table[frame].opener).reversed()
    let picked = successors.lazy.compactMap { positions[table[$0].fragment] }.first
    return picked.map { ($0, pathFragment(cause)) }
  }

  /// Returns the command that shows one of several fragments instead of the one shown now, as a child of the same holder.
  ///
  /// If the holder has a segue to the requested fragment, the command takes it, with the id that the fragment is held with already. So a
  /// tab comes back with its stack, and a segue from a screen inside the other tab is not mistaken for the tab's own. Otherwise the
  /// fragment is presented.
  package func command(
    selecting fragment: N, among fragments: [N], in holder: FragmentReference<N>? = nil
  ) -> NavigationCommand<N> {
    let table = machine.table
    guard let target = graph.position(of: fragment), let picked = pickedFrame(fragments, in: holder),
      let source = table.holder(of: picked), table[source].isPresented,
      let segue = machine.enabledSegue(from: table[source].fragment, to: target)
    else { return .present(fragment, from: holder) }
    let held = machine.child(of: source, through: segue)
    return .select(fragment, id: held.flatMap { table.subject(of: $0).id }, from: .exactly(pathFragment(source)))
  }

  private func topmostShown(_ fragment: N) -> FrameSlot? {
    graph.position(of: fragment).flatMap { machine.topmostShown($0) }
  }

  /// Returns the frame of the selected one of several fragments.
  private func pickedFrame(_ fragments: [N], in holder: FragmentReference<N>?) -> FrameSlot? {
    guard let holder else { return selection(among: fragments).flatMap { topmostShown($0) } }
    guard let frame = source(holder).flatMap({ machine.frame(of: $0) }) else { return nil }
    return machine.table.childrenFromEnd(of: frame, .content).first { opener($0, among: fragments) != nil }
  }

  private func opener(_ frame: FrameSlot, among fragments: [N]) -> N? {
    fragments.first { graph.position(of: $0) == machine.table[frame].fragment }
  }
}
