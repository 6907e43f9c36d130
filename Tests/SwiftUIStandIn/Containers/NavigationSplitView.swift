@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  public static var sidebar: NavigationSplitViewColumn { .init(name: "sidebar") }
  public static var content: NavigationSplitViewColumn { .init(name: "content") }
  public static var detail: NavigationSplitViewColumn { .init(name: "detail") }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String
  public static var detailOnly: NavigationSplitViewVisibility { .init(name: "detailOnly") }
  public static var doubleColumn: NavigationSplitViewVisibility { .init(name: "doubleColumn") }
  public static var all: NavigationSplitViewVisibility { .init(name: "all") }
  public static var automatic: NavigationSplitViewVisibility { .init(name: "automatic") }
}

/// Columns if there is room, and otherwise a stack.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: View, PrimitiveView
where Sidebar: View, Content: View, Detail: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  private let columnVisibility: Binding<NavigationSplitViewVisibility>?

  private init(
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail, _ column: Binding<NavigationSplitViewColumn>? = nil,
    _ visibility: Binding<NavigationSplitViewVisibility>? = nil
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    (preferredCompactColumn, columnVisibility) = (column, visibility)
  }

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
    self.init(sidebar(), nil, detail())
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), preferredCompactColumn, columnVisibility)
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar(), nil, detail(), preferredCompactColumn, columnVisibility)
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), preferredCompactColumn)
  }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar(), nil, detail(), preferredCompactColumn)
  }

  @MainActor func nodes(in context: RenderContext) -> [Node] {
    let sidebar = Node(.column, context.child("sidebar").render(sidebar))
    let content = content.map { Node(.column, context.child("content").render($0)) }
    let detail = Node(.column, context.child("detail").render(detail))
    let columns = [sidebar, content, detail].compactMap(\.self)
    guard context.environment.horizontalSizeClass == .compact else {
      let visibility = columnVisibility?.wrappedValue ?? .automatic
      let hidden = visibility == .detailOnly ? columns.count - 1 : visibility == .doubleColumn ? columns.count - 2 : 0
      for column in columns.prefix(hidden) { column.isCovered = true }
      let view = Node(.splitView, columns)
      view.toggle = { columnVisibility?.wrappedValue = $0 ? .all : .detailOnly }
      return [view]
    }
    let front = preferredCompactColumn?.wrappedValue ?? (sidebar.isSelected == true ? .detail : .sidebar)
    guard front != .sidebar else {
      for column in columns.dropFirst() { column.isCovered = true }
      return [Node(.splitView, columns)]
    }
    let isDetail = front == .detail || content == nil
    let below = isDetail ? Array(columns.dropLast()) : [sidebar]
    return [collapsed(below, isDetail ? detail : columns[1], context.host.assumptions)]
  }

  /// One stack of the columns below the front one, and of the screens of that.
  @MainActor private func collapsed(_ below: [Node], _ front: Node, _ assumptions: Assumptions) -> Node {
    let inner = front.layer.first { $0.kind == .stack }
    for column in below { column.isCovered = true }
    let screens = inner?.children ?? [front]
    let stack = Node(.stack, below + screens)
    let popDetail = { (count: Int) in
      let popped = min(count, screens.count - 1)
      if popped > 0 || count == 0 { inner?.pop?(popped) }
    }
    let showColumn = { (count: Int) in
      guard count >= screens.count else { return }
      let column = below.count - 1 - (count - screens.count)
      preferredCompactColumn?.wrappedValue = column == 0 ? .sidebar : .content
      guard column == 0, preferredCompactColumn == nil || assumptions.backClearsSelection else { return }
      for node in below[0].children.flatMap(\.all) { node.clearSelection?() }
    }
    let steps = assumptions.detailIsPoppedFirst ? [popDetail, showColumn] : [showColumn, popDetail]
    stack.pop = { count in for step in steps { step(count) } }
    stack.hold = { inner?.hold?($0) }
    return stack
  }
}

extension Node {
  /// Whether a list in it has a selected row; `nil` if there is no such list.
  fileprivate var isSelected: Bool? { layer.lazy.compactMap { $0.hasSelection?() }.first }
}
