/// Why no route leads to a goal.
extension Machine {
  /// Returns the errors that explain why a search has failed, as far as they are known.
  func obstacles(to goal: RouteGoal, after failure: RouteFailure) -> [MachineError] {
    let missing = diagnosis(of: goal)
    if failure.isLimitReached || !missing.isEmpty { return missing }
    let curtain = table.row.first { table[$0].role == .curtain && !isDismissable($0) }
    return curtain.flatMap { table[$0].segue }.map { [.segueNotDismissable($0)] } ?? []
  }

  /// Returns what is missing in the graph: why no segues lead from one wanted fragment to the next.
  ///
  /// - Complexity: Linear in the segues that lead to the wanted fragments, up to a bound.
  func diagnosis(of goal: RouteGoal) -> [MachineError] {
    for index in goal.wanted.indices {
      let found = index == 0 ? diagnosisOfFirst(goal) : diagnosis(of: goal, at: index)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func diagnosis(of goal: RouteGoal, at index: Int) -> [MachineError] {
    let (first, target) = (goal.wanted[index - 1].fragment, goal.wanted[index].fragment)
    var at = first
    for _ in 0..<64 {
      if let segue = graph.segue(from: at, to: target) { return isOpen(segue, to: goal) ? [] : [errorTaking(segue)] }
      guard let auto = graph.auto(of: at) else { break }
      at = graph[auto].to
    }
    return [.missingSegue(.edge(from: first, source: nil, to: target, id: nil))]
  }

  private func errorTaking(_ segue: SegueIndex) -> MachineError {
    guard disabled.contains(segue) else { return .missingID(segue, index: nil) }
    return .missingSegue(.edge(from: graph[segue].from, source: nil, to: graph[segue].to, id: nil))
  }

  private func diagnosisOfFirst(_ goal: RouteGoal) -> [MachineError] {
    guard table.groups[goal.wanted[0]] == nil else { return [] }
    let target = goal.wanted[0].fragment
    // For each fragment, the least number of closed segues on its way, and the segue that the way begins with.
    var ways: [FragmentIndex: (count: Int, segue: SegueIndex)] = [:]
    var settled: Set<FragmentIndex> = []
    var (count, layer) = (0, [target])
    while !layer.isEmpty {
      var (next, position) = ([FragmentIndex](), 0)
      while position < layer.count {
        let fragment = layer[position]
        position += 1
        // The target is the first, and may be found again.
        if position > 1 || count > 0 {
          guard settled.count < 10_000 else { return [] }
          guard ways[fragment]?.count == count, settled.insert(fragment).inserted else { continue }
          if table.counts[fragment] != nil {
            let way = sequence(first: fragment) { at in
              ways[at].map { graph[$0.segue].to }.flatMap { $0 == target ? nil : $0 }
            }
            let segues = way.compactMap { ways[$0]?.segue }
            return segues.filter { !isOpen($0, to: goal) }.prefix(6).map { errorTaking($0) }
          }
        }
        for segue in graph.ingress(of: fragment) {
          let (origin, sum) = (graph[segue].from, count + (isOpen(segue, to: goal) ? 0 : 1))
          if let known = ways[origin], known.count <= sum { continue }
          ways[origin] = (sum, segue)
          if sum == count { layer.append(origin) } else { next.append(origin) }
        }
      }
      (count, layer) = (count + 1, next)
    }
    return [.missingSegueToFragment(Subject(fragment: target, id: nil), searched: searched)]
  }
}
