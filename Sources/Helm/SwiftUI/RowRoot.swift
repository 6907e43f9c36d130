#if canImport(SwiftUI)
  /// The place under a row of modals.
  struct RowRoot<N: Fragment>: Hashable {
    /// The place that all of them lie over.
    let place: PathFragment<N>

    /// Whether the screen that holds the lowest modal presents it.
    var hasHolders = false

    /// Whether curtains are full-screen covers over the modals, on systems without another way to draw them.
    var hasCurtains = false
  }

  /// The modals that should be on the screen over a place.
  struct WantedRow<N: Fragment>: Equatable {
    let modals: [RowModal<N>]

    /// Whether they appear over the current modals, which stay.
    var isHeld = false
  }

  extension Helm {
    /// Returns the modals over a place, as the system can show them.
    ///
    /// Nothing can lie over an alert or a dialog: it waits until what covers it has gone.
    ///
    /// - Parameters:
    ///   - root: The place that they lie over.
    ///   - sheets: The fragments that are shown as sheets instead of alerts.
    /// - Returns: The modals, the lowest first.
    /// - Complexity: That of `modals(over:)`.
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

    /// Returns whether a modal, or a curtain drawn as a cover, is over a place.
    func isUp(_ modal: PathFragment<N>, over root: RowRoot<N>) -> Bool {
      allModals(over: root).contains { $0.modal.fragment == modal }
    }

    /// Returns the modals over a place and, if curtains are covers, the curtains with their modals.
    private func allModals(over root: RowRoot<N>) -> [(modal: HeldModal<N>, isOverCurtain: Bool)] {
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
