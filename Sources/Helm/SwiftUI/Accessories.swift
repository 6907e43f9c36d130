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

  /// Who places what a screen holds as accessories: the tabs in its view, or else the screen at its lower edge.
  @MainActor final class AccessoryPlacement {
    private let source = ObservationSource()
    private var tabs = 0

    nonisolated init() {}

    /// Whether tabs place them, observed by its readers.
    var isTaken: Bool {
      source.access()
      return tabs > 0
    }

    func take() { change(by: 1) }
    func leave() { change(by: -1) }

    private func change(by number: Int) {
      let wasTaken = tabs > 0
      tabs += number
      if wasTaken != (tabs > 0) { source.change() }
    }
  }

  /// What a fragment holds as accessories, one above the other.
  struct AccessoriesView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let holder: PathFragment<N>

    @State private var last = LastShown<[PathFragment<N>]>()

    var body: some View {
      let isClosing = drawing.isClosing(holder)
      let accessories = last.value(drawing.helm.accessories(of: holder), isClosing: isClosing)
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

    /// The tab, where the content is one.
    let tab: PathFragment<N>?

    @Environment(\.helmAccessoryBar) private var bar

    func body(content: Content) -> some View {
      if let tab, bar != AnyHashable(holder), drawing.helm.graph.holds(.accessory, in: holder.fragment) {
        content.safeAreaInset(edge: .bottom, spacing: 0) {
          if drawing.helm.content(of: holder).last == tab { AccessoriesView(drawing: drawing, holder: holder) }
        }
      } else {
        content
      }
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
