import Helm

@testable import HelmTesting

/// The states of a navigation with all orders of paths, found naively: no two with different paths count as one.
struct FullExploration {
  struct Arc {
    let move: ExploringMove

    /// The state after the move; repeated pushes are not explored further.
    let target: Int?
    let taken: [SegueIndex]
  }

  private(set) var states: [Navigation<Letter>]
  private(set) var arcs: [[Arc]] = []

  /// The error of the command of a move, if any.
  private(set) var problem: String?

  /// `nil` if there are more states than the limit.
  init?(_ start: Navigation<Letter>, limit: Int, id: (DirectedEdge<Letter>) -> String?) {
    states = [start]
    var index = [start.path: 0]
    while arcs.count < states.count {
      let state = states[arcs.count]
      var found: [Arc] = []
      for move in state.machine.exploringMoves {
        let id = move.asked.flatMap { id(start.graph.edge(at: $0)) }
        var next = state
        let isMade = (try? next.machine.make(move, id: id)) != nil
        var named = state
        let command = state.command(for: move, id: id)
        let isPerformed = command.map { (try? named.perform($0)) != nil } ?? false
        if isMade != isPerformed || isMade && named.path != next.path {
          problem = "\(state.path): \(move), \(String(describing: command)) leads to \(named.path)"
        }
        guard isMade else { continue }
        let taken = next.machine.actions.compactMap(\.taken)
        guard !BruteForce.repeatsAPush(next) else {
          found.append(Arc(move: move, target: nil, taken: taken))
          continue
        }
        if index[next.path] == nil {
          guard states.count < limit else { return nil }
          index[next.path] = states.count
          states.append(next)
        }
        found.append(Arc(move: move, target: index[next.path], taken: taken))
      }
      arcs.append(found)
    }
  }
}
