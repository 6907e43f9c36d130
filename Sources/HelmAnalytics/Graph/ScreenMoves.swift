import Helm

/// The screens that each screen leads to by one command.
///
/// A command finds the segues of everything presented, not only of the topmost fragment: from a tab, it can also take
/// the segues of the tab's holder. Such segues count here if they can certainly be taken, however the screen was
/// reached, and if what they present becomes topmost. Auto segues cost nothing, and a command leads to where they end.
public struct ScreenMoves<N: Fragment>: Sendable {
  /// The graph.
  public let graph: NavigationGraph<N>

  /// The fragments that hold each fragment whenever it is topmost.
  private var companies: [N: [Companion]] = [:]

  /// The fragments that may be in a modal.
  private let fragmentsInModals: Set<N>

  /// A fragment that holds another one, directly or through others.
  private struct Companion: Sendable {
    let fragment: N
    let bond: Bond
  }

  /// Creates the moves of a graph.
  ///
  /// - Parameter graph: The graph.
  /// - Complexity: At worst, the product of fragments, segues and the depth to which fragments hold one another.
  public init(_ graph: NavigationGraph<N>) {
    self.graph = graph
    fragmentsInModals = Self.fragmentsInModals(of: graph)
    // `nil` means that nothing is known yet, so everything is possible. Each round removes holders, or tightens bonds.
    var holders: [N: [N: Bond]] = [:]
    if let entry = graph.entry { holders[entry] = [:] }
    let leavers = graph.segues.reduce(into: [N: [N]]()) { leavers, segue in
      if let left = segue.leaving { leavers[left, default: []].append(segue.to) }
    }
    var pending = graph.fragments
    while !pending.isEmpty {
      var next: Set<N> = []
      for node in pending where node != graph.entry {
        var common: [N: Bond]?
        for edge in graph.incomingEdges(of: node) {
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
        for edge in graph.outgoingEdges(of: node) { next.insert(edge.to) }
        next.formUnion(leavers[node] ?? [])
      }
      pending = graph.fragments.filter(next.contains)
    }
    for node in graph.fragments {
      let found = holders[node] ?? [:]
      companies[node] = graph.fragments.compactMap { holder in
        found[holder].map { Companion(fragment: holder, bond: $0) }
      }
    }
  }

  /// Returns the holders of a segue's target, given the holders of its source.
  private static func holders(of segue: Segue<N>, _ those: [N: Bond]) -> [N: Bond] {
    guard let layer = segue.resolvedPresentation.layer else { return those }
    var all = those
    let bond: Bond = layer == .overlay || layer == .accessory ? [.byOverlay] : []
    all[segue.from] = bond.union(all[segue.from] ?? [])
    return all
  }

  /// Returns the fragments that may be in a modal: the targets of modal segues, what those hold, and what takes the
  /// place of any of them.
  private static func fragmentsInModals(of graph: NavigationGraph<N>) -> Set<N> {
    var found: Set<N> = []
    var pending = graph.segues.filter { $0.resolvedPresentation.layer == .modal }.map(\.to)
    let followers = Dictionary(grouping: graph.segues) { $0.style == .hold ? $0.from : $0.leaving ?? $0.from }
    while let fragment = pending.popLast() {
      guard found.insert(fragment).inserted else { continue }
      pending += (followers[fragment] ?? []).map(\.to)
    }
    return found
  }

  /// Returns the screen that is topmost once a fragment has been presented: the end of its auto segues.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The fragment itself, or the fragment that its auto segues lead to.
  /// - Complexity: Linear in the auto segues on the way.
  public func landing(on fragment: N) -> N {
    var place = fragment
    for _ in graph.fragments {
      guard let auto = graph.outgoingEdges(of: place).first(where: { graph.segue(for: $0)?.auto == true }) else {
        break
      }
      place = auto.to
    }
    return place
  }

  /// Returns the segues that can be taken whenever a screen is topmost, each with the screen that it leads to.
  ///
  /// A child that is already held, such as another tab, returns with everything on top of it; the screen returned here
  /// is the one that a new child has.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The segues, with those of the screen itself last.
  /// - Complexity: Linear in the segues of the screen and of its holders.
  public func moves(from screen: N) -> [(edge: DirectedEdge<N>, screen: N)] {
    let isInModal = fragmentsInModals.contains(screen)
    let company = companies[screen] ?? []
    let fromCompany = company.flatMap { companion in
      segues(of: companion.fragment).filter { segue in
        let layer = segue.resolvedPresentation.layer
        // There may be other modals below a modal; they stay, and may not be dismissable.
        if isInModal { return layer == .modal && !hasLock(companion.fragment) }
        guard layer == .content else { return true }
        // An overlay stays above the content next to it, and above the tab that holds it.
        return companion.bond.isEmpty && !company.contains { $0.fragment == segue.to && !$0.bond.isEmpty }
      }
    }
    let own = segues(of: screen).filter { !isInModal || $0.leaving == nil || $0.leaving == screen }
    return (fromCompany + own).map { ($0.edge, landing(on: $0.to)) }
  }

  private func segues(of fragment: N) -> [Segue<N>] {
    graph.outgoingEdges(of: fragment).compactMap { graph.segue(for: $0) }
  }

  /// Returns whether a fragment may hold a modal that can't be dismissed.
  private func hasLock(_ fragment: N) -> Bool {
    segues(of: fragment).contains { $0.resolvedPresentation.layer == .modal && !$0.dismissable }
  }

  /// Returns a shortest way from one screen to another.
  ///
  /// - Parameters:
  ///   - start: The screen to start at.
  ///   - end: The screen to end at.
  /// - Returns: The screens on the way, including both ends, or `nil` if no way is certain.
  /// - Complexity: Linear in fragments and segues, times the depth to which fragments hold one another.
  public func shortestWay(from start: N, to end: N) -> [N]? { shortestWays(from: start)[end] }

  /// Returns a shortest way from a screen to each screen that it can reach.
  ///
  /// - Parameter start: The screen to start at.
  /// - Returns: The ways, including both ends, by the screens that they end at.
  /// - Complexity: The same as ``shortestWay(from:to:)``, plus the length of the ways.
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

/// The ways in which a fragment holds what is topmost, on any way there.
private struct Bond: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The fragment holds it by an overlay of its own.
  static let byOverlay = Bond(rawValue: 1)
}
