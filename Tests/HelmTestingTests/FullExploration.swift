import Helm

@testable import HelmTesting

/// The states of a navigation with all the orders that paths can have, found naively: no two that differ in their paths count
/// as one.
struct FullExploration {
  struct Arc {
    let move: ExploringMove

    /// The state that the move leads to; what pushes again what its way has pushed is not gone on from.
    let target: Int?
    let taken: [SegueIndex]
  }

  private(set) var states: [Navigation<Letter>]
  private(set) var arcs: [[Arc]] = []

  /// What is wrong with a command that a move stands for, if anything.
  private(set) var complaint: String?

  /// Nothing where there are more states than the limit.
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
          complaint = "\(state.path): \(move), \(String(describing: command)) leads to \(named.path)"
        }
        guard isMade else { continue }
        let taken = next.machine.actions.compactMap(\.taken)
        guard !BruteForce.pushesAgain(next) else {
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
