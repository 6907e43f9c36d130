import HelmCore

/// A machine that moves between paths, each of which the machine's rules have led to.
///
/// It undoes only what the next path doesn't have, and takes only what the previous one didn't have.
struct Replay {
  /// The state with the path, and an empty journal.
  private(set) var machine: Machine

  private let entry: Machine
  private var path = FlatPath()
  private var next = FlatPath()

  /// The frames of the path.
  private var slots: [FrameSlot] = []

  /// Starts with an empty path.
  init(from entry: Machine) {
    self.entry = entry
    machine = entry
  }

  /// Moves to a path.
  ///
  /// - Parameters:
  ///   - ids: The ids, by their numbers in paths.
  ///   - read: A closure that reads the path.
  /// - Complexity: The edges that only one of the paths has, or linear in the path if these are the majority.
  mutating func go(_ ids: IDNumbers, to read: (inout FlatPath) -> Void) {
    swap(&path, &next)
    read(&path)
    let common = min(slots.count, path.commonCount(with: next))
    if 2 * common > slots.count {
      while slots.count > common { machine.table.remove(slots.removeLast()) }
    } else {
      machine.table = entry.table
      slots.removeAll(keepingCapacity: true)
    }
    for edge in path.edges[slots.count...] {
      let source = edge.cause < 0 ? machine.table.root : slots[Int(edge.cause)]
      // A path that was reached can be replayed.
      guard let slot = try? machine.take(edge.segue, from: source, to: ids[edge.id], wanted: Int(edge.occurrence))
      else { break }
      slots.append(slot)
    }
    machine.begin()
  }
}

extension Machine {
  /// Returns the state with a path that this machine's rules have led to.
  func at(_ path: FlatPath, _ ids: IDNumbers) -> Machine {
    var replay = Replay(from: atEntry())
    replay.go(ids) { $0 = path }
    return replay.machine
  }
}
