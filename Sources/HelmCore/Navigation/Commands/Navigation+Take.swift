/// Taking one edge (semantics.md §3).
extension Navigation {
  /// Takes a segue from a presented frame.
  ///
  /// - Returns: The frame of the target.
  /// - Throws: `blocked`, before anything has changed.
  mutating func take(_ segue: Int32, from source: Int32, id: String?, index: Int? = nil) throws(HelmError<N>) -> Int32 {
    let rules = storage.compact[Int(segue)]
    let key = FrameKey(fragment: rules.to, id: id)
    let existing = table.find(key)
    if let existing {
      if table.stands(source, on: existing) {
        goBack(to: existing, from: source)
        record(.returned(edge(of: segue, from: source, id: id)))
        return existing
      }
      if table[existing].cause == source, table[existing].role == .content, table[source].content.last != existing {
        reselect(existing)
        record(.reselected(edge(of: segue, from: source, id: id)))
        return existing
      }
    }
    try checkRoom(for: segue, at: source, index: index)
    if let existing { table.remove(existing) }
    if rules.layer != nil, let other = table.held[.init(source: source, segue: segue)] { table.remove(other) }
    if rules.layer == .modal, table[source].modal.last != none { table.remove(table[source].modal.last) }
    let new = table.add(
      key, segue: segue, role: .init(rules.layer), cause: source,
      giver: rules.layer == nil ? giver(for: rules, source: source) : none)
    table.appear(new)
    record(.presented(pathEdge(into: new)))
    return new
  }

  /// The frame that hands its place over for a pass.
  private func giver(for rules: CompactSegue, source: Int32) -> Int32 {
    guard rules.leaving != none else { return source }
    return table.presentedCause(of: source, fragment: rules.leaving) ?? source
  }

  /// Removes what stands on a frame along the way from another.
  private mutating func goBack(to frame: Int32, from source: Int32) {
    guard frame != source else { return }
    table.remove(table.cause(of: source, atDepth: table[frame].depth + 1))
  }

  /// Brings a hidden content child to the front with all that it holds.
  private mutating func reselect(_ frame: Int32) {
    let source = table[frame].cause
    let front = table[source].content.last
    table.hideAll(from: table[front].occupant)
    table.moveToEnd(frame)
    table.revealContent(of: source)
  }

  /// Refuses a modal over one that is not dismissable.
  func checkRoom(for segue: Int32, at source: Int32, index: Int? = nil) throws(HelmError<N>) {
    let rules = storage.compact[Int(segue)]
    let modal = table[source].modal.last
    guard rules.layer == .modal, modal != none, table[modal].segue != segue,
      !storage.compact[Int(table[modal].segue)].dismissable
    else { return }
    throw .blocked(storage.edge(at: segue), by: pathFragment(modal), index: index)
  }

  private func edge(of segue: Int32, from source: Int32, id: String?) -> PathEdge<N> {
    PathEdge(storage.edge(at: segue), sourceID: table[source].id, targetID: id)
  }
}
