extension SavedState {
  /// Returns edges as one text, which is much faster than an array for each edge.
  ///
  /// An edge is its numbers, with the occurrence only if it isn't 0, and `=` with the percent-encoded id if there is one:
  /// `0 0,1 1=5,2 1 1=5`.
  static func text(of edges: [SavedEdge]) -> String {
    var text = ""
    text.reserveCapacity(16 * edges.count)
    for edge in edges {
      if !text.isEmpty { text += "," }
      text += "\(edge.cause) \(edge.name)"
      if edge.occurrence > 0 { text += " \(edge.occurrence)" }
      if let id = edge.id { text += "=\(PercentEncoding.encode(id))" }
    }
    return text
  }

  /// Returns the edges of a text.
  ///
  /// - Throws: `damaged` for any other text.
  static func edges(of text: String) throws(SavedStateError) -> [SavedEdge] {
    var text = text
    let edges = text.withUTF8 { bytes in
      bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: bytes.isEmpty).map { SavedEdge($0) }
    }
    guard edges.allSatisfy({ $0 != nil }) else { throw .damaged }
    return edges.compactMap(\.self)
  }
}

extension SavedEdge {
  fileprivate init?(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    let end = text.firstIndex(of: UInt8(ascii: "=")) ?? text.endIndex
    var numbers = text[..<end]
    guard let cause = numbers.popNumber(), let name = numbers.popNumber(),
      let occurrence = numbers.isEmpty ? 0 : numbers.popNumber(), numbers.isEmpty
    else { return nil }
    var id: String?
    if end < text.endIndex {
      let encoded = text[(end + 1)...]
      let plain = String(decoding: encoded, as: UTF8.self)
      id = encoded.contains(UInt8(ascii: "%")) ? PercentEncoding.decode(plain) : plain
      if id == nil { return nil }
    }
    self.init(cause: cause, name: name, id: id, occurrence: occurrence)
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Removes and returns a number of up to nine digits, with the space before the next one.
  fileprivate mutating func popNumber() -> Int? {
    var number: Int?
    while let byte = popFirst() {
      if byte == UInt8(ascii: " ") { return isEmpty ? nil : number }
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), number ?? 0 < 100_000_000 else { return nil }
      number = 10 * (number ?? 0) + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
