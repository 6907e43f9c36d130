@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  public static var sidebar: NavigationSplitViewColumn { .init(name: "sidebar") }
  public static var content: NavigationSplitViewColumn { .init(name: "content") }
  public static var detail: NavigationSplitViewColumn { .init(name: "detail") }
}

/// Columns where there is room, and a stack where there is not.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: View, PrimitiveView
where Sidebar: View, Content: View, Detail: View {
  private let sidebar: Sidebar
  private let detail: Detail
  private let preferredCompactColumn: Binding<NavigationSplitViewColumn>?

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
    self.sidebar = sidebar()
    self.detail = detail()
    preferredCompactColumn = nil
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
    self.detail = detail()
    self.preferredCompactColumn = preferredCompactColumn
  }

  @MainActor func nodes(in context: RenderContext) -> [Node] {
    let sidebar = Node(.column, context.child("sidebar").render(sidebar))
    let detail = Node(.column, context.child("detail").render(detail))
    guard context.environment.horizontalSizeClass == .compact else { return [Node(.splitView, [sidebar, detail])] }
    let showsDetail = preferredCompactColumn.map { $0.wrappedValue == .detail } ?? (sidebar.isSelected == true)
    guard showsDetail else {
      detail.isCovered = true
      return [Node(.splitView, [sidebar, detail])]
    }
    return [collapsed(sidebar, detail, context.host.assumptions)]
  }

  /// One stack of the sidebar and the screens of the detail column.
  @MainActor private func collapsed(_ sidebar: Node, _ detail: Node, _ assumptions: Assumptions) -> Node {
    let inner = detail.layer.first { $0.kind == .stack }
    sidebar.isCovered = true
    let screens = inner?.children ?? [detail]
    let stack = Node(.stack, [sidebar] + screens)
    let popDetail = { (count: Int) in
      let popped = min(count, screens.count - 1)
      if popped > 0 || count == 0 { inner?.pop?(popped) }
    }
    let showSidebar = { (count: Int) in
      guard count == screens.count else { return }
      preferredCompactColumn?.wrappedValue = .sidebar
      guard preferredCompactColumn == nil || assumptions.backClearsSelection else { return }
      for node in sidebar.children.flatMap(\.all) { node.clearSelection?() }
    }
    let steps = assumptions.detailIsPoppedFirst ? [popDetail, showSidebar] : [showSidebar, popDetail]
    stack.pop = { count in for step in steps { step(count) } }
    return stack
  }
}

extension Node {
  /// Whether a list in it has a row selected, `nil` where there is no such list.
  fileprivate var isSelected: Bool? { layer.lazy.compactMap { $0.hasSelection?() }.first }
}
