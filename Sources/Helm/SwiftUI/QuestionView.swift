#if canImport(SwiftUI)
  import SwiftUI

  /// Presents an alert or a dialog with the content of its fragment's screen, a ``HelmAlert``; it draws nothing else.
  struct QuestionView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let row: ModalRow<N>
    let root: RowRoot<N>
    let modal: RowModal<N>

    @State private var declaration = Declaration()
    @State private var end = AlertEnd()

    var body: some View {
      if let screen = modal.question {
        let isAsked = Bindable(drawing.helm)[dynamicMember: \.[asks: BoundQuestion(modal: modal, row: row, root: root)]]
        drawing.screen(screen)
          .environment(\.helmQuestion, Question(modal.modal.presentation, isAsked: isAsked, declaration))
          .modifier(ScreenEnvironment(place: screen, helm: drawing.helm))
          .modifier(CarriedEnvironment(row: row, helm: drawing.helm, modal: modal.modal.fragment))
          .frame(width: 0, height: 0)
          .clipped()
          .background { AlertWindowReader(end: end).accessibilityHidden(true) }
          .onAppear { begin(screen.fragment) }
          .onChange(of: isAsked.wrappedValue) { _, isAsked in
            guard !isAsked else { return }
            // SwiftUI doesn't report when an alert has disappeared. One whose button was tapped has disappeared by now. For any other, the
            // window reports it where it can; elsewhere, the next presentation waits for one turn.
            end.then { row.ended(modal) }
          }
      }
    }

    private func begin(_ fragment: N) {
      if declaration.isMade { return row.began(modal) }
      drawing.helm.viewMemory.warn(.noAlert("\(fragment)", modal.modal.presentation))
      row.showAsSheet(fragment)
    }
  }

  /// Whether a screen has shown a `HelmAlert`.
  @MainActor final class Declaration {
    var isMade = false

    nonisolated init() {}
  }

  /// An alert or a dialog of the row, as the key of a binding.
  private struct BoundQuestion<N: Fragment>: Hashable {
    let modal: RowModal<N>
    let row: ModalRow<N>
    let root: RowRoot<N>

    static func == (lhs: BoundQuestion, rhs: BoundQuestion) -> Bool {
      lhs.modal == rhs.modal && lhs.row === rhs.row && lhs.root == rhs.root
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(modal)
      hasher.combine(ObjectIdentifier(row))
      hasher.combine(root)
    }
  }

  extension Helm {
    /// Whether an alert or a dialog is presented.
    ///
    /// Systems clear the binding after or before the action of the tapped button. The fragment is therefore removed when both are done,
    /// unless the action has dismissed it, replaced it, or presented something from it.
    fileprivate subscript(asks asked: BoundQuestion<N>) -> Bool {
      get {
        guard asked.row.turns.shown.last == asked.modal else { return false }
        return row(over: asked.root, sheets: asked.row.shownAsSheets).last == asked.modal
      }
      set {
        guard !newValue, let question = asked.modal.question else { return }
        asked.row.closed(asked.modal)
        let serial = state.serial(of: question)
        Task { [weak self] in
          guard let self else { return }
          if serial != nil, state.serial(of: question) == serial, state.isTop(question) {
            back(from: asked.modal.modal.fragment)
          }
          asked.row.follow()
        }
      }
    }
  }

  extension Navigation {
    /// Returns whether a fragment is on the path, last in its place and without a modal.
    fileprivate func isTop(_ fragment: PathFragment<N>) -> Bool {
      serial(of: fragment) != nil && place(of: fragment).last == fragment && modal(of: fragment) == nil
    }
  }
#endif
