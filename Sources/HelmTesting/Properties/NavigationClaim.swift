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

  /// Every way to a fragment takes a segue.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - edge: The segue's edge.
  /// - Returns: The claim.
  public static func everyWay(to fragment: N, takes edge: DirectedEdge<N>) -> NavigationClaim {
    everyWay(to: fragment, takesOneOf: [edge])
  }

  /// Every way to a fragment takes one of several segues, for example those that a guard covers.
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

  /// Every way to a fragment presents another one before it, or along with it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - other: The fragment to pass.
  /// - Returns: The claim.
  public static func everyWay(to fragment: N, passes other: N) -> NavigationClaim {
    NavigationClaim(
      kind: .passes(other, to: fragment),
      text: "every way to \(PathFragment(fragment)) passes \(PathFragment(other))")
  }

  /// Every way to a fragment takes a segue that a guard is asked about.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - scope: Which segues the guard is asked about.
  /// - Returns: The claim.
  public static func everyWay(to fragment: N, passesGuardOn scope: GuardScope<N>) -> NavigationClaim {
    NavigationClaim(kind: .isGuarded(scope, to: fragment), text: "every way to \(PathFragment(fragment)) is guarded")
  }

  /// Two fragments are not presented together.
  ///
  /// - Parameters:
  ///   - fragment: A fragment.
  ///   - other: Another one.
  /// - Returns: The claim.
  public static func neverTogether(_ fragment: N, _ other: N) -> NavigationClaim {
    holds("\(PathFragment(fragment)) and \(PathFragment(other)) are not presented together") {
      !($0.isPresented(fragment, id: .any) && $0.isPresented(other, id: .any))
    }
  }

  /// A home is at most a number of commands away.
  ///
  /// - Parameters:
  ///   - homes: The fragments that are home: one is presented and no modal is over it.
  ///   - steps: The maximum number of commands to get there.
  /// - Returns: The claim.
  public static func canReach(_ homes: N..., within steps: Int) -> NavigationClaim {
    let names = homes.map { "\(PathFragment($0))" }.joined(separator: " or ")
    return NavigationClaim(
      kind: .canReach(homes, within: steps), text: "\(names) is at most \(steps) command\(steps == 1 ? "" : "s") away")
  }

  /// A condition of your own.
  ///
  /// - Parameters:
  ///   - text: The condition in words.
  ///   - condition: Whether it holds in a state.
  /// - Returns: The claim.
  public static func holds(
    _ text: String, _ condition: @escaping @Sendable (Navigation<N>) -> Bool
  ) -> NavigationClaim { NavigationClaim(kind: .holds(condition), text: text) }
}
