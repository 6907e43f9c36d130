#if canImport(SwiftUI)
  import SwiftUI

  #if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Says when the alert over a view has gone, which SwiftUI doesn't.
    @MainActor final class AlertEnd {
      weak var view: UIView?

      nonisolated init() {}

      /// Does something when the alert that goes now has gone; if none goes by the next turn, in that.
      func then(_ body: @escaping @MainActor () -> Void) {
        Task {
          guard let going, let transition = going.transitionCoordinator else { return body() }
          if !transition.animate(alongsideTransition: nil, completion: { _ in body() }) { body() }
        }
      }

      /// The topmost controller of the window, if it goes.
      private var going: UIViewController? {
        var top = view?.window?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top?.isBeingDismissed == true ? top : nil
      }
    }

    /// Finds the window that an alert is in.
    struct AlertWindowReader: UIViewRepresentable {
      let end: AlertEnd

      func makeUIView(context: Context) -> UIView {
        let view = UIView(frame: .zero)
        end.view = view
        return view
      }

      func updateUIView(_ view: UIView, context: Context) {}
    }
  #else
    /// Leaves the system a turn to let an alert go: nothing says there when it has gone.
    @MainActor final class AlertEnd {
      nonisolated init() {}

      func then(_ body: @escaping @MainActor () -> Void) { Task { body() } }
    }

    /// Nothing: there is no window to ask.
    struct AlertWindowReader: View {
      let end: AlertEnd
      var body: some View { EmptyView() }
    }
  #endif
#endif
