#if canImport(SwiftUI)
  import SwiftUI

  /// Places what a fragment holds inline, in the view of that fragment.
  ///
  /// Without an argument it shows the child in front; the others stay behind it, hidden, and keep the state of their
  /// views. With an argument it shows that child whether or not it is in front, as a container of the system expects:
  ///
  /// ```swift
  /// TabView(selection: helm.selection(among: [.news, .library])) {
  ///   HelmContent(Screen.news).tabItem { Text("News") }.tag(Screen.news)
  ///   HelmContent(Screen.library).tabItem { Text("Library") }.tag(Screen.library)
  /// }
  /// ```
  ///
  /// An accessory or an overlay that has a place of its own is there, and not at the edge of the screen:
  ///
  /// ```swift
  /// VStack {
  ///   HelmContent(Screen.player)
  ///   ArticleList()
  /// }
  /// ```
  ///
  /// A child is named in the app's words or, in the view of a module, in the module's. It shows nothing if there is no such child, and
  /// outside of a ``HelmView``.
  public struct HelmContent: View {
    @Environment(\.helmContent) private var source
    private let child: AnyHashable?
    private let keepsBehind: Bool

    /// Places the children, the one in front over the others, which cannot be seen.
    ///
    /// Hidden children still exist, so their titles, toolbars and preferences may count: on macOS for the window, and
    /// `interactiveDismissDisabled()` for the sheet. If that matters, draw only the one in front.
    ///
    /// - Parameter keepsBehind: Whether hidden children are drawn too and keep the state of their views. Without it,
    ///   their views start anew when they come back; the navigation keeps its state in either case.
    /// - Complexity: Constant.
    public init(keepsBehind: Bool = true) {
      child = nil
      self.keepsBehind = keepsBehind
    }

    /// Places a certain child: a tab, an accessory, an overlay.
    ///
    /// - Parameter fragment: The child.
    /// - Complexity: Constant.
    public init(_ fragment: some Fragment) {
      child = AnyHashable(fragment)
      keepsBehind = true
    }

    /// The child's view.
    public var body: some View { source?.content(child, keepsBehind) }
  }

  /// Makes the views of what a fragment holds inline, whatever the type of the fragments.
  struct ContentSource {
    let content: @MainActor (AnyHashable?, _ keepsBehind: Bool) -> AnyView?

    /// Presents what the fragment holds, from the view that it points at.
    let anchor: @MainActor (AnyHashable, _ id: String?) -> AnyView?

    /// What a fragment grows out of that does so from the view that leads to it, and where that is known.
    let zoom: @MainActor (AnyHashable, _ id: String?) -> (source: ZoomSource, namespace: Namespace.ID)?

    /// What the holder has beside its content; nothing where its graph has no such thing.
    let accessories: (@MainActor () -> (view: AnyView, isEmpty: Bool))?

    /// Gives the modals that the holder presents a value of the environment.
    let carry: @MainActor (CarriedValue) -> Void

    /// The tabs that the holder has.
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
      carry = { drawing.modals?.row.carry($0, of: holder) }
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
        guard let modals = drawing.modals, let fragment = graph.target(of: holder.fragment, named: name) else {
          return nil
        }
        let anchor = ModalAnchor(holder: holder, fragment: fragment, id: id)
        return AnyView(AnchorView(drawing: drawing, row: modals.row, root: modals.root, anchor: anchor).id(anchor))
      }
    }
  }

  extension ContentSource: Equatable {
    // Environment values are compared. The same holder has the same content, as long as the app has not made the view anew,
    // with a closure that has captured other values.
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
      // One view, even before the child is there: a tab bar would take several for several tabs.
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

    /// The children to place: a tab is told of itself only, and not of a switch between others.
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

  /// Keeps a view in its place, with its state, whether or not it is visible.
  struct Seen: ViewModifier {
    let isSeen: Bool

    func body(content: Content) -> some View {
      content
        .opacity(isSeen ? 1 : 0)
        .disabled(!isSeen)
        .allowsHitTesting(isSeen)
        .accessibilityHidden(!isSeen)
    }
  }
#endif
