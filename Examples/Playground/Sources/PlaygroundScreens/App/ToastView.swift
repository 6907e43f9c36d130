#if canImport(SwiftUI)
  import PlaygroundModel
  import SwiftUI

  /// The newest error, until it is closed.
  struct ToastView: View {
    @Environment(AppModel.self) private var model
    @State private var closed = 0

    var body: some View {
      if let toast = model.toasts.first, model.toasts.count > closed {
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
