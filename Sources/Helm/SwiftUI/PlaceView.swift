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
      if drawing.columns.contains(bottom.fragment) {
        ColumnsView(drawing: drawing, root: bottom, detail: screens.dropFirst().first)
      } else if drawing.helm.graph.isPushedOn(bottom.fragment) {
        StackView(drawing: drawing, root: bottom)
      } else {
        ScreenView(drawing: drawing, fragment: bottom)
      }
    }
  }

  /// A screen and what is pushed on it.
  struct StackView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let root: PathFragment<N>

    var body: some View {
      NavigationStack(path: Bindable(drawing.helm)[dynamicMember: \.[stackOn: root]]) {
        ScreenView(drawing: drawing, fragment: root)
          .navigationDestination(for: PathFragment<N>.self) { fragment in
            ScreenView(drawing: drawing, fragment: fragment)
              .navigationBarBackButtonHidden(!drawing.helm.canGoBack(from: fragment))
          }
      }
    }
  }

  /// A screen and what is pushed on it side by side; SwiftUI makes one stack of both where the window is narrow.
  struct ColumnsView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let root: PathFragment<N>
    let detail: PathFragment<N>?

    var body: some View {
      NavigationSplitView(preferredCompactColumn: Bindable(drawing.helm)[dynamicMember: \.[columnOf: root]]) {
        ScreenView(drawing: drawing, fragment: root)
      } detail: {
        if let detail { StackView(drawing: drawing, root: detail).id(detail) }
      }
    }
  }

  extension Helm {
    /// The column that is in front where there is room for one: the detail's if there is a detail.
    subscript(columnOf root: PathFragment<N>) -> NavigationSplitViewColumn {
      get { self[stackOn: root].isEmpty ? .sidebar : .detail }
      set { if newValue == .sidebar { self[stackOn: root] = [] } }
    }
  }
#endif
