#if canImport(SwiftUI)
  import SwiftUI

  /// A screen and its columns side by side; SwiftUI collapses them into one stack in a narrow window.
  ///
  /// There are three columns if the graph has a column beside a column; fragments beside the third are pushed there.
  struct ColumnsView<N: Fragment, Screen: View>: View {
    let context: HelmViewContext<N, Screen>
    let root: PathFragment<N>

    @State private var last = FrozenValue<SplitColumns<N>>()
    @State private var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
      let context = context.closing(with: root).inColumns
      let columns = last.value(context.helm.columns(beside: root), isClosing: context.isClosing)
      let binding = Bindable(context.helm)[dynamicMember: \.[columnBeside: root]]
      let front = context.isClosing ? .constant(columns.front) : binding
      // A column that the user hides still exists: its visibility isn't part of the navigation.
      let visibility = context.columnVisibility ?? $visibility
      if context.helm.graph.holdsThreeColumns(root.fragment) {
        NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: front) {
          ScreenView(context: context, fragment: root)
        } content: {
          column(columns.list, context, isLast: false)
        } detail: {
          column(columns.detail, context)
        }
      } else {
        NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: front) {
          ScreenView(context: context, fragment: root)
        } detail: {
          column(columns.detail, context)
        }
      }
    }

    @ViewBuilder private func column(
      _ fragment: PathFragment<N>?, _ context: HelmViewContext<N, Screen>, isLast: Bool = true
    ) -> some View {
      if let fragment {
        // In a narrow window, it has a back button.
        let isLocked = context.isLocked(fragment)
        if isLast, context.helm.graph.holdsColumns(fragment.fragment) {
          NavigationStack {
            PlaceView(context: context.inStack, root: fragment).navigationBarBackButtonHidden(isLocked)
          }
          .id(fragment)
        } else {
          PlaceView(context: context, root: fragment, isLocked: isLocked).id(fragment)
        }
      }
    }
  }
#endif
