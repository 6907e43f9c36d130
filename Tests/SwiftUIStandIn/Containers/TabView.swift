@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 7.0, *)
nonisolated public struct TabView<SelectionValue, Content>: View, PrimitiveView
where SelectionValue: Hashable, Content: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  @MainActor func nodes(in context: RenderContext) -> [Node] {
    let tabs = context.child("tabs").render(content)
    let selected = selection.map { AnyHashable($0.wrappedValue).unwrapped }
    let tags = tabs.map(\.ownTag)
    if let selected, !tags.contains(selected) {
      context.host.problems.append("TabView has no tab for the selection \(selected).")
    }
    // UIKit shows the tapped tab; it moves only when the value changes.
    let memory = context.host.store.object(at: context.identity.appending("shown")) { LastShown<AnyHashable?>() }
    let shown = memory.shown(selected)
    for (index, tab) in tabs.enumerated() { tab.isCovered = shown.map { $0 != tags[index] } ?? (index > 0) }
    let node = Node(.tabView, tabs)
    node.canSelect = { tags.contains($0.unwrapped) }
    node.select = { tag in
      for (index, tab) in tabs.enumerated() { tab.isCovered = tags[index] != tag.unwrapped }
      if selected != nil { memory.moved(to: tag.unwrapped) }
      guard let value = tag.base as? SelectionValue else { return }
      if context.host.assumptions.frontTabIsWritten || tag.unwrapped != selected { selection?.wrappedValue = value }
    }
    return [node]
  }
}
