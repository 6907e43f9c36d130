import Helm

/// What decisions need to know of a state.
extension Navigation {
  /// Returns the occurrence that a fragment refers to: exactly that one, or else the topmost shown one with its id, or without one.
  func place(meantBy fragment: PathFragment<N>) -> PathFragment<N>? {
    frame(of: fragment) == nil ? shownPlace(of: fragment.fragment, id: fragment.id) : fragment
  }

  /// Returns the first occurrence of a fragment on the way down from the topmost fragment.
  func firstInDismissalOrder(_ fragment: N) -> PathFragment<N>? {
    guard let position = graph.position(of: fragment) else { return nil }
    return machine.firstInDismissalOrder { machine.table[$0].fragment == position }.map { pathFragment($0) }
  }

  /// Returns whether a frame is in front, disregarding what auto segues presented on it.
  func isOnTop(_ place: PathFragment<N>) -> Bool {
    frame(of: place).map { isFromAutos(machine.table.front, on: $0) } ?? false
  }

  /// Returns the topmost dismissable edge that descends from a frame, except what auto segues presented there.
  func dismissal(above place: PathFragment<N>) -> PathEdge<N>? {
    guard let target = frame(of: place) else { return nil }
    let found = machine.firstInDismissalOrder { frame in
      frame != target && machine.isDismissable(frame) && machine.table.stands(frame, on: target)
        && !isFromAutos(frame, on: target)
    }
    return found.flatMap(pathEdge(into:))
  }

  /// Returns whether only auto segues lead from `target` to `frame`.
  private func isFromAutos(_ frame: FrameSlot, on target: FrameSlot) -> Bool {
    machine.table.causes(from: frame).first { $0 == target || !machine.isAuto($0) } == target
  }
}
