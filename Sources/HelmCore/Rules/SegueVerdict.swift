/// What a guard says of a segue that is about to be taken (semantics.md §5).
public enum SegueVerdict<N: Fragment>: Hashable, Sendable {
  /// The segue may be taken.
  case allow

  /// The segue may not be taken, for a reason that a person can read. What was wanted can be kept, to be taken up again.
  case deny(_ reason: String, keep: Bool = false)

  /// A flow is presented instead, and the rest of the command is dropped. What was wanted can be kept, to be taken up
  /// again.
  case redirect(to: Flow<N>, keep: Bool = false)
}

/// Which segues are guarded, and what has been said of them so far in the current command.
///
/// The machine asks nobody: where it meets a guarded segue without a verdict it stops, undoes what it did, and names the
/// edge (`undecided`). Whoever runs it gets the verdict, at once or after a while, and runs the command again with it.
struct GuardedSegues<N: Fragment>: Sendable {
  /// How many guards there are on segues, by position, and on fragments, by integer.
  private var segues: [Int32: Int] = [:]
  private var origins: [Int32: Int] = [:]
  private var targets: [Int32: Int] = [:]

  var verdicts: [PathEdge<N>: SegueVerdict<N>] = [:]

  mutating func count(_ change: Int, segue: Int32) { Self.add(change, to: &segues[segue]) }
  mutating func count(_ change: Int, origin: Int32) { Self.add(change, to: &origins[origin]) }
  mutating func count(_ change: Int, target: Int32) { Self.add(change, to: &targets[target]) }

  private static func add(_ change: Int, to count: inout Int?) {
    let sum = (count ?? 0) + change
    count = sum == 0 ? nil : sum
  }

  func contains(_ segue: Int32, _ rules: CompactSegue) -> Bool {
    !segues.isEmpty && segues[segue] != nil || !origins.isEmpty && origins[rules.from] != nil
      || !targets.isEmpty && targets[rules.to] != nil
  }
}

extension Navigation {
  /// What has been said of a segue: `allow` where it is not guarded.
  func verdict(on segue: Int32, from source: Int32, id: String?) throws(HelmError<N>) -> SegueVerdict<N> {
    guard guarded.contains(segue, storage.compact[Int(segue)]) else { return .allow }
    let edge = PathEdge(storage.edge(at: segue), sourceID: table[source].id, targetID: id)
    guard let verdict = guarded.verdicts[edge] else { throw .undecided(edge) }
    if case .deny(let reason, _) = verdict { throw .denied(edge, reason: reason) }
    return verdict
  }
}
