import Foundation

// What a screen adds to the bars around it.

@available(iOS 15.0, macOS 12.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
  nonisolated public func badge(_ count: Int) -> some View { marked { $0.badge = count } }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    let prompt = prompt?.content ?? "Search"
    return Modified(self) { context, render in
      let field = Node(.field, [], text: prompt)
      field.edit = { text.wrappedValue = $0 }
      return [field] + render(context)
    }
  }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
  nonisolated public func safeAreaInset<V>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    let inset = content()
    return Modified(self) { context, render in
      let node = Node(.group, context.child("inset").render(inset))
      node.spacing = spacing
      return render(context) + [node]
    }
  }
}

@available(iOS 26.1, *)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  nonisolated public func tabViewBottomAccessory<Content>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    let accessory = content()
    return Modified(self) { context, render in
      guard isEnabled else { return render(context) }
      let node = Node(.accessory, context.child("accessory").render(accessory))
      return render(context) + [node]
    }
  }
}

@available(iOS 17.0, macOS 14.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
  // On a narrow window the system makes a sheet of it, which is not modelled.
  nonisolated public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
  where V: View {
    let inspector = content()
    return Modified(self) { context, render in
      guard isPresented.wrappedValue else { return render(context) }
      var inside = context.child("inspector")
      inside.stack = nil
      let node = Node(.inspector, inside.render(inspector))
      node.toggle = { isPresented.wrappedValue = $0 }
      return render(context) + [node]
    }
  }
}
