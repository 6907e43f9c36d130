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
  private var blocks: [FrameSlot: Way.Own] = [:]

  /// Whether any frame has taken a place other than its cause's, so that what covers what is hard to say.
  private(set) var hasLeft = false

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
  var distances: [Exit: Int?] = [:]

  /// The least number of segues from any frame.
  private(set) var fewest = RouteRest.none

  let search: RouteContext
  let machine: Machine

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
      if let giver = table[frame].giver, giver != cause { hasLeft = true }
    }
    locks = table.row.filter { !machine.isDismissable($0) }
    note(table.root)
    for frame in table.path { note(frame) }
    // A modal that can't be dismissed may be in the way of what is presented, too; and a segue may not lead back after all.
    guard least != nil else { return }
    for frame in locks + exits.keys.map(\.top) where useful[frame.offset] == nil && table[frame].role != .curtain {
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
    !blocks.isEmpty && blocks[frame]?.blocks(rules) == true
  }

  /// Whether something can be presented from a frame: it is presented, or pushes alone cover it.
  func isSource(_ frame: FrameSlot) -> Bool {
    let table = machine.table
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
    let it = machine.table[frame]
    let known = it.cause.flatMap { matches[$0.offset] } ?? []
    let here = search.goal.matches(after: known, machine.table.subject(of: frame), isAuto: machine.isAuto(frame))
    if !here.isEmpty { matches[frame.offset] = here }
    if here.contains(search.goal.wanted.count) { noteWay(to: frame, isSource: false, RouteRest.nothing) }
    let rest = search.distances.rest(from: it.fragment, here)
    if rest.least < RouteRest.none || it.isPresented { noteWay(to: frame, isSource: true, rest) }
  }

  /// Notes what a route costs that goes on from a frame, or ends with it.
  private mutating func noteWay(to frame: FrameSlot, isSource: Bool, _ rest: RouteRest) {
    var way = Way(to: frame, isSource: isSource)
    follow(&way)
    if hasLeft { (way.uncovering, way.covers) = (min(way.uncovering, .command), RouteCost()) }
    if isSource, machine.table[frame].isPresented { covers[frame.offset] = way.covers }
    if hasLeft { way.own = Way.Own() }
    let own = way.own
    if own.isHeldBack { blocks[frame] = own }
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
    cost += way.uncovering
    guard cost < .worst else { return }
    least = min(least ?? .worst, cost)
    for frame in way.obstacles { useful[frame.offset] = min(useful[frame.offset] ?? .worst, cost) }
    for exit in way.exits {
      // All but the way back itself.
      var rest = cost
      rest.commands = max(0, rest.commands - (distances[exit]?.map { $0 } ?? 0))
      exits[exit] = min(exits[exit] ?? .worst, rest)
    }
  }
}

extension RouteCost {
  /// More than any route costs.
  static var worst: RouteCost { RouteCost(forced: 1 << 30) }
}
