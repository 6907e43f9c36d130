import HelmCore

/// The walk behind `transitions(from:identityProvider:)`: depth first along a tree of shortest ways.
struct SegueWalk {
  enum Step {
    case present(FrameEdge)
    case dismiss(FrameEdge)
    case replace([FrameEdge])
  }

  /// The state that the steps so far lead to.
  private var current: Machine

  /// The state that the app starts in.
  private let launch: Machine

  private let graph: GraphIndex
  private let identityProvider: (SegueIndex) -> String?
  private var steps: [Step] = []

  /// The fragment to start at; `nil` if it can't be reached.
  private let start: FragmentIndex?

  /// The segues from the entry to the start.
  private var prefix: [SegueIndex] = []

  /// The segue of the shortest way from the start into each fragment.
  private let ways: [SegueIndex?]

  /// The places at which the walk reached the start and the fragments of the tree, by fragment.
  private var places: [FrameKey?]

  /// The state for returning to a fragment, kept while segues are taken from there.
  private var base: Base?

  private struct Base {
    let fragment: FragmentIndex
    let isExact: Bool
    let trip: Trip
    let path: [FrameEdge]
  }

  /// A state that consecutive segues led to, and the places that they led to on the way.
  private struct Trip {
    var state: Machine
    var places: [FrameKey]
  }

  /// Creates a walk.
  ///
  /// - Parameters:
  ///   - current: The state that the first step is taken in.
  ///   - launch: The state that the app starts in.
  ///   - from: The fragment to start at, if one is specified; the inner `nil` stands for a fragment that isn't in the
  ///     graph.
  ///   - identityProvider: A closure that returns the id to take a segue with.
  init(
    _ current: Machine, launch: Machine, from: FragmentIndex??, identityProvider: @escaping (SegueIndex) -> String?
  ) {
    self.current = current
    self.launch = launch
    self.identityProvider = identityProvider
    graph = launch.graph
    places = Array(repeating: nil, count: graph.fragmentCount)
    let entry = launch.table[launch.table.root].fragment
    let waysFromEntry = launch.shortestWays(from: entry)
    guard let from else {
      (start, ways) = (entry, waysFromEntry)
      return
    }
    guard let wanted = from, wanted == entry || waysFromEntry[wanted.offset] != nil else {
      (start, ways) = (nil, [])
      return
    }
    (start, ways) = (wanted, launch.shortestWays(from: wanted))
    prefix = segues(to: wanted, from: entry, along: waysFromEntry)
  }

  mutating func run() -> [Step] {
    guard let start else { return [] }
    goBack(to: start, onlyIfElsewhere: true)
    var way = [(fragment: start, rest: graph.egress(of: start))]
    while let (fragment, rest) = way.last {
      guard let segue = rest.first else {
        way.removeLast()
        undo(wayInto: fragment)
        continue
      }
      way[way.count - 1].rest = rest.dropFirst()
      guard !launch.disabled.contains(segue), take(segue) else { continue }
      let target = graph[segue].to
      if ways[target.offset] == segue, target != start {
        way.append((target, graph.egress(of: target)))
        base = nil
      }
    }
    return steps
  }

  /// Takes a segue from the walk's current state, or otherwise from its source's own state.
  private mutating func take(_ segue: SegueIndex) -> Bool {
    let rules = graph[segue]
    let id = identityProvider(segue)
    if !present(segue, id: id) {
      goBack(to: rules.from)
      if !present(segue, id: id) {
        // What an auto presented there may block this segue.
        steps.removeLast()
        goBack(to: rules.from, exactly: true)
        guard present(segue, id: id) else { return false }
      }
    }
    if ways[rules.to.offset] == segue, rules.to != start {
      places[rules.to.offset] = current.landing
    } else if rules.dismissable, case .presented(let edge) = current.table.journal.steps.first?.action {
      dismiss(edge)
    }
    return true
  }

  private mutating func undo(wayInto fragment: FragmentIndex) {
    guard fragment != start, let frame = places[fragment.offset].flatMap({ current.table.frame($0) }),
      let edge = current.table.edge(into: frame), edge.segue == ways[fragment.offset], graph[edge.segue].dismissable
    else { return }
    dismiss(edge)
  }

  /// Presents the target of a segue from the place where the walk reached its source.
  private mutating func present(_ segue: SegueIndex, id: String?) -> Bool {
    guard let source = places[graph[segue].from.offset].flatMap({ current.presentedFrame(at: $0) })
    else { return false }
    let target = FrameKey(subject: Subject(fragment: graph[segue].to, id: id), occurrence: 0)
    let step = Step.present(FrameEdge(segue: segue, source: current.table.key(of: source), target: target))
    return go(step) { machine throws(MachineError) in
      try machine.follow(.take(segue, from: source, id: AnyFragmentID?(text: id)))
    }
  }

  private mutating func dismiss(_ edge: FrameEdge) {
    _ = go(.dismiss(edge)) { machine throws(MachineError) in try machine.dismiss(edge) }
  }

  private mutating func go(_ step: Step, _ move: (inout Machine) throws(MachineError) -> Void) -> Bool {
    current.begin()
    do throws(MachineError) {
      try move(&current)
    } catch {
      current.rollBack()
      return false
    }
    steps.append(step)
    return true
  }

  /// Replaces the path with one at the end of which a fragment is presented.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - exactly: Whether to leave out autos on the way.
  ///   - onlyIfElsewhere: Whether to take no step if the walk is already there.
  private mutating func goBack(to fragment: FragmentIndex, exactly: Bool = false, onlyIfElsewhere: Bool = false) {
    if base?.fragment != fragment || base?.isExact != exactly {
      let trip = trip(to: fragment, exactly: exactly)
      base = Base(fragment: fragment, isExact: exactly, trip: trip, path: trip.state.pathEdges)
    }
    guard let base else { return }
    for place in base.trip.places.dropFirst(prefix.count) { places[place.subject.fragment.offset] = place }
    if onlyIfElsewhere, current.pathEdges == base.path { return }
    current = base.trip.state
    steps.append(.replace(base.path))
  }

  /// Returns the trip along the shortest way to a fragment: with the autos on the way if the fragment is presented at
  /// its end, otherwise without them.
  private func trip(to fragment: FragmentIndex, exactly: Bool) -> Trip {
    let way = segues(to: fragment, from: start, along: ways)
    if !exactly {
      let natural = trip(along: way, from: launch) { state, segue, source, id throws(MachineError) in
        try state.follow(.take(segue, from: source, id: AnyFragmentID?(text: id)))
      }
      if let natural { return natural }
    }
    let exact = trip(along: way, from: launch.atEntry()) { state, segue, source, id throws(MachineError) in
      try state.take(segue, from: source, to: id)
    }
    return exact ?? Trip(state: launch, places: [])
  }

  /// Takes the segues one after another, each from the place that the one before led to.
  ///
  /// - Returns: The trip, or `nil` if a place on the way is no longer presented when the next segue starts there.
  private func trip(
    along way: [SegueIndex], from state: Machine,
    _ step: (inout Machine, SegueIndex, FrameSlot, String?) throws(MachineError) -> Void
  ) -> Trip? {
    var place = state.table.key(of: state.table.root)
    var trip = Trip(state: state, places: [place])
    for (number, segue) in (prefix + way).enumerated() {
      guard let source = trip.state.presentedFrame(at: place) else { return nil }
      let known = number < prefix.count ? nil : places[graph[segue].to.offset]?.subject.id
      let id = known ?? graph.idKind(of: graph[segue].to)?.example
      trip.state.begin()
      guard (try? step(&trip.state, segue, source, id)) != nil, let landing = trip.state.landing else { return nil }
      place = landing
      trip.places.append(place)
    }
    return trip.state.presentedFrame(at: place) == nil ? nil : trip
  }

  private func segues(
    to fragment: FragmentIndex, from origin: FragmentIndex?, along ways: [SegueIndex?]
  ) -> [SegueIndex] {
    var segues: [SegueIndex] = []
    var fragment = fragment
    while fragment != origin, let segue = ways[fragment.offset] {
      segues.append(segue)
      fragment = graph[segue].from
    }
    return segues.reversed()
  }
}

extension Machine {
  /// Returns the frame at exactly a place, if it is presented.
  fileprivate func presentedFrame(at place: FrameKey) -> FrameSlot? {
    table.frame(place).flatMap { table[$0].isPresented ? $0 : nil }
  }

  /// The place that the segue of the current command led to; `nil` if it was redirected.
  fileprivate var landing: FrameKey? {
    switch table.journal.steps.first?.action {
    case .presented(let edge), .returned(let edge), .reselected(let edge): edge.target
    default: nil
    }
  }

  /// The path by positions.
  var pathEdges: [FrameEdge] { table.path.compactMap { table.edge(into: $0) } }

  /// Returns the enabled segue of a shortest way from a fragment into each other fragment; redirected segues lead
  /// elsewhere and are left out.
  ///
  /// - Complexity: Linear in fragments and segues.
  func shortestWays(from start: FragmentIndex) -> [SegueIndex?] {
    var ways = [SegueIndex?](repeating: nil, count: graph.fragmentCount)
    var queue = [start]
    var next = 0
    while next < queue.count {
      for segue in graph.egress(of: queue[next]) where !disabled.contains(segue) && redirects[segue] == nil {
        let target = graph[segue].to
        if ways[target.offset] == nil, target != start {
          ways[target.offset] = segue
          queue.append(target)
        }
      }
      next += 1
    }
    return ways
  }
}
