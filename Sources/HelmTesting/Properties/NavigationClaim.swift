import Helm

/// A claim about the states of a navigation and the ways to them.
public struct NavigationClaim<N: Fragment>: Sendable {
  enum Kind: Sendable {
    case takesOneOf(Set<DirectedEdge<N>>, to: N)
    case passes(N, to: N)
    case isGuarded(GuardScope<N>, to: N)
    case canReach([N], within: Int)
    case holds(@Sendable (Navigation<N>) -> Bool)
  }

  let kind: Kind

  /// The claim in words.
  public let text: String

  /// Returns the claim that every way to a fragment takes a segue.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - edge: The segue's edge.
  /// - Returns: The claim.
  public static func everyWay(to fragment: N, takes edge: DirectedEdge<N>) -> NavigationClaim {
    everyWay(to: fragment, takesOneOf: [edge])
  }

  /// Returns the claim that every way to a fragment takes one of several segues, for example those that a guard covers.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - edges: The edges of the segues.
  /// - Returns: The claim.
  public static func everyWay(to fragment: N, takesOneOf edges: some Sequence<DirectedEdge<N>>) -> NavigationClaim {
    let edges = Array(edges)
    let names = edges.map(\.description).joined(separator: " or ")
    return NavigationClaim(
      kind: .takesOneOf(Set(edges), to: fragment), text: "every way to \(PathFragment(fragment)) takes \(names)")
  }

  /// Returns the claim that every way to a fragment presents another one before it, or along with it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - other: The fragment that every way presents.
  /// - Returns: The claim.
  public static func everyWay(to fragment: N, passes other: N) -> NavigationClaim {
    NavigationClaim(
      kind: .passes(other, to: fragment),
      text: "every way to \(PathFragment(fragment)) passes \(PathFragment(other))")
  }

  /// Returns the claim that every way to a fragment takes a segue on which a guard is evaluated.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - scope: The segues on which the guard is evaluated.
  /// - Returns: The claim.
  public static func everyWay(to fragment: N, passesGuardOn scope: GuardScope<N>) -> NavigationClaim {
    NavigationClaim(kind: .isGuarded(scope, to: fragment), text: "every way to \(PathFragment(fragment)) is guarded")
  }

  /// Returns the claim that two fragments are never presented together.
  ///
  /// - Parameters:
  ///   - fragment: A fragment.
  ///   - other: Another fragment.
  /// - Returns: The claim.
  public static func neverTogether(_ fragment: N, _ other: N) -> NavigationClaim {
    holds("\(PathFragment(fragment)) and \(PathFragment(other)) are not presented together") {
      !($0.isPresented(fragment, id: .any) && $0.isPresented(other, id: .any))
    }
  }

  /// Returns the claim that a home is at most a number of commands away.
  ///
  /// - Parameters:
  ///   - homes: The home fragments: a state is at home if one of them is presented with no modal over it.
  ///   - steps: The maximum number of commands to get there.
  /// - Returns: The claim.
  public static func canReach(_ homes: N..., within steps: Int) -> NavigationClaim {
    let names = homes.map { "\(PathFragment($0))" }.joined(separator: " or ")
    return NavigationClaim(
      kind: .canReach(homes, within: steps), text: "\(names) is at most \(steps) command\(steps == 1 ? "" : "s") away")
  }

  /// Returns a claim that a custom condition holds.
  ///
  /// - Parameters:
  ///   - text: The condition in words.
  ///   - condition: A closure that returns whether the condition holds in a state.
  /// - Returns: The claim.
  public static func holds(
    _ text: String, _ condition: @escaping @Sendable (Navigation<N>) -> Bool
  ) -> NavigationClaim { NavigationClaim(kind: .holds(condition), text: text) }
}
