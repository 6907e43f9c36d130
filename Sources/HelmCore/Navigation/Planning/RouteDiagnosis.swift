/// Determines what is missing in the graph if no route leads to the wanted fragments.
struct RouteDiagnosis {
  /// The reason why no segues lead from one wanted fragment to the next.
  enum Finding {
    /// Segues that can't be taken, in order, on the way with the fewest of them.
    case closed([SegueIndex])

    /// No chain of segues leads to a fragment from any frame of the path.
    case unreachable(FragmentIndex)

    /// No segue leads from a wanted fragment to the next one.
    case missing(from: FragmentIndex, to: FragmentIndex)
  }

  private(set) var finding: Finding?

  private let machine: Machine
  private let goal: RouteGoal

  /// Searches backward from each wanted fragment.
  ///
  /// - Complexity: Linear in the segues that lead to them, up to a bound.
  init(_ machine: Machine, _ goal: RouteGoal) {
    (self.machine, self.goal) = (machine, goal)
    lookForFirst()
    for count in 1..<max(1, goal.wanted.count) where finding == nil { lookForNext(after: count) }
  }

  /// Returns whether a segue can't be taken: it is disabled, or its target takes ids and the goal provides none.
  private func isClosed(_ segue: SegueIndex) -> Bool {
    let target = machine.graph[segue].to
    return machine.disabled.contains(segue) || machine.graph.idKind(of: target) != nil && !goal.wants(target)
  }

  private mutating func lookForNext(after count: Int) {
    let (first, target) = (goal.wanted[count - 1].fragment, goal.wanted[count].fragment)
    var at = first
    for _ in 0..<64 {
      if let segue = machine.graph.segue(from: at, to: target) {
        if isClosed(segue) { finding = .closed([segue]) }
        return
      }
      guard let auto = machine.graph.auto(of: at) else { break }
      at = machine.graph[auto].to
    }
    finding = .missing(from: first, to: target)
  }

  private mutating func lookForFirst() {
    guard let subject = goal.wanted.first, machine.table.groups[subject] == nil else { return }
    let target = subject.fragment
    // For each fragment, the least number of closed segues on its way, and the segue that the way begins with.
    var ways: [FragmentIndex: (count: Int, segue: SegueIndex)] = [:]
    var settled: Set<FragmentIndex> = []
    var layers: [[FragmentIndex]] = [[]]
    func note(ingressOf fragment: FragmentIndex, _ count: Int) {
      for segue in machine.graph.ingress(of: fragment) {
        let origin = machine.graph[segue].from
        let sum = count + (isClosed(segue) ? 1 : 0)
        if let known = ways[origin], known.count <= sum { continue }
        ways[origin] = (sum, segue)
        while layers.count <= sum { layers.append([]) }
        layers[sum].append(origin)
      }
    }
    note(ingressOf: target, 0)
    var layer = 0
    while layer < layers.count {
      var next = 0
      while next < layers[layer].count, settled.count < 10_000 {
        let fragment = layers[layer][next]
        next += 1
        guard ways[fragment]?.count == layer, settled.insert(fragment).inserted else { continue }
        if machine.table.counts[fragment] != nil {
          let closed = closedSegues(from: fragment, to: target, ways)
          if !closed.isEmpty { finding = .closed(closed) }
          return
        }
        note(ingressOf: fragment, layer)
      }
      layer += 1
    }
    if settled.count < 10_000 { finding = .unreachable(target) }
  }

  private func closedSegues(
    from start: FragmentIndex, to target: FragmentIndex, _ ways: [FragmentIndex: (count: Int, segue: SegueIndex)]
  ) -> [SegueIndex] {
    var (segues, at) = ([SegueIndex](), start)
    for _ in 0...ways.count {
      guard let way = ways[at] else { break }
      if isClosed(way.segue) { segues.append(way.segue) }
      at = machine.graph[way.segue].to
      if at == target { break }
    }
    return segues
  }
}
