import Helm
import HelmTesting

@testable import HelmCore

/// Fragments of generated graphs.
enum Letter: Int, Fragment, CaseIterable, Comparable {
  case a, b, c, d, e, f

  static func < (lhs: Letter, rhs: Letter) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Random rolls that are reproducible by seed.
struct Dice {
  private var numbers: SeededNumbers
  init(seed: UInt64) { numbers = SeededNumbers(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1) }

  mutating func roll(_ count: Int) -> Int { Int(numbers.next() % UInt64(count)) }
}

/// A kind of segue on an edge of a generated graph.
enum Kind: CaseIterable {
  case absent, swap, push, inline, column, accessory, overlay, sheet, cover, curtain, lock

  func segue<N: Fragment>(_ edge: DirectedEdge<N>) -> Segue<N>? {
    switch self {
    case .absent: nil
    case .swap: Segue(edge)
    case .push: Segue(edge, dismissable: true)
    case .inline: Segue(edge, style: .hold)
    case .overlay: Segue(edge, style: .hold, dismissable: true, presentation: .overlay)
    case .sheet: Segue(edge, style: .hold, dismissable: true)
    case .cover: Segue(edge, style: .hold, presentation: .fullScreenCover)
    case .column: Segue(edge, style: .hold, dismissable: true, presentation: .column)
    case .accessory: Segue(edge, style: .hold, dismissable: true, presentation: .accessory)
    case .curtain: Segue(edge, style: .hold, dismissable: true, presentation: .curtain)
    case .lock: Segue(edge, style: .hold, presentation: .curtain)
    }
  }
}

/// A random valid graph of some fragments, with the entry `a`.
func randomGraph(seed: UInt64, fragments: Int, segues count: Int) -> NavigationGraph<Letter>? {
  randomGraph(seed: seed, of: Array(Letter.allCases.prefix(fragments)), segues: count)
}

/// A random valid graph of fragments, with the first as the entry.
func randomGraph<N: Fragment & Comparable>(seed: UInt64, of all: [N], segues count: Int) -> NavigationGraph<N>? {
  var dice = Dice(seed: seed)
  let fragments = all.count
  var autos: Set<N> = []
  var segues: [Segue<N>] = []
  func add(_ edge: DirectedEdge<N>) {
    let kind = Kind.allCases[1 + dice.roll(Kind.allCases.count - 1)]
    guard !segues.contains(where: { $0.edge == edge }), var segue = kind.segue(edge) else { return }
    if edge.from < edge.to, dice.roll(5) == 0, autos.insert(edge.from).inserted { segue = segue.with(auto: true) }
    if segue.style == .pass, dice.roll(6) == 0 { segue = segue.with(leaving: all[dice.roll(fragments)]) }
    segues.append(segue)
  }
  for number in 1..<fragments { add(all[dice.roll(number)] => all[number]) }
  for _ in 0..<max(0, count - fragments + 1) { add(all[dice.roll(fragments)] => all[dice.roll(fragments)]) }
  let graph = NavigationGraph(segues, entry: all[0])
  return graph.validationFindings().isEmpty ? graph : nil
}

extension Navigation<Letter> {
  /// Performs random commands.
  mutating func wander(_ steps: Int, _ dice: inout Dice) {
    for _ in 0..<steps {
      let target = Letter.allCases[dice.roll(Letter.allCases.count)]
      let id = [nil, nil, "1", "2"][dice.roll(4)]
      if dice.roll(6) == 0 { _ = try? dismiss() } else { _ = try? present(target, id: id) }
    }
  }
}

extension Navigation {
  /// Goes to a fragment along the best route.
  @discardableResult
  mutating func go(to fragment: N, id: (any FragmentID)? = nil) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.go(to: fragment, id: id))
  }

  /// Goes to the last of several fragments.
  @discardableResult
  mutating func go(through fragments: [PathFragment<N>]) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.go(through: fragments))
  }

  /// The best route to a fragment.
  func route(to fragment: N, id: (any FragmentID)? = nil) throws(HelmError<N>) -> Route<N> {
    try route(through: [PathFragment(fragment, id: id)])
  }
}

extension Machine {
  /// Performs moves, and counts their cost; `nil` if one of them fails.
  func making(_ moves: [RouteMove]) -> (end: Machine, cost: RouteCost)? {
    var made = (end: self, cost: RouteCost())
    for move in moves {
      guard let (next, cost) = made.end.trying(move) else { return nil }
      made = (next, made.cost + cost)
    }
    return made
  }
}
