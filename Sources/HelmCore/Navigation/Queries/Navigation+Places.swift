/// A presented fragment and its place.
package struct PresentedPlace<N: Fragment>: Hashable, Sendable {
  /// The fragment.
  package let fragment: PathFragment<N>

  /// The segue that made it; `nil` for the entry.
  package let ingress: DirectedEdge<N>?

  /// The index, in the list of places, of the fragment that holds the place; `nil` for the place at the root.
  package let holder: Int?

  /// The holder's layer that the place is in; `nil` for the place at the root.
  package let layer: PresentationLayer?

  /// The number of nested holders below: zero for the place at the root.
  package let depth: Int

  /// Whether it is in the place of an accessory, and so never in front.
  package let isBeside: Bool
}

/// A modal that a fragment holds, and how it is shown.
public struct HeldModal<N: Fragment>: Hashable, Identifiable, Sendable {
  /// The fragment that opened the modal's place.
  public let fragment: PathFragment<N>

  /// A modal presentation, such as a sheet, a full screen cover or a popover.
  public let presentation: SeguePresentation

  /// The fragment with its id and occurrence, which identifies the modal.
  public var id: PathFragment<N> { fragment }

  /// Creates a held modal from a fragment and its presentation.
  package init(fragment: PathFragment<N>, presentation: SeguePresentation) {
    self.fragment = fragment
    self.presentation = presentation
  }
}

/// The queries about places that a front end draws.
extension Navigation {
  /// The presented fragments with their places, from the bottom to the topmost.
  ///
  /// - Complexity: Linear in the result.
  package var presentedPlaces: [PresentedPlace<N>] {
    let table = machine.table
    var positions: [FrameSlot: Int] = [:]
    var places: [PresentedPlace<N>] = []
    for frame in table.presented {
      let opener = table[table[frame].opener]
      let holder = opener.cause.flatMap { positions[$0] }
      positions[frame] = places.count
      places.append(
        PresentedPlace(
          fragment: pathFragment(frame), ingress: table[frame].segue.map(graph.edge(at:)), holder: holder,
          layer: opener.segue.flatMap { graph.index[$0].layer }, depth: holder.map { places[$0].depth + 1 } ?? 0,
          isBeside: table[frame].accessory != nil))
    }
    return places
  }

  /// Returns the fragments that opened the places that a fragment holds as its content, in path order: the last is in front, the others are
  /// hidden behind it.
  ///
  /// - Complexity: Linear in the result.
  package func content(of fragment: PathFragment<N>) -> [PathFragment<N>] { held(by: fragment, .content) }

  /// Returns the fragments that a fragment holds as accessories, from the bottom to the top.
  ///
  /// - Complexity: Linear in the result.
  package func accessories(of fragment: PathFragment<N>) -> [PathFragment<N>] { held(by: fragment, .accessory) }

  /// Returns the fragments that a fragment holds as overlays, from the bottom to the top.
  ///
  /// - Complexity: Linear in the result.
  package func overlays(of fragment: PathFragment<N>) -> [PathFragment<N>] { held(by: fragment, .overlay) }

  /// Returns the modal that a presented fragment holds; the modal of a hidden one is hidden with it.
  package func modal(of fragment: PathFragment<N>) -> HeldModal<N>? {
    guard let holder = frame(of: fragment), let modal = machine.table[holder].modals.last,
      machine.table[modal].isInRow
    else { return nil }
    return heldModal(modal)
  }

  /// The curtains, from the bottom to the top: all of them are presented, whatever happens to their holders.
  ///
  /// Each is the fragment that opened the curtain's place; `place(of:)` returns what the place contains now.
  ///
  /// - Complexity: Linear in the presented modals and curtains.
  package var curtains: [PathFragment<N>] {
    machine.table.row.filter { machine.table[$0].role == .curtain }.map { pathFragment($0) }
  }

  /// Returns all modals that are held in a place, or in what is held there, from the bottom to the top: each lies over the one before,
  /// whichever fragment holds it.
  ///
  /// - Complexity: The presented modals, times the nested holders below them.
  package func modals(over fragment: PathFragment<N>) -> [HeldModal<N>] {
    guard let frame = frame(of: fragment) else { return [] }
    let (table, place) = (machine.table, machine.table[frame].opener)
    var inside: Set<FrameSlot> = []
    var modals: [HeldModal<N>] = []
    for modal in table.row where table[modal].role == .modal && table[modal].ground == table[frame].ground {
      let isInside = table.holders(from: table[modal].cause).contains { holder in
        let opener = table[holder].opener
        return opener == place || inside.contains(opener)
      }
      guard isInside else { continue }
      inside.insert(modal)
      heldModal(modal).map { modals.append($0) }
    }
    return modals
  }

  /// Returns the edge of the latest step that led to a fragment in its place.
  package func ingressEdge(of fragment: PathFragment<N>) -> DirectedEdge<N>? {
    frame(of: fragment).flatMap { machine.table[$0].segue }.map(graph.edge(at:))
  }

  /// Returns the screens that are stacked on a fragment in its place, the lowest first and without the fragment itself.
  ///
  /// This includes a stack that is hidden in a tab behind another one. At the bottom is a shown occurrence if there is one, else the one
  /// without an id, else the latest.
  ///
  /// - Complexity: Linear in the place; if the fragment has an id, in the path.
  package func stack(from fragment: N) -> [PathFragment<N>] { stack(from: .any(fragment)) }

  /// Returns the screens that are stacked on a fragment that is given by its name, with an id, or as an exact occurrence.
  package func stack(from reference: FragmentReference<N>) -> [PathFragment<N>] {
    stackRoot(reference).map(stack(on:)) ?? []
  }

  /// Returns the screens that are stacked on an exact occurrence of a fragment, as `stack(from:)` lists them.
  ///
  /// - Complexity: Linear in the place.
  package func stack(on fragment: PathFragment<N>) -> [PathFragment<N>] {
    frame(of: fragment).map { machine.stackEntries(from: $0).dropFirst().map { pathFragment($0.last) } } ?? []
  }

  /// Returns the screens of a fragment's place, from the one that opened it to the visible one.
  ///
  /// - Complexity: Linear in the place.
  package func place(of fragment: PathFragment<N>) -> [PathFragment<N>] {
    guard let frame = frame(of: fragment) else { return [] }
    return machine.stackEntries(from: machine.table[frame].opener).map { pathFragment($0.last) }
  }

  /// Returns the occurrence at the bottom of a stack that is requested by a fragment's name alone, or with an id: a shown one first, then
  /// the first without an id, then the latest.
  package func stackRoot(_ reference: FragmentReference<N>) -> PathFragment<N>? {
    guard let position = graph.position(of: reference.fragment), machine.table.counts[position] != nil
    else { return nil }
    switch reference {
    case .any:
      let frame =
        machine.topmostShown(position)
        ?? machine.table.frame(FrameKey(subject: Subject(fragment: position, id: nil), occurrence: 0))
        ?? machine.latest { machine.table[$0].fragment == position }
      return frame.map { pathFragment($0) }
    case .withID(let fragment, let id):
      let subject = Subject(fragment: position, id: id)
      return shownPlace(of: fragment, id: id)
        ?? machine.latest { machine.table.subject(of: $0) == subject }.map { pathFragment($0) }
    case .exactly(let place): return frame(of: place).map { pathFragment($0) }
    }
  }

  private func held(by fragment: PathFragment<N>, _ role: Frame.Role) -> [PathFragment<N>] {
    frame(of: fragment).map { machine.table.children(of: $0, role).map { pathFragment($0) } } ?? []
  }

  private func heldModal(_ modal: FrameSlot) -> HeldModal<N>? {
    machine.table[modal].segue.map {
      HeldModal(fragment: pathFragment(modal), presentation: graph.index[$0].resolvedPresentation)
    }
  }
}
