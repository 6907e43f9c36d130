#if canImport(SwiftUI)
  struct ModalBase<N: Fragment> {
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
    func row(over root: ModalBase<N>, sheets: Set<N>) -> [PresentedModal<N>] {
      let modals = allModals(over: root)
      var row: [PresentedModal<N>] = modals.indices.compactMap { index in
        var modal = modals[index]
        modal.question = question(of: modal, sheets: sheets)
        modal.cause = state.edge(into: modal.place)?.from
        if modal.question == nil, Self.shownAsSheets.contains(modal.presentation) { modal.presentation = .sheet }
        return modal.question == nil || index == modals.count - 1 ? modal : nil
      }
      if root.hasHolders, !row.isEmpty { row[0].holder = row[0].cause.map(screen(over:)) }
      return row
    }

    /// Returns the screen that a stack shows for a fragment: what the fragment holds may have pushed others over it, or be a column.
    private func screen(over place: PathFragment<N>) -> PathFragment<N> {
      var (screen, next) = (place, content(of: place).last)
      while let child = next {
        let top = self.place(of: child).last ?? child
        if isColumn(child) || !stack(from: .exactly(child)).isEmpty { screen = top }
        next = content(of: top).last
      }
      return screen
    }

    /// Returns the modals over a place and, if curtains are covers, the curtains with their modals, as their segues say.
    func allModals(over root: ModalBase<N>) -> [PresentedModal<N>] {
      func modals(over place: PathFragment<N>, areOverCurtain: Bool) -> [PresentedModal<N>] {
        self.modals(over: place).map {
          PresentedModal(place: $0.fragment, presentation: $0.presentation, isOverCurtain: areOverCurtain)
        }
      }
      let below = modals(over: root.place, areOverCurtain: false)
      guard root.hasCurtains else { return below }
      return curtains.reduce(into: below) { row, curtain in
        row.append(PresentedModal(place: curtain, presentation: .fullScreenCover, isOverCurtain: true))
        row += modals(over: curtain, areOverCurtain: true)
      }
    }

    /// Returns the screen with the content of an alert or a dialog; `nil` if a screen is pushed on it, in which case a sheet shows it.
    private func question(of modal: PresentedModal<N>, sheets: Set<N>) -> PathFragment<N>? {
      guard modal.presentation == .alert || modal.presentation == .dialog else { return nil }
      let place = place(of: modal.place)
      guard place.count == 1, let screen = place.first, !sheets.contains(screen.fragment) else { return nil }
      return screen
    }

    /// The presentations that the system lacks, or that need a question.
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
