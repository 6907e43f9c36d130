#if canImport(SwiftUI)
  import SwiftUI

  /// What the views of a screen can place, point at and pass on, whatever the type of the fragments.
  @MainActor protocol Contents {
    var place: AnyHashable { get }

    /// The accessories; `nil` if the graph has none.
    var accessories: (view: AnyView, isEmpty: Bool)? { get }

    func view(of child: AnyHashable?, keepsBehind: Bool) -> AnyView?

    /// Returns a view that presents a modal from the view that the modal points at.
    func anchor(for modal: AnyHashable, id: String?) -> AnyView?

    /// Returns the identity of a fragment that zooms out of the view that leads to it, and the namespace of that identity.
    func zoom(of target: AnyHashable, id: String?) -> (source: ZoomSource, namespace: Namespace.ID)?

    func carry(_ value: CarriedValue)

    /// Returns the tabs in terms of the app's or a module's fragments, and a binding to the one in front.
    func tabs<Own: Fragment>(as own: Own.Type, popsOnSecondTap: Bool) -> (tabs: [Own], selection: Binding<Own?>)
  }

  struct ContentSource: Equatable {
    let contents: any Contents
    private let identity: [AnyHashable]

    @MainActor init<N: Fragment, Screen: View>(_ contents: ScreenContents<N, Screen>) {
      self.contents = contents
      let drawing = contents.drawing
      identity = [
        contents.place, ObjectIdentifier(drawing.helm), ObjectIdentifier(drawing.origin), drawing.isClosing,
      ]
    }

    // Environment values are compared. The same screen has the same contents, unless the app has created the view anew, with a closure that
    // captured other values.
    static func == (lhs: ContentSource, rhs: ContentSource) -> Bool { lhs.identity == rhs.identity }
  }

  struct ScreenContents<N: Fragment, Screen: View>: Contents {
    let drawing: Drawing<N, Screen>
    let holder: PathFragment<N>
    let placement: Placement<N>

    var place: AnyHashable { AnyHashable(holder) }

    var accessories: (view: AnyView, isEmpty: Bool)? {
      guard drawing.helm.graph.holds(.accessory, in: holder.fragment) else { return nil }
      let view = AccessoriesView(drawing: drawing, holder: holder, placement: placement)
      return (AnyView(view), drawing.unplaced(.accessory, of: holder, placement).isEmpty)
    }

    func view(of child: AnyHashable?, keepsBehind: Bool) -> AnyView? {
      let target = child.flatMap(target)
      guard child == nil || target != nil else { return nil }
      return AnyView(
        ContentView(
          drawing: drawing, holder: holder, placement: placement, child: target, keepsBehind: keepsBehind))
    }

    func anchor(for modal: AnyHashable, id: String?) -> AnyView? {
      guard let row = drawing.modals, let fragment = target(modal) else { return nil }
      let anchor = ModalAnchor(holder: holder, fragment: fragment, id: id)
      return AnyView(AnchorView(drawing: drawing, row: row, anchor: anchor).id(anchor))
    }

    func zoom(of target: AnyHashable, id: String?) -> (source: ZoomSource, namespace: Namespace.ID)? {
      guard let namespace = drawing.namespace, let fragment = self.target(target),
        drawing.zooms.contains(where: { $0.to == fragment })
      else { return nil }
      return (ZoomSource(fragment: AnyHashable(fragment), id: id), namespace)
    }

    func carry(_ value: CarriedValue) { drawing.modals?.carried.add(value, of: holder) }

    func tabs<Own: Fragment>(as own: Own.Type, popsOnSecondTap: Bool) -> (tabs: [Own], selection: Binding<Own?>) {
      let tabs = drawing.helm.graph.tabs(of: holder.fragment)
      var words: [N: Own] = [:]
      for tab in tabs { words[tab] = moduleFragment(in: tab) { (_: Own) in true } }
      let pick = BoundPick(fragments: tabs, holder: .exactly(holder), popsOnSecondTap: popsOnSecondTap)
      let selection = Bindable(drawing.helm)[dynamicMember: \.[picks: pick]]
      return (tabs.compactMap { words[$0] }, selection[dynamicMember: \.[in: words]])
    }

    private func target(_ name: AnyHashable) -> N? { drawing.helm.graph.target(of: holder.fragment, named: name) }
  }

  extension Optional where Wrapped: Fragment {
    fileprivate subscript<Own: Fragment>(in words: [Wrapped: Own]) -> Own? {
      get { flatMap { words[$0] } }
      set { self = words.first { $0.value == newValue }?.key }
    }
  }
#endif
