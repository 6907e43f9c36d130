#if canImport(SwiftUI)
  /// What a row of modals lies over.
  struct RowRoot<N: Fragment> {
    /// The place that all of them lie over.
    let place: PathFragment<N>

    /// Whether the views of this place present the row; of several views of one curtain, one does.
    var isPresenting = true

    /// Whether the screen that holds the lowest modal presents it.
    var hasHolders = false

    /// Whether curtains are full-screen covers over the modals, on systems without another way to draw them.
    var hasCurtains = false

    /// The screen of the curtains over the modals, if this row is under them.
    var curtains: CurtainScreen<N>?
  }

  extension Helm {
    /// Returns the modals over a place as the system can show them, the lowest first; those of some fragments as sheets instead of alerts.
    ///
    /// Nothing can lie over an alert or a dialog: it waits until what covers it has gone.
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

    /// Returns the modals over a place and, if curtains are covers, the curtains with their modals.
    func allModals(over root: RowRoot<N>) -> [(modal: HeldModal<N>, isOverCurtain: Bool)] {
      let below = modals(over: root.place).map { ($0, false) }
      guard root.hasCurtains else { return below }
      return curtains.reduce(into: below) { row, curtain in
        row.append((HeldModal(fragment: curtain, presentation: .fullScreenCover), true))
        row += modals(over: curtain).map { ($0, true) }
      }
    }

    /// Returns the screen with the content of an alert or a dialog; `nil` if a screen is pushed on it, in which case a sheet shows it.
    private func question(of modal: HeldModal<N>, sheets: Set<N>) -> PathFragment<N>? {
      guard modal.presentation == .alert || modal.presentation == .dialog else { return nil }
      let place = place(of: modal.fragment)
      guard place.count == 1, let screen = place.first, !sheets.contains(screen.fragment) else { return nil }
      return screen
    }
  }

  extension HeldModal {
    /// Returns the modal as the system can show it, as a sheet if the system lacks its presentation.
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
