import Helm

/// Returns the pairs of segues of which the second was taken right after the first, from the fragment that the first
/// one led to.
///
/// Autos that fire in between don't separate a pair: after `start => home` has fired a tab of `home`, the next segue
/// out of `home` still follows `start => home`.
///
/// - Parameters:
///   - last: The segues that the preceding command took, autos included.
///   - taken: The segues that the command took, autos included.
/// - Returns: The pairs that end in this command.
func consecutivePairs<N>(
  after last: [DirectedEdge<N>], _ taken: [DirectedEdge<N>]
) -> [(first: DirectedEdge<N>, second: DirectedEdge<N>)] {
  var before = last
  var pairs: [(first: DirectedEdge<N>, second: DirectedEdge<N>)] = []
  for second in taken {
    if let first = before.last(where: { $0.to == second.from }) { pairs.append((first, second)) }
    before.append(second)
  }
  return pairs
}
