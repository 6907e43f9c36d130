#if canImport(SwiftUI)
  import SwiftUI

  /// A view that places what a fragment holds inline, in that fragment's view.
  ///
  /// Without an argument, it shows the child in front; the others stay hidden behind it and keep the state of their views. With an
  /// argument, it shows that child whether or not it is in front, as a system container expects:
  ///
  /// ```swift
  /// TabView(selection: helm.selection(among: [.news, .library])) {
  ///   HelmContent(Screen.news).tabItem { Text("News") }.tag(Screen.news)
  ///   HelmContent(Screen.library).tabItem { Text("Library") }.tag(Screen.library)
  /// }
  /// ```
  ///
  /// An accessory or an overlay that is placed in this way appears there, and not at the edge of the screen:
  ///
  /// ```swift
  /// VStack {
  ///   HelmContent(Screen.player)
  ///   ArticleList()
  /// }
  /// ```
  ///
  /// A child is named by the app's fragment or, in a module's view, by the module's. The view is empty if there is no such child, and
  /// outside a ``HelmView``.
  public struct HelmContent: View {
    @Environment(\.helmContent) private var source
    private let child: AnyHashable?
    private let keepsBehind: Bool

    /// Creates a view of all children, the one in front over the others, which are hidden.
    ///
    /// Hidden children still exist, so their titles, toolbars and preferences may have an effect: on macOS on the window, and with
    /// `interactiveDismissDisabled()` on the sheet. If that matters, draw only the child in front.
    ///
    /// - Parameter keepsBehind: Whether hidden children are drawn too and keep the state of their views. If `false`, their views are
    ///   created anew when they come back; the navigation keeps its state in either case.
    public init(keepsBehind: Bool = true) {
      child = nil
      self.keepsBehind = keepsBehind
    }

    /// Creates a view of one child: a tab, an accessory or an overlay.
    ///
    /// - Parameter fragment: The child.
    public init(_ fragment: some Fragment) {
      child = AnyHashable(fragment)
      keepsBehind = true
    }

    /// The view of the child, or of the children.
    public var body: some View { source?.contents.view(of: child, keepsBehind: keepsBehind) }
  }

  /// Those of a screen's children that its view places in one spot.
  struct ContentView<N: Fragment, Screen: View>: View {
    let context: HelmViewContext<N, Screen>
    let holder: PathFragment<N>
    let placement: PlacedChildren<N>
    let child: N?
    let keepsBehind: Bool

    @State private var view = PlacingView()
    @State private var last = FrozenValue<[PathFragment<N>]>()

    var body: some View {
      let context = context.closing(with: holder)
      let shown = last.value(placed, isClosing: context.isClosing)
      let children = keepsBehind ? shown : shown.suffix(1)
      // One view, even before the child exists, because a tab bar would treat several views as several tabs.
      ZStack {
        ForEach(Array(children.enumerated()), id: \.element) { index, fragment in
          PlaceView(context: context, root: fragment)
            .modifier(
              AccessoryInset(
                context: context, holder: holder, placement: placement, view: child == nil ? nil : fragment)
            )
            .seen(fragment == children.last)
            .transition(context.transition(of: fragment))
            .zIndex(Double(index))
        }
      }
      .onAppear { if let child { placement.place(child, by: view) } }
      .onDisappear {
        // What disappears because its screen is covered still has its place there.
        if let child, context.helm.state.isPresented(holder) { placement.leave(child, by: view) }
      }
    }

    /// The children to place, without columns, which have places of their own; a tab observes only itself, and no switch between others.
    private var placed: [PathFragment<N>] {
      let helm = context.helm
      return child.map { helm.places(of: $0, in: holder) } ?? helm.content(of: holder).filter { !helm.isColumn($0) }
    }
  }

  extension Helm {
    /// Returns the places of a child in the content, the accessories or the overlays of a fragment; observes only this child.
    func places(of child: N, in holder: PathFragment<N>) -> [PathFragment<N>] {
      switch graph.segue(for: holder.fragment => child)?.resolvedPresentation.layer {
      case .accessory: held(by: holder, in: .accessory, showing: child)
      case .overlay: held(by: holder, in: .overlay, showing: child)
      default: held(by: holder, in: .content, showing: child)
      }
    }
  }

  extension View {
    /// Keeps the view and its state, whether or not it is visible.
    func seen(_ isSeen: Bool) -> some View { opacity(isSeen ? 1 : 0).disabled(!isSeen).accessibilityHidden(!isSeen) }
  }
#endif
