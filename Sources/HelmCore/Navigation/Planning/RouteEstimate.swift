/// The least cost of a route from a state.
///
/// A route ends with what the last wanted frame was presented from, one after another. The nearest of these that is there
/// already is its start: it has to be uncovered, what is missing has to be presented from it, and what covers that has to go.
/// The estimate is the least of this over all frames.
struct RouteEstimate {
  /// The least cost of a route; `nil` if there is none.
  private(set) var least: RouteCost?

  /// How many of the wanted ones lie right below what is presented on each frame, by slot.
  private var matches: [[Int]?]

  /// What has to go, or to come back, for a route that costs at least so much; and the presented frames, what covers them; by slot.
  private var useful: [RouteCost?]
  private var covers: [RouteCost?]

  /// What keeps segues from being taken from a frame.
  private var blocks: [(frame: FrameSlot, own: Way.Own)] = []

  /// The frames that have taken a place other than their cause's, so that what covers those below is hard to say.
  private var left: [FrameSlot] = []

  /// What a route costs at least that goes on from a frame of which it is hard to say what covers it; `nil` if there is none.
  private(set) var loose: RouteCost?

  /// Whether many modals might be hidden at once by something that is then undone.
  var maySweep = false

  /// What can't be undone, but a segue leads back from it, and to where.
  private(set) var exits: [Exit: RouteCost] = [:]

  /// A way back from what stands on a frame that can't be undone, to one below it.
  struct Exit: Hashable {
    let top: FrameSlot
    let landing: FrameSlot
  }

  /// The least numbers of segues of ways back, as far as they were looked for; `nil` where there is none.
  var distances: [(exit: Exit, distance: Int?)] = []

  /// The least number of segues from any frame.
  private(set) var fewest = RouteRest.none

  /// How much was looked at for the estimate.
  var work = 0

  /// Whether that is enough: all else is taken for easy.
  var isOverworked: Bool { work > RouteLimits.estimate }

  let search: RouteContext
  let machine: Machine

  /// In place: a copy of the table counts many references.
  var table: FrameTable {
    _read { yield machine.table }
  }

  /// The number of frames that stand on each frame, itself included, by slot.
  var sizes: [Int]

  /// Whether each frame, and all that have taken its place since, are pushes that can be dismissed, by slot.
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
      // What has taken a place is later on the path.
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
    // A modal that can't be dismissed may be in the way of what is presented, too; and a segue may not lead back after all.
    guard least != nil else { return }
    for frame in locks + exits.keys.map({ $0.top }) where useful[frame.offset] == nil && table[frame].role != .curtain {
      useful[frame.offset] = RouteCost(forced: 1, commands: fewest + 1)
    }
  }

  /// How many of the wanted ones lie right below what is presented on a frame.
  func matches(on frame: FrameSlot) -> [Int] { matches[frame.offset] ?? [] }

  /// What a route costs at least for which a frame has to go, or to come back.
  func cost(helpedBy frame: FrameSlot) -> RouteCost? { useful[frame.offset] }

  /// What covers a frame, if it is presented.
  func cover(of frame: FrameSlot) -> RouteCost? { covers[frame.offset] }

  /// Whether what stands on a frame keeps a segue from being taken, if its target isn't there yet.
  func isBlocked(_ rules: SegueRules, from frame: FrameSlot) -> Bool {
    blocks.contains { $0.frame == frame && $0.own.blocks(rules) }
  }

  /// Whether something can be presented from a frame: it is presented, or pushes alone cover it.
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
    // What it holds behind other content comes back as it is: to be there afresh, it has to be popped.
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

  /// Whether it is hard to say what covers a frame: something has left its cause, and the frame doesn't stand on that.
  private func isLoose(_ frame: FrameSlot) -> Bool { left.contains { !machine.table.stands(frame, on: $0) } }

  /// What a frame holds by a segue behind other content, if that is all that the segue may be taken to.
  private func childBehind(_ frame: FrameSlot, _ segue: SegueIndex) -> FrameSlot? {
    guard machine.graph[segue].layer == .content, let child = table.held[.init(source: frame, segue: segue)],
      child != table[frame].content.last, table.subject(of: child).id == nil,
      search.goal.ids(for: table[child].fragment).count == 1
    else { return nil }
    return child
  }

  /// Notes what a route costs that goes on from a frame, or ends with it.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - isSource: Whether the route goes on from the frame.
  ///   - rest: The segues that it goes on with.
  ///   - popping: What has to go besides.
  private mutating func noteWay(
    to frame: FrameSlot, isSource: Bool, _ rest: RouteRest, popping: RouteCost = RouteCost()
  ) {
    var way = Way(to: frame, isSource: isSource)
    work += left.count
    if !isOverworked { follow(&way) }
    // What was not looked at to its end is not known.
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
      // All but the way back itself.
      var rest = cost
      rest.commands = max(0, rest.commands - (distances.first { $0.exit == exit }?.distance ?? 0))
      exits[exit] = min(exits[exit] ?? .worst, rest)
    }
  }
}

extension RouteCost {
  /// More than any route costs.
  static var worst: RouteCost { RouteCost(forced: 1 << 28) }
}
