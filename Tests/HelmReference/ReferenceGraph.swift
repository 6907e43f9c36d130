/// A directed edge.
struct ReferenceLink<N: Hashable & Sendable>: Hashable, Sendable {
  let from: N
  let to: N

  /// The edge the other way.
  var counterpart: ReferenceLink { ReferenceLink(from: to, to: from) }
}

/// How a segue is shown, once `.automatic` is resolved (Semantics.md §1).
enum ReferencePresentation: String, Hashable, Sendable, CaseIterable {
  case push, swap, inline, column, accessory, overlay, sheet, fullScreenCover, popover, curtain

  var isPass: Bool { self == .push || self == .swap }
}

/// The layer in which a held child is shown.
enum ReferenceLayer: Hashable, Sendable {
  case accessory, content, overlay, modal, curtain
}

/// A segue with its rules (Semantics.md §1).
struct ReferenceSegue<N: Hashable & Sendable>: Hashable, Sendable {
  let link: ReferenceLink<N>
  let presentation: ReferencePresentation
  let dismissable: Bool
  var auto = false
  var tag: String?
  var leaving: N?

  init(_ from: N, _ to: N, _ presentation: ReferencePresentation, dismissable: Bool) {
    link = ReferenceLink(from: from, to: to)
    self.presentation = presentation
    self.dismissable = dismissable
  }

  var isPass: Bool { presentation.isPass }

  /// The layer of the origin that holds the target; `nil` for a pass.
  var layer: ReferenceLayer? {
    switch presentation {
    case .push, .swap: nil
    case .inline, .column: .content
    case .accessory: .accessory
    case .overlay: .overlay
    case .sheet, .fullScreenCover, .popover: .modal
    case .curtain: .curtain
    }
  }
}

/// A valid graph with its entry.
struct ReferenceGraph<N: Hashable & Sendable>: Hashable, Sendable {
  let entry: N
  var entryID: String?
  let segues: [ReferenceSegue<N>]

  /// The fragments, each once, in the order of the segues.
  var fragments: [N] {
    var fragments = [entry]
    for fragment in segues.flatMap({ [$0.link.from, $0.link.to] }) where !fragments.contains(fragment) {
      fragments.append(fragment)
    }
    return fragments
  }

  /// The name of the entry's frame.
  var root: ReferenceFragment<N> { ReferenceFragment(entry, id: entryID) }

  func segue(_ link: ReferenceLink<N>) -> ReferenceSegue<N>? { segues.first { $0.link == link } }

  /// Whether the graph is valid (Semantics.md §1), with its entry named.
  var isSound: Bool {
    let autos = segues.filter(\.auto)
    return Set(segues.map(\.link)).count == segues.count && segues.contains { $0.link.from == entry }
      && Set(autos.map(\.link.from)).count == autos.count
      && segues.allSatisfy { segue in segue.leaving.map { segue.isPass && fragments.contains($0) } ?? true }
      && !autos.contains { auto in leads(from: auto.link.to, back: auto.link.from, along: autos, steps: autos.count) }
  }

  private func leads(from: N, back to: N, along autos: [ReferenceSegue<N>], steps: Int) -> Bool {
    if from == to { return true }
    guard steps > 0, let next = autos.first(where: { $0.link.from == from }) else { return false }
    return leads(from: next.link.to, back: to, along: autos, steps: steps - 1)
  }
}
