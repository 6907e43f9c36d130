import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(.sheet, item: item, onDismiss: onDismiss, content: content)
  }

  nonisolated public func sheet<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(.sheet, isPresented, onDismiss: onDismiss, content: content)
  }

  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(.fullScreenCover, item: item, onDismiss: onDismiss, content: content)
  }

  @available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Content>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(.fullScreenCover, isPresented, onDismiss: onDismiss, content: content)
  }

  @available(iOS 13.0, macOS 10.15, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    presenting(.popover, item: item, onDismiss: nil, content: content)
  }

  @available(iOS 13.0, macOS 10.15, *)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    presenting(.popover, isPresented, onDismiss: nil, content: content)
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    asking(.alert, titleKey.text, isPresented, actions(), EmptyView())
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    asking(.alert, title.content, isPresented, actions(), message())
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    asking(.alert, titleKey.text, isPresented, data.map(actions), data.map(message))
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    asking(.dialog, titleKey.text, isPresented, actions(), EmptyView())
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    asking(.dialog, title.content, isPresented, actions(), message())
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    marked { $0.refusesDrag = isDisabled }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

extension View {
  fileprivate nonisolated func presenting<Item: Identifiable, Content: View>(
    _ kind: Node.Kind, item: Binding<Item?>, onDismiss: (() -> Void)?, content: @escaping (Item) -> Content
  ) -> some View {
    Modified(self) { context, render in
      guard let shown = item.wrappedValue else { return render(context) }
      let view = content(shown)
      let modal = context.modal(
        kind, item: AnyHashable(shown.id), onDismiss: onDismiss, dismiss: { item.wrappedValue = nil },
        content: { $0.render(view) })
      return [Node(.group, render(context) + modal)]
    }
  }

  fileprivate nonisolated func presenting<Content: View>(
    _ kind: Node.Kind, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)?, content: @escaping () -> Content
  ) -> some View {
    Modified(self) { context, render in
      guard isPresented.wrappedValue else { return render(context) }
      let view = content()
      let modal = context.modal(
        kind, item: AnyHashable(true), onDismiss: onDismiss, dismiss: { isPresented.wrappedValue = false },
        content: { $0.render(view) })
      return [Node(.group, render(context) + modal)]
    }
  }

  /// An alert or a dialog: each of its buttons runs its action, and then closes it.
  fileprivate nonisolated func asking<A: View, M: View>(
    _ kind: Node.Kind, _ title: String, _ isPresented: Binding<Bool>, _ actions: A, _ message: M
  ) -> some View {
    Modified(self) { context, render in
      guard isPresented.wrappedValue else { return render(context) }
      let close = { isPresented.wrappedValue = false }
      let modal = context.modal(kind, item: AnyHashable(true), onDismiss: nil, dismiss: close) { context in
        let buttons = context.child("actions").render(actions)
        for button in buttons.flatMap(\.all) where button.kind == .button {
          let action = button.tap
          let isFirst = context.host.assumptions.actionsRunFirst
          button.tap = {
            if !isFirst { close() }
            action?()
            if isFirst { close() }
          }
        }
        return [Node(.text, [], text: title)] + context.child("message").render(message) + buttons
      }
      return [Node(.group, render(context) + modal)]
    }
  }
}

extension RenderContext {
  /// A wanted modal, or nothing while it has to wait.
  fileprivate func modal(
    _ kind: Node.Kind, item: AnyHashable, onDismiss: (() -> Void)?, dismiss: @escaping () -> Void,
    content: @escaping (RenderContext) -> [Node]
  ) -> [Node] {
    let modifier = identity.appending(kind)
    var inside = child(kind).child(item).child(host.presentations.endings(of: modifier, item))
    inside.presenter = inside.identity
    inside.stack = nil
    inside.environment.dismissAction = DismissAction(dismiss)
    let modal = Presentations.Modal(
      modifier: modifier, kind: kind, item: item, presenter: presenter, context: inside,
      onDismiss: onDismiss, dismiss: dismiss, content: content)
    return host.presentations.present(modal).map { [$0.node()] } ?? []
  }
}
