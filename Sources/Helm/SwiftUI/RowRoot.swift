#if canImport(SwiftUI)
  /// What a row of modals lies over.
  struct RowRoot<N: Fragment>: Hashable {
    /// The place that all of them lie over.
    let place: PathFragment<N>

    /// Whether the screen that holds the lowest modal presents it.
    var hasHolders = false
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
      let modals = modals(over: root.place).map { modal in
        let question = question(of: modal, sheets: sheets)
        return RowModal(
          modal: modal.adapted(isQuestion: question != nil), question: question,
          cause: state.edge(into: modal.fragment)?.from)
      }
      var row = modals.enumerated().filter { $0 == modals.count - 1 || $1.question == nil }.map(\.element)
      if root.hasHolders, let lowest = row.first { row[0].holder = lowest.cause }
      return row
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
