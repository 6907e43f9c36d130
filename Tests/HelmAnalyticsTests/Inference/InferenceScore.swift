import HelmTools

/// How a proposal compares with the true graph.
struct InferenceScore: CustomStringConvertible {
  /// Segues that were taken, those of them that are proposed, and those of these with the right kind.
  var taken = 0
  var found = 0
  var right = 0

  /// Segues that are proposed, and those of them that were never taken.
  var proposed = 0
  var wrong = 0

  init() {}

  init(_ proposal: ProposedGraph, _ truth: GeneratedViews, takenAtLeast least: Int = 1) {
    // A holder of tabs is recognized by two of them, and counts once: for the holder that has most of them.
    var claims: [(holder: String, truth: String, tabs: Int)] = []
    for holder in proposal.holders {
      for (name, tabs) in truth.tabs {
        let common = tabs.intersection(holder.tabs).count
        if common > 1 { claims.append((holder.name, name, common)) }
      }
    }
    var names: [String: String] = [:]
    for claim in claims.sorted(by: { ($1.tabs, $0.holder, $0.truth) < ($0.tabs, $1.holder, $1.truth) })
    where names[claim.holder] == nil && !names.values.contains(claim.truth) {
      names[claim.holder] = claim.truth
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
