/// Parses the path, with its groups.
extension LinkPatternParser {
  mutating func parsePath() throws(LinkPatternError) {
    var open: [(group: Int, start: Int)] = []
    path: while let next {
      let start = offset
      switch next {
      case "(":
        offset += 1
        if self.next != "/", self.next != "(" {
          throw error("expected a slash: a group holds whole parts of the path, as in (/:id)")
        }
        if groups.count == Self.groupLimit {
          throw error("a pattern has at most \(Self.groupLimit) optional groups", at: start)
        }
        groups.append(open.last?.group)
        open.append((groups.count - 1, start))
      case ")":
        if open.popLast() == nil { throw error("unmatched parenthesis; write %29 for the character itself") }
        offset += 1
      case "/":
        offset += 1
        if [nil, "?", "#"].contains(self.next) {
          // A trailing slash is ignored.
          if !open.isEmpty { throw error("expected a part of the path after the slash") }
          continue
        }
        if parts.last?.value.isRest == true {
          throw error("nothing can come after the rest of a path", at: start)
        }
        parts.append((try parseSegment(inGroup: !open.isEmpty), open.last?.group))
      case "?", "#": break path
      default: throw error("expected a slash, found \(found)")
      }
    }
    if let last = open.last { throw error("this group is not closed", at: last.start) }
  }

  mutating func parseSegment(inGroup: Bool) throws(LinkPatternError) -> LinkValue {
    let start = offset
    if take("*") {
      let isRest = take("*")
      try expectEndOfSegment()
      return isRest ? .rest : .any
    }
    var pieces: [SegmentPattern.Piece] = []
    repeat {
      guard take(":") else {
        let literal = try parseLiteral(until: "/?#():", "a part of the path")
        pieces.append(.text(Array(literal.utf8)))
        continue
      }
      let place = offset - 1
      if case .parameter? = pieces.last { throw error("expected a text between two parameters", at: place) }
      let index = try parseParameter(at: place, mayHaveDefault: inGroup)
      if take("+") {
        if types[index] != nil { throw error("the rest of a path is any text", at: place) }
        if !pieces.isEmpty { throw error("the rest of a path is a whole part", at: place) }
        try expectEndOfSegment()
        return .restParameter(index)
      }
      pieces.append(.parameter(index))
    } while !isAtEndOfSegment
    switch (pieces.count, pieces.first) {
    case (1, .parameter(let index)): return .parameter(index)
    case (1, .text(let bytes)):
      let literal = String(decoding: bytes, as: UTF8.self)
      if literal == "." || literal == ".." {
        throw error("\(literal) is never a part of a path: it is resolved before links are matched", at: start)
      }
      return .literal(literal)
    default:
      let part = SegmentPattern(pieces: pieces)
      if part.parameters.count > SegmentPattern.parameterLimit {
        throw error("a part of a path has at most \(SegmentPattern.parameterLimit) parameters", at: start)
      }
      return .part(part)
    }
  }

  private var isAtEndOfSegment: Bool { next.map("/?#()".unicodeScalars.contains) ?? true }

  private func expectEndOfSegment() throws(LinkPatternError) {
    if !isAtEndOfSegment { throw error("expected a slash, found \(found): this is a whole part of a path") }
  }

  /// Returns the paths, one for each combination of optional groups: each the parts in order.
  func paths() -> [[LinkValue]] {
    var paths: [[LinkValue]] = []
    for choice in 0..<(1 << groups.count) {
      let isIn = { (group: Int) in choice & (1 << group) != 0 }
      // A group is present only if the one around it is.
      guard groups.indices.allSatisfy({ !isIn($0) || groups[$0].map(isIn) ?? true }) else { continue }
      paths.append(parts.filter { $0.group.map(isIn) ?? true }.map(\.value))
    }
    return paths.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
  }
}
