@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where Self.TabValue == Self.Body.TabValue
  associatedtype Body: TabContent
  @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

/// Tabs without a body of their own.
@MainActor protocol PrimitiveTabContent {
  func tabs(in context: RenderContext) -> [Node]
}

extension RenderContext {
  /// Renders tabs.
  fileprivate func render(tabs: Any) -> [Node] { (tabs as? any PrimitiveTabContent)?.tabs(in: self) ?? [] }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  public struct Content<C>: View, PrimitiveView where C: TabContent {
    fileprivate let content: C

    @MainActor func nodes(in context: RenderContext) -> [Node] { context.render(tabs: content) }
  }

  public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }

  public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> { content }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabContentBuilder {
  public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some TabContent<TabValue>
  where TabValue == C0.TabValue, C0: TabContent, C1: TabContent, C0.TabValue == C1.TabValue {
    TabNodes<TabValue> { context in
      context.child(0).render(tabs: c0) + context.child(1).render(tabs: c1)
    }
  }
}

/// Tabs that are made by a closure.
nonisolated struct TabNodes<TabValue: Hashable>: TabContent, PrimitiveTabContent {
  private let make: @MainActor (RenderContext) -> [Node]

  nonisolated init(_ make: @escaping @MainActor (RenderContext) -> [Node]) { self.make = make }

  @MainActor var body: TabNodes<TabValue> { return self }

  @MainActor func tabs(in context: RenderContext) -> [Node] { make(context) }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabRole: Hashable, Sendable {
  private let name: String

  public static var search: TabRole { TabRole(name: "search") }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct Tab<Value, Content, Label> {
  fileprivate let value: Value
  fileprivate let role: TabRole?
  fileprivate let content: Content
  fileprivate let label: Label
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab: TabContent, PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value

  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: nil, content: content(), label: label())
  }

  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }

  nonisolated public init<V>(
    value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V?, V: Hashable {
    self.init(value: value, role: nil, content: content(), label: label())
  }

  nonisolated public init<V>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V?, V: Hashable {
    self.init(value: value, role: role, content: content(), label: label())
  }

  nonisolated private init(value: Value, role: TabRole?, content: Content, label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }

  @MainActor @preconcurrency public var body: Tab<Value, Content, Label> { return self }

  func tabs(in context: RenderContext) -> [Node] {
    let tab = Node(.tab, context.child("content").render(content))
    tab.tag = AnyHashable(value).unwrapped
    tab.tabItem = context.child("label").render(label)
    tab.isSearch = role == .search
    return [tab]
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent<Self.TabValue> {
    nonisolated(unsafe) let content = self
    return TabNodes<TabValue> { context in
      let tabs = context.render(tabs: content)
      for tab in tabs { tab.badge = count == 0 ? nil : count }
      return tabs
    }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ForEach: PrimitiveTabContent where Content: TabContent {
  @MainActor func tabs(in context: RenderContext) -> [Node] {
    data.flatMap { element in context.child(id(element)).render(tabs: content(element)) }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue

  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where V: Hashable, Content.TabValue == V? {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  public typealias Body = ForEach<Data, ID, Content>

  @MainActor @preconcurrency public var body: ForEach<Data, ID, Content> { return self }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabSection<Header, Content, Footer, SelectionValue> {
  fileprivate let header: Header
  fileprivate let content: Content
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection: TabContent, PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  public typealias TabValue = Content.TabValue

  public typealias Body = TabSection<Header, Content, Footer, SelectionValue>

  @MainActor @preconcurrency public var body: TabSection<Header, Content, Footer, SelectionValue> { return self }

  func tabs(in context: RenderContext) -> [Node] {
    let title = context.child("header").render(header).flatMap(\.texts).joined()
    let tabs = context.child("content").render(tabs: content)
    for tab in tabs { tab.section = title }
    return tabs
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabSection where Content: TabContent, SelectionValue: Hashable {
  public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View, Footer == EmptyView {
    self.init(header: header(), content: content())
  }

  public init<V>(@TabContentBuilder<V?> content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View, Footer == EmptyView, SelectionValue == V?, V: Hashable {
    self.init(header: header(), content: content())
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabView {
  public init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
  where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.init(selection: Optional(selection)) { TabContentBuilder<SelectionValue>.Content(content: content()) }
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public protocol TabViewStyle {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
@available(watchOS, unavailable)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle {
    marked { $0.tabStyle = "\(S.self)" }
  }
}
