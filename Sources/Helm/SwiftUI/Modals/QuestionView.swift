#if canImport(SwiftUI)
  import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif

  /// Presents an alert or a dialog with the content of its fragment's screen, a ``HelmAlert``; it draws nothing else.
  struct QuestionView<N: Fragment, Screen: View>: View {
    let context: HelmViewContext<N, Screen>
    let row: ModalPresenter<N>
    let modal: PresentedModal<N>

    @State private var declaration = Declaration()
    @State private var end = AlertEnd()

    var body: some View {
      if let screen = modal.question {
        let isAsked = Bindable(row)[dynamicMember: \.[asks: modal]]
        context.screen(screen)
          .environment(
            \.helmQuestion,
            Question(isDialog: modal.presentation == .dialog, isAsked: isAsked, declaration: declaration)
          )
          .modifier(ScreenEnvironment(place: screen, helm: context.helm))
          .modifier(CarriedEnvironment(row: row, modal: modal.place))
          .frame(width: 0, height: 0)
          .clipped()
          #if canImport(UIKit) && !os(watchOS)
            .background { AlertWindowReader(end: end).accessibilityHidden(true) }
          #endif
          .onAppear { begin(screen.fragment) }
          .onChange(of: isAsked.wrappedValue) { _, isAsked in
            // One that may not be left has come again.
            guard !isAsked else { return row.change { $0.began(modal) } }
            // SwiftUI doesn't report when an alert has disappeared. One whose button was tapped has disappeared by now. For any other, the
            // window reports it where it can; elsewhere, the next presentation waits for one turn.
            end.then { row.change { $0.ended(modal) } }
          }
      }
    }

    private func begin(_ fragment: N) {
      if declaration.isMade { return row.change { $0.began(modal) } }
      context.helm.viewMemory.warn(
        """
        \(fragment) is presented by .\(modal.presentation), but its view isn't a HelmAlert, so it is shown as a sheet. Return \
        HelmAlert(…) for it, or present it by .sheet.
        """)
      row.showAsSheet(fragment)
    }
  }

  /// Whether a screen has shown a `HelmAlert`.
  @MainActor final class Declaration {
    var isMade = false

    nonisolated init() {}
  }

  /// Reports when the alert over a view has disappeared, which SwiftUI doesn't.
  @MainActor private final class AlertEnd {
    #if canImport(UIKit) && !os(watchOS)
      weak var view: UIView?
    #endif

    nonisolated init() {}

    /// Calls a closure once the alert that is disappearing has gone; if none is disappearing by the next turn, or the system doesn't report
    /// when it has gone, calls it in that turn.
    func then(_ body: @escaping @MainActor () -> Void) {
      Task {
        #if canImport(UIKit) && !os(watchOS)
          let transition = dismissedController?.transitionCoordinator
          if transition?.animate(alongsideTransition: nil, completion: { _ in body() }) == true { return }
        #endif
        body()
      }
    }

    #if canImport(UIKit) && !os(watchOS)
      /// The topmost controller of the window, if it is being dismissed.
      private var dismissedController: UIViewController? {
        var top = view?.window?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top?.isBeingDismissed == true ? top : nil
      }
    #endif
  }

  #if canImport(UIKit) && !os(watchOS)
    private struct AlertWindowReader: UIViewRepresentable {
      let end: AlertEnd

      func makeUIView(context: Context) -> UIView {
        let view = UIView(frame: .zero)
        end.view = view
        return view
      }

      func updateUIView(_ view: UIView, context: Context) {}
    }
  #endif
#endif
