extension NavigationGraph {
  /// A short text that identifies the graph: the same for the same fragments, segues and entry, in whatever order.
  ///
  /// It is the same in every run and on every platform. Fragments are identified by their names. The types of their ids
  /// don't count: a saved id is checked when it is restored.
  ///
  /// - Complexity: Linear in fragments and segues.
  public var fingerprint: String {
    let texts = fragmentNames(fragments)
    var (high, low): (UInt64, UInt64) = (0, 0)
    func add(_ digest: Digest) {
      var digest = digest
      digest.finish()
      (high, low) = (high &+ digest.high, low &+ digest.low)
    }
    for segue in index.segues {
      var digest = Digest()
      digest.add(texts[segue.from.offset])
      digest.add(texts[segue.to.offset])
      digest.add("\(segue.style) \(segue.resolvedPresentation) \(segue.dismissable) \(segue.auto)")
      digest.add(segue.tag.map { names[$0].description } ?? "")
      digest.add(segue.tag == nil ? "" : "tag")
      digest.add(segue.leaving.map { texts[$0.offset] } ?? "")
      digest.add(segue.leaving == nil ? "" : "leaving")
      add(digest)
    }
    var digest = Digest()
    digest.add(entry.map { fragmentName($0) } ?? "")
    add(digest)
    return [high, low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

extension Digest {
  /// Adds a text: its bytes, and their number.
  fileprivate mutating func add(_ text: String) {
    var (word, count): (UInt64, UInt64) = (0, 0)
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count % 8 == 0 { add(word) }
    }
    add(word)
    add(count)
  }
}
