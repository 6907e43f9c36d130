#if canImport(SwiftUI)
  import SwiftUI

  /// Presents an alert or a dialog with the content of its fragment's screen, a ``HelmAlert``; it draws nothing else.
  struct QuestionView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let row: ModalRow<N>
    let modal: RowModal<N>

    @State private var declaration = Declaration()
    @State private var end = AlertEnd()

    var body: some View {
      if let screen = modal.question {
        let isAsked = Bindable(row)[dynamicMember: \.[asks: modal]]
        drawing.screen(screen)
          .environment(
            \.helmQuestion,
            Question(isDialog: modal.modal.presentation == .dialog, isAsked: isAsked, declaration: declaration)
          )
          .modifier(ScreenEnvironment(place: screen, helm: drawing.helm))
          .modifier(CarriedEnvironment(row: row, modal: modal.modal.fragment))
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
#endif
