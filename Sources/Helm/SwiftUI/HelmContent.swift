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
    /// - Complexity: Constant.
    public init(keepsBehind: Bool = true) {
      child = nil
      self.keepsBehind = keepsBehind
    }

    /// Creates a view of one child: a tab, an accessory or an overlay.
    ///
    /// - Parameter fragment: The child.
    /// - Complexity: Constant.
    public init(_ fragment: some Fragment) {
      child = AnyHashable(fragment)
      keepsBehind = true
    }

    /// The view of the child, or of the children.
    public var body: some View { source?.content(child, keepsBehind) }
  }

  /// Creates the views of what a fragment holds inline, whatever the type of the fragments.
  struct ContentSource {
    let content: @MainActor (AnyHashable?, _ keepsBehind: Bool) -> AnyView?

    /// Presents a modal that the fragment holds from the view that the modal points at.
    let anchor: @MainActor (AnyHashable, _ id: String?) -> AnyView?

    /// The identity of a fragment that zooms out of the view that leads to it, and the namespace of that identity.
    let zoom: @MainActor (AnyHashable, _ id: String?) -> (source: ZoomSource, namespace: Namespace.ID)?

    /// The holder's accessories; `nil` if its graph has none.
    let accessories: (@MainActor () -> (view: AnyView, isEmpty: Bool))?

    /// Passes an environment value to the modals that the holder presents.
    let carry: @MainActor (CarriedValue) -> Void

    /// The holder's tabs.
    let tabs: any TabSource

    /// The fragment whose view places what it holds.
    let holder: AnyHashable
    private let helm: ObjectIdentifier
    private let origin: DrawingOrigin
    private let isClosing: Bool

    @MainActor init<N: Fragment, Screen: View>(
      _ drawing: Drawing<N, Screen>, holder: PathFragment<N>, _ placement: Placement<N>
    ) {
      if drawing.helm.graph.holds(.accessory, in: holder.fragment) {
        accessories = {
          let view = AccessoriesView(drawing: drawing, holder: holder, placement: placement)
          return (AnyView(view), drawing.accessories(of: holder, placement).isEmpty)
        }
      } else {
        accessories = nil
      }
      self.holder = AnyHashable(holder)
      helm = ObjectIdentifier(drawing.helm)
      origin = drawing.origin
      isClosing = drawing.isClosing
      carry = { drawing.modals?.carry($0, of: holder) }
      tabs = HeldTabs(helm: drawing.helm, holder: holder)
      let graph = drawing.helm.graph
      content = { name, keepsBehind in
        let child = name.flatMap { graph.target(of: holder.fragment, named: $0) }
        guard name == nil || child != nil else { return nil }
        return AnyView(
          ContentView(
            drawing: drawing, holder: holder, child: child, keepsBehind: keepsBehind, placement: placement))
      }
      zoom = { name, id in
        guard let namespace = drawing.namespace, let fragment = graph.target(of: holder.fragment, named: name),
          drawing.zooms.contains(where: { $0.to == fragment })
        else { return nil }
        return (ZoomSource(fragment: AnyHashable(fragment), id: id), namespace)
      }
      anchor = { name, id in
        guard let row = drawing.modals, let fragment = graph.target(of: holder.fragment, named: name) else {
          return nil
        }
        let anchor = ModalAnchor(holder: holder, fragment: fragment, id: id)
        return AnyView(AnchorView(drawing: drawing, row: row, anchor: anchor).id(anchor))
      }
    }
  }

  extension ContentSource: Equatable {
    // Environment values are compared. The same holder has the same content, unless the app has created the view anew, with a closure that
    // captured other values.
    static func == (lhs: ContentSource, rhs: ContentSource) -> Bool {
      lhs.holder == rhs.holder && lhs.helm == rhs.helm && lhs.origin === rhs.origin && lhs.isClosing == rhs.isClosing
    }
  }

  private struct ContentView<N: Fragment, Screen: View>: View {
    let drawing: Drawing<N, Screen>
    let holder: PathFragment<N>
    let child: N?
    let keepsBehind: Bool
    let placement: Placement<N>

    @State private var last = LastShown<[PathFragment<N>]>()

    var body: some View {
      let isClosing = drawing.isClosing(holder)
      let drawing = drawing.closing(isClosing)
      let shown = last.value(placed, isClosing: isClosing)
      let children = keepsBehind ? shown : shown.suffix(1)
      // One view, even before the child exists, because a tab bar would treat several views as several tabs.
      ZStack {
        ForEach(Array(children.enumerated()), id: \.element) { index, fragment in
          PlaceView(drawing: drawing, root: fragment)
            .modifier(
              AccessoriesInTab(
                drawing: drawing, holder: holder, placement: placement, tab: child == nil ? nil : fragment)
            )
            .modifier(Seen(isSeen: fragment == children.last))
            .transition(drawing.transition(of: fragment))
            .zIndex(Double(index))
        }
      }
      .onAppear { if let child { placement.place(child) } }
      .onDisappear { if let child { placement.leave(child) } }
    }

    /// The children to place; a tab observes only itself, and not a switch between others.
    private var placed: [PathFragment<N>] {
      let helm = drawing.helm
      // Columns have places of their own.
      guard let child else { return helm.content(of: holder).filter { !helm.isColumn($0) } }
      switch helm.graph.segue(for: holder.fragment => child)?.resolvedPresentation {
      case .accessory: return helm.accessories(of: holder).filter { $0.fragment == child }
      case .overlay: return helm.overlays(of: holder).filter { $0.fragment == child }
      default: return helm.content(of: holder, showing: child)
      }
    }
  }

  /// Keeps a view and its state, whether or not it is visible.
  struct Seen: ViewModifier {
    let isSeen: Bool

    func body(content: Content) -> some View {
      content
        .opacity(isSeen ? 1 : 0)
        .disabled(!isSeen)
        .accessibilityHidden(!isSeen)
    }
  }
#endif
