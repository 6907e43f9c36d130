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
    public nonisolated func helmAccessories() -> some View { modifier(AccessoriesInBar()) }
  }

  /// The children that a screen's view places itself, each with a `HelmContent`.
  @MainActor final class Placement<N: Fragment> {
    private let source = ObservationSource()
    private var views: [N: Int] = [:]

    nonisolated init() {}

    /// Returns whether the screen's view places a child; observed.
    func isPlaced(_ child: N) -> Bool {
      source.access()
      return views[child] != nil
    }

    func place(_ child: N) {
      views[child, default: 0] += 1
      if views[child] == 1 { source.change() }
    }

    func leave(_ child: N) {
      guard let count = views[child] else { return }
      views[child] = count > 1 ? count - 1 : nil
      if count == 1 { source.change() }
    }
  }

  /// The accessories of a fragment, one above the other, except those that have a place of their own.
  struct AccessoriesView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let holder: PathFragment<N>
    let placement: Placement<N>

    @State private var last = LastShown<[PathFragment<N>]>()

    var body: some View {
      let isClosing = drawing.isClosing(holder)
      let accessories = last.value(drawing.accessories(of: holder, placement), isClosing: isClosing)
      let drawing = drawing.closing(isClosing)
      if !accessories.isEmpty {
        VStack(spacing: 0) {
          ForEach(accessories, id: \.self) { accessory in
            PlaceView(drawing: drawing, root: accessory).transition(drawing.transition(of: accessory))
          }
        }
      }
    }
  }

  /// The accessories above the tab bar: an inset of the tab in front.
  struct AccessoriesInTab<N: Fragment, Screen: View>: ViewModifier {
    let drawing: Drawing<N, Screen>
    let holder: PathFragment<N>
    let placement: Placement<N>

    /// The tab, if the content is one.
    let tab: PathFragment<N>?

    @Environment(\.helmAccessoryBar) private var bar
    @State private var last = LastShown<Bool>()

    func body(content: Content) -> some View {
      if let tab, bar != AnyHashable(holder), drawing.helm.graph.holds(.accessory, in: holder.fragment) {
        content.safeAreaInset(edge: .bottom, spacing: 0) {
          let isInFront = drawing.helm.content(of: holder).last == tab
          if last.value(isInFront, isClosing: drawing.isClosing(holder)) {
            AccessoriesView(drawing: drawing, holder: holder, placement: placement)
          }
        }
      } else {
        content
      }
    }
  }

  extension Drawing {
    /// Returns the accessories that the holder's view doesn't place and that aren't in an inspector.
    func accessories(of holder: PathFragment<N>, _ placement: Placement<N>) -> [PathFragment<N>] {
      withoutPlace(helm.accessories(of: holder), in: holder, placement)
    }

    /// Returns the overlays that the holder's view doesn't place and that aren't in an inspector.
    func overlays(of holder: PathFragment<N>, _ placement: Placement<N>) -> [PathFragment<N>] {
      withoutPlace(helm.overlays(of: holder), in: holder, placement)
    }

    private func withoutPlace(
      _ children: [PathFragment<N>], in holder: PathFragment<N>, _ placement: Placement<N>
    ) -> [PathFragment<N>] {
      let inspected = inspected(by: holder.fragment)
      return children.filter { !placement.isPlaced($0.fragment) && $0.fragment != inspected }
    }
  }

  /// The accessories in the tab bar's own place for them.
  private struct AccessoriesInBar: ViewModifier {
    nonisolated init() {}

    func body(content: Content) -> some View { AccessoryBar(content: content) }
  }

  private struct AccessoryBar<Content: View>: View {
    let content: Content
    @Environment(\.helmContent) private var source

    var body: some View {
      #if os(macOS) || os(tvOS) || os(watchOS) || os(visionOS) || compiler(<6.2)
        content
      #else
        if #available(iOS 26.1, *), let source, let accessories = source.accessories {
          let accessories = accessories()
          content
            .environment(\.helmAccessoryBar, source.holder)
            .tabViewBottomAccessory(isEnabled: !accessories.isEmpty) { accessories.view }
        } else {
          content
        }
      #endif
    }
  }

  private enum HelmAccessoryBarKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }

  extension EnvironmentValues {
    /// The fragment whose accessories are in a surrounding tab bar.
    fileprivate(set) var helmAccessoryBar: AnyHashable? {
      get { self[HelmAccessoryBarKey.self] }
      set { self[HelmAccessoryBarKey.self] = newValue }
    }
  }
#endif
