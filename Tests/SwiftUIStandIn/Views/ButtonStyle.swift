@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PrimitiveButtonStyleConfiguration {
  @MainActor @preconcurrency public struct Label: View, PrimitiveView {
    let content: @MainActor (RenderContext) -> [Node]

    func nodes(in context: RenderContext) -> [Node] { content(context) }
  }

  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  private let action: @MainActor () -> Void

  @MainActor init(role: ButtonRole?, label: some View, action: @escaping @MainActor () -> Void) {
    self.role = role
    self.label = Label { $0.child("label").render(label) }
    self.action = action
  }

  public func trigger() { MainActor.assumeIsolated { action() } }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View {
    Button(action: configuration.trigger) { configuration.label }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    Modified(self) { context, render in
      render(context.with(\.buttonStyle) { AnyView(StyledButton(style: style, configuration: $0)) })
    }
  }
}

/// A button as a style draws it.
private struct StyledButton<Style: PrimitiveButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: (@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)? { nil }
}

extension EnvironmentValues {
  var buttonStyle: (@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
