/// The index of a graph: fragments as small integers, adjacency as flat arrays (offsets and targets).
final class GraphStorage<N: Fragment>: Sendable {
  /// The fragments; their positions are their integers.
  let fragments: [N]

  /// The integer of each fragment.
  let index: [N: Int32]

  /// The segues by origin, and by target within one origin.
  let compact: [CompactSegue]

  /// Where each fragment's segues start in `compact`; one more at the end.
  let egressOffsets: [Int32]

  /// The segues by target, as positions in `compact`, and by origin within one target.
  let ingress: [Int32]

  /// Where each fragment's segues start in `ingress`; one more at the end.
  let ingressOffsets: [Int32]

  /// The position of each fragment's first auto segue, or `none`.
  let autos: [Int32]

  /// Whether anything is pushed on each fragment: by a segue of its own, or by one that leaves it.
  let isPushedOn: [Bool]

  /// The tags in use.
  let tags: [AnySegueTag]

  /// The position of each tag in `tags`.
  let tagIndex: [AnySegueTag: Int32]

  /// The fragments with segues out and none in.
  let inlets: [Int32]

  /// Fragments that are named by a `leaving` only, which is a validation finding; referred to by negative integers.
  let unknownLeaving: [N]

  init(segues: some Sequence<Segue<N>>) {
    var intake = GraphIntake<N>()
    if let set = segues as? Set<Segue<N>> {
      intake.add(set.canonicallyOrdered())
    } else {
      intake.add(segues)
    }
    fragments = intake.fragments
    index = intake.index
    tags = intake.tags
    tagIndex = intake.tagIndex

    let count = intake.fragments.count
    let byTarget = countingSort(intake.compact, buckets: count, by: \.to).elements
    let egress = countingSort(byTarget, buckets: count, by: \.from)
    let (unknown, compact) = intake.resolvingLeaving(in: egress.elements)
    self.compact = compact
    unknownLeaving = unknown
    egressOffsets = egress.offsets
    let positions = compact.indices.map { Int32($0) }
    (ingress, ingressOffsets) = countingSort(positions, buckets: count) { compact[Int($0)].to }
    var autos = [Int32](repeating: none, count: count)
    for (position, segue) in compact.enumerated() where segue.auto && autos[Int(segue.from)] == none {
      autos[Int(segue.from)] = Int32(position)
    }
    self.autos = autos
    var isPushedOn = [Bool](repeating: false, count: count)
    for segue in compact where segue.isPush {
      isPushedOn[Int(segue.from)] = true
      if segue.leaving >= 0 { isPushedOn[Int(segue.leaving)] = true }
    }
    self.isPushedOn = isPushedOn
    let offsets = (out: egressOffsets, in: ingressOffsets)
    inlets = (0..<Int32(count)).filter { fragment in
      let i = Int(fragment)
      return offsets.out[i] < offsets.out[i + 1] && offsets.in[i] == offsets.in[i + 1]
    }
  }
}

/// A segue's rules in few bytes.
struct CompactSegue: Sendable {
  let from: Int32
  let to: Int32
  /// The position of the tag, or `none`.
  let tag: Int32
  /// The integer of the fragment to leave, `none`, or, below that, a reference to an unknown fragment.
  var leaving: Int32
  let style: SegueStyle
  let presentation: SeguePresentation
  let dismissable: Bool
  let auto: Bool
  /// The layer that the target is held in, `nil` for a pass.
  let layer: PresentationLayer?

  /// How the target is shown, with `automatic` replaced by what it stands for.
  var resolvedPresentation: SeguePresentation { presentation.resolved(style: style, dismissable: dismissable) }

  /// Whether the target is laid on what was in the place before.
  var isPush: Bool { resolvedPresentation == .push }
}

/// No fragment, tag, segue or frame.
let none: Int32 = -1

/// Sorts by a small integer key, stably, and says where each key's elements start.
///
/// - Complexity: Linear in elements and buckets.
func countingSort<Element>(
  _ elements: [Element], buckets: Int, by key: (Element) -> Int32
) -> (elements: [Element], offsets: [Int32]) {
  var offsets = [Int32](repeating: 0, count: buckets + 1)
  for element in elements { offsets[Int(key(element)) + 1] += 1 }
  for bucket in 0..<buckets { offsets[bucket + 1] += offsets[bucket] }
  var next = offsets
  var order = [Int32](repeating: 0, count: elements.count)
  for (position, element) in elements.enumerated() {
    let bucket = Int(key(element))
    order[Int(next[bucket])] = Int32(position)
    next[bucket] += 1
  }
  return (order.map { elements[Int($0)] }, offsets)
}
