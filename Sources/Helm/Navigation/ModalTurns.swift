/// Lets one modal go before the next one comes, where both need different means to be shown.
///
/// A sheet that becomes another sheet is one step for SwiftUI. A sheet that becomes a cover is two: it refuses the cover until
/// it has said that the sheet has ended. No time is measured; the next step waits for that word.
struct ModalTurns<N: Fragment>: Equatable {
  /// What is to be shown now.
  private(set) var shown: HeldModal<N>?

  /// How the modal that is still going was shown.
  private(set) var going: SeguePresentation?

  /// What is to be shown when the one that is going has ended.
  private(set) var next: HeldModal<N>?

  /// Starts with what is there.
  init(showing modal: HeldModal<N>?) { shown = modal }

  /// The state wants a modal, or none.
  mutating func want(_ modal: HeldModal<N>?) {
    if going != nil {
      next = modal
    } else if let shown, let modal, shown.presentation != modal.presentation {
      going = shown.presentation
      next = modal
      self.shown = nil
    } else {
      shown = modal
    }
  }

  /// A modal that was shown in some way has ended.
  mutating func ended(_ presentation: SeguePresentation) {
    guard going == presentation else { return }
    going = nil
    shown = next
    next = nil
  }
}
