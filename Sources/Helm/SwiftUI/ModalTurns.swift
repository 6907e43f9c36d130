#if canImport(SwiftUI)
  /// A modal of the row, and what there is to know about it.
  struct RowModal<N: Fragment>: Hashable {
    let modal: HeldModal<N>

    /// Who presents it, where that is not the window.
    var holder: PathFragment<N>?

    /// The screen that says what is asked, where the modal is an alert or a dialog of the system's own.
    var question: PathFragment<N>?

    /// The fragment that holds it.
    var cause: PathFragment<N>?
  }

  /// Lets the modals of a row come and go one after the other.
  ///
  /// A UI toolkit refuses a modal while another one is still going, and where several are dismissed at once it lets only the top
  /// one go. So they go from the top, each when the one above has ended, and come from below, each when the one beneath has come
  /// to the screen. No time is measured. That a toolkit has not said that a modal has ended, or come, does not stop the rest:
  /// when what is wanted has changed twice since, it is no longer waited for.
  struct ModalTurns<N: Fragment>: Equatable {
    /// What is to be shown now, the lowest first.
    private(set) var shown: [RowModal<N>] = []

    /// How many of these have come to the screen, from the lowest.
    private var begun = 0

    /// The modal that is going; it was over all that are shown.
    private(set) var going: RowModal<N>?

    /// What the state says.
    private var wanted: [RowModal<N>] = []

    /// How often that has changed since something is waited for.
    private var changes = 0

    /// Starts without a modal.
    init() {}

    /// Whether a modal lies over one that is shown, or has not gone yet.
    func isCovered(_ level: Int) -> Bool { going != nil || level < shown.count - 1 }

    /// The state wants a row.
    mutating func want(_ row: [RowModal<N>]) {
      guard row != wanted else { return }
      wanted = row
      if isWaiting { changes += 1 }
      advance()
    }

    /// A modal has come to the screen.
    mutating func began(_ modal: RowModal<N>) {
      guard shown.firstIndex(of: modal) == begun else { return }
      begun += 1
      advance()
    }

    /// A modal has ended: as it was to, or by hand, before the state knows.
    mutating func ended(_ modal: RowModal<N>) {
      if going == modal {
        going = nil
        advance()
      } else if let level = shown.firstIndex(of: modal) {
        begun = min(begun, level)
      }
    }

    /// The system closes a modal, whatever the state says: it comes again if the state keeps it.
    mutating func closed(_ modal: RowModal<N>) {
      guard going == nil, shown.last == modal else { return ended(modal) }
      shown.removeLast()
      begun = min(begun, shown.count)
      going = modal
      changes = 0
    }

    /// What is going has ended, though nobody has said so: the scene was away, and the toolkit forgets it then.
    mutating func stopWaiting() {
      going = nil
      begun = shown.count
      advance()
    }

    private var isWaiting: Bool { going != nil || begun < shown.count }

    private mutating func advance() {
      let isImpatient = changes >= 2
      if isImpatient { going = nil }
      guard going == nil else { return }
      let kept = zip(shown, wanted).prefix { $0 == $1 }.count
      while shown.count > kept {
        let top = shown.removeLast()
        // One that has not come to the screen is not waited for.
        guard begun > shown.count else { continue }
        begun = shown.count
        going = top
        changes = 0
        return
      }
      if shown.count < wanted.count, begun == shown.count || isImpatient {
        shown.append(wanted[shown.count])
        changes = 0
      }
    }
  }
#endif
