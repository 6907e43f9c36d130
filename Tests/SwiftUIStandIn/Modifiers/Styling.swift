import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
    marked { $0.tag = AnyHashable(tag).unwrapped }
  }

  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable {
    Modified(self) { context, render in render(context.child(id)) }
  }

  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    let label = label()
    return Modified(self) { context, render in
      let node = Node(.group, render(context))
      node.tabItem = context.child("tabItem").render(label)
      return [node]
    }
  }

  nonisolated public func transition(_ t: AnyTransition) -> some View { marked { $0.transition = t.name } }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View {
    let overlay = content()
    return Modified(self) { context, render in render(context) + context.child("overlay").render(overlay) }
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
    let toolbar = content()
    return Modified(self) { context, render in render(context) + context.child("toolbar").render(toolbar) }
  }

  nonisolated public func opacity(_ opacity: Double) -> some View { marked { $0.isTransparent = opacity == 0 } }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { unchanged() }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { $0.isHiddenFromAccessibility = hidden })
  }

  @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { $0.accessibilityIdentifier = identifier })
  }

  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    marked { $0.isAccessibilityElement = true }
  }

  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    styled("padding")
  }
  nonisolated public func padding(_ length: CGFloat) -> some View { styled("padding") }
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { marked { $0.frame = [width, height] } }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { marked { $0.maxFrame = [maxWidth, maxHeight] } }
  nonisolated public func clipped(antialiased: Bool = false) -> some View { styled("clipped") }
  nonisolated public func font(_ font: Font?) -> some View {
    styled("font \(font?.name ?? "default")")
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { unchanged() }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View {
    let background = content()
    return Modified(self) { context, render in context.child("background").render(background) + render(context) }
  }
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  where S: ShapeStyle { styled("background \(S.self)") }
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    Modified(self) { context, render in
      var context = context
      transform(&context.transaction)
      return render(context)
    }
  }
  nonisolated public func zIndex(_ value: Double) -> some View { marked { $0.zIndex = value } }
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    unchanged()
  }
}

extension AnyHashable {
  /// The value in an optional, or the value itself.
  var unwrapped: AnyHashable {
    let mirror = Mirror(reflecting: base)
    guard mirror.displayStyle == .optional, let value = mirror.children.first?.value as? any Hashable else {
      return self
    }
    return AnyHashable(value).unwrapped
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { if actionKind == .escape { $0.escape = handler } })
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never
  fileprivate let mark: @MainActor (Node) -> Void
}

extension AccessibilityAttachmentModifier: PrimitiveModifier {
  @MainActor func nodes(in context: RenderContext, _ render: @escaping (RenderContext) -> [Node]) -> [Node] {
    let node = Node(.group, render(context))
    node.identity = context.identity
    mark(node)
    return [node]
  }
}
