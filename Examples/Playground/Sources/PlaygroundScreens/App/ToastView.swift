#if canImport(SwiftUI)
  import Helm
  import PlaygroundModel
  import SwiftUI

  /// The newest error, until it is closed; what has gone wrong below the lock is told once that is gone.
  struct ToastView: View {
    @Environment(AppModel.self) private var model
    @State private var closed = 0

    var body: some View {
      if let toast = model.toasts.first, model.toasts.count > closed, !model.helm.isPresented(.lock) {
        HStack {
          Text(verbatim: toast)
          Button("OK") { closed = model.toasts.count }
        }
        .padding()
        .background(.regularMaterial)
      }
    }
  }
#endif
