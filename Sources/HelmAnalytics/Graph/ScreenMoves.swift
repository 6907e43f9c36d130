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

  /// Whether one of those may hold a modal that can't be dismissed.
  private var hasLockInModals = false

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
        for segue in graph.incomingEdges(of: node).compactMap({ graph.segue(for: $0) }) {
          for those in Self.origins(of: segue, holders).compactMap({ holders[$0] }) {
            let found = Self.holders(of: segue, those)
            common =
              common.map { known in
                var both: [N: Bond] = [:]
                for (holder, bond) in known { both[holder] = found[holder].map(bond.union) }
                return both
              } ?? found
          }
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
    fragmentsInModals = Self.fragmentsInModals(of: graph, holders)
    hasLockInModals = fragmentsInModals.contains { hasLock($0) }
  }

  /// Returns the fragments that may hold a segue's target, or hand their place over to it: the source, the fragment
  /// that the segue leaves, or only the latter if it certainly holds the source.
  private static func origins(of segue: Segue<N>, _ holders: [N: [N: Bond]]) -> [N] {
    guard let left = segue.leaving else { return [segue.from] }
    return holders[segue.from]?[left] == nil ? [segue.from, left] : [left]
  }

  /// Returns the holders of a segue's target, given those of its origin.
  private static func holders(of segue: Segue<N>, _ those: [N: Bond]) -> [N: Bond] {
    guard let layer = segue.resolvedPresentation.layer else { return those }
    // What is below a curtain may be hidden, or change unseen.
    if layer == .curtain { return [:] }
    var all = those
    let bond: Bond = layer == .overlay ? [.byOverlay] : []
    all[segue.from] = bond.union(all[segue.from] ?? [])
    return all
  }

  /// Returns the fragments that may be in a modal: the targets of modal segues, what those hold, and what takes the
  /// place of any of them.
  private static func fragmentsInModals(of graph: NavigationGraph<N>, _ holders: [N: [N: Bond]]) -> Set<N> {
    var found: Set<N> = []
    var pending = graph.segues.filter { $0.resolvedPresentation.layer == .modal }.map(\.to)
    let followers = graph.segues.reduce(into: [N: [N]]()) { followers, segue in
      for origin in origins(of: segue, holders) { followers[origin, default: []].append(segue.to) }
    }
    while let fragment = pending.popLast() {
      if found.insert(fragment).inserted { pending += followers[fragment] ?? [] }
    }
    return found
  }

  /// Returns the screen that is topmost once a fragment has been presented: the end of its auto segues, without
  /// accessories.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The fragment itself, or the fragment that its auto segues lead to.
  /// - Complexity: Linear in the auto segues on the way.
  public func landing(on fragment: N) -> N {
    var (place, top, isBeside) = (fragment, fragment, false)
    for _ in graph.fragments {
      let segues = graph.outgoingEdges(of: place).compactMap { graph.segue(for: $0) }
      guard let auto = segues.first(where: \.auto) else { break }
      let layer = auto.resolvedPresentation.layer
      isBeside = layer == .accessory || isBeside && layer != .modal && layer != .curtain
      place = auto.to
      if !isBeside { top = place }
    }
    return top
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
        if isInModal { return layer == .modal && !hasLockInModals && !hasLock(companion.fragment) }
        guard layer == .content else { return true }
        // An overlay stays above the content next to it, and above the tab that holds it.
        return companion.bond.isEmpty && !company.contains { $0.fragment == segue.to && !$0.bond.isEmpty }
      }
    }
    let own = segues(of: screen).filter { !isInModal || $0.leaving == nil || $0.leaving == screen }
    return (fromCompany + own).map { ($0.edge, landing(on: $0.to)) }
  }

  /// Returns the segues out of a fragment, except those to accessories, which are never topmost.
  private func segues(of fragment: N) -> [Segue<N>] {
    graph.outgoingEdges(of: fragment).compactMap { graph.segue(for: $0) }
      .filter { $0.resolvedPresentation.layer != .accessory }
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
