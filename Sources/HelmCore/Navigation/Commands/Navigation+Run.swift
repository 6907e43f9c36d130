/// Runs what a present sets off: the segue, or the flow that it is redirected to, and the autos after each landing.
///
/// The work is on a stack of our own, so that no chain of redirects or autos, however long, can exhaust the program's.
extension Navigation {
  enum Work {
    /// Take a segue from a presented frame, to a target with an id. The index is its place in a flow.
    case take(Int32, from: Int32, id: String?, index: Int?)

    /// Take the edges of a flow from an index on, each from the topmost presented frame of its source.
    case flow(Flow<N>, from: Int)

    /// The redirect of a segue has been followed.
    case redirected(Int32)

    /// Fire the auto of a frame that a present has landed on.
    case autos(of: Int32)
  }

  mutating func run(_ first: Work) throws(HelmError<N>) {
    var work = [first]
    var redirecting = RedirectTrail()
    while let next = work.popLast() {
      switch next {
      case .take(let segue, let source, let id, let index):
        if let (flow, isByGuard) = try redirect(of: segue, from: source, id: id) {
          guard redirecting.append(segue) else {
            throw .circularRedirection(redirecting.circle(at: segue).map { storage.edge(at: $0) })
          }
          if isByGuard { work.removeAll { if case .redirected = $0 { false } else { true } } }
          record(.redirected(storage.edge(at: segue), to: flow))
          work.append(.redirected(segue))
          work.append(.flow(flow, from: 0))
        } else {
          work.append(.autos(of: try take(segue, from: source, id: id, index: index)))
        }
      case .flow(let flow, let index):
        guard index < flow.count else { continue }
        let edge = flow[index]
        let segue = try enabledSegue(for: edge, index: index)
        guard let source = topmostPresented(storage.compact[Int(segue)].from) else {
          throw .sourceNotPresented(
            PathFragment(edge.from), to: PathFragment(edge.to), index: index, presented: presentedFragments.reversed())
        }
        work.append(.flow(flow, from: index + 1))
        work.append(.take(segue, from: source, id: nil, index: index))
      case .redirected:
        redirecting.removeLast()
      case .autos(let frame):
        if let segue = auto(of: frame) { work.append(.take(segue, from: frame, id: nil, index: nil)) }
      }
    }
  }

  /// The redirects that are being followed, in order.
  private struct RedirectTrail {
    private var segues: [Int32] = []
    private var members: Set<Int32> = []

    /// Adds a segue, unless its redirect is being followed.
    mutating func append(_ segue: Int32) -> Bool {
      guard members.insert(segue).inserted else { return false }
      segues.append(segue)
      return true
    }

    mutating func removeLast() {
      members.remove(segues.removeLast())
    }

    func circle(at segue: Int32) -> [Int32] {
      segues.drop { $0 != segue } + [segue]
    }
  }

  /// The flow that is presented instead of a segue, by its trait, or by a guard, who drops the rest of the command too.
  private func redirect(
    of segue: Int32, from source: Int32, id: String?
  ) throws(HelmError<N>) -> (flow: Flow<N>, isByGuard: Bool)? {
    if let flow = redirects[segue] { return (flow, false) }
    if case .redirect(let flow, _) = try verdict(on: segue, from: source, id: id) { return (flow, true) }
    return nil
  }

  /// Notes what has just happened, with what it made of what is presented.
  mutating func record(_ action: NavigationStep<N>.Action) {
    let (appeared, disappeared) = table.presentationChange(from: recordedTouches)
    recordedTouches = table.journal.touched.count
    steps.append(
      NavigationStep(
        action: action, appeared: appeared.map(pathFragment), disappeared: disappeared.map(pathFragment)))
  }

  /// Forgets what the command before did.
  mutating func begin() {
    table.journal.begin(at: table.nextStamp)
    steps.removeAll(keepingCapacity: true)
    recordedTouches = 0
  }

  /// The auto that fires when a present has landed on a frame: enabled, and with room for what it presents.
  private func auto(of frame: Int32) -> Int32? {
    let source = table[frame]
    let segue = storage.autos[Int(source.fragment)]
    guard segue != none, source.isPresented, source.heir == none, !disabled.contains(segue) else { return nil }
    switch storage.compact[Int(segue)].layer {
    case nil: return segue
    case .content: return source.content.first == none ? segue : nil
    case .modal: return source.modal.first == none ? segue : nil
    case .overlay: return table.held[.init(source: frame, segue: segue)] == nil ? segue : nil
    }
  }

  /// Runs a command: whole, or not at all.
  ///
  /// - Returns: What the command has done.
  mutating func attempt(_ command: (inout Self) throws(HelmError<N>) -> Void) throws(HelmError<N>) -> NavigationOutcome<
    N
  > {
    begin()
    do {
      try command(&self)
    } catch {
      let change = table.pathChange()
      if !change.isEmpty { restore(table.stampedPath(undoing: change)) }
      throw error
    }
    return outcome()
  }

  /// What the current command has done.
  func outcome() -> NavigationOutcome<N> {
    let (appeared, disappeared) = table.presentationChange()
    return NavigationOutcome(
      steps: steps, appeared: appeared.map { pathFragment($0) }, disappeared: disappeared.map { pathFragment($0) },
      pathChange: table.pathChange())
  }

  /// The same navigation with an empty path, autos not fired.
  func atEntry() -> Navigation {
    var copy = self
    copy.table = FrameTable(entry: table[table.root].fragment)
    copy.begin()
    return copy
  }

  /// Goes to a state that is known to be possible.
  ///
  /// - Parameter path: The path of the state, with the stamps that its edges had.
  mutating func restore(_ path: [StampedEdge]) {
    var restored = atEntry()
    for edge in path {
      guard let source = restored.source(of: edge),
        let frame = try? restored.take(edge.segue, from: source, id: edge.targetID)
      else { continue }
      restored.table[frame].stamp = edge.stamp
      restored.table[frame].serial = edge.serial
    }
    table.adopt(restored.table)
  }

  /// The frame that an edge of an exact replay starts from.
  func source(of edge: StampedEdge) -> Int32? {
    table.find(FrameKey(fragment: storage.compact[Int(edge.segue)].from, id: edge.sourceID))
  }
}

extension FrameTable {
  /// Takes another table's frames, and goes on with this one's stamps.
  mutating func adopt(_ other: FrameTable) {
    let stamp = nextStamp
    self = other
    nextStamp = stamp
    journal.begin(at: stamp)
  }
}
