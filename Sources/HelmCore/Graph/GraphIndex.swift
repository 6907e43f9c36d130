/// A graph without names: fragments and segues as positions, adjacency as flat arrays (offsets and targets).
package final class GraphIndex: Sendable {
  /// The rules of the segues, by source, and by target within one source.
  package let segues: [SegueRules]

  package let fragmentCount: Int

  /// The fragments with outgoing and no incoming segues.
  package let inlets: [FragmentIndex]

  /// The offset in `segues` of each fragment's first segue, followed by the end.
  private let egressOffsets: [Int32]

  /// The segues by target, and by source within one target.
  private let ingressSegues: [SegueIndex]

  /// The offset in `ingressSegues` of each fragment's first segue, followed by the end.
  private let ingressOffsets: [Int32]

  /// Each fragment's first auto segue.
  private let autos: [SegueIndex?]

  /// Whether anything is pushed on each fragment, by a segue from it or one that leaves it.
  private let pushedOn: [Bool]

  /// Whether another fragment can take each fragment's place.
  private let replaced: [Bool]

  /// The types of ids that each fragment takes; empty if none is declared.
  private let idKinds: [FragmentIDKind?]

  init(_ unordered: [SegueRules], fragmentCount count: Int, idKinds: [FragmentIDKind?] = []) {
    self.idKinds = idKinds
    let positions = SegueIndex(0)..<SegueIndex(unordered.count)
    let byTarget = positions.sorted(by: unordered.map { $0.to }, buckets: count).positions
    let egress = byTarget.sorted(by: unordered.map { $0.from }, buckets: count)
    let segues = egress.positions.map { unordered[$0.offset] }
    self.segues = segues
    fragmentCount = count
    egressOffsets = egress.offsets
    let ingress = positions.sorted(by: segues.map { $0.to }, buckets: count)
    (ingressSegues, ingressOffsets) = ingress
    var autos = [SegueIndex?](repeating: nil, count: count)
    var pushedOn = [Bool](repeating: false, count: count)
    var replaced = [Bool](repeating: false, count: count)
    for (position, segue) in segues.enumerated() {
      if segue.auto, autos[segue.from.offset] == nil { autos[segue.from.offset] = SegueIndex(position) }
      if segue.isPush {
        pushedOn[segue.from.offset] = true
        if let left = segue.leaving { pushedOn[left.offset] = true }
      } else if segue.style == .pass {
        replaced[segue.from.offset] = true
        if let left = segue.leaving { replaced[left.offset] = true }
      }
    }
    self.autos = autos
    self.pushedOn = pushedOn
    self.replaced = replaced
    inlets = (0..<count).filter { (fragment: Int) -> Bool in
      egress.offsets[fragment] < egress.offsets[fragment + 1]
        && ingress.offsets[fragment] == ingress.offsets[fragment + 1]
    }.map { FragmentIndex($0) }
  }
}

extension GraphIndex {
  package subscript(segue: SegueIndex) -> SegueRules { segues[segue.offset] }

  package var allFragments: Range<FragmentIndex> { FragmentIndex(0)..<FragmentIndex(fragmentCount) }

  /// All segues, by source and then by target.
  package var allSegues: Range<SegueIndex> { SegueIndex(0)..<SegueIndex(segues.count) }

  /// Returns a fragment's outgoing segues, ordered by target.
  package func egress(of fragment: FragmentIndex) -> Range<SegueIndex> {
    SegueIndex(Int(egressOffsets[fragment.offset]))..<SegueIndex(Int(egressOffsets[fragment.offset + 1]))
  }

  /// Returns a fragment's incoming segues, ordered by source.
  package func ingress(of fragment: FragmentIndex) -> ArraySlice<SegueIndex> {
    ingressSegues[Int(ingressOffsets[fragment.offset])..<Int(ingressOffsets[fragment.offset + 1])]
  }

  package func auto(of fragment: FragmentIndex) -> SegueIndex? { autos[fragment.offset] }

  package func idKind(of fragment: FragmentIndex) -> FragmentIDKind? {
    idKinds.isEmpty ? nil : idKinds[fragment.offset]
  }

  package var hasIDKinds: Bool { !idKinds.isEmpty }

  package func isPushedOn(_ fragment: FragmentIndex) -> Bool { pushedOn[fragment.offset] }

  package func isReplaced(_ fragment: FragmentIndex) -> Bool { replaced[fragment.offset] }

  /// Returns the segue between two fragments, in a time logarithmic in the source's segues.
  package func segue(from origin: FragmentIndex, to target: FragmentIndex) -> SegueIndex? {
    let egress = egress(of: origin)
    var (low, high) = (egress.lowerBound.offset, egress.upperBound.offset)
    while low < high {
      let middle = (low + high) / 2
      if segues[middle].to < target { low = middle + 1 } else { high = middle }
    }
    return low < egress.upperBound.offset && segues[low].to == target ? SegueIndex(low) : nil
  }
}

/// The rules of a segue, with positions for names.
@usableFromInline
package struct SegueRules: Sendable {
  // Ordered so that there are no gaps between the fields in memory.
  package let from: FragmentIndex
  package let to: FragmentIndex
  package let tag: TagIndex?
  package let style: SegueStyle
  package let presentation: SeguePresentation
  package let dismissable: Bool

  /// The fragment to leave, if the graph has it.
  package internal(set) var leaving: FragmentIndex?

  package let auto: Bool

  /// The presentation of the target, with `automatic` resolved.
  package let resolvedPresentation: SeguePresentation

  /// The layer that the target is held in; `nil` for a pass.
  package let layer: PresentationLayer?

  /// The position of the unknown fragment that the segue would leave; a validation finding.
  var unknownLeaving: Int32?

  /// Whether the target is pushed onto what was in the place before.
  package var isPush: Bool { resolvedPresentation == .push }

  @usableFromInline
  init(
    from: FragmentIndex, to: FragmentIndex, tag: TagIndex?, style: SegueStyle, presentation: SeguePresentation,
    dismissable: Bool, auto: Bool
  ) {
    self.from = from
    self.to = to
    self.tag = tag
    self.style = style
    self.presentation = presentation
    self.dismissable = dismissable
    self.auto = auto
    resolvedPresentation = presentation.resolved(style: style, dismissable: dismissable)
    layer = style == .hold ? resolvedPresentation.layer : nil
  }
}

extension Collection<SegueIndex> {
  /// Sorts segues stably by the given fragment of each, in linear time, and returns the offset of each fragment's first segue.
  fileprivate func sorted(
    by fragments: [FragmentIndex], buckets count: Int
  ) -> (positions: [SegueIndex], offsets: [Int32]) {
    // Shifted by one: filling in a fragment's segues advances its offset to the start of the next fragment's.
    var offsets = [Int32](repeating: 0, count: count + 2)
    for fragment in fragments { offsets[fragment.offset + 2] += 1 }
    for fragment in 0..<count { offsets[fragment + 2] += offsets[fragment + 1] }
    var sorted = [SegueIndex](repeating: SegueIndex(0), count: fragments.count)
    for segue in self {
      let fragment = fragments[segue.offset].offset
      sorted[Int(offsets[fragment + 1])] = segue
      offsets[fragment + 1] += 1
    }
    return (sorted, offsets)
  }
}
