extension DecisionPlanner {
  /// Dismisses until a fragment is on top, but for what autos have put on it.
  mutating func dismiss(to fragment: N, _ index: Int) throws(DecisionError<N>) {
    let target = plan.after.nearest(fragment, among: way.map(\.fragment))
    guard let target else {
      throw .notPossible(
        .fragmentNotPresented(PathFragment(fragment), presented: plan.after.presentedFragments.reversed()),
        step: index)
    }
    while !plan.after.isOnTop(target) {
      guard let edge = plan.after.dismissal(above: target) else {
        throw .notPossible(.noDismissableSegues(searched: plan.after.presentedFragments.reversed()), step: index)
      }
      try run(.navigate(.dismiss(pathEdge: edge)), index)
    }
  }

  /// Dismisses all that can be dismissed above the root of a flow, but for what autos have put there.
  mutating func showRoot(_ root: N?, _ index: Int) throws(DecisionError<N>) {
    let entry = PathFragment(plan.after.entry)
    let target = root.flatMap { root in way.first { $0.fragment.fragment == root }?.fragment } ?? entry
    while let edge = plan.after.dismissal(above: target) {
      try run(.navigate(.dismiss(pathEdge: edge)), index)
    }
  }
}

extension Navigation {
  /// The frames from one down to the root, with what tells them from all others; `nil` where there is no such frame.
  func way(down fragment: PathFragment<N>) -> [(fragment: PathFragment<N>, serial: Int)]? {
    guard var frame = frame(of: fragment) else { return nil }
    var way: [(fragment: PathFragment<N>, serial: Int)] = []
    while frame != none {
      way.append((pathFragment(frame), table[frame].serial))
      frame = table[frame].cause
    }
    return way
  }

  /// The path edge that made a frame, `nil` for the entry and for one that is not there.
  func edge(into fragment: PathFragment<N>) -> PathEdge<N>? {
    guard let frame = frame(of: fragment), frame != table.root else { return nil }
    return pathEdge(into: frame)
  }

  /// The frame of a fragment: the first of some that is still there, or else the first on the way down.
  fileprivate func nearest(_ fragment: N, among frames: [PathFragment<N>]) -> PathFragment<N>? {
    if let near = frames.first(where: { $0.fragment == fragment }), frame(of: near) != nil { return near }
    guard let fragment = storage.index[fragment] else { return nil }
    return firstOnTheWayDown { table[$0].fragment == fragment }.map { pathFragment($0) }
  }

  /// Whether a frame is the topmost one, but for what autos have put on it.
  fileprivate func isOnTop(_ target: PathFragment<N>) -> Bool {
    guard let target = frame(of: target) else { return false }
    return table.topmost == target || isFromAutos(table.topmost, on: target)
  }

  /// The topmost edge that can be dismissed and stands on a frame, but for what autos have put there.
  fileprivate func dismissal(above target: PathFragment<N>) -> PathEdge<N>? {
    guard let target = frame(of: target) else { return nil }
    let found = firstOnTheWayDown { frame in
      frame != target && isDismissable(frame) && table.stands(frame, on: target) && !isFromAutos(frame, on: target)
    }
    return found.map { pathEdge(into: $0) }
  }

  /// Whether autos alone lead from one frame to another.
  private func isFromAutos(_ frame: Int32, on target: Int32) -> Bool {
    var frame = frame
    while frame != target {
      guard frame != table.root, storage.compact[Int(table[frame].segue)].auto else { return false }
      frame = table[frame].cause
    }
    return true
  }
}
