/// The walk behind `transitions(from:identityProvider:)`: depth first along a tree of shortest ways.
struct SegueWalk<N: Fragment> {
  /// The state that the steps so far lead to.
  private var current: Navigation<N>

  /// The state that the app starts in.
  private let launch: Navigation<N>

  private let identityProvider: (DirectedEdge<N>) -> (any FragmentID)?
  private var steps: [PathTransition<N>] = []

  /// The fragment to start at, `none` where it cannot be reached.
  private let start: Int32

  /// The edges from the entry to the start.
  private var prefix: [PathEdge<N>] = []

  /// The segue of the shortest way from the start into each fragment, `none` where there is no way.
  private let ways: [Int32]

  /// The ids that fragments were reached with.
  private var ids: [Int32: String] = [:]

  /// The state to get back to a fragment by, kept while segues are taken from there.
  private var base: (fragment: Int32, isExact: Bool, state: Navigation<N>, path: HelmPath<N>)?

  init(_ navigation: Navigation<N>, from: N?, identityProvider: @escaping (DirectedEdge<N>) -> (any FragmentID)?) {
    self.identityProvider = identityProvider
    current = navigation
    launch = navigation.launched()
    let entry = launch.table[launch.table.root].fragment
    let waysFromEntry = launch.shortestWays(from: entry)
    guard let from else {
      (start, ways) = (entry, waysFromEntry)
      return
    }
    let wanted = launch.storage.index[from] ?? none
    let isReached = wanted == entry || wanted != none && waysFromEntry[Int(wanted)] != none
    start = isReached ? wanted : none
    ways = isReached ? launch.shortestWays(from: wanted) : []
    if isReached { prefix = edges(to: wanted, from: entry, along: waysFromEntry) }
  }

  mutating func run() -> [PathTransition<N>] {
    guard start != none else { return [] }
    goBack(to: start, onlyIfElsewhere: true)
    var way = [(fragment: start, rest: launch.storage.egress(of: start))]
    while let (fragment, rest) = way.last {
      guard let segue = rest.first else {
        way.removeLast()
        undo(wayInto: fragment)
        continue
      }
      way[way.count - 1].rest = rest.dropFirst()
      guard !launch.disabled.contains(segue), take(segue) else { continue }
      let target = launch.storage.compact[Int(segue)].to
      if ways[Int(target)] == segue, target != start {
        way.append((target, launch.storage.egress(of: target)))
        base = nil
      }
    }
    return steps
  }

  /// Takes a segue from where the walk is, or else from its origin's own state.
  private mutating func take(_ segue: Int32) -> Bool {
    let rules = launch.storage.compact[Int(segue)]
    let edge = launch.storage.edge(at: segue)
    let targetID = identityProvider(edge)?.canonicalText
    let pathEdge = PathEdge(edge, sourceID: ids[rules.from], targetID: targetID)
    if !go(.present(pathEdge: pathEdge)) {
      goBack(to: rules.from)
      if !go(.present(pathEdge: pathEdge)) {
        // What an auto holds there may leave no room for this segue.
        steps.removeLast()
        goBack(to: rules.from, exactly: true)
        guard go(.present(pathEdge: pathEdge)) else { return false }
      }
    }
    if ways[Int(rules.to)] == segue, rules.to != start {
      ids[rules.to] = targetID
    } else if rules.dismissable {
      _ = go(.dismiss(pathEdge: pathEdge))
    }
    return true
  }

  private mutating func undo(wayInto fragment: Int32) {
    guard fragment != start, launch.storage.compact[Int(ways[Int(fragment)])].dismissable else { return }
    _ = go(.dismiss(pathEdge: pathEdge(into: fragment, along: ways)))
  }

  private mutating func go(_ transition: PathTransition<N>) -> Bool {
    guard (try? current.navigate(transition: transition)) != nil else { return false }
    steps.append(transition)
    return true
  }

  /// Replaces the path by one at whose end a fragment is presented.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - exactly: Whether to leave out what autos add on the way.
  ///   - onlyIfElsewhere: Whether to take no step where the walk is there.
  private mutating func goBack(to fragment: Int32, exactly: Bool = false, onlyIfElsewhere: Bool = false) {
    if base?.fragment != fragment || base?.isExact != exactly {
      let state = state(at: fragment, exactly: exactly)
      base = (fragment, exactly, state, state.path)
    }
    guard let base, !onlyIfElsewhere || current.path != base.path else { return }
    current = base.state
    steps.append(.replace(path: base.path))
  }

  /// The state that the shortest way to a fragment leads to, with all that autos add, if it is presented then.
  private func state(at fragment: Int32, exactly: Bool) -> Navigation<N> {
    let way = prefix + edges(to: fragment, from: start, along: ways)
    var state = launch
    let isNatural = !exactly && way.allSatisfy { (try? state.navigate(transition: .present(pathEdge: $0))) != nil }
    if isNatural, state.isPresented(FrameKey(fragment: fragment, id: ids[fragment])) { return state }
    state = launch
    _ = try? state.replace(path: HelmPath(unique: way))
    return state
  }

  private func edges(to fragment: Int32, from origin: Int32, along ways: [Int32]) -> [PathEdge<N>] {
    var edges: [PathEdge<N>] = []
    var fragment = fragment
    while fragment != origin {
      edges.append(pathEdge(into: fragment, along: ways))
      fragment = launch.storage.compact[Int(ways[Int(fragment)])].from
    }
    return edges.reversed()
  }

  private func pathEdge(into fragment: Int32, along ways: [Int32]) -> PathEdge<N> {
    let segue = ways[Int(fragment)]
    let origin = launch.storage.compact[Int(segue)].from
    return PathEdge(launch.storage.edge(at: segue), sourceID: ids[origin], targetID: ids[fragment])
  }
}

extension Navigation {
  /// The state that the app starts in, under the rules of now.
  func launched() -> Navigation {
    var launched = atEntry()
    do { try launched.run(.autos(of: table.root)) } catch { return atEntry() }
    return launched
  }

  /// The enabled segue of a shortest way from a fragment into each other one, `none` where there is no way.
  ///
  /// - Complexity: Linear in fragments and segues.
  func shortestWays(from start: Int32) -> [Int32] {
    var ways = [Int32](repeating: none, count: storage.fragments.count)
    var queue = [start]
    var next = 0
    while next < queue.count {
      for segue in storage.egress(of: queue[next]) where !disabled.contains(segue) {
        let target = Int(storage.compact[Int(segue)].to)
        if ways[target] == none, target != start {
          ways[target] = segue
          queue.append(Int32(target))
        }
      }
      next += 1
    }
    return ways
  }
}
