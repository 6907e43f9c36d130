/// The least cost of a route from a state.
///
/// A route ends with the chain of frames that the last wanted frame was presented from. The nearest of these that exists already is its
/// start: it has to be uncovered, the missing frames have to be presented from it, and what covers them has to be removed. The estimate is
/// the minimum of this cost over all frames.
struct RouteEstimate {
  /// The least cost of a route; `nil` if there is none.
  private(set) var least: RouteCost?

  /// For each frame, by slot: the numbers of wanted subjects that lie right below what is presented on it.
  private var matches: [[Int]?]

  /// By slot: the least cost of a route for which a frame has to be removed, or to come back; and, for presented frames, the cost of what
  /// covers them.
  private var useful: [RouteCost?]
  private var covers: [RouteCost?]

  /// The obstacles that keep segues from being taken from a frame.
  private var blocks: [(frame: FrameSlot, own: Way.Own)] = []

  /// The frames that took a place other than their cause's, so that it is hard to determine what covers those below.
  private var left: [FrameSlot] = []

  /// The least cost of a route that continues from a frame whose covers are hard to determine; `nil` if there is none.
  private(set) var loose: RouteCost?

  /// Whether a frame might hide many modals at once, and then be undone.
  var maySweep = false

  /// The ways back from what can't be undone, each with the least cost of the rest of a route that uses it.
  private(set) var exits: [Exit: RouteCost] = [:]

  /// A way back from what stands on a frame that can't be undone, to a frame below it.
  struct Exit: Hashable {
    let top: FrameSlot
    let landing: FrameSlot
  }

  /// The least numbers of segues of ways back, as far as they were searched for; `nil` if there is no way.
  var distances: [(exit: Exit, distance: Int?)] = []

  /// The least number of segues from any frame.
  private(set) var fewest = RouteRest.none

  /// The amount of work that the estimate has taken.
  var work = 0

  /// Whether the work limit is exceeded, so that everything else is assumed to cost nothing.
  var isOverworked: Bool { work > RouteLimits.estimate }

  let search: RouteContext
  let machine: Machine

  /// Accessed in place: copying the table would retain many references.
  var table: FrameTable {
    _read { yield machine.table }
  }

  /// By slot: the number of frames that stand on each frame, including itself.
  var sizes: [Int]

  /// By slot: whether each frame, and all that have taken its place since, are pushes that can be dismissed.
  var arePushes: [Bool]

  /// The modals and curtains that can't be dismissed.
  var locks: [FrameSlot] = []

  init(_ machine: Machine, _ context: RouteContext) {
    (self.machine, search) = (machine, context)
    let table = machine.table
    (matches, useful) = (
      Array(repeating: nil, count: table.frames.count), Array(repeating: nil, count: table.frames.count)
    )
    covers = useful
    sizes = [Int](repeating: 1, count: table.frames.count)
    arePushes = [Bool](repeating: false, count: table.frames.count)
    for frame in table.pathFromEnd {
      // A frame that has taken a place is later on the path.
      arePushes[frame.offset] =
        machine.isPushed(frame) && machine.isDismissable(frame)
        && table[frame].heir.map { arePushes[$0.offset] } ?? true
      guard let cause = table[frame].cause else { continue }
      sizes[cause.offset] += sizes[frame.offset]
      if let giver = table[frame].giver, giver != cause { left.append(frame) }
    }
    locks = table.row.filter { !machine.isDismissable($0) }
    note(table.root)
    for frame in table.path { note(frame) }
    // A modal that can't be dismissed may also be in the way of what is presented, and a segue that seems to lead back may not.
    guard least != nil else { return }
    for frame in locks + exits.keys.map({ $0.top }) where useful[frame.offset] == nil && table[frame].role != .curtain {
      useful[frame.offset] = RouteCost(forced: 1, commands: fewest + 1)
    }
  }

  /// Returns the numbers of wanted subjects that lie right below what is presented on a frame.
  func matches(on frame: FrameSlot) -> [Int] { matches[frame.offset] ?? [] }

  /// Returns the least cost of a route for which a frame has to be removed, or to come back.
  func cost(helpedBy frame: FrameSlot) -> RouteCost? { useful[frame.offset] }

  /// Returns the cost of what covers a frame, if it is presented.
  func cover(of frame: FrameSlot) -> RouteCost? { covers[frame.offset] }

  /// Returns whether what stands on a frame keeps a segue from being taken, if its target isn't on the path yet.
  func isBlocked(_ rules: SegueRules, from frame: FrameSlot) -> Bool {
    blocks.contains { $0.frame == frame && $0.own.blocks(rules) }
  }

  /// Returns whether something can be presented from a frame: it is presented, or covered only by pushes.
  func isSource(_ frame: FrameSlot) -> Bool {
    var frame = frame
    while !table[frame].isPresented {
      if let heir = table[frame].heir, !arePushes[heir.offset] { return false }
      let opener = table[frame].opener
      if table[table[opener].occupant].isPresented { return true }
      guard let holder = table[opener].cause else { return false }
      if table[opener].role == .content, table[holder].content.last != opener { return false }
      frame = holder
    }
    return true
  }

  private mutating func note(_ frame: FrameSlot) {
    let it = table[frame]
    let known = it.cause.flatMap { matches[$0.offset] } ?? []
    let here = search.goal.matches(after: known, machine.table.subject(of: frame), isAuto: machine.isAuto(frame))
    if !here.isEmpty { matches[frame.offset] = here }
    if here.contains(search.goal.wanted.count) { noteWay(to: frame, isSource: false, RouteRest.nothing) }
    let rest = search.distances.rest(from: it.fragment, here)
    guard rest.least < RouteRest.none || it.isPresented else { return }
    guard it.content.first != it.content.last, !isLoose(frame) else { return noteWay(to: frame, isSource: true, rest) }
    // A child behind other content comes back with what stands on it, which has to be popped if the child is to be presented afresh.
    var (direct, later) = (RouteRest(), RouteRest())
    var popping = RouteCost.worst
    for segue in machine.graph.egress(of: it.fragment) where search.distances.isOpen(segue) {
      let rest = search.distances.rest(taking: segue, here)
      if let child = childBehind(frame, segue) {
        later = later.orLess(rest)
        popping = min(popping, RouteCost(commands: 1, frames: sizes[child.offset] - 1))
      } else {
        direct = direct.orLess(rest)
      }
    }
    noteWay(to: frame, isSource: true, direct)
    if later.least < RouteRest.none { noteWay(to: frame, isSource: true, later, popping: popping) }
  }

  /// Returns whether it is hard to determine what covers a frame: a frame took a place other than its cause's, and this one doesn't stand
  /// on it.
  private func isLoose(_ frame: FrameSlot) -> Bool { left.contains { !machine.table.stands(frame, on: $0) } }

  /// Returns the child that a frame holds through a segue behind other content, if the segue could only be taken to that child.
  private func childBehind(_ frame: FrameSlot, _ segue: SegueIndex) -> FrameSlot? {
    guard machine.graph[segue].layer == .content, let child = machine.child(of: frame, through: segue),
      child != table[frame].content.last, table.subject(of: child).id == nil,
      search.goal.ids(for: table[child].fragment).count == 1
    else { return nil }
    return child
  }

  /// Records the cost of a route that continues from a frame, or ends with it.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - isSource: Whether the route continues from the frame.
  ///   - rest: The segues that it continues with.
  ///   - popping: The cost of what has to be removed in addition.
  private mutating func noteWay(
    to frame: FrameSlot, isSource: Bool, _ rest: RouteRest, popping: RouteCost = RouteCost()
  ) {
    var way = Way(to: frame, isSource: isSource)
    work += left.count
    if !isOverworked { follow(&way) }
    // If the work limit cut the examination short, the covers are unknown.
    let isLoose = isOverworked || isLoose(frame)
    if isLoose { (way.uncovering, way.covers) = (min(way.uncovering, .command), RouteCost()) }
    if isSource, machine.table[frame].isPresented { covers[frame.offset] = way.covers }
    if isLoose { way.own = Way.Own() }
    let own = way.own
    if own.isHeldBack, popping == RouteCost() { blocks.append((frame, own)) }
    var cost = RouteCost.worst
    func consider(_ count: Int, _ first: RouteCost) {
      if count < RouteRest.none { cost = min(cost, first + RouteCost.making(count)) }
    }
    consider(rest.away, RouteCost())
    consider(rest.overlayAway, RouteCost())
    consider(rest.modal, own.modalLock)
    consider(rest.passAway, own.locks)
    consider(rest.contentAway, own.contentLocks)
    consider(rest.pass, way.covers + own.locks)
    consider(rest.content, way.covers + own.modal + own.contentLocks)
    consider(rest.overlay, way.covers + own.modal)
    fewest = min(fewest, rest.least)
    cost += way.uncovering + popping
    guard cost < .worst else { return }
    least = min(least ?? .worst, cost)
    if isLoose { loose = min(loose ?? .worst, cost) }
    for frame in way.obstacles { useful[frame.offset] = min(useful[frame.offset] ?? .worst, cost) }
    for exit in way.exits {
      // The cost without the way back itself.
      var rest = cost
      rest.commands = max(0, rest.commands - (distances.first { $0.exit == exit }?.distance ?? 0))
      exits[exit] = min(exits[exit] ?? .worst, rest)
    }
  }
}

extension RouteCost {
  /// A cost that exceeds that of any route.
  static var worst: RouteCost { RouteCost(forced: 1 << 28) }
}
