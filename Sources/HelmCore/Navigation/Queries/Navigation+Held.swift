/// What a presented fragment holds, for a front end to draw (semantics.md §2).
extension Navigation {
  /// The fragments that a fragment holds as its content, in path order: the last is in front, the others wait behind it.
  ///
  /// - Parameter fragment: The holder, with its id.
  /// - Returns: The fragments that opened the places; `place(of:)` says what is in each by now.
  /// - Complexity: Linear in the result.
  public func content(of fragment: PathFragment<N>) -> [PathFragment<N>] { held(by: fragment, .content) }

  /// The fragments that a fragment holds as overlays, from the bottom to the top.
  ///
  /// - Parameter fragment: The holder, with its id.
  /// - Returns: The fragments that opened the places; `place(of:)` says what is in each by now.
  /// - Complexity: Linear in the result.
  public func overlays(of fragment: PathFragment<N>) -> [PathFragment<N>] { held(by: fragment, .overlay) }

  /// The modal that a presented fragment holds.
  ///
  /// - Parameter fragment: The holder, with its id.
  /// - Returns: The modal, or `nil` where there is none or the holder is not presented, and so its modal hidden as well.
  /// - Complexity: Constant.
  public func modal(of fragment: PathFragment<N>) -> HeldModal<N>? {
    guard let holder = frame(of: fragment), table[holder].isPresented, case let modal = table[holder].modal.last,
      modal != none
    else { return nil }
    return HeldModal(
      fragment: pathFragment(modal),
      presentation: storage.compact[Int(table[modal].segue)].resolvedPresentation)
  }

  /// All modals over a place, from the bottom to the top: each lies over the one before, whoever holds them.
  ///
  /// - Parameter fragment: A fragment of the place, with its id.
  /// - Returns: The modals that are presented in the place, or in what is held there.
  /// - Complexity: Linear in what is presented there.
  public func modals(over fragment: PathFragment<N>) -> [HeldModal<N>] {
    var modals: [HeldModal<N>] = []
    if let frame = frame(of: fragment) { collectModals(in: table[frame].opener, into: &modals) }
    return modals
  }

  // In the order of semantics.md §2: content, overlays, modal.
  private func collectModals(in opener: Int32, into modals: inout [HeldModal<N>]) {
    let holder = table[opener].occupant
    guard table[holder].isPresented else { return }
    let (content, overlays) = (table[holder].content.last, held(by: pathFragment(holder), .overlay))
    if content != none { collectModals(in: content, into: &modals) }
    for overlay in overlays { if let frame = frame(of: overlay) { collectModals(in: frame, into: &modals) } }
    guard let modal = modal(of: pathFragment(holder)) else { return }
    modals.append(modal)
    if let frame = frame(of: modal.fragment) { collectModals(in: frame, into: &modals) }
  }

  /// The edge that a fragment's latest step into its place was made by.
  ///
  /// - Parameter fragment: The fragment, with its id.
  /// - Returns: The edge, or `nil` for the entry and for what is not there.
  /// - Complexity: Constant.
  public func ingressEdge(of fragment: PathFragment<N>) -> DirectedEdge<N>? {
    guard let frame = frame(of: fragment), frame != table.root else { return nil }
    return storage.edge(at: table[frame].segue)
  }

  private func held(by fragment: PathFragment<N>, _ role: Frame.Role) -> [PathFragment<N>] {
    guard let holder = frame(of: fragment) else { return [] }
    var fragments: [PathFragment<N>] = []
    var child = table[holder].children(role).first
    while child != none {
      fragments.append(pathFragment(child))
      child = table[child].siblings.next
    }
    return fragments
  }
}

/// A fragment that is held over all else, and how it is shown.
public struct HeldModal<N: Fragment>: Hashable, Identifiable, Sendable {
  /// The fragment that opened the modal's place.
  public let fragment: PathFragment<N>

  /// A sheet, a full screen cover or a popover.
  public let presentation: SeguePresentation

  /// The fragment: one place shows one modal.
  public var id: PathFragment<N> { fragment }

  /// Puts a fragment and its presentation together.
  ///
  /// - Parameters:
  ///   - fragment: The fragment that opened the modal's place.
  ///   - presentation: A sheet, a full screen cover or a popover.
  /// - Complexity: Constant.
  public init(fragment: PathFragment<N>, presentation: SeguePresentation) {
    self.fragment = fragment
    self.presentation = presentation
  }
}
