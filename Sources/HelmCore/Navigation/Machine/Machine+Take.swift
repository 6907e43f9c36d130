/// Taking one edge.
extension Machine {
  /// Takes a segue from a presented frame.
  ///
  /// - Parameters:
  ///   - segue: The segue.
  ///   - source: The frame to take it from.
  ///   - id: The id of the target, if any.
  ///   - wanted: The occurrence that the target gets, if it is free.
  ///   - index: The position of the edge in a path or flow.
  /// - Returns: The frame of the target.
  /// - Throws: `blocked`, `missingID` or `wrongID`.
  @discardableResult
  package mutating func take(
    _ segue: SegueIndex, from source: FrameSlot, to id: String?, wanted: Int? = nil, index: Int? = nil
  ) throws(MachineError) -> FrameSlot {
    if graph.hasIDKinds { try checkID(AnyFragmentID?(text: id), for: segue, index: index) }
    return try takeChecked(segue, from: source, to: id, wanted: wanted, index: index)
  }

  /// Takes a segue from a presented frame, with an id that its target has taken before.
  ///
  /// - Throws: `blocked`.
  mutating func takeChecked(
    _ segue: SegueIndex, from source: FrameSlot, to id: String?, wanted: Int?, index: Int?
  ) throws(MachineError) -> FrameSlot {
    let rules = graph[segue]
    let target = Subject(fragment: rules.to, id: id)
    if !table.uncovered.isEmpty { table.uncovered.removeAll(keepingCapacity: true) }

    if let place = placeToReturnTo(target, rules, from: source) {
      let edge = FrameEdge(segue: segue, source: table.key(of: source), target: table.key(of: place))
      if place != source { table.remove(table.cause(of: source, atDepth: table[place].depth + 1)) }
      table.journal.record(.returned(edge))
      return place
    }
    if let child = table.held[.init(source: source, segue: segue)], table.subject(of: child) == target {
      try showHeld(child, by: segue, index: index)
      return child
    }
    try makeRoom(for: segue, at: source, index: index)
    let giver = rules.layer == nil ? giver(for: rules, source: source) : nil
    let new = table.add(
      target, wanted: wanted, segue: segue, role: .init(rules.layer), cause: source, giver: giver)
    table.appear(new)
    try dismissUncoveredModals(under: new, by: segue, index: index)
    if let edge = table.edge(into: new) { table.journal.record(.presented(edge)) }
    return new
  }

  /// Throws if an id has a type or text that a segue's target does not take.
  func checkID(_ id: AnyFragmentID?, for segue: SegueIndex, index: Int?) throws(MachineError) {
    guard let kind = graph.idKind(of: graph[segue].to) else { return }
    guard let id else { throw .missingID(segue, index: index) }
    if let type = kind.wrongTypeName(of: id) {
      throw .wrongID(segue, id: id.canonicalText, type: type, index: index)
    }
    if !kind.accepts(id.canonicalText) { throw .wrongID(segue, id: id.canonicalText, type: nil, index: index) }
  }

  /// Returns the frame that a segue leads back to, if it doesn't lead to a new one.
  private func placeToReturnTo(_ target: Subject, _ rules: SegueRules, from source: FrameSlot) -> FrameSlot? {
    if rules.dismissable { return table.subject(of: source) == target ? source : nil }
    return table.nearestCause(of: source, showing: target)
  }

  /// Brings a held child to the front with everything it holds; a child that is in front gets its place back.
  private mutating func showHeld(_ child: FrameSlot, by segue: SegueIndex, index: Int?) throws(MachineError) {
    guard let source = table[child].cause, let edge = table.edge(into: child) else { return }
    if table[child].role == .content, let front = table[source].content.last, front != child {
      table.hideAll(from: table[front].occupant)
      table.moveToEnd(child)
      table.revealContent(of: source)
      try dismissUncoveredModals(under: child, by: segue, index: index)
      table.journal.record(.reselected(edge))
    } else {
      if let heir = table[child].heir { try displace(heir, by: segue, index: index) }
      table.journal.record(.returned(edge))
    }
  }

  /// Returns the frame whose place is handed over by a pass.
  func giver(for rules: SegueRules, source: FrameSlot) -> FrameSlot {
    rules.leaving.flatMap { table.presentedCause(of: source, fragment: $0) } ?? source
  }

  /// Removes what a new frame replaces: the child through the same segue, and the modal that the source holds.
  private mutating func makeRoom(for segue: SegueIndex, at source: FrameSlot, index: Int?) throws(MachineError) {
    guard let layer = graph[segue].layer else { return }
    if let other = table.held[.init(source: source, segue: segue)] { try displace(other, by: segue, index: index) }
    guard layer == .modal, let modal = table[source].modals.last else { return }
    guard isDismissable(modal) else { throw .blocked(segue, by: table.key(of: modal), index: index) }
    try displace(modal, by: segue, index: index)
  }

  /// Removes a frame that another one replaces, unless that would remove a modal or a curtain that can't be dismissed.
  mutating func displace(_ frame: FrameSlot, by segue: SegueIndex, index: Int?) throws(MachineError) {
    if let lock = lock(on: frame) { throw .blocked(segue, by: table.key(of: lock), index: index) }
    table.remove(frame)
  }

  /// Dismisses the modals whose holders were hidden, except those that are causes of a frame.
  private mutating func dismissUncoveredModals(
    under new: FrameSlot, by segue: SegueIndex, index: Int?
  ) throws(MachineError) {
    while let modal = table.uncovered.popLast() {
      guard !table[modal].isDoomed else { continue }
      if table.stands(new, on: modal) {
        table.hideModal(modal)
      } else if isDismissable(modal) {
        try displace(modal, by: segue, index: index)
      } else {
        throw .blocked(segue, by: table.key(of: modal), index: index)
      }
    }
  }
}
