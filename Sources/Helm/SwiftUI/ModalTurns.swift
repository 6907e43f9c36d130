/// Lets one modal go before the next one comes.
///
/// A UI toolkit refuses a modal while another one is still going. So the next one waits until the toolkit has said that the
/// first has ended. No time is measured; and a modal that never came to the screen is not waited for.
struct ModalTurns<N: Fragment>: Equatable {
  /// What is to be shown now.
  private(set) var shown: HeldModal<N>?

  /// Whether what is shown has come to the screen.
  private var hasBegun = false

  /// How the modal that is still going was shown.
  private var going: SeguePresentation?

  /// What is to be shown when the one that is going has ended.
  private var next: HeldModal<N>?

  /// Starts without a modal.
  init() {}

  /// The state wants a modal, or none.
  mutating func want(_ modal: HeldModal<N>?) {
    if going != nil {
      next = modal
    } else if let shown, hasBegun, shown != modal {
      self = ModalTurns()
      going = shown.presentation
      next = modal
    } else {
      shown = modal
    }
  }

  /// A modal that is shown in some way has come to the screen.
  mutating func began(_ presentation: SeguePresentation) {
    if shown?.presentation == presentation { hasBegun = true }
  }

  /// A modal that was shown in some way has ended: as it was to, or by hand, before the state knows.
  mutating func ended(_ presentation: SeguePresentation) {
    if going == presentation {
      let next = next
      self = ModalTurns()
      shown = next
    } else if shown?.presentation == presentation {
      hasBegun = false
    }
  }
}
