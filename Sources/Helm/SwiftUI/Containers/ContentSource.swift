#if canImport(SwiftUI)
  import SwiftUI

  /// What the views of a screen can place, point at and pass on, whatever the type of the fragments.
  @MainActor protocol ScreenContentProvider {
    var place: AnyHashable { get }

    /// The accessories; `nil` if the graph has none.
    var accessories: (view: AnyView, isEmpty: Bool)? { get }

    func view(of child: AnyHashable?, keepsBehind: Bool) -> AnyView?

    /// Returns a view that presents a modal from the view that the modal points at.
    func anchor(for modal: AnyHashable, id: String?) -> AnyView?

    /// Returns the identity of a fragment that zooms out of the view that leads to it, and the namespace of that identity.
    func zoom(of target: AnyHashable, id: String?) -> (source: ZoomSource, namespace: Namespace.ID)?

    func carry(_ value: PropagatedValue)

    /// Returns the tabs in terms of the app's or a module's fragments, and a binding to the one in front.
    func tabs<Own: Fragment>(as own: Own.Type, popsOnSecondTap: Bool) -> (tabs: [Own], selection: Binding<Own?>)
  }

  struct ContentSource: Equatable {
    let contents: any ScreenContentProvider
    private let identity: [AnyHashable]

    @MainActor init<N: Fragment, Screen: View>(_ contents: ScreenContents<N, Screen>) {
      self.contents = contents
      let context = contents.context
      identity = [
        contents.place, ObjectIdentifier(context.helm), ObjectIdentifier(context.origin), context.isClosing,
      ]
    }

    // Environment values are compared. The same screen has the same contents, unless the app has created the view anew, with a closure that
    // captured other values.
    static func == (lhs: ContentSource, rhs: ContentSource) -> Bool { lhs.identity == rhs.identity }
  }

  struct ScreenContents<N: Fragment, Screen: View>: ScreenContentProvider {
    let context: HelmViewContext<N, Screen>
    let holder: PathFragment<N>
    let placement: PlacedChildren<N>

    var place: AnyHashable { AnyHashable(holder) }

    var accessories: (view: AnyView, isEmpty: Bool)? {
      guard context.helm.graph.holds(.accessory, in: holder.fragment) else { return nil }
      let view = AccessoriesView(context: context, holder: holder, placement: placement)
      return (AnyView(view), context.unplaced(.accessory, of: holder, placement).isEmpty)
    }

    func view(of child: AnyHashable?, keepsBehind: Bool) -> AnyView? {
      let target = child.flatMap(target)
      guard child == nil || target != nil else { return nil }
      return AnyView(
        ContentView(
          context: context, holder: holder, placement: placement, child: target, keepsBehind: keepsBehind))
    }

    func anchor(for modal: AnyHashable, id: String?) -> AnyView? {
      guard let row = context.modals, let fragment = target(modal) else { return nil }
      let anchor = ModalAnchor(holder: holder, fragment: fragment, id: id)
      return AnyView(AnchorView(context: context, row: row, anchor: anchor).id(anchor))
    }

    func zoom(of target: AnyHashable, id: String?) -> (source: ZoomSource, namespace: Namespace.ID)? {
      guard let namespace = context.namespace, let fragment = self.target(target),
        context.zooms.contains(where: { $0.to == fragment })
      else { return nil }
      return (ZoomSource(fragment: AnyHashable(fragment), id: id), namespace)
    }

    func carry(_ value: PropagatedValue) { context.modals?.carried.add(value, of: holder) }

    func tabs<Own: Fragment>(as own: Own.Type, popsOnSecondTap: Bool) -> (tabs: [Own], selection: Binding<Own?>) {
      let tabs = context.helm.graph.tabs(of: holder.fragment)
      var words: [N: Own] = [:]
      // Of several tabs that carry the same fragment, which a module's views can't tell apart, the first is shown.
      for tab in tabs {
        guard let word = moduleFragment(in: tab, where: { (_: Own) in true }), !words.values.contains(word) else {
          continue
        }
        words[tab] = word
      }
      let pick = SelectionKey(fragments: tabs, holder: .exactly(holder), popsOnSecondTap: popsOnSecondTap)
      let selection = Bindable(context.helm)[dynamicMember: \.[picks: pick]]
      return (tabs.compactMap { words[$0] }, selection[dynamicMember: \.[in: words]])
    }

    private func target(_ name: AnyHashable) -> N? { context.helm.graph.target(of: holder.fragment, named: name) }
  }

  extension Optional where Wrapped: Fragment {
    fileprivate subscript<Own: Fragment>(in words: [Wrapped: Own]) -> Own? {
      get { flatMap { words[$0] } }
      set { self = words.first { $0.value == newValue }?.key }
    }
  }
#endif
