#if canImport(SwiftUI)
  import SwiftUI

  /// Bindings for the containers: tabs, sidebars and stacks.
  extension Helm {
    /// The one of several fragments that is shown, to be read and written: a tab, a row of a sidebar.
    ///
    /// ```swift
    /// TabView(selection: helm.pickPresented([.library, .news])) {
    ///   LibraryView().tag(Optional.some(Section.library))
    ///   NewsView().tag(Optional.some(Section.news))
    /// }
    /// ```
    ///
    /// Writing a fragment shows it as the child of the one that holds the others; writing `nil` goes back from the one
    /// that is shown, if that is possible.
    ///
    /// - Parameter fragments: The fragments; the first of them that is presented wins.
    /// - Returns: The binding.
    /// - Complexity: Linear in `fragments`.
    @_disfavoredOverload
    public func pickPresented(_ fragments: [N]) -> Binding<N?> {
      Bindable(self)[dynamicMember: \.[picks: fragments]]
    }

    /// The screens that are stacked on a fragment, for `NavigationStack(path:)`.
    ///
    /// ```swift
    /// NavigationStack(path: helm.stack(from: .news)) {
    ///   NewsView().navigationDestination(for: PathFragment<Section>.self) { ScreenView($0) }
    /// }
    /// ```
    ///
    /// The back button, the back swipe and the menu of the back button write a shorter stack, a `NavigationLink` a longer
    /// one. A stack that was just made shorter and is written again as it was (a back swipe that was taken back) is
    /// restored with all that stood on its screens.
    ///
    /// - Parameter fragment: The fragment at the bottom.
    /// - Returns: The binding.
    /// - Complexity: Linear in the stack.
    @_disfavoredOverload
    public func stack(from fragment: N) -> Binding<[PathFragment<N>]> {
      Bindable(self)[dynamicMember: \.[stackFrom: fragment]]
    }

    /// The column in front where there is room for one, for `NavigationSplitView(preferredCompactColumn:sidebar:detail:)`.
    ///
    /// ```swift
    /// NavigationSplitView(preferredCompactColumn: helm.compactColumn(from: .list)) {
    ///   ListView()
    /// } detail: {
    ///   DetailView()
    /// }
    /// ```
    ///
    /// It is the detail's while anything is stacked on the fragment. Going back to the sidebar, in the stack that SwiftUI makes
    /// of both columns, goes back from all of that.
    ///
    /// - Parameter fragment: The fragment in the sidebar.
    /// - Returns: The binding.
    /// - Complexity: Linear in the stack.
    public func compactColumn(from fragment: N) -> Binding<NavigationSplitViewColumn> {
      Bindable(self)[dynamicMember: \.[columnFrom: fragment]]
    }

    subscript(columnFrom fragment: N) -> NavigationSplitViewColumn {
      get { stack(from: fragment).isEmpty ? .sidebar : .detail }
      set { if newValue == .sidebar { self[stackFrom: fragment] = [] } }
    }

    subscript(picks fragments: [N]) -> N? {
      get { pickShown(fragments) }
      set {
        let picked = state.pickShown(fragments)
        guard picked != newValue else { return }
        if let newValue {
          pick(newValue, among: fragments)
        } else if let picked, let shown = state.shownFragment(picked), state.canGoBack(from: shown) {
          back(from: shown)
        }
        showAgain(.pickShown(fragments, in: nil), unless: state.pickShown(fragments) == newValue)
      }
    }

    subscript(stackFrom fragment: N) -> [PathFragment<N>] {
      get { stack(from: fragment) }
      set {
        if let root = state.stackRoot(fragment) { write(stack: newValue, on: root) }
        showAgain(.stack(fragment), unless: state.stack(from: fragment) == newValue)
      }
    }

    subscript(stackOn root: PathFragment<N>) -> [PathFragment<N>] {
      get { Array(place(of: root).drop { $0 != root }.dropFirst()) }
      set {
        write(stack: newValue, on: root)
        showAgain(.place(root), unless: state.stack(on: root) == newValue)
      }
    }

    /// Makes a stack be another, unless it is so already or its root is gone.
    private func write(stack: [PathFragment<N>], on root: PathFragment<N>) {
      guard state.serial(of: root) != nil, state.stack(on: root) != stack else { return }
      if let lastPop = viewMemory.lastPop, let before = lastPop.before(in: state), before.stack(on: root) == stack {
        viewMemory.lastPop = nil
        perform(.replace(before.path))
      } else {
        let before = state
        guard case .success = perform(.setStack(stack, on: root)) else { return }
        let isPop = stack.count < before.stack(on: root).count
        viewMemory.lastPop = isPop ? LastPop(before: before.path, after: state.path) : nil
      }
    }
  }
#endif
