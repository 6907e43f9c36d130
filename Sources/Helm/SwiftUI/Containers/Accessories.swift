#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Shows the accessories of the surrounding screen in the tab bar, on systems whose tab bars support that.
    ///
    /// ```swift
    /// TabView(selection: helm.selection(among: [.news, .library])) {
    ///   HelmContent(Screen.news).tabItem { Text("News") }.tag(Screen.news)
    ///   HelmContent(Screen.library).tabItem { Text("Library") }.tag(Screen.library)
    /// }
    /// .helmAccessories()
    /// ```
    ///
    /// On iOS 26.1 and later, the accessories are in the bar's own place for them (`tabViewBottomAccessory`). On other systems, and without
    /// this modifier, they are insets of the tab in front, above the bar.
    ///
    /// - Returns: The tab bar, with accessories.
    public nonisolated func helmAccessories() -> some View { modifier(AccessoryBar()) }
  }

  /// The children that a screen's view places itself, each with a `HelmContent`.
  @MainActor final class PlacedChildren<N: Fragment> {
    private let source = ObservationSource()
    private var views: [N: [Weak<PlacingView>]] = [:]

    nonisolated init() {}

    func isPlaced(_ child: N) -> Bool {
      source.access()
      return isDrawn(child)
    }

    func place(_ child: N, by view: PlacingView) { set(child, view) { $0.append(Weak(object: view)) } }

    func leave(_ child: N, by view: PlacingView) { set(child, view) { _ in } }

    private func set(_ child: N, _ view: PlacingView, _ change: (inout [Weak<PlacingView>]) -> Void) {
      let before = isDrawn(child)
      var others = (views[child] ?? []).filter { $0.object != nil && $0.object !== view }
      change(&others)
      views[child] = others
      if isDrawn(child) != before { source.change() }
    }

    private func isDrawn(_ child: N) -> Bool { views[child]?.contains { $0.object != nil } ?? false }
  }

  /// What exists for as long as a `HelmContent` does, whether it can be seen or is covered.
  @MainActor final class PlacingView {
    nonisolated init() {}
  }

  /// The accessories of a fragment, one above the other, except those that have a place of their own.
  struct AccessoriesView<N: Fragment, Screen: View>: View {
    let context: HelmViewContext<N, Screen>
    let holder: PathFragment<N>
    let placement: PlacedChildren<N>

    @State private var last = FrozenValue<[PathFragment<N>]>()

    var body: some View {
      let context = context.closing(with: holder)
      let accessories = last.value(context.unplaced(.accessory, of: holder, placement), isClosing: context.isClosing)
      if !accessories.isEmpty {
        VStack(spacing: 0) {
          ForEach(accessories, id: \.self) { accessory in
            PlaceView(context: context, root: accessory).transition(context.transition(of: accessory))
          }
        }
      }
    }
  }

  /// The accessories as an inset: of the holder's view or, if that has tabs, of the tab in front, so that they are above the tab bar.
  struct AccessoryInset<N: Fragment, Screen: View>: ViewModifier {
    let context: HelmViewContext<N, Screen>
    let holder: PathFragment<N>
    let placement: PlacedChildren<N>

    /// The holder, or one of its tabs; `nil` for a view of several children.
    let view: PathFragment<N>?

    @Environment(\.helmAccessoryBar) private var bar
    @State private var last = FrozenValue<Bool>()

    func body(content: Content) -> some View {
      if let view, bar != AnyHashable(holder), context.helm.graph.holds(.accessory, in: holder.fragment) {
        content.safeAreaInset(edge: .bottom, spacing: 0) {
          if isInset(view) { AccessoriesView(context: context, holder: holder, placement: placement) }
        }
      } else {
        content
      }
    }

    private func isInset(_ view: PathFragment<N>) -> Bool {
      guard view != holder else {
        return !context.helm.graph.tabs(of: holder.fragment).contains(where: placement.isPlaced)
      }
      let isInFront = context.helm.content(of: holder).last == view
      return last.value(isInFront, isClosing: context.isClosing(holder))
    }
  }

  extension HelmViewContext {
    /// Returns what the holder has in a layer, except what its view places and what is in an inspector.
    func unplaced(
      _ layer: PresentationLayer, of holder: PathFragment<N>, _ placement: PlacedChildren<N>
    ) -> [PathFragment<N>] {
      helm.held(by: holder, in: layer).filter {
        !placement.isPlaced($0.fragment) && $0.fragment != inspectors[holder.fragment]
      }
    }
  }

  private struct AccessoryBar: ViewModifier {
    @Environment(\.helmContent) private var source

    nonisolated init() {}

    func body(content: Content) -> some View {
      #if os(macOS) || os(tvOS) || os(watchOS) || os(visionOS) || compiler(<6.2)
        content
      #else
        if #available(iOS 26.1, *), let contents = source?.contents, let accessories = contents.accessories {
          content
            .environment(\.helmAccessoryBar, contents.place)
            .tabViewBottomAccessory(isEnabled: !accessories.isEmpty) { accessories.view }
        } else {
          content
        }
      #endif
    }
  }

  extension EnvironmentValues {
    /// The fragment whose accessories are in a surrounding tab bar.
    fileprivate(set) var helmAccessoryBar: AnyHashable? {
      get { self[OptionalKey.self] }
      set { self[OptionalKey.self] = newValue }
    }
  }
#endif
