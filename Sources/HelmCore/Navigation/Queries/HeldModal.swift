/// A modal that a fragment holds, and how it is shown.
public struct HeldModal<N: Fragment>: Hashable, Identifiable, Sendable {
  /// The fragment that opened the modal's place.
  public let fragment: PathFragment<N>

  /// A modal presentation, such as a sheet, a full screen cover or a popover.
  public let presentation: SeguePresentation

  /// The fragment with its id and occurrence, which identifies the modal.
  public var id: PathFragment<N> { fragment }

  package init(fragment: PathFragment<N>, presentation: SeguePresentation) {
    self.fragment = fragment
    self.presentation = presentation
  }
}
