/// The walk behind `transitions(from:identityProvider:)`: depth first along a tree of shortest ways.
struct SegueWalk {
  /// A step of the walk.
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

  /// The fragment to start at, `nil` where it cannot be reached.
  private let start: FragmentIndex?

  /// The segues from the entry to the start.
  private var prefix: [SegueIndex] = []

  /// The segue of the shortest way from the start into each fragment.
  private let ways: [SegueIndex?]

  /// The edges that fragments of the tree were reached by.
  private var reached: [FragmentIndex: FrameEdge] = [:]

  /// The state to get back to a fragment by, kept while segues are taken from there.
  private var base: Base?

  private struct Base {
    let fragment: FragmentIndex
    let isExact: Bool
    let state: Machine
    let path: [FrameEdge]
  }

  init(_ launch: Machine, from: FragmentIndex??, identityProvider: @escaping (SegueIndex) -> String?) {
    self.launch = launch
    self.identityProvider = identityProvider
    current = launch
    graph = launch.graph
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

  /// Takes a segue from where the walk is, or else from its origin's own state.
  private mutating func take(_ segue: SegueIndex) -> Bool {
    let rules = graph[segue]
    let id = identityProvider(segue)
    if !present(segue, id: id) {
      goBack(to: rules.from)
      if !present(segue, id: id) {
        // What an auto holds there may leave no room for this segue.
        steps.removeLast()
        goBack(to: rules.from, exactly: true)
        guard present(segue, id: id) else { return false }
      }
    }
    guard case .presented(let edge) = current.table.journal.steps.first?.action else { return true }
    if ways[rules.to.offset] == segue, rules.to != start {
      reached[rules.to] = edge
    } else if rules.dismissable {
      dismiss(edge)
    }
    return true
  }

  private mutating func undo(wayInto fragment: FragmentIndex) {
    guard fragment != start, let way = reached[fragment], graph[way.segue].dismissable else { return }
    dismiss(way)
  }

  /// Presents the target of a segue from where the walk has reached its origin.
  private mutating func present(_ segue: SegueIndex, id: String?) -> Bool {
    let origin = graph[segue].from
    let key = reached[origin]?.target ?? FrameKey(subject: Subject(fragment: origin, id: nil), occurrence: 0)
    guard let source = current.presentedFrame(key) else { return false }
    let target = FrameKey(subject: Subject(fragment: graph[segue].to, id: id), occurrence: 0)
    let step = Step.present(FrameEdge(segue: segue, source: current.table[source].key, target: target))
    return go(step) { machine throws(MachineError) in
      try machine.follow(.take(segue, from: source, id: id))
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

  /// Replaces the path by one at whose end a fragment is presented.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - exactly: Whether to leave out what autos add on the way.
  ///   - onlyIfElsewhere: Whether to take no step where the walk is there.
  private mutating func goBack(to fragment: FragmentIndex, exactly: Bool = false, onlyIfElsewhere: Bool = false) {
    if base?.fragment != fragment || base?.isExact != exactly {
      let state = state(at: fragment, exactly: exactly)
      base = Base(fragment: fragment, isExact: exactly, state: state, path: state.pathEdges)
    }
    guard let base, !onlyIfElsewhere || current.pathEdges != base.path else { return }
    current = base.state
    steps.append(.replace(base.path))
  }

  /// The state that the shortest way to a fragment leads to, with all that autos add, if it is presented then.
  private func state(at fragment: FragmentIndex, exactly: Bool) -> Machine {
    let way = prefix + segues(to: fragment, from: start, along: ways)
    if !exactly {
      let natural = state(along: way, from: launch) { state, segue, source, id throws(MachineError) in
        try state.follow(.take(segue, from: source, id: id))
      }
      if let natural, natural.presentedFrame(key(of: fragment)) != nil { return natural }
    }
    let exact = state(along: way, from: launch.atEntry()) { state, segue, source, id throws(MachineError) in
      try state.take(segue, from: source, to: id)
    }
    return exact ?? launch
  }

  /// The key that a fragment of the tree has where its whole way is taken afresh.
  private func key(of fragment: FragmentIndex) -> FrameKey {
    FrameKey(subject: Subject(fragment: fragment, id: reached[fragment]?.target.subject.id), occurrence: 0)
  }

  private func state(
    along way: [SegueIndex], from start: Machine,
    _ step: (inout Machine, SegueIndex, FrameSlot, String?) throws(MachineError) -> Void
  ) -> Machine? {
    var state = start
    for segue in way {
      let id = reached[graph[segue].to]?.target.subject.id
      guard let source = state.presentedFrame(key(of: graph[segue].from)) else { return nil }
      state.begin()
      guard (try? step(&state, segue, source, id)) != nil else { return nil }
    }
    return state
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
  /// The path by positions.
  var pathEdges: [FrameEdge] { table.path.compactMap { table.edge(into: $0) } }

  /// The enabled segue of a shortest way from a fragment into each other one; what is redirected leads elsewhere.
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
