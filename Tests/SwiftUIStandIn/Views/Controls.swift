import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Text: Equatable, Sendable {
  let content: String

  public init(verbatim content: String) { self.content = content }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    content = key.text
  }

  @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol { self.content = String(content) }
}

extension Text: View, PrimitiveView {
  @MainActor func nodes(in context: RenderContext) -> [Node] { [Node(.text, [], text: content)] }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Image: Equatable, Sendable {
  let name: String

  @available(iOS 13.0, macOS 11.0, tvOS 13.0, watchOS 6.0, *)
  public init(systemName: String) { name = systemName }
}

extension Image: View, PrimitiveView {
  @MainActor func nodes(in context: RenderContext) -> [Node] { [Node(.image, [], text: name)] }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
nonisolated public struct Label<Title, Icon>: View where Title: View, Icon: View {
  private let title: Title
  private let icon: Icon

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor @preconcurrency public var body: some View {
    icon
    title
  }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct TextField<Label>: View, PrimitiveView where Label: View {
  fileprivate let title: String
  fileprivate let text: Binding<String>

  @MainActor func nodes(in context: RenderContext) -> [Node] { [fieldNode(title, text)] }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    title = titleKey.text
    self.text = text
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct SecureField<Label>: View, PrimitiveView where Label: View {
  fileprivate let title: String
  fileprivate let text: Binding<String>

  @MainActor func nodes(in context: RenderContext) -> [Node] { [fieldNode(title, text)] }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    title = titleKey.text
    self.text = text
  }
}

@MainActor private func fieldNode(_ title: String, _ text: Binding<String>) -> Node {
  let node = Node(.field, [], text: title)
  node.edit = { text.wrappedValue = $0 }
  return node
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Toggle<Label>: View, PrimitiveView where Label: View {
  private let isOn: Binding<Bool>
  private let label: Label

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor func nodes(in context: RenderContext) -> [Node] {
    let node = Node(.button, context.child("label").render(label))
    node.tap = { isOn.wrappedValue.toggle() }
    return [node]
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
}
