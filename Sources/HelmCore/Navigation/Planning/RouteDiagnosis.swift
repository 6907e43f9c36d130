/// Finds out what is missing in the graph, if no route leads to the wanted fragments.
struct RouteDiagnosis {
  /// The disabled segues on the way with the fewest of them, in its order.
  private(set) var disabled: [SegueIndex] = []

  /// The wanted fragment that no chain of segues leads to, and the segues that lead there from elsewhere, the nearest first.
  private(set) var missing: (target: FragmentIndex, leadingThere: [SegueIndex])?

  /// Searches back from each wanted fragment.
  ///
  /// - Complexity: Linear in the segues that lead to them, up to a bound.
  init(_ machine: Machine, _ goal: RouteGoal) {
    for (position, subject) in goal.wanted.enumerated() {
      let starts: Set<FragmentIndex>
      if position > 0 {
        starts = [goal.wanted[position - 1].fragment]
      } else if machine.table.groups[subject] != nil {
        continue
      } else {
        starts = Set(machine.table.counts.keys)
      }
      look(for: subject.fragment, from: starts, machine)
      if missing != nil || !disabled.isEmpty { return }
    }
  }

  private mutating func look(for target: FragmentIndex, from starts: Set<FragmentIndex>, _ machine: Machine) {
    // For each fragment the least number of disabled segues on its way, and the segue that the way begins with.
    var ways: [FragmentIndex: (count: Int, segue: SegueIndex)] = [:]
    var settled: Set<FragmentIndex> = []
    var seen: [SegueIndex] = []
    var layers: [[FragmentIndex]] = [[]]
    func note(ingressOf fragment: FragmentIndex, _ count: Int) {
      for segue in machine.graph.ingress(of: fragment) {
        let origin = machine.graph[segue].from
        let sum = count + (machine.disabled.contains(segue) ? 1 : 0)
        if seen.count < 64 { seen.append(segue) }
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
      while next < layers[layer].count, settled.count < 100_000 {
        let fragment = layers[layer][next]
        next += 1
        guard ways[fragment]?.count == layer, settled.insert(fragment).inserted else { continue }
        if starts.contains(fragment) {
          disabled = disabledSegues(from: fragment, to: target, ways, machine)
          return
        }
        note(ingressOf: fragment, layer)
      }
      layer += 1
    }
    if settled.count < 100_000 { missing = (target, seen) }
  }

  private func disabledSegues(
    from start: FragmentIndex, to target: FragmentIndex, _ ways: [FragmentIndex: (count: Int, segue: SegueIndex)],
    _ machine: Machine
  ) -> [SegueIndex] {
    var (segues, at, steps) = ([SegueIndex](), start, 0)
    while let way = ways[at], steps <= ways.count {
      steps += 1
      if machine.disabled.contains(way.segue) { segues.append(way.segue) }
      at = machine.graph[way.segue].to
      if at == target { break }
    }
    return segues
  }
}
