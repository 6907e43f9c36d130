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
  /// It shows nothing if there is no such child, and outside of a ``HelmView``.
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

    /// Places a certain child.
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
    let content: @MainActor (AnyHashable?, _ keepsBehind: Bool) -> AnyView

    /// Presents what the fragment holds, from the view that it points at.
    let anchor: @MainActor (AnyHashable, _ id: String?) -> AnyView?

    /// Where a fragment is known that grows out of the view that leads to it.
    let zoomNamespace: @MainActor (AnyHashable) -> Namespace.ID?

    /// What the holder has beside its content; nothing where its graph has no such thing.
    let accessories: (@MainActor () -> (view: AnyView, isEmpty: Bool))?

    /// The fragment whose view places what it holds.
    let holder: AnyHashable
    private let helm: ObjectIdentifier
    private let origin: DrawingOrigin
    private let isClosing: Bool

    @MainActor init<N: Fragment, Screen: View>(
      _ drawing: Drawing<N, Screen>, holder: PathFragment<N>, _ placement: AccessoryPlacement
    ) {
      if drawing.helm.graph.holds(.accessory, in: holder.fragment) {
        accessories = {
          (AnyView(AccessoriesView(drawing: drawing, holder: holder)), drawing.helm.accessories(of: holder).isEmpty)
        }
      } else {
        accessories = nil
      }
      self.holder = AnyHashable(holder)
      helm = ObjectIdentifier(drawing.helm)
      origin = drawing.origin
      isClosing = drawing.isClosing
      content = { child, keepsBehind in
        let child = child?.base as? N
        return AnyView(
          ContentView(
            drawing: drawing, holder: holder, child: child, keepsBehind: keepsBehind, accessories: placement))
      }
      zoomNamespace = { fragment in
        drawing.zooms.contains { AnyHashable($0.to) == fragment } ? drawing.namespace : nil
      }
      anchor = { fragment, id in
        guard let modals = drawing.modals, let fragment = fragment.base as? N else { return nil }
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
    let accessories: AccessoryPlacement

    @State private var last = LastShown<[PathFragment<N>]>()

    var body: some View {
      let isClosing = drawing.isClosing(holder)
      let drawing = drawing.closing(isClosing)
      let shown = last.value(placed, isClosing: isClosing)
      let children = keepsBehind ? shown : shown.suffix(1)
      ZStack {
        ForEach(Array(children.enumerated()), id: \.element) { index, fragment in
          PlaceView(drawing: drawing, root: fragment)
            .modifier(AccessoriesInTab(drawing: drawing, holder: holder, tab: child == nil ? nil : fragment))
            .modifier(Seen(isSeen: fragment == children.last))
            .transition(drawing.transition(of: fragment))
            .zIndex(Double(index))
        }
      }
      .onAppear { if child != nil { accessories.take() } }
      .onDisappear { if child != nil { accessories.leave() } }
    }

    /// The children to place: a tab is told of itself only, and not of a switch between others.
    private var placed: [PathFragment<N>] {
      if let child { return drawing.helm.content(of: holder, showing: child) }
      // Columns have places of their own.
      return drawing.helm.content(of: holder).filter { !drawing.helm.isColumn($0) }
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
