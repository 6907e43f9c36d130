import Helm

/// The pairs of segues of which the second was taken right after the first, from where that one led.
///
/// Autos that fire in between don't separate a pair: after `start => home` has fired a tab of `home`, the next segue
/// out of `home` still follows `start => home`.
///
/// - Parameters:
///   - last: What the command before has taken, autos included.
///   - taken: What a command has taken, autos included.
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
