#if canImport(SwiftUI)
  import SwiftUI

  /// A source of tabs, in terms of the app's or a module's fragments.
  @MainActor protocol TabSource {
    /// Returns the tabs as fragments of a type, and a binding to the one in front.
    func tabs<Own: Fragment>(as own: Own.Type, popsOnSecondTap: Bool) -> (tabs: [Own], selection: Binding<Own?>)
  }

  /// The tabs that a fragment holds.
  struct HeldTabs<N: Fragment>: TabSource {
    let helm: Helm<N>
    let holder: PathFragment<N>

    func tabs<Own: Fragment>(as own: Own.Type, popsOnSecondTap: Bool) -> (tabs: [Own], selection: Binding<Own?>) {
      let tabs = helm.graph.tabs(of: holder.fragment)
      var words: [N: Own] = [:]
      for tab in tabs { words[tab] = ownWord(in: tab) { (_: Own) in true } }
      let pick = BoundPick(fragments: tabs, holder: .exactly(holder), popsOnSecondTap: popsOnSecondTap)
      let selection = Bindable(helm)[dynamicMember: \.[picks: pick]]
      return (tabs.compactMap { words[$0] }, selection[dynamicMember: \.[in: words]])
    }
  }

  extension Optional where Wrapped: Fragment {
    /// The tab as a module's own fragment.
    fileprivate subscript<Own: Fragment>(in words: [Wrapped: Own]) -> Own? {
      get { flatMap { words[$0] } }
      set { self = words.first { $0.value == newValue }?.key }
    }
  }
#endif
