/// What tells states apart in an exploration: the path, except for the order that can never be seen.
///
/// States with the same form present the same, and every move leads from them to states of the same form. What counts is the
/// tree of frames, each with its segue and id, with
///
/// - overlays in their order, and all modals in the order of their row;
/// - the content of a frame in its order from the latest child on that nothing can take away. What waits below that child
///   comes up by being presented alone, whatever its order.
///
/// The numbers of places don't count: they are only names. The decision page on exploring has the proof.
struct CanonicalForm {
  /// What a segue means for the form.
  private struct Rule {
    let role: Role

    /// Whether a child by the segue can be removed while its holder stays.
    let isRemovable: Bool
  }

  private enum Role: Int { case pass, content, overlay, modal }

  private let rules: [Rule]

  // Scratch, kept so that it is not allocated for each state.
  private var firstChild: [Int32] = []
  private var nextSibling: [Int32] = []
  private var contentCount: [Int32] = []
  private var stack: [(edge: Int32, depth: Int32)] = []
  private var modals: [(edge: Int32, number: Int32)] = []
  private var content: [Int32] = []

  init(_ machine: Machine) {
    let graph = machine.graph
    // A fragment that a segue leads back to loses what was presented from it, its front child included.
    var isReturnedTo = [Bool](repeating: false, count: graph.fragmentCount)
    for segue in graph.allSegues where !graph[segue].dismissable && !machine.disabled.contains(segue) {
      isReturnedTo[graph[segue].to.offset] = true
    }
    rules = graph.segues.map { segue in
      let role: Role =
        switch segue.layer {
        case nil: .pass
        case .content: .content
        case .overlay: .overlay
        case .modal: .modal
        }
      let isRemovable =
        segue.dismissable || isReturnedTo[segue.from.offset]
        || machine.enabledSegue(from: segue.to, to: segue.from) != nil
      return Rule(role: role, isRemovable: isRemovable)
    }
  }

  /// The digest of a path's form.
  ///
  /// - Complexity: Linear in the path, and sorting what waits behind other content.
  mutating func digest(of path: FlatPath) -> Digest {
    link(path)
    var digest = Digest()
    modals.removeAll(keepingCapacity: true)
    stack.removeAll(keepingCapacity: true)
    push(childrenOf: -1, depth: 0, path)
    var number: Int32 = 0
    while let (edge, depth) = stack.popLast() {
      let it = path.edges[Int(edge)]
      digest.add(UInt64(UInt32(bitPattern: it.segue.rawValue)) << 32 | UInt64(UInt32(bitPattern: depth)))
      if it.id >= 0 { digest.add(UInt64(UInt32(bitPattern: it.id)) | 1 << 63) }
      if rules[it.segue.offset].role == .modal { modals.append((edge, number)) }
      number += 1
      push(childrenOf: edge, depth: depth + 1, path)
    }
    if modals.count > 1 {
      modals.sort { $0.edge < $1.edge }
      for modal in modals { digest.add(UInt64(UInt32(bitPattern: modal.number)) | 1 << 62) }
    }
    digest.finish()
    return digest
  }

  /// Links the children of each frame, in path order from the latest.
  ///
  /// The root is in front of the frames of the path.
  private mutating func link(_ path: FlatPath) {
    let count = path.edges.count
    firstChild.removeAll(keepingCapacity: true)
    firstChild.append(contentsOf: repeatElement(-1, count: count + 1))
    contentCount.removeAll(keepingCapacity: true)
    contentCount.append(contentsOf: repeatElement(0, count: count + 1))
    nextSibling.removeAll(keepingCapacity: true)
    for (position, edge) in path.edges.enumerated() {
      let cause = Int(edge.cause) + 1
      nextSibling.append(firstChild[cause])
      firstChild[cause] = Int32(truncatingIfNeeded: position)
      if rules[edge.segue.offset].role == .content { contentCount[cause] += 1 }
    }
  }

  /// Puts the children of a frame on the stack, so that they come off it by role, and in order within each.
  private mutating func push(childrenOf edge: Int32, depth: Int32, _ path: FlatPath) {
    let first = firstChild[Int(edge) + 1]
    guard first >= 0 else { return }
    if nextSibling[Int(first)] < 0 { return stack.append((first, depth)) }
    for role in [Role.modal, .overlay, .pass] {
      var child = first
      while child >= 0 {
        if rules[path.edges[Int(child)].segue.offset].role == role { stack.append((child, depth)) }
        child = nextSibling[Int(child)]
      }
    }
    if contentCount[Int(edge) + 1] > 0 { push(contentFrom: first, depth: depth, path) }
  }

  private mutating func push(contentFrom first: Int32, depth: Int32, _ path: FlatPath) {
    content.removeAll(keepingCapacity: true)
    var child = first
    var fixed: Int?
    while child >= 0 {
      let rule = rules[path.edges[Int(child)].segue.offset]
      if rule.role == .content {
        if fixed == nil, !rule.isRemovable { fixed = content.count }
        content.append(child)
      }
      child = nextSibling[Int(child)]
    }
    // One frame per segue and source: the segue tells the children of a frame apart.
    if let fixed, fixed + 2 < content.count {
      content[(fixed + 1)...].sort { path.edges[Int($0)].segue > path.edges[Int($1)].segue }
    }
    for child in content { stack.append((child, depth)) }
  }
}

/// A number of 128 bits for a sequence of words, the same everywhere and always.
///
/// Two different sequences of a million have the same one with a chance of one in 10²⁶.
struct Digest: Hashable, Sendable {
  private(set) var high: UInt64 = 0x9E37_79B9_7F4A_7C15
  private(set) var low: UInt64 = 0xD1B5_4A32_D192_ED03

  mutating func add(_ word: UInt64) {
    let mixed = (word ^ (word >> 31)) &* 0xBF58_476D_1CE4_E5B9
    high = Self.fold(high ^ mixed, 0xA076_1D64_78BD_642F) &+ word
    low = Self.fold(low &+ mixed, 0xE703_7ED1_A0B4_28DB) ^ (low << 7 | low >> 57)
  }

  mutating func finish() {
    high = Self.fold(high ^ low, 0x8EBC_6AF0_9C88_C6E3) &+ high
    low = Self.fold(low &+ (high << 1), 0x5899_65CC_7537_4CC3) ^ low
  }

  private static func fold(_ lhs: UInt64, _ rhs: UInt64) -> UInt64 {
    let product = lhs.multipliedFullWidth(by: rhs)
    return product.high ^ product.low
  }
}
