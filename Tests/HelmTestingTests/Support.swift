import Helm
import HelmTesting

/// Fragments of generated graphs.
enum Letter: Int, Fragment, CaseIterable, Comparable {
  case a, b, c, d, e, f, g, h

  static func < (lhs: Letter, rhs: Letter) -> Bool { lhs.rawValue < rhs.rawValue }
}

enum Mark: SegueTag { case red }

/// A fragment of a large graph.
struct Number: Fragment, CustomStringConvertible {
  let value: Int
  var description: String { "n\(value)" }
}

/// Random rolls that are reproducible by seed.
struct Dice {
  private var numbers: SeededNumbers
  init(seed: UInt64) { numbers = SeededNumbers(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1) }

  mutating func roll(_ count: Int) -> Int { Int(numbers.next() % UInt64(count)) }
}

/// A kind of segue on an edge of a generated graph.
enum Kind: CaseIterable {
  case absent, swap, push, inline, overlay, sheet, cover

  func segue(_ edge: DirectedEdge<Letter>) -> Segue<Letter>? {
    switch self {
    case .absent: nil
    case .swap: Segue(edge)
    case .push: Segue(edge, dismissable: true)
    case .inline: Segue(edge, style: .hold)
    case .overlay: Segue(edge, style: .hold, dismissable: true, presentation: .overlay)
    case .sheet: Segue(edge, style: .hold, dismissable: true)
    case .cover: Segue(edge, style: .hold, presentation: .fullScreenCover)
    }
  }
}

/// Every graph of up to three fragments, with one of four kinds of segue, or none, on each edge; by number.
enum SmallGraphs {
  static let kinds: [Kind] = [.absent, .swap, .push, .inline, .sheet]
  static let edges: [DirectedEdge<Letter>] = [
    .a => .b, .a => .c, .b => .a, .b => .c, .c => .a, .c => .b,
  ]
  static var count: Int { edges.reduce(1) { count, _ in count * kinds.count } }

  /// The graph with a number, or `nil` if its entry has no segue.
  ///
  /// Autos, tags and `leaving` follow from the number.
  static func graph(_ number: Int) -> NavigationGraph<Letter>? {
    var rest = number
    var dice = Dice(seed: UInt64(number))
    var autos: Set<Letter> = []
    var segues: [Segue<Letter>] = []
    for edge in edges {
      let kind = kinds[rest % kinds.count]
      rest /= kinds.count
      guard var segue = kind.segue(edge) else { continue }
      if edge.from < edge.to, dice.roll(4) == 0, autos.insert(edge.from).inserted { segue = segue.with(auto: true) }
      if dice.roll(3) == 0 { segue = segue.with(tag: Mark.red) }
      if segue.style == .pass, dice.roll(5) == 0 { segue = segue.with(leaving: .a) }
      segues.append(segue)
    }
    let graph = NavigationGraph(segues, entry: .a)
    return graph.validationFindings().isEmpty ? graph : nil
  }
}

/// A random valid graph of some fragments, with the entry `a`.
func randomGraph(seed: UInt64, fragments: Int, segues count: Int) -> NavigationGraph<Letter> {
  var dice = Dice(seed: seed)
  let letters = Array(Letter.allCases.prefix(fragments))
  var autos: Set<Letter> = []
  var segues: [DirectedEdge<Letter>: Segue<Letter>] = [:]
  var order: [DirectedEdge<Letter>] = []
  func add(_ edge: DirectedEdge<Letter>) {
    let kind = Kind.allCases[1 + dice.roll(Kind.allCases.count - 1)]
    guard segues[edge] == nil, var segue = kind.segue(edge) else { return }
    if edge.from < edge.to, dice.roll(5) == 0, autos.insert(edge.from).inserted { segue = segue.with(auto: true) }
    if dice.roll(4) == 0 { segue = segue.with(tag: Mark.red) }
    if segue.style == .pass, dice.roll(5) == 0 { segue = segue.with(leaving: letters[dice.roll(fragments)]) }
    segues[edge] = segue
    order.append(edge)
  }
  for letter in letters.dropFirst() { add(letters[dice.roll(letter.rawValue)] => letter) }
  for _ in 0..<max(0, count - fragments + 1) { add(letters[dice.roll(fragments)] => letters[dice.roll(fragments)]) }
  let all = order.compactMap { segues[$0] }
  let used = Set(all.flatMap { [$0.from, $0.to] })
  return NavigationGraph(
    all.map { segue in
      segue.leaving.map { !used.contains($0) } == true ? Segue(segue.edge, dismissable: segue.dismissable) : segue
    }, entry: .a)
}
