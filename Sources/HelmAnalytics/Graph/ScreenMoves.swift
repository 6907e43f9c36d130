import Helm

/// Which screens lead to which by one command.
///
/// A command finds segues of all that is presented, not of the topmost fragment alone: from a tab, the segues of what holds
/// the tabs can be taken too. Here they count where that is certain, on every way to the screen, and where what they present
/// comes to the top. Auto segues cost nothing, and where a command lands is the end of those.
public struct ScreenMoves<N: Fragment>: Sendable {
  /// The graph.
  public let graph: NavigationGraph<N>

  /// For each fragment, those that hold it whenever it is on top.
  private var companies: [N: [Companion]] = [:]

  /// A fragment that holds another one, itself or through others.
  private struct Companion: Sendable {
    let fragment: N
    let bond: Bond
  }

  /// Reads a graph.
  ///
  /// - Parameter graph: The graph.
  /// - Complexity: At worst, fragments times segues, times the depth in which fragments hold one another.
  public init(_ graph: NavigationGraph<N>) {
    self.graph = graph
    // `nil`: nothing is known yet, and all is possible. Each round takes holders away, or makes bonds tighter.
    var holders: [N: [N: Bond]] = [:]
    if let entry = graph.entry { holders[entry] = [:] }
    var pending = graph.nodes
    while !pending.isEmpty {
      var next: Set<N> = []
      for node in pending where node != graph.entry {
        var common: [N: Bond]?
        for edge in graph.ingressEdges(for: node) {
          guard let segue = graph.segue(for: edge), let those = holders[segue.leaving ?? segue.from] else { continue }
          let found = Self.holders(of: segue, those)
          common =
            common.map { known in
              var both: [N: Bond] = [:]
              for (holder, bond) in known { both[holder] = found[holder].map(bond.union) }
              return both
            } ?? found
        }
        guard let common, common != holders[node] else { continue }
        holders[node] = common
        for edge in graph.egressEdges(for: node) { next.insert(edge.to) }
        for segue in graph.segues where segue.leaving == node { next.insert(segue.to) }
      }
      pending = graph.nodes.filter(next.contains)
    }
    for node in graph.nodes {
      let found = holders[node] ?? [:]
      companies[node] = graph.nodes.compactMap { holder in found[holder].map { Companion(fragment: holder, bond: $0) } }
    }
  }

  /// What holds the target of a segue, where certain fragments hold its origin.
  private static func holders(of segue: Segue<N>, _ those: [N: Bond]) -> [N: Bond] {
    guard let layer = segue.resolvedPresentation.layer else { return those }
    let isLocked = layer == .modal && !segue.dismissable
    var all = isLocked ? those.mapValues { $0.union(.isLocked) } : those
    var bond: Bond = isLocked ? .isLocked : []
    if layer == .overlay { bond.insert(.byOverlay) }
    if layer == .modal { bond.insert(.byModal) }
    all[segue.from] = bond.union(all[segue.from] ?? [])
    return all
  }

  /// The screen that is on top once a fragment was presented: the end of its auto segues.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The fragment itself, or where its auto segues lead.
  /// - Complexity: Linear in the auto segues on the way.
  public func landing(on fragment: N) -> N {
    var place = fragment
    for _ in graph.nodes {
      guard let auto = graph.egressEdges(for: place).first(where: { graph.segue(for: $0)?.auto == true }) else { break }
      place = auto.to
    }
    return place
  }

  /// The segues that can be taken whenever a screen is on top, each with the screen that it leads to.
  ///
  /// A child that is held already, such as another tab, comes back with all that stands on it; the screen is the one that a fresh
  /// child has.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The segues, those of the screen itself last.
  /// - Complexity: Linear in the segues of the screen and of what holds it.
  public func moves(from screen: N) -> [(edge: DirectedEdge<N>, screen: N)] {
    let company = companies[screen] ?? []
    return (company + [Companion(fragment: screen, bond: [])]).flatMap { companion in
      graph.egressEdges(for: companion.fragment).compactMap { edge in
        guard let segue = graph.segue(for: edge), companion.bond.lets(segue.resolvedPresentation.layer) else {
          return nil
        }
        return (edge, landing(on: edge.to))
      }
    }
  }

  /// A shortest way from a screen to another.
  ///
  /// - Parameters:
  ///   - start: The screen to start at.
  ///   - end: The screen to get to.
  /// - Returns: The screens on the way, both ends included; `nil` where there is none that is certain.
  /// - Complexity: Linear in fragments and segues, times the depth in which fragments hold one another.
  public func shortestWay(from start: N, to end: N) -> [N]? { shortestWays(from: start)[end] }

  /// A shortest way from a screen to each that can be reached.
  ///
  /// - Parameter start: The screen to start at.
  /// - Returns: The ways, both ends included, by their ends.
  /// - Complexity: As ``shortestWay(from:to:)``, and the length of the ways.
  public func shortestWays(from start: N) -> [N: [N]] {
    var ways = [start: [start]]
    var pending = [start]
    var next = 0
    while next < pending.count {
      let screen = pending[next]
      next += 1
      guard let way = ways[screen] else { continue }
      for move in moves(from: screen) where ways[move.screen] == nil {
        ways[move.screen] = way + [move.screen]
        pending.append(move.screen)
      }
    }
    return ways
  }
}

/// How a fragment holds what is on top, on any way there.
private struct Bond: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// By an overlay of its own: it stays above other content.
  static let byOverlay = Bond(rawValue: 1)

  /// By a modal of its own: it stays above content and overlays.
  static let byModal = Bond(rawValue: 2)

  /// Through a modal that cannot be dismissed: it must not be hidden.
  static let isLocked = Bond(rawValue: 4)

  /// Whether what the fragment presents comes to the top; `nil` is a pass, which takes all that it holds with it.
  func lets(_ layer: PresentationLayer?) -> Bool {
    switch layer {
    case nil: !contains(.isLocked)
    case .content: isEmpty
    case .overlay: !contains(.byModal)
    case .modal: !contains([.byModal, .isLocked])
    }
  }
}
