import HelmTools

/// How a proposal compares with what is true.
struct InferenceScore: CustomStringConvertible {
  /// Segues that were taken, those of them that are proposed, and those of these whose kind is right.
  var taken = 0
  var found = 0
  var right = 0

  /// Segues that are proposed, and those of them that nobody has taken.
  var proposed = 0
  var wrong = 0

  init() {}

  init(_ proposal: ProposedGraph, _ truth: GeneratedViews, takenAtLeast least: Int = 1) {
    // What holds tabs is known by them.
    var names: [String: String] = [:]
    for holder in proposal.holders {
      let best = truth.tabs.max { one, other in
        let (first, second) = (one.value.intersection(holder.tabs).count, other.value.intersection(holder.tabs).count)
        return (first, one.key) < (second, other.key)
      }
      if let best, best.value.intersection(holder.tabs).count > 1 { names[holder.name] = best.key }
    }
    var kinds: [String: String] = [:]
    for segue in proposal.segues {
      kinds["\(names[segue.from] ?? segue.from) => \(names[segue.to] ?? segue.to)"] = segue.kind.rawValue
    }
    let wanted = truth.taken.filter { $0.value >= least }.keys
    taken = wanted.count
    found = wanted.filter { kinds[$0] != nil }.count
    right = wanted.filter { kinds[$0] != nil && kinds[$0] == truth.kinds[$0] }.count
    proposed = kinds.count
    wrong = kinds.keys.filter { truth.taken[$0] == nil }.count
  }

  static func += (sum: inout InferenceScore, one: InferenceScore) {
    sum.taken += one.taken
    sum.found += one.found
    sum.right += one.right
    sum.proposed += one.proposed
    sum.wrong += one.wrong
  }

  var description: String {
    "\(found) of \(taken) segues found, \(right) of their kinds right; \(wrong) of \(proposed) proposed are not there"
  }
}
