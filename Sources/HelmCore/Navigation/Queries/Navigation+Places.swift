/// A presented fragment and its place.
package struct PresentedPlace<N: Fragment>: Hashable, Sendable {
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

  /// Returns the fragments that opened the places that a fragment holds in a layer, in path order: of the content, the last is in front,
  /// and the others are hidden behind it.
  ///
  /// - Complexity: Linear in the result.
  package func held(by fragment: PathFragment<N>, in layer: PresentationLayer) -> [PathFragment<N>] {
    frame(of: fragment).map { machine.table.children(of: $0, .init(layer)).map { pathFragment($0) } } ?? []
  }

  /// Returns the modal that a presented fragment holds; the modal of a hidden one is hidden with it.
  package func modal(of fragment: PathFragment<N>) -> HeldModal<N>? {
    guard let holder = frame(of: fragment), let modal = machine.table[holder].modals.last,
      machine.table[modal].isInRow
    else { return nil }
    return heldModal(modal)
  }

  /// The fragments that opened the curtains' places, from the bottom to the top: all are presented, whatever happens to their holders.
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
    let table = machine.table
    // The openers of the place, and of those of its modals.
    var inside: Set = [table[frame].opener]
    return table.row.filter { modal in
      table[modal].role == .modal && table[modal].ground == table[frame].ground
        && table.holders(from: table[modal].cause).contains { inside.contains(table[$0].opener) }
        && inside.insert(modal).inserted
    }.compactMap(heldModal)
  }

  /// Returns the screens that are stacked on a fragment in its place, the lowest first and without the fragment itself.
  ///
  /// This includes a stack that is hidden in a tab behind another one. `stackRoot(_:)` is at the bottom.
  ///
  /// - Complexity: Linear in the place; if the fragment has an id, in the path.
  package func stack(from reference: FragmentReference<N>) -> [PathFragment<N>] {
    stackRoot(reference).map { Array(entries(from: frame(of: $0)).dropFirst()) } ?? []
  }

  /// Returns the screens of a fragment's place, from the one that opened it to the visible one.
  ///
  /// - Complexity: Linear in the place.
  package func place(of fragment: PathFragment<N>) -> [PathFragment<N>] {
    entries(from: frame(of: fragment).map { machine.table[$0].opener })
  }

  private func entries(from frame: FrameSlot?) -> [PathFragment<N>] {
    frame.map { machine.stackEntries(from: $0).map { pathFragment($0.last) } } ?? []
  }

  /// Returns the occurrence at the bottom of a stack that is requested by a fragment's name alone, or with an id: a shown one first, then
  /// the first without an id, then the latest.
  package func stackRoot(_ reference: FragmentReference<N>) -> PathFragment<N>? {
    let table = machine.table
    guard let key = key(of: reference.place), table.counts[key.subject.fragment] != nil else { return nil }
    switch reference {
    case .any(let fragment):
      return shownFragment(fragment)
        ?? (table.frame(key) ?? machine.latest { table[$0].fragment == key.subject.fragment }).map { pathFragment($0) }
    case .withID(let fragment, let id):
      return shownPlace(of: fragment, id: id)
        ?? machine.latest { table.subject(of: $0) == key.subject }.map { pathFragment($0) }
    case .exactly(let place): return table.frame(key) == nil ? nil : place
    }
  }

  private func heldModal(_ modal: FrameSlot) -> HeldModal<N>? {
    machine.table[modal].segue.map {
      HeldModal(fragment: pathFragment(modal), presentation: graph.index[$0].resolvedPresentation)
    }
  }
}
