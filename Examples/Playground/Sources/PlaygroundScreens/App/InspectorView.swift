#if canImport(SwiftUI)
  import Helm
  import PlaygroundModel
  import SwiftUI

  /// The side panel: layers, path, live events, possible moves, and the way back in time.
  struct InspectorView: View {
    @Environment(AppModel.self) private var model

    var body: some View {
      ScrollView {
        Section("Presented") { lines(model.presentedLayers) }
        Section("Path") { lines(model.pathLines) }
        Section("Events") { lines(model.eventLines) }
        Section("Moves") {
          ForEach(model.possibleMoves, id: \.self) { fragment in
            Button(action: { model.take(fragment) }) { Text(verbatim: "→ \(fragment)") }
          }
        }
        Section("History") {
          Button("Undo") { model.helm.undo() }.disabled(!model.helm.canUndo)
          Button("Redo") { model.helm.redo() }.disabled(!model.helm.canRedo)
        }
      }
      .frame(maxWidth: 280)
    }

    private func lines(_ lines: [String]) -> some View {
      ForEach(lines, id: \.self) { line in Text(verbatim: line).font(.footnote) }
    }
  }

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
