#if canImport(SwiftUI)
  import SwiftUI

  #if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Reports when the alert over a view has disappeared, which SwiftUI doesn't.
    @MainActor final class AlertEnd {
      weak var view: UIView?

      nonisolated init() {}

      /// Calls a closure once the alert that is disappearing has gone; if none is disappearing by the next turn, calls it in that turn.
      func then(_ body: @escaping @MainActor () -> Void) {
        Task {
          guard let going, let transition = going.transitionCoordinator else { return body() }
          if !transition.animate(alongsideTransition: nil, completion: { _ in body() }) { body() }
        }
      }

      /// The topmost controller of the window, if it is being dismissed.
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
    /// Gives the system one turn to remove an alert, on platforms that don't report when it has gone.
    @MainActor final class AlertEnd {
      nonisolated init() {}

      func then(_ body: @escaping @MainActor () -> Void) { Task { body() } }
    }

    /// An empty view, for platforms without a window to find.
    struct AlertWindowReader: View {
      let end: AlertEnd
      var body: some View { EmptyView() }
    }
  #endif
#endif
