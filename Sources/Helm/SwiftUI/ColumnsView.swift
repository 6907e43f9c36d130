#if canImport(SwiftUI)
  import SwiftUI

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
