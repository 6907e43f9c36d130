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

    /// Whether it is a curtain, or lies over one.
    var isOverCurtain = false
  }

  /// Makes the modals of a row appear and disappear one after the other.
  ///
  /// A UI toolkit refuses a modal while another one is still disappearing, and if several are dismissed at once it
  /// dismisses only the topmost. So they disappear from the top, each when the one above has ended, and appear from the
  /// bottom, each when the one beneath is on screen. No time is measured. A toolkit that never reports that a modal has
  /// ended, or appeared, doesn't block the rest: once the wanted row has changed twice since, that modal is no longer
  /// waited for.
  struct ModalTurns<N: Fragment>: Equatable {
    /// What is to be shown now, the lowest first.
    private(set) var shown: [RowModal<N>] = []

    /// How many of these have come to the screen, from the lowest.
    private var begun = 0

    /// The modal that is going; it was over all that are shown.
    private(set) var going: RowModal<N>?

    /// What the state says.
    private var wanted: [RowModal<N>] = []

    /// How often that has changed since something is being waited for.
    private var changes = 0

    /// Starts without a modal.
    init() {}

    /// Whether a modal lies over one that is shown, or has not gone yet.
    func isCovered(_ level: Int) -> Bool { going != nil || level < shown.count - 1 }

    /// Sets the row that the state asks for.
    mutating func want(_ row: [RowModal<N>]) {
      guard row != wanted else { return }
      wanted = row
      if isWaiting { changes += 1 }
      advance()
    }

    /// Keeps what is to be shown, and sets the row that comes over it: a curtain, which no alert may lie over.
    mutating func hold(under row: [RowModal<N>]) {
      want(wanted.filter { !$0.isOverCurtain && $0.question == nil } + row)
    }

    /// A modal has appeared on screen.
    mutating func began(_ modal: RowModal<N>) {
      guard shown.firstIndex(of: modal) == begun else { return }
      begun += 1
      advance()
    }

    /// A modal has ended: as intended, or by hand, before the state knows.
    mutating func ended(_ modal: RowModal<N>) {
      if going == modal {
        going = nil
        advance()
      } else if let level = shown.firstIndex(of: modal) {
        begun = min(begun, level)
      }
    }

    /// The system closes a modal, whatever the state says; if the state keeps it, it comes back.
    mutating func closed(_ modal: RowModal<N>) {
      // One that goes already, by what was done in it, has not gone yet.
      guard going != modal else { return }
      guard going == nil, shown.last == modal else { return ended(modal) }
      shown.removeLast()
      begun = min(begun, shown.count)
      going = modal
      changes = 0
    }

    /// What is disappearing has ended, though nobody has said so: the toolkit forgets it while the scene is away.
    mutating func stopWaiting() {
      going = nil
      begun = shown.count
      advance()
    }

    /// Whether a modal is coming or going.
    var isWaiting: Bool { going != nil || begun < shown.count }

    private mutating func advance() {
      let isImpatient = changes >= 2
      if isImpatient { going = nil }
      guard going == nil else { return }
      let kept = zip(shown, wanted).prefix { $0 == $1 }.count
      while shown.count > kept {
        let top = shown.removeLast()
        // One that has not appeared is not waited for.
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
