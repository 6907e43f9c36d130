import Foundation

/// The length of a description of sessions by a graph: of the graph, and of each move on it.
///
/// The shorter description is the better explanation. Unlike the search for the first group, it settles the segues before it counts,
/// so transitions that are noise under only one of two guesses are told apart.
struct ProposalLength {
  let learning: SegueLearning
  let sessions: [[Int32]]

  init(_ sessions: [[Int32]], screens count: Int, rate: Double) {
    learning = SegueLearning(count: count, noise: NoiseEstimate(sessions, screens: count, rate: rate))
    self.sessions = sessions
  }

  /// Returns the length in nats under a guess of groups.
  func length(_ groups: GraphGuess) -> Double {
    let count = learning.count
    var guess = groups
    let tally = learning.settle(&guess, on: sessions, rounds: 2)
    let known = guess.known ?? []
    let width = 2 * count + 2
    let name = log(Double(max(2, count)))
    // The kinds of moves out of each screen; 1 is a move that nothing explains.
    var moves: [Int: Int] = [:]
    var totals: [Int: Int] = [:]
    for (key, number) in tally.kinds {
      let (screen, kind) = (key / width / (count + 1), key % width)
      let isNoise = kind >= 2 + count && !known.contains(screen * count + kind - 2 - count)
      moves[screen * width + (isNoise ? 1 : kind), default: 0] += number
      totals[screen, default: 0] += number
    }
    var sum = 0.0
    // The sum of logarithms depends on the order.
    for (key, number) in moves.sorted(by: { $0.key < $1.key }) {
      let (total, number) = (Double(totals[key / width] ?? 1), Double(number))
      sum += number * log(total / number) + 0.5 * log(max(2, total))
      if key % width == 1 { sum += number * name }
    }
    let holders = HolderSegues(guess, tally)
    var edges: Set<Int> = []
    for segue in known {
      let (from, to) = (segue / count, segue % count)
      let target = guess.group(openedBy: to).map { count + $0 } ?? to
      let source = holders.group(from, to).map { count + $0 } ?? from
      if source != target { edges.insert(source * 2 * count + target) }
    }
    return sum + 2 * name * Double(edges.count + guess.groupOf.count)
  }
}
