/// What is missing in the graph if no route leads to the wanted fragments: why no segues lead from one of them to the next.
enum RouteDiagnosis {
  /// Segues that can't be taken, in order, on the way with the fewest of them.
  case closed([SegueIndex])

  /// No chain of segues leads to a fragment from any frame of the path.
  case unreachable(FragmentIndex)

  /// No segue leads from a wanted fragment to the next one.
  case missing(from: FragmentIndex, to: FragmentIndex)
}

extension Machine {
  /// Searches backward from each wanted fragment.
  ///
  /// - Complexity: Linear in the segues that lead to them, up to a bound.
  func diagnosis(of goal: RouteGoal) -> RouteDiagnosis? {
    for index in goal.wanted.indices {
      if let found = index == 0 ? diagnosisOfFirst(goal) : diagnosis(of: goal, at: index) { return found }
    }
    return nil
  }

  private func diagnosis(of goal: RouteGoal, at index: Int) -> RouteDiagnosis? {
    let (first, target) = (goal.wanted[index - 1].fragment, goal.wanted[index].fragment)
    var at = first
    for _ in 0..<64 {
      if let segue = graph.segue(from: at, to: target) { return isOpen(segue, to: goal) ? nil : .closed([segue]) }
      guard let auto = graph.auto(of: at) else { break }
      at = graph[auto].to
    }
    return .missing(from: first, to: target)
  }

  private func diagnosisOfFirst(_ goal: RouteGoal) -> RouteDiagnosis? {
    guard table.groups[goal.wanted[0]] == nil else { return nil }
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
          guard settled.count < 10_000 else { return nil }
          guard ways[fragment]?.count == count, settled.insert(fragment).inserted else { continue }
          if table.counts[fragment] != nil {
            let way = sequence(first: fragment) { at in
              ways[at].map { graph[$0.segue].to }.flatMap { $0 == target ? nil : $0 }
            }
            let closed = way.compactMap { ways[$0]?.segue }.filter { !isOpen($0, to: goal) }
            return closed.isEmpty ? nil : .closed(closed)
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
    return .unreachable(target)
  }
}
