#if canImport(SwiftUI)
  import SwiftUI

  /// A screen and what is pushed on it side by side; SwiftUI makes one stack of both where the window is narrow.
  struct ColumnsView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let root: PathFragment<N>

    /// The root, and what is pushed on it.
    let screens: [PathFragment<N>]

    var body: some View {
      let stack = BoundStack(root: root, closing: drawing.isClosing ? Array(screens.dropFirst()) : nil)
      NavigationSplitView(preferredCompactColumn: Bindable(drawing.helm)[dynamicMember: \.[columnOf: stack]]) {
        ScreenView(drawing: drawing, fragment: root)
      } detail: {
        // On a narrow window, its first screen has a back button.
        if let detail = screens.dropFirst().first {
          StackView(drawing: drawing, root: detail, isLocked: drawing.helm.isLocked(detail)).id(detail)
        }
      }
    }
  }

  extension Helm {
    /// The column that is in front where there is room for one: the detail's if there is a detail.
    subscript(columnOf stack: BoundStack<N>) -> NavigationSplitViewColumn {
      get { self[stackOn: stack].isEmpty ? .sidebar : .detail }
      set { if newValue == .sidebar { self[stackOn: stack] = [] } }
    }
  }
#endif
