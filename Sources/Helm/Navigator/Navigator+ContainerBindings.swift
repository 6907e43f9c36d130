#if canImport(SwiftUI)
  import SwiftUI

  /// Bindings for containers: tabs, sidebars and stacks.
  extension Navigator {
    /// Returns a binding to the one of several fragments that is shown, such as a tab or a row of a sidebar.
    ///
    /// ```swift
    /// TabView(selection: helm.selection(among: [.library, .news])) {
    ///   LibraryView().tag(Screen.library)
    ///   NewsView().tag(Screen.news)
    /// }
    /// ```
    ///
    /// Writing a fragment shows it as a child of the fragment that holds the others; writing `nil` goes back from the shown one, if
    /// possible.
    ///
    /// While a screen is pushed over all of them, the value is the fragment that it covers. Once their holder is gone, the value is the
    /// last one, so that a disappearing tab bar keeps its tab.
    ///
    /// - Parameters:
    ///   - fragments: The fragments; the first one that is presented counts.
    ///   - holder: The fragment that holds them, needed if several fragments do, or if it is on the path several times: `.any(.feed)`,
    ///     `.exactly(place)`.
    ///   - popsOnSecondTap: Whether writing the fragment that is in front, as a second tap on its tab does, pops it to its root. A tab bar
    ///     may write it for other reasons as well; two writes for one tap count once.
    /// - Returns: The binding.
    /// - Complexity: Linear in `fragments`; if none of them is shown, linear in the path.
    @_disfavoredOverload
    public func selection(
      among fragments: [N], in holder: FragmentReference<N>? = nil, popsOnSecondTap: Bool = false
    ) -> Binding<N?> {
      let pick = SelectionKey(fragments: fragments, holder: holder, popsOnSecondTap: popsOnSecondTap)
      return Bindable(self)[dynamicMember: \.[picked: pick]]
    }

    /// Returns a binding to the screens that are stacked on a fragment, for `NavigationStack(path:)`.
    ///
    /// ```swift
    /// NavigationStack(path: helm.stack(from: .news)) {
    ///   NewsView().navigationDestination(for: PathFragment<Screen>.self) { ScreenView($0) }
    /// }
    /// ```
    ///
    /// The back button, the back swipe and the menu of the back button write a shorter stack, a `NavigationLink` a longer one. If a stack
    /// that was just shortened is written again unchanged, because a back swipe was cancelled, it is restored with everything that was
    /// presented from its screens.
    ///
    /// - Parameters:
    ///   - fragment: The fragment at the bottom.
    ///   - id: Its id, needed if the fragment is on the path with several.
    /// - Returns: The binding.
    /// - Complexity: Linear in the stack, and in the places of the fragment.
    @_disfavoredOverload
    public func stack(from fragment: N, id: (any FragmentID)? = nil) -> Binding<[PathFragment<N>]> {
      Bindable(self)[dynamicMember: \.[stack: FragmentReference(fragment, id: id)]]
    }

    /// Returns a binding to the column that is in front in a compact width, for
    /// `NavigationSplitView(preferredCompactColumn:sidebar:detail:)`.
    ///
    /// ```swift
    /// NavigationSplitView(preferredCompactColumn: helm.compactColumn(from: .list)) {
    ///   ListView()
    /// } detail: {
    ///   DetailView()
    /// }
    /// ```
    ///
    /// The value is the detail column while anything is stacked on the fragment. Going back to the sidebar, in the stack that SwiftUI makes
    /// of both columns, goes back from all of it.
    ///
    /// - Parameter fragment: The fragment in the sidebar.
    /// - Returns: The binding.
    /// - Complexity: Linear in the stack.
    public func compactColumn(from fragment: N) -> Binding<NavigationSplitViewColumn> {
      Bindable(self)[dynamicMember: \.[columnFrom: fragment]]
    }

    subscript(columnFrom fragment: N) -> NavigationSplitViewColumn {
      get {
        guard self[stack: .any(fragment)].isEmpty else { return .detail }
        return connection.base.column(.any(fragment)) ?? .sidebar
      }
      set {
        if newValue == .sidebar { self[stack: .any(fragment)] = [] }
        connection.base.setColumn(newValue, .any(fragment))
      }
    }

    subscript(picked pick: SelectionKey<N>) -> N? {
      get { connection.base.picked(pick) }
      set { connection.base.pick(newValue, pick) }
    }

    subscript(stack root: FragmentReference<N>) -> [PathFragment<N>] {
      get { connection.base.stack(root) }
      set { connection.base.setStack(newValue, root) }
    }
  }
#endif
