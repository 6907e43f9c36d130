extension GraphDrawing {
  /// A step through nodes and boxes, for formats that nest boxes.
  enum BoxStep: Hashable, Sendable {
    /// A node, in the box opened last.
    case node(Int)

    /// A box begins.
    case open(Int)

    /// The box opened last ends.
    case close
  }

  /// All nodes and boxes by positions: first the nodes outside of boxes, then each box with its nodes and, inside it,
  /// its boxes.
  ///
  /// A drawing made by a caller may nest boxes to any depth, so this doesn't recurse. A reference that leads nowhere,
  /// or to a box that comes later, is ignored.
  ///
  /// - Complexity: Linear in nodes and boxes.
  var boxSteps: [BoxStep] {
    var inside: [Int?: [Int]] = [:]
    for (position, node) in nodes.enumerated() {
      let box = node.box.flatMap { boxes.indices.contains($0) ? $0 : nil }
      inside[box, default: []].append(position)
    }
    var children: [Int?: [Int]] = [:]
    for (position, box) in boxes.enumerated() {
      children[box.parent.flatMap { (0..<position).contains($0) ? $0 : nil }, default: []].append(position)
    }
    var steps = (inside[nil] ?? []).map { BoxStep.node($0) }
    var pending = (children[nil] ?? []).reversed().map { BoxStep.open($0) }
    while let step = pending.popLast() {
      steps.append(step)
      guard case .open(let box) = step else { continue }
      steps += (inside[box] ?? []).map { .node($0) }
      pending.append(.close)
      pending += (children[box] ?? []).reversed().map { .open($0) }
    }
    return steps
  }
}
