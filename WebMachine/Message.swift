/// What a page has written, as words of 32 bits; a text is the number of its bytes, or -1 for none, and then the bytes.
///
/// What a page writes can be anything: what isn't there reads as 0, and `isBroken` says so.
struct Message {
  private let words: UnsafeBufferPointer<Int32>
  private var position = 0
  private(set) var isBroken = false

  init(_ words: UnsafeBufferPointer<Int32>) { self.words = words }

  mutating func fail() { isBroken = true }

  mutating func word() -> Int32 {
    guard position < words.count else {
      isBroken = true
      return 0
    }
    defer { position += 1 }
    return words[position]
  }

  /// A number of things that follow, each of at least a word.
  mutating func count() -> Int {
    let count = Int(word())
    guard count >= 0, count <= words.count - position else {
      isBroken = true
      return 0
    }
    return count
  }

  /// A position below a bound.
  mutating func position<Kind>(below bound: Int) -> Position<Kind> {
    let position = Int(word())
    if position < 0 || position >= bound { isBroken = true }
    return Position(isBroken ? 0 : position)
  }

  /// A position below a bound, or -1 for none.
  mutating func optionalPosition<Kind>(below bound: Int) -> Position<Kind>? {
    let position = Int(word())
    if position < -1 || position >= bound { isBroken = true }
    return isBroken || position < 0 ? nil : Position(position)
  }

  mutating func text() -> String? {
    let count = Int(word())
    guard count >= 0 else { return nil }
    guard count <= 1 << 20, (count + 3) / 4 <= words.count - position else {
      isBroken = true
      return nil
    }
    let length = (count + 3) / 4
    let bytes = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: words[position..<position + length]))
    position += length
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// Whether the whole message was read, without errors.
  var isWhole: Bool { !isBroken && position == words.count }
}

/// What a page reads, in the same words.
struct Answer {
  private(set) var words: [Int32] = []

  mutating func add(_ word: Int) { words.append(Int32(truncatingIfNeeded: word)) }

  mutating func add(_ isSo: Bool) { words.append(isSo ? 1 : 0) }

  mutating func add<Kind>(_ position: Position<Kind>?) { words.append(position?.rawValue ?? -1) }

  mutating func add(_ text: String?) {
    guard let text else { return add(-1) }
    let bytes = Array(text.utf8)
    add(bytes.count)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      var word: UInt32 = 0
      for place in start..<min(start + 4, bytes.count) { word |= UInt32(bytes[place]) << UInt32(8 * (place - start)) }
      words.append(Int32(bitPattern: word))
    }
  }

  mutating func add(_ subject: Subject) {
    add(subject.fragment)
    add(subject.id)
  }

  mutating func add(_ place: FrameKey) {
    add(place.subject)
    add(place.occurrence)
  }

  /// Adds a list, after its count.
  mutating func add<Element>(_ list: [Element], _ each: (inout Answer, Element) -> Void) {
    add(list.count)
    for element in list { each(&self, element) }
  }

  mutating func add(_ places: [FrameKey]) { add(places) { $0.add($1) } }

  /// Replaces a word, such as a count that was not known before.
  mutating func set(_ word: Int, at position: Int) { words[position] = Int32(truncatingIfNeeded: word) }
}
