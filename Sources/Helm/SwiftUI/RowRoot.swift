#if canImport(SwiftUI)
  /// What a row of modals lies over.
  struct RowRoot<N: Fragment>: Hashable {
    /// The place that all of them lie over.
    let place: PathFragment<N>

    /// Whether the screen that holds the lowest modal presents it.
    var hasHolders = false

    /// Whether curtains are covers over the modals, where they can be nothing else.
    var hasCurtains = false
  }

  /// The modals that are to be on the screen over a place.
  struct WantedRow<N: Fragment>: Equatable {
    let modals: [RowModal<N>]

    /// Whether they come over those that are there, which stay.
    var isHeld = false
  }

  extension Helm {
    /// The modals over a place, as the system can show them.
    ///
    /// Nothing can lie over an alert or a dialog: it waits until what lies over it has gone.
    ///
    /// - Parameters:
    ///   - root: What they lie over.
    ///   - sheets: The fragments that are shown as sheets instead of alerts.
    /// - Returns: The modals, the lowest first.
    /// - Complexity: As `modals(over:)`.
    func row(over root: RowRoot<N>, sheets: Set<N>) -> [RowModal<N>] {
      let modals = allModals(over: root).map { modal, isOverCurtain in
        let question = question(of: modal, sheets: sheets)
        return RowModal(
          modal: modal.adapted(isQuestion: question != nil), question: question,
          cause: state.edge(into: modal.fragment)?.from, isOverCurtain: isOverCurtain)
      }
      var row = modals.enumerated().filter { $0 == modals.count - 1 || $1.question == nil }.map(\.element)
      if root.hasHolders, let lowest = row.first { row[0].holder = lowest.cause }
      return row
    }

    /// Whether a modal is over a place, or a curtain that is a cover.
    func isUp(_ modal: PathFragment<N>, over root: RowRoot<N>) -> Bool {
      allModals(over: root).contains { $0.modal.fragment == modal }
    }

    /// The modals over a place, and the curtains with theirs where those are covers.
    private func allModals(over root: RowRoot<N>) -> [(modal: HeldModal<N>, isOverCurtain: Bool)] {
      let below = modals(over: root.place).map { ($0, false) }
      guard root.hasCurtains else { return below }
      return curtains.reduce(into: below) { row, curtain in
        row.append((HeldModal(fragment: curtain, presentation: .fullScreenCover), true))
        row += modals(over: curtain).map { ($0, true) }
      }
    }

    /// The screen that says what an alert or a dialog asks; none where more is pushed on it, as a sheet shows it.
    private func question(of modal: HeldModal<N>, sheets: Set<N>) -> PathFragment<N>? {
      guard modal.presentation == .alert || modal.presentation == .dialog else { return nil }
      let place = place(of: modal.fragment)
      guard place.count == 1, let screen = place.first, !sheets.contains(screen.fragment) else { return nil }
      return screen
    }
  }

  extension HeldModal {
    /// The modal as the system can show it: with sheets instead of what it does not have.
    fileprivate func adapted(isQuestion: Bool) -> HeldModal {
      guard !isQuestion, Self.shownAsSheets.contains(presentation) else { return self }
      return HeldModal(fragment: fragment, presentation: .sheet)
    }

    private static var shownAsSheets: Set<SeguePresentation> {
      #if os(macOS)
        [.fullScreenCover, .alert, .dialog]
      #elseif os(tvOS) || os(watchOS)
        [.popover, .alert, .dialog]
      #else
        [.alert, .dialog]
      #endif
    }
  }
#endif
