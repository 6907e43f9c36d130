@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView where Content: View {
  @MainActor func nodes(in context: RenderContext) -> [Node] {
    data.flatMap { element in
      let id = id(element)
      let nodes = context.child(id).render(content(element))
      // As in SwiftUI, the id of a row is its tag, unless it has one of its own.
      let row = Node(.row, nodes)
      row.tag = nodes.count == 1 ? nodes[0].ownTag ?? AnyHashable(id) : AnyHashable(id)
      return [row]
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    id = { $0.id }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { $0[keyPath: id] }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public struct List<SelectionValue, Content>: View, PrimitiveView
where SelectionValue: Hashable, Content: View {
  private let selection: Binding<SelectionValue?>?
  private let content: Content

  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 10.0, *)
  @MainActor @preconcurrency public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor func nodes(in context: RenderContext) -> [Node] {
    let node = Node(.list, context.child(0).render(content))
    if let selection {
      node.hasSelection = { selection.wrappedValue != nil }
      node.clearSelection = { selection.wrappedValue = nil }
      let tags = Set(node.layer.compactMap(\.tag))
      node.canSelect = { tags.contains($0) && $0.base is SelectionValue }
      node.select = { tag in if let value = tag.base as? SelectionValue { selection.wrappedValue = value } }
    }
    return [node]
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension List where SelectionValue == Never {
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }

  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: nil) { ForEach(data, content: rowContent) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 10.0, *)
extension List {
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}
