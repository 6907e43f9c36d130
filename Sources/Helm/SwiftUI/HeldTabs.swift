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
      let words = TabWords(
        pairs: tabs.compactMap { tab in
          ownWord(in: tab) { (_: Own) in true }.map { TabWords.Pair(tab: tab, own: $0) }
        })
      let pick = BoundPick(fragments: tabs, holder: .exactly(holder), popsOnSecondTap: popsOnSecondTap)
      let selection = Bindable(helm)[dynamicMember: \.[picks: pick]]
      return (words.pairs.map(\.own), selection[dynamicMember: \.[in: words]])
    }
  }

  /// The tabs, paired with a module's own fragments.
  struct TabWords<N: Fragment, Own: Fragment>: Hashable {
    struct Pair: Hashable {
      let tab: N
      let own: Own
    }

    let pairs: [Pair]
  }

  extension Optional where Wrapped: Fragment {
    /// The tab as a module's own fragment.
    fileprivate subscript<Own>(in words: TabWords<Wrapped, Own>) -> Own? {
      get { words.pairs.first { $0.tab == self }?.own }
      set { self = words.pairs.first { $0.own == newValue }?.tab }
    }
  }
#endif
