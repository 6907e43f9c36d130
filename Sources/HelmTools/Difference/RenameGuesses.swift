import Helm
import HelmDocuments
import HelmTesting

/// Guesses which fragments were renamed: pairs of a removed and an added fragment with largely the same segues.
///
/// If two candidates fit equally well, neither is chosen.
///
/// - Complexity: The removed fragments, times the added ones, times their segues, for each round of guesses that lead
///   to further ones.
func guessedRenames(
  from old: NavigationGraph<NamedFragment>, to new: NavigationGraph<NamedFragment>
) -> [NamedFragment: NamedFragment] {
  // With more fragments at once, it is another app.
  let gone = old.fragments.filter { !new.contains($0) }.prefix(400)
  let added = new.fragments.filter { !old.contains($0) }.prefix(400)
  var renames: [NamedFragment: NamedFragment] = [:]
  // One rename may lead to another.
  while true {
    let taken = Set(renames.values)
    let candidates = added.filter { !taken.contains($0) }
    let signatures = candidates.map { SegueSignature.all(of: $0, in: new) { $0 } }
    var pairs: [(from: NamedFragment, to: NamedFragment, score: Double)] = []
    for fragment in gone where renames[fragment] == nil {
      let before = SegueSignature.all(of: fragment, in: old) { renames[$0] ?? $0 }
      for (candidate, after) in zip(candidates, signatures) {
        let common = before.intersection(after).count
        let likeness = 2 * Double(common) / Double(max(1, before.count + after.count))
        let resemblance = nameLikeness(fragment.name, candidate.name)
        // A single shared segue is weak evidence, and so are fewer than most, unless the names are alike.
        guard common > 1 && likeness >= 0.6 || likeness >= 0.5 && resemblance >= 0.4 else { continue }
        pairs.append((fragment, candidate, likeness + resemblance / 2))
      }
    }
    // The best match of a fragment, and only if no other is as good.
    var (bestFrom, bestTo) = (BestScores(), BestScores())
    for pair in pairs {
      bestFrom.note(pair.score, of: pair.from)
      bestTo.note(pair.score, of: pair.to)
    }
    let found = pairs.filter { bestFrom.isAlone($0.score, of: $0.from) && bestTo.isAlone($0.score, of: $0.to) }
    if found.isEmpty { return renames }
    for pair in found { renames[pair.from] = pair.to }
  }
}

/// The best score of each fragment, and whether it is shared.
private struct BestScores {
  private var best: [NamedFragment: (score: Double, count: Int)] = [:]

  mutating func note(_ score: Double, of fragment: NamedFragment) {
    switch best[fragment] {
    case let known? where known.score > score: break
    case let known? where known.score == score: best[fragment] = (score, known.count + 1)
    default: best[fragment] = (score, 1)
    }
  }

  func isAlone(_ score: Double, of fragment: NamedFragment) -> Bool {
    best[fragment].map { $0.score == score && $0.count == 1 } ?? false
  }
}

/// A segue of a fragment, without the fragment itself.
private struct SegueSignature: Hashable {
  let other: NamedFragment?
  let isOut: Bool
  let presentation: SeguePresentation
  let isDismissable: Bool
  let isAuto: Bool

  static func all(
    of fragment: NamedFragment, in graph: NavigationGraph<NamedFragment>, _ name: (NamedFragment) -> NamedFragment
  ) -> Set<SegueSignature> {
    let edges = graph.outgoingEdges(of: fragment) + graph.incomingEdges(of: fragment)
    return Set(
      edges.compactMap { edge in
        guard let segue = graph.segue(for: edge) else { return nil }
        let isOut = edge.from == fragment
        let other = isOut ? edge.to : edge.from
        return SegueSignature(
          other: other == fragment ? nil : name(other), isOut: isOut, presentation: segue.resolvedPresentation,
          isDismissable: segue.dismissable, isAuto: segue.auto)
      })
  }
}

/// Returns how similar two names are, from 0 to 1: the share of characters that an edit keeps.
private func nameLikeness(_ first: String, _ second: String) -> Double {
  let (left, right) = (Array(first.lowercased().prefix(64)), Array(second.lowercased().prefix(64)))
  var row = Array(0...right.count)
  for (i, character) in left.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in right.enumerated() {
      let changed = diagonal + (character == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(changed, row[j] + 1, row[j + 1] + 1)
    }
  }
  return 1 - Double(row[right.count]) / Double(max(left.count, right.count))
}
