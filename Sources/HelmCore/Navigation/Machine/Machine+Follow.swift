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
    var trail = RedirectTrail()
    while let next = upcoming ?? work.popLast() {
      upcoming = nil
      switch next {
      case .take(let segue, let source, let id, let index, let displaced):
        if let flow = try redirect(of: segue, from: source, id: id?.canonicalText) {
          let isThere = leadsToWhatIsThere(flow)
          guard isThere || trail.append(segue) else { throw .circularRedirection(trail.cycle(at: segue)) }
          table.journal.record(.redirected(segue, flow.name))
          if isThere {
            trail.countOne()
          } else {
            work.append(.redirected)
            work.append(.flow(flow, from: 0, redirectsBefore: trail.followed))
          }
        } else {
          try checkID(id, for: segue, index: index)
          if let displaced { try displace(displaced, by: segue, index: index) }
          upcoming = .autos(of: try take(segue, from: source, to: id?.canonicalText, index: index))
        }
      case .flow(let flow, let index, let redirectsBefore):
        guard index < flow.segues.count else { continue }
        work.append(.flow(flow, from: index + 1, redirectsBefore: redirectsBefore))
        guard let segue = flow.segues[index], !disabled.contains(segue) else {
          throw .missingSegue(.flow(flow.name, index: index))
        }
        let ids = flow.ids[index]
        guard let source = topmostPresented(graph[segue].from, id: ids?.source) else {
          // After a redirect to a login, for example, the rest of the flow is pointless.
          if trail.followed > redirectsBefore { continue }
          throw .sourceNotPresented(.flow(flow.name, index: index), presented: searched)
        }
        work.append(.take(segue, from: source, id: AnyFragmentID?(text: ids?.target), index: index))
      case .redirected: trail.removeLast()
      case .autos(let frame):
        if let segue = auto(of: frame) { upcoming = .take(segue, from: frame, id: nil) }
      }
    }
  }

  /// Returns the flow that is presented instead of a segue, by its trait or by a guard.
  private func redirect(
    of segue: SegueIndex, from source: FrameSlot, id: String?
  ) throws(MachineError) -> MachineFlow? {
    if let flow = redirects[segue] { return flow }
    return try guardedRedirect(of: segue, from: source, id: id)
  }

  /// Returns whether the last target of a redirect's flow is presented: an app that shows the login stays there.
  func leadsToWhatIsThere(_ flow: MachineFlow) -> Bool {
    guard let last = flow.segues.last, let segue = last else { return false }
    let target = Subject(fragment: graph[segue].to, id: flow.ids[flow.segues.count - 1]?.target)
    return table.presentedCount(of: target) > 0
  }

  /// Returns the auto segue that fires when a frame is reached: it is enabled, has room for its target, and needs no id.
  func auto(of frame: FrameSlot) -> SegueIndex? {
    let source = table[frame]
    guard let segue = graph.auto(of: source.fragment), source.isPresented, source.heir == nil,
      !disabled.contains(segue), graph.idKind(of: graph[segue].to) == nil
    else { return nil }
    switch graph[segue].layer {
    case nil: return segue
    case .content: return source.content.first == nil ? segue : nil
    case .modal: return source.modals.first == nil ? segue : nil
    case .accessory, .overlay, .curtain: return table.held[.init(source: frame, segue: segue)] == nil ? segue : nil
    }
  }

  /// The redirects that are being followed, in order, and the total number.
  private struct RedirectTrail {
    private(set) var followed = 0
    private var segues: [SegueIndex] = []
    private var members: Set<SegueIndex> = []

    /// Adds a segue, unless its redirect is being followed already; returns whether it was added.
    mutating func append(_ segue: SegueIndex) -> Bool {
      guard members.insert(segue).inserted else { return false }
      segues.append(segue)
      followed += 1
      return true
    }

    /// Counts a redirect that required no action.
    mutating func countOne() { followed += 1 }

    mutating func removeLast() { members.remove(segues.removeLast()) }

    func cycle(at segue: SegueIndex) -> [SegueIndex] { segues.drop { $0 != segue } + [segue] }
  }
}
