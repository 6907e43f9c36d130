/// The texts that a requirement accepts, as a graph: each node is a byte, and leads to those that may come next.
struct TextSet {
  private struct Node {
    /// The bytes that it may be; `nil` for any byte.
    let bytes: [UInt8]?
    let next: [Int]

    func common(with other: Node) -> UInt8? {
      guard let bytes, let its = other.bytes else { return (bytes ?? other.bytes ?? [UInt8(ascii: "a")]).first }
      return bytes.first(where: its.contains)
    }
  }

  /// The nodes, the first of which is the end of all texts.
  private var nodes = [Node(bytes: [], next: [])]

  /// The nodes with which texts start.
  private var starts = [0]

  /// Creates the set of the texts that consist of pieces.
  ///
  /// Types that can only be tested have a few ids as samples, or else any text.
  init(_ pieces: [SegmentPattern.Piece], _ types: [LinkIDType], isSampled: Bool) {
    for piece in pieces.reversed() {
      switch piece {
      case .text(let text): starts = add(text: text.map { [$0] })
      case .parameter(let parameter): starts = add(idsOf: types[parameter], isSampled: isSampled)
      }
    }
  }

  /// Returns one of the shortest texts that are in both sets; `nil` if there is none.
  ///
  /// - Complexity: The product of both sizes.
  func common(with other: TextSet) -> String? {
    let count = other.nodes.count
    // The pairs of nodes to which the same bytes lead, each with the pair before it; 0 is the pair of both ends.
    var known: [Int: Int] = [:]
    var pending: [Int] = []
    func byte(of pair: Int) -> UInt8? { nodes[pair / count].common(with: other.nodes[pair % count]) }
    func reach(_ mine: [Int], _ its: [Int], from before: Int) {
      for one in mine {
        for two in its {
          let pair = one * count + two
          guard known[pair] == nil, pair == 0 || byte(of: pair) != nil else { continue }
          known[pair] = before
          pending.append(pair)
        }
      }
    }
    reach(starts, other.starts, from: 0)
    var position = 0
    while position < pending.count, known[0] == nil {
      let pair = pending[position]
      position += 1
      reach(nodes[pair / count].next, other.nodes[pair % count].next, from: pair)
    }
    guard var pair = known[0] else { return nil }
    var bytes: [UInt8] = []
    while pair != 0, let last = byte(of: pair), let before = known[pair] {
      bytes.append(last)
      pair = before
    }
    return String(decoding: bytes.reversed(), as: UTF8.self)
  }
}

/// Building a set from the end of its texts: what is added comes before the starts, and its own starts are returned.
extension TextSet {
  private mutating func add(idsOf type: LinkIDType, isSampled: Bool) -> [Int] {
    switch type.domain {
    case .integer:
      let digits = Array("1234567890".utf8)
      let others = add(digits, before: starts, isRepeated: true)
      let first = add(Array(digits.dropLast()), before: [others] + starts)
      return [add([UInt8(ascii: "0")], before: starts), first, add([UInt8(ascii: "-")], before: [first])]
    case .uuid:
      let digits = Array("0123456789abcdefABCDEF".utf8)
      return add(text: LinkIDType.sampleUUID.utf8.map { $0 == UInt8(ascii: "-") ? [$0] : digits })
    case .oneOf(let texts): return add(anyOf: texts)
    case .other where isSampled:
      return add(anyOf: (["1", "-1", "0"] + LinkIDType.samples).filter { type.canonicalText($0) != nil })
    case .text, .other: return [add(nil, before: starts, isRepeated: true)]
    }
  }

  private mutating func add(anyOf texts: [String]) -> [Int] {
    texts.filter { !$0.isEmpty }.flatMap { text in add(text: text.utf8.map { [$0] }) }
  }

  /// Adds a text of which each byte is one of several.
  private mutating func add(text: [[UInt8]]) -> [Int] {
    text.reversed().reduce(starts) { next, bytes in [add(bytes, before: next)] }
  }

  private mutating func add(_ bytes: [UInt8]?, before next: [Int], isRepeated: Bool = false) -> Int {
    nodes.append(Node(bytes: bytes, next: isRepeated ? [nodes.count] + next : next))
    return nodes.count - 1
  }
}
