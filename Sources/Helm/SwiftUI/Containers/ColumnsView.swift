#if canImport(SwiftUI)
  import SwiftUI

  /// A screen and its columns side by side; SwiftUI collapses them into one stack in a narrow window.
  ///
  /// There are three columns if the graph has a column beside a column; fragments beside the third are pushed there.
  struct ColumnsView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let root: PathFragment<N>

    @State private var last = LastShown<SplitColumns<N>>()
    @State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
      let drawing = drawing.closing(with: root).inColumns
      let columns = last.value(drawing.helm.columns(beside: root), isClosing: drawing.isClosing)
      let binding = Bindable(drawing.helm)[dynamicMember: \.[columnBeside: root]]
      let front = drawing.isClosing ? .constant(columns.front) : binding
      // A column that the user hides still exists: its visibility isn't part of the navigation.
      let visibility = drawing.columnVisibility ?? $visibility
      if drawing.helm.graph.holdsThreeColumns(root.fragment) {
        NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: front) {
          ScreenView(drawing: drawing, fragment: root)
        } content: {
          column(columns.list, drawing, isLast: false)
        } detail: {
          column(columns.detail, drawing)
        }
      } else {
        NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: front) {
          ScreenView(drawing: drawing, fragment: root)
        } detail: {
          column(columns.detail, drawing)
        }
      }
    }

    @ViewBuilder private func column(
      _ fragment: PathFragment<N>?, _ drawing: Drawing<N, Screen>, isLast: Bool = true
    ) -> some View {
      if let fragment {
        // In a narrow window, it has a back button.
        let isLocked = drawing.isLocked(fragment)
        if isLast, drawing.helm.graph.holdsColumns(fragment.fragment) {
          NavigationStack {
            PlaceView(drawing: drawing.inStack, root: fragment).navigationBarBackButtonHidden(isLocked)
          }
          .id(fragment)
        } else {
          PlaceView(drawing: drawing, root: fragment, isLocked: isLocked).id(fragment)
        }
      }
    }
  }
#endif
