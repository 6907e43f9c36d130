#if canImport(SwiftUI)
  import SwiftUI

  /// A place: the screens that were pushed and swapped in it, from a root on.
  struct PlaceView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let root: PathFragment<N>

    /// What was here last: a sheet that is closing shows it until it is gone.
    @State private var last: [PathFragment<N>] = []

    var body: some View {
      let now = drawing.helm.place(of: root)
      let screens = now.isEmpty ? last : Array(now.contains(root) ? now.drop { $0 != root } : now[...])
      ZStack {
        if let bottom = screens.first {
          content(screens, on: bottom).id(bottom).transition(drawing.transition(of: bottom))
        }
      }
      .onChange(of: screens, initial: true) { _, screens in if !screens.isEmpty { last = screens } }
    }

    @ViewBuilder private func content(_ screens: [PathFragment<N>], on bottom: PathFragment<N>) -> some View {
      if drawing.stack != nil {
        PushingView(drawing: drawing, fragment: bottom)
      } else if drawing.columns.contains(bottom.fragment) {
        ColumnsView(drawing: drawing, root: bottom, detail: screens.dropFirst().first)
      } else if drawing.helm.graph.isPushedOn(bottom.fragment) {
        StackView(drawing: drawing, root: bottom)
      } else {
        ScreenView(drawing: drawing, fragment: bottom)
      }
    }
  }
#endif
