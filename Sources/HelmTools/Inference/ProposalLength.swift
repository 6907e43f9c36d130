import Foundation

/// How long it takes to describe sessions by a graph: the graph, and each move by it.
///
/// The shorter description is the better explanation. Unlike the first look for tabs, it settles which segues there are before it
/// counts, so that what is noise by one guess and not by the other is told.
struct ProposalLength {
  let learning: SegueLearning
  let sessions: [[Int32]]

  init(_ sessions: [[Int32]], screens count: Int, rate: Double) {
    learning = SegueLearning(count: count, noise: NoiseEstimate(sessions, screens: count, rate: rate))
    self.sessions = sessions
  }

  /// The length in nats, as a guess of groups has it.
  func length(_ groups: GraphGuess) -> Double {
    let count = learning.count
    var guess = groups
    let tally = learning.settle(&guess, on: sessions, rounds: 2)
    let known = guess.known ?? []
    let width = 2 * count + 2
    let name = log(Double(max(2, count)))
    // What each screen is left by, wherever it is; 1 is whatever nothing explains.
    var moves: [Int: Int] = [:]
    var totals: [Int: Int] = [:]
    for (key, number) in tally.kinds {
      let (screen, kind) = (key / width / (count + 1), key % width)
      let isNoise = kind >= 2 + count && !known.contains(screen * count + kind - 2 - count)
      moves[screen * width + (isNoise ? 1 : kind), default: 0] += number
      totals[screen, default: 0] += number
    }
    var sum = 0.0
    // Sums of logarithms depend on their order.
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
