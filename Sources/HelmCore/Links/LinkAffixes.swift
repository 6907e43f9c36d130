/// The nodes of an index that are found by an affix: a text at the start of other texts.
struct LinkAffixes: Sendable {
  private var byAffix: [[UInt8]: Int] = [:]

  /// The nodes in lexicographic order of their affixes.
  private var sorted: [(affix: [UInt8], node: Int)] = []

  /// The nodes whose affixes can occur in integers, and those whose affixes can occur in UUIDs.
  private(set) var inIntegers: [Int] = []
  private(set) var inUUIDs: [Int] = []

  /// The distinct lengths of the affixes.
  private var lengths: [Int] = []

  var isEmpty: Bool { sorted.isEmpty }

  /// All nodes.
  var all: [Int] { sorted.map(\.node) }

  /// The node of an affix.
  subscript(affix: [UInt8]) -> Int? { byAffix[affix] }

  init() {}

  /// Creates a table of affixes, all different, with their nodes.
  init(_ nodes: [(affix: [UInt8], node: Int)]) {
    sorted = nodes.sorted { $0.affix.lexicographicallyPrecedes($1.affix) }
    byAffix = Dictionary(nodes.map { ($0.affix, $0.node) }) { first, _ in first }
    inIntegers = sorted.filter { Self.canBeInInteger($0.affix) }.map(\.node)
    inUUIDs = sorted.filter { Self.canBeInUUID($0.affix) }.map(\.node)
    lengths = Set(nodes.map(\.affix.count)).sorted()
  }

  /// Calls a closure with the nodes whose affix a text starts with.
  ///
  /// - Complexity: The text's length, for each length of an affix up to it.
  func forEachAffix(of text: [UInt8], _ body: (Int) -> Void) {
    for length in lengths {
      guard length <= text.count else { return }
      if let node = byAffix[Array(text.prefix(length))] { body(node) }
    }
  }

  /// Calls a closure with the nodes whose affix starts with a text, or that a text starts with.
  func forEachNeighbour(of affix: [UInt8], _ body: (Int) -> Void) {
    forEachAffix(of: affix, body)
    var (low, high) = (0, sorted.count)
    while low < high {
      let middle = (low + high) / 2
      if sorted[middle].affix.lexicographicallyPrecedes(affix) { low = middle + 1 } else { high = middle }
    }
    for (other, node) in sorted[low...] {
      guard other.starts(with: affix) else { return }
      if other.count > affix.count { body(node) }
    }
  }

  /// Returns whether a text can be the start or the end of an integer.
  static func canBeInInteger(_ affix: [UInt8]) -> Bool { affix.allSatisfy("+-0123456789".utf8.contains) }

  /// Returns whether a text can be the start or the end of a UUID.
  static func canBeInUUID(_ affix: [UInt8]) -> Bool {
    affix.allSatisfy { $0 == UInt8(ascii: "-") || hexDigit($0) != nil }
  }
}
