/// Follows what presenting triggers: the segue, or the flow that it is redirected to, and the auto segue of each frame reached.
///
/// Pending work is kept on an explicit stack, so no chain of redirects or auto segues can overflow the call stack.
extension Machine {
  package enum Work {
    /// Take a segue from a presented frame, to a target with an id. The index is its position in a flow. A frame that the target replaces
    /// is removed just before, if the segue itself is taken.
    case take(SegueIndex, from: FrameSlot, id: AnyFragmentID?, index: Int? = nil, displacing: FrameSlot? = nil)

    /// Take the edges of a flow from an index on, each from the topmost presented frame of its source. The rest can be dropped if redirects
    /// were followed since it began.
    case flow(MachineFlow, from: Int, redirectsBefore: Int)

    /// Mark that the redirect of a segue has been followed.
    case redirected

    /// Fire the auto segue of a frame that was reached.
    case autos(of: FrameSlot)
  }

  package mutating func follow(_ first: Work) throws(MachineError) {
    // The next item is kept outside the stack, so that most commands needn't allocate one.
    var upcoming: Work? = first
    var work: [Work] = []
    // The redirects that are being followed, in order, and the number of all that were.
    var trail: [SegueIndex] = []
    var members: Set<SegueIndex> = []
    var followed = 0
    while let next = upcoming ?? work.popLast() {
      upcoming = nil
      switch next {
      case .take(let segue, let source, let id, let index, let displaced):
        if let flow = try redirect(of: segue, from: source, id: id?.canonicalText) {
          let isReached = isTargetPresented(flow)
          if !isReached, !members.insert(segue).inserted {
            throw .circularRedirection(trail.drop { $0 != segue } + [segue])
          }
          table.journal.record(.redirected(segue, flow.name))
          followed += 1
          if isReached { continue }
          trail.append(segue)
          work.append(.redirected)
          work.append(.flow(flow, from: 0, redirectsBefore: followed))
        } else {
          try checkID(id, for: segue, index: index)
          if let displaced { try displace(displaced, by: segue, index: index) }
          let target = try takeChecked(segue, from: source, to: id?.canonicalText, wanted: nil, index: index)
          upcoming = .autos(of: target)
        }
      case .flow(let flow, let index, let redirectsBefore):
        guard index < flow.steps.count else { continue }
        work.append(.flow(flow, from: index + 1, redirectsBefore: redirectsBefore))
        let step = flow.steps[index]
        guard let segue = step.segue, !disabled.contains(segue) else {
          throw .missingSegue(.flow(flow.name, index: index))
        }
        guard let source = topmostPresented(graph[segue].from, id: step.source?.subject.id) else {
          // After a redirect to a login, for example, the rest of the flow is pointless.
          if followed > redirectsBefore { continue }
          throw .sourceNotPresented(.flow(flow.name, index: index), presented: searched)
        }
        work.append(.take(segue, from: source, id: AnyFragmentID?(text: step.targetID), index: index))
      case .redirected: members.remove(trail.removeLast())
      case .autos(let frame):
        if let segue = auto(of: frame) { upcoming = .take(segue, from: frame, id: nil) }
      }
    }
  }

  /// Returns whether the last target of a redirect's flow is presented: an app that shows the login stays there.
  func isTargetPresented(_ flow: MachineFlow) -> Bool {
    guard let last = flow.steps.last, let segue = last.segue else { return false }
    return table.presentedCount(of: Subject(fragment: graph[segue].to, id: last.targetID)) > 0
  }

  /// Returns the auto segue that fires when a frame is reached: it is enabled, has room for its target, and needs no id.
  func auto(of frame: FrameSlot) -> SegueIndex? {
    let source = table[frame]
    guard let segue = graph.auto(of: source.fragment), source.isPresented, !disabled.contains(segue),
      graph.idKind(of: graph[segue].to) == nil
    else { return nil }
    switch graph[segue].layer {
    case nil: return segue
    case .content: return source.content.first == nil ? segue : nil
    case .modal: return source.modals.first == nil ? segue : nil
    case .accessory, .overlay, .curtain: return child(of: frame, through: segue) == nil ? segue : nil
    }
  }
}

// MARK: - Taking one segue

extension Machine {
  /// Takes a segue from a presented frame, and returns the frame of the target.
  ///
  /// The target gets the wanted occurrence, if that is free. The index is the position of the edge in a path or flow, for errors.
  @discardableResult
  package mutating func take(
    _ segue: SegueIndex, from source: FrameSlot, to id: String?, wanted: Int? = nil, index: Int? = nil
  ) throws(MachineError) -> FrameSlot {
    if graph.hasIDKinds { try checkID(AnyFragmentID?(text: id), for: segue, index: index) }
    return try takeChecked(segue, from: source, to: id, wanted: wanted, index: index)
  }

  /// Takes a segue from a presented frame, with an id that its target is known to take.
  mutating func takeChecked(
    _ segue: SegueIndex, from source: FrameSlot, to id: String?, wanted: Int?, index: Int?
  ) throws(MachineError) -> FrameSlot {
    let rules = graph[segue]
    let target = Subject(fragment: rules.to, id: id)
    if let place = placeToReturnTo(target, rules, from: source) {
      let edge = FrameEdge(segue: segue, source: table.key(of: source), target: table.key(of: place))
      if place != source { table.remove(table.cause(of: source, atDepth: table[place].depth + 1)) }
      table.journal.record(.returned(edge))
      return place
    }
    if let child = child(of: source, through: segue) {
      if table.subject(of: child) == target {
        try showHeld(child, by: segue, index: index)
        return child
      }
      try displace(child, by: segue, index: index)
    }
    if rules.layer == .modal, let modal = table[source].modals.last {
      guard isDismissable(modal) else { throw .blocked(segue, by: table.key(of: modal), index: index) }
      try displace(modal, by: segue, index: index)
    }
    let predecessor = rules.layer == nil ? predecessor(for: rules, source: source) : nil
    let new = table.add(
      target, wanted: wanted, segue: segue, role: .init(rules.layer), cause: source, predecessor: predecessor)
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

  /// Returns the error for presenting a fragment with an id, or without one, if that isn't possible.
  func errorOfID(_ id: String?, for fragment: FragmentIndex) -> MachineError? {
    guard let segue = graph.ingress(of: fragment).first else { return nil }
    do throws(MachineError) {
      try checkID(AnyFragmentID?(text: id), for: segue, index: nil)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the frame that a segue leads back to, if it doesn't lead to a new one.
  func placeToReturnTo(_ target: Subject, _ rules: SegueRules, from source: FrameSlot) -> FrameSlot? {
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
      if let successor = table[child].successor { try displace(successor, by: segue, index: index) }
      table.journal.record(.returned(edge))
    }
  }

  /// Returns the frame whose place is handed over by a pass.
  func predecessor(for rules: SegueRules, source: FrameSlot) -> FrameSlot {
    rules.leaving.flatMap { table.presentedCause(of: source, fragment: $0) } ?? source
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
