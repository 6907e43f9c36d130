#if canImport(SwiftUI)
  import SwiftUI

  /// A screen and what is pushed on it side by side; SwiftUI makes one stack of them where the window is narrow.
  ///
  /// There are three columns where the first screen leads to another list.
  struct ColumnsView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let root: PathFragment<N>

    /// The root, and what is pushed on it.
    let screens: [PathFragment<N>]

    var body: some View {
      if isThreefold {
        NavigationSplitView(preferredCompactColumn: column) {
          ScreenView(drawing: drawing, fragment: root)
        } content: {
          if let list {
            ScreenView(drawing: drawing, fragment: list)
              .navigationBarBackButtonHidden(drawing.helm.isLocked(list))
              .id(list)
          }
        } detail: {
          detailView
        }
      } else {
        NavigationSplitView(preferredCompactColumn: column) {
          ScreenView(drawing: drawing, fragment: root)
        } detail: {
          detailView
        }
      }
    }

    @ViewBuilder private var detailView: some View {
      if let detail = screens.dropFirst(list == nil ? 1 : 2).first {
        // On a narrow window, its first screen has a back button.
        StackView(drawing: drawing, root: detail, isLocked: drawing.helm.isLocked(detail)).id(detail)
      }
    }

    /// Whether the graph leads from this list to another one.
    private var isThreefold: Bool {
      drawing.helm.graph.pushes(from: root.fragment, toAnyOf: drawing.columns)
    }

    /// The list in the second of three columns.
    private var list: PathFragment<N>? {
      guard isThreefold, let next = screens.dropFirst().first else { return nil }
      return drawing.columns.contains(next.fragment) ? next : nil
    }

    private var column: Binding<NavigationSplitViewColumn> {
      let stack = BoundStack(root: root, closing: drawing.isClosing ? Array(screens.dropFirst()) : nil)
      let columns = BoundColumns(stack: stack, lists: isThreefold ? drawing.columns : [])
      return Bindable(drawing.helm)[dynamicMember: \.[columnOf: columns]]
    }
  }

  /// The columns that a stack is spread over, as a key of a binding.
  private struct BoundColumns<N: Fragment>: Hashable {
    let stack: BoundStack<N>

    /// The fragments in the second of three columns.
    let lists: Set<N>
  }

  extension Helm {
    /// The column that is in front where there is room for one: the last that shows anything.
    fileprivate subscript(columnOf columns: BoundColumns<N>) -> NavigationSplitViewColumn {
      get {
        let stack = self[stackOn: columns.stack]
        guard let first = stack.first else { return .sidebar }
        return stack.count == 1 && columns.lists.contains(first.fragment) ? .content : .detail
      }
      set {
        guard newValue != .detail else { return }
        // Without a list in it, the second column is empty, and going back to it means the first.
        let list = self[stackOn: columns.stack].prefix(1).filter { columns.lists.contains($0.fragment) }
        self[stackOn: columns.stack] = newValue == .content ? list : []
      }
    }
  }
#endif
