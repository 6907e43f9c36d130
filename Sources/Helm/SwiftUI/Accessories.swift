#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Lets the tab bar show what the screen around it holds as accessories, where the system's tab bars do that.
    ///
    /// ```swift
    /// TabView(selection: helm.selection(among: [.news, .library])) {
    ///   HelmContent(Screen.news).tabItem { Text("News") }.tag(Screen.news)
    ///   HelmContent(Screen.library).tabItem { Text("Library") }.tag(Screen.library)
    /// }
    /// .helmAccessories()
    /// ```
    ///
    /// From iOS 26.1 on, the accessories lie in the bar's own place for them (`tabViewBottomAccessory`). On other systems, and
    /// without this, they are insets of the tab in front, above the bar.
    ///
    /// - Returns: The tab bar, with accessories.
    public nonisolated func helmAccessories() -> some View { modifier(AccessoriesInBar()) }
  }

  /// Which of the children of a screen its view places by itself, by a `HelmContent` for each.
  @MainActor final class Placement<N: Fragment> {
    private let source = ObservationSource()
    private var views: [N: Int] = [:]

    nonisolated init() {}

    /// Whether the view of the screen places a child, observed by its readers.
    func isPlaced(_ child: N) -> Bool {
      source.access()
      return views[child] != nil
    }

    /// Whether it places any of some children, observed by its readers.
    func isAnyPlaced(of children: [N]) -> Bool {
      source.access()
      return children.contains { views[$0] != nil }
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

  /// What a fragment holds as accessories, one above the other, but for those that have a place of their own.
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

    /// The tab, where the content is one.
    let tab: PathFragment<N>?

    @Environment(\.helmAccessoryBar) private var bar

    func body(content: Content) -> some View {
      if let tab, bar != AnyHashable(holder), drawing.helm.graph.holds(.accessory, in: holder.fragment) {
        content.safeAreaInset(edge: .bottom, spacing: 0) {
          if drawing.helm.content(of: holder).last == tab {
            AccessoriesView(drawing: drawing, holder: holder, placement: placement)
          }
        }
      } else {
        content
      }
    }
  }

  extension Drawing {
    /// The accessories that have no place of their own, in the view of their holder or in an inspector.
    func accessories(of holder: PathFragment<N>, _ placement: Placement<N>) -> [PathFragment<N>] {
      withoutPlace(helm.accessories(of: holder), in: holder, placement)
    }

    /// The overlays that have no place of their own there.
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
    /// The fragment whose accessories are in a tab bar around.
    fileprivate(set) var helmAccessoryBar: AnyHashable? {
      get { self[HelmAccessoryBarKey.self] }
      set { self[HelmAccessoryBarKey.self] = newValue }
    }
  }
#endif
