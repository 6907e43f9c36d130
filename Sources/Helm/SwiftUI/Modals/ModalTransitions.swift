#if canImport(SwiftUI)
  /// A modal of the row, with what the views need to present it.
  struct PresentedModal<N: Fragment>: Hashable, Identifiable {
    /// The fragment that opened its place, and identifies it.
    let place: PathFragment<N>
    var presentation: SeguePresentation

    /// The screen that presents it, if the window doesn't.
    var holder: PathFragment<N>?

    /// The screen with the content of the alert or dialog, if the modal is one of the system's.
    var question: PathFragment<N>?

    /// The fragment that holds it.
    var cause: PathFragment<N>?

    /// Whether it is a curtain, or lies over one.
    var isOverCurtain = false

    var id: PathFragment<N> { place }
  }

  /// Makes the modals of a row appear and disappear one after the other.
  ///
  /// A UI toolkit refuses a modal while another one is still disappearing, and if several are dismissed at once it dismisses only the
  /// topmost. So they disappear from the top, each when the one above it has ended, and appear from the bottom, each when the one below it
  /// is on screen. No timers are involved. A toolkit that never reports that a modal has ended, or appeared, doesn't block the rest: after
  /// the wanted row has changed twice, the machine stops waiting for that modal.
  struct ModalTransitions<N: Fragment>: Equatable {
    /// The modals to show now, the lowest first.
    private(set) var shown: [PresentedModal<N>] = []

    /// The number of these that have appeared on screen, from the lowest.
    private var appearedCount = 0

    /// The modal that is disappearing; it lay over all that are shown.
    private(set) var disappearing: PresentedModal<N>?

    /// The row that the state asks for.
    private(set) var wanted: [PresentedModal<N>] = []

    /// The number of times that the wanted row has changed while waiting.
    private var changes = 0

    /// Returns the modal that is shown at a level, or is disappearing from it.
    func modal(at level: Int) -> PresentedModal<N>? {
      level < shown.count ? shown[level] : level == shown.count ? disappearing : nil
    }

    /// Returns the number of modals below one that is shown or is disappearing.
    func level(of modal: PresentedModal<N>) -> Int { shown.firstIndex(of: modal) ?? shown.count }

    func hasAppeared(_ modal: PresentedModal<N>) -> Bool { shown.prefix(appearedCount).contains(modal) }

    mutating func want(_ row: [PresentedModal<N>]) {
      guard row != wanted else { return }
      wanted = row
      if isWaiting { changes += 1 }
      advance()
    }

    mutating func began(_ modal: PresentedModal<N>) {
      guard shown.firstIndex(of: modal) == appearedCount else { return }
      appearedCount += 1
      advance()
    }

    /// Handles that a modal has ended, or its views have disappeared: as requested, or interactively, before the state has changed.
    mutating func ended(_ modal: PresentedModal<N>) {
      if disappearing == modal {
        disappearing = nil
        advance()
      } else if let level = shown.firstIndex(of: modal) {
        appearedCount = min(appearedCount, level)
      }
    }

    /// Handles that the system closes a modal itself, such as an alert whose button was tapped, or a popover whose anchor is gone; if the
    /// state keeps it, it comes back.
    mutating func closed(_ modal: PresentedModal<N>) {
      // A modal that is already disappearing, because of its own action, hasn't gone yet.
      guard disappearing != modal else { return }
      guard disappearing == nil, shown.last == modal else { return ended(modal) }
      shown.removeLast()
      appearedCount = min(appearedCount, shown.count)
      disappearing = modal
      changes = 0
    }

    /// Stops waiting for a disappearing modal: a toolkit may not report its end while the scene is in the background.
    mutating func stopWaiting() {
      disappearing = nil
      appearedCount = shown.count
      advance()
    }

    var isWaiting: Bool { disappearing != nil || appearedCount < shown.count }

    private mutating func advance() {
      let isImpatient = changes >= 2
      if isImpatient { disappearing = nil }
      guard disappearing == nil else { return }
      let kept = zip(shown, wanted).prefix { $0 == $1 }.count
      while shown.count > kept {
        let top = shown.removeLast()
        // A modal that hasn't appeared doesn't need to be waited for.
        guard appearedCount > shown.count else { continue }
        appearedCount = shown.count
        disappearing = top
        changes = 0
        return
      }
      if shown.count < wanted.count, appearedCount == shown.count || isImpatient {
        shown.append(wanted[shown.count])
        changes = 0
      }
    }
  }
#endif
