/// A presented fragment with the place that it is in (semantics.md §2).
public struct PresentedPlace<N: Fragment>: Hashable, Sendable {
  /// The fragment.
  public let fragment: PathFragment<N>

  /// The segue that made it, `nil` for the entry.
  public let ingress: DirectedEdge<N>?

  /// The position, in the list of places, of the fragment that holds the place; `nil` for the place at the root.
  public let holder: Int?

  /// The holder's layer that the place is in, `nil` for the place at the root.
  public let layer: PresentationLayer?

  /// How many fragments hold each other below: zero for the place at the root.
  public let depth: Int
}

extension Navigation {
  /// The presented fragments with their places, from the bottom to the topmost (semantics.md §2).
  ///
  /// - Complexity: Linear in the result.
  public var presentedPlaces: [PresentedPlace<N>] {
    var positions: [Int32: Int] = [:]
    var places: [PresentedPlace<N>] = []
    var frame = table.presented.first
    while frame != none {
      let segue = table[frame].segue
      let opener = table[table[frame].opener]
      let holder = opener.cause == none ? nil : positions[opener.cause]
      positions[frame] = places.count
      places.append(
        PresentedPlace(
          fragment: pathFragment(frame), ingress: segue == none ? nil : storage.edge(at: segue), holder: holder,
          layer: opener.segue == none ? nil : storage.compact[Int(opener.segue)].layer,
          depth: holder.map { places[$0].depth + 1 } ?? 0))
      frame = table[frame].presented.next
    }
    return places
  }
}
