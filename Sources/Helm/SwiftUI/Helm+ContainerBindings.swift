#if canImport(SwiftUI)
  import SwiftUI

  /// Bindings for the containers: tabs, sidebars and stacks.
  extension Helm {
    /// A binding to the shown one of several fragments: a tab, a row of a sidebar.
    ///
    /// ```swift
    /// TabView(selection: helm.pickPresented([.library, .news])) {
    ///   LibraryView().tag(Optional.some(Screen.library))
    ///   NewsView().tag(Optional.some(Screen.news))
    /// }
    /// ```
    ///
    /// Writing a fragment shows it as the child of the one that holds the others; writing `nil` goes back from the one that is
    /// shown, if that is possible.
    ///
    /// While a screen is pushed over all of them, the value is the one that it covers. Once their holder is gone, it is
    /// the last one, so that a disappearing tab bar keeps its tab.
    ///
    /// - Parameters:
    ///   - fragments: The fragments; the first of them that is presented wins.
    ///   - holder: The fragment that holds them, where several do, or several of it are there: `.any(.feed)`,
    ///     `.exactly(place)`.
    ///   - popsOnSecondTap: Whether writing the one in front, as a second tap on its tab does, pops it to its root. A tab bar may
    ///     write it for other reasons as well; what is written twice for one tap counts once.
    /// - Returns: The binding.
    /// - Complexity: Linear in `fragments`; while none of them is shown, linear in the path.
    @_disfavoredOverload
    public func pickPresented(
      _ fragments: [N], in holder: FragmentReference<N>? = nil, popsOnSecondTap: Bool = false
    ) -> Binding<N?> {
      let pick = BoundPick(fragments: fragments, holder: holder, popsOnSecondTap: popsOnSecondTap)
      return Bindable(self)[dynamicMember: \.[picks: pick]]
    }

    /// The screens that are stacked on a fragment, for `NavigationStack(path:)`.
    ///
    /// ```swift
    /// NavigationStack(path: helm.stack(from: .news)) {
    ///   NewsView().navigationDestination(for: PathFragment<Screen>.self) { ScreenView($0) }
    /// }
    /// ```
    ///
    /// The back button, the back swipe and the menu of the back button write a shorter stack, a `NavigationLink` a
    /// longer one. If a stack that was just shortened is written again as it was, because a back swipe was cancelled,
    /// it is restored with everything that was presented from its screens.
    ///
    /// - Parameter fragment: The fragment at the bottom.
    /// - Returns: The binding.
    /// - Complexity: Linear in the stack.
    @_disfavoredOverload
    public func stack(from fragment: N) -> Binding<[PathFragment<N>]> {
      Bindable(self)[dynamicMember: \.[stackFrom: .any(fragment)]]
    }

    /// The screens that are stacked on a fragment with an id, for `NavigationStack(path:)`.
    ///
    /// - Parameters:
    ///   - fragment: The fragment at the bottom.
    ///   - id: Its id.
    /// - Returns: The binding.
    /// - Complexity: Linear in the stack, and in the places of the fragment.
    @_disfavoredOverload
    public func stack(from fragment: N, id: some FragmentID) -> Binding<[PathFragment<N>]> {
      Bindable(self)[dynamicMember: \.[stackFrom: .withID(fragment, id: id.canonicalText)]]
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
    /// It is the last column that shows anything: what the fragment has beside it, or what is stacked on it. Going back to a
    /// column, in the stack that SwiftUI makes of them, goes back from what is in the next one.
    ///
    /// - Parameter fragment: The fragment in the sidebar.
    /// - Returns: The binding.
    /// - Complexity: Linear in the stack.
    public func compactColumn(from fragment: N) -> Binding<NavigationSplitViewColumn> {
      Bindable(self)[dynamicMember: \.[columnFrom: fragment]]
    }

    subscript(columnFrom fragment: N) -> NavigationSplitViewColumn {
      get {
        guard self[stackFrom: .any(fragment)].isEmpty else { return .detail }
        return state.stackRoot(.any(fragment)).map { self[columnBeside: $0] } ?? .sidebar
      }
      set {
        if newValue == .sidebar { self[stackFrom: .any(fragment)] = [] }
        if let root = state.stackRoot(.any(fragment)) { self[columnBeside: root] = newValue }
      }
    }

    subscript(picks pick: BoundPick<N>) -> N? {
      get {
        let shown = pickShown(pick.fragments, in: pick.holder)
        let held = shown == nil ? state.heldPick(pick.fragments, in: pick.holder) : nil
        if let held { _ = content(of: held.holder) }  // to be told when another one is in front there
        let picked = shown ?? held?.picked ?? viewMemory.picked(pick, in: state)
        viewMemory.note(picked, for: pick, in: state)
        return written(by: pick, .pickShown(pick.fragments, in: pick.holder)) ?? picked
      }
      set {
        let place = state.pickedPlace(pick.fragments, in: pick.holder)
        let picked = state.pickShown(pick.fragments, in: pick.holder)
        if let newValue {
          if let place, picked == newValue {
            if pick.popsOnSecondTap { popToRoot(place, of: pick) }
          } else if picked != nil || !viewMemory.isCoveredOrGone(pick, in: state) {
            self.pick(newValue, among: pick.fragments, in: pick.holder)
            viewMemory.noteSwitch(of: pick)
          }
        } else if let place, state.canGoBack(from: place) {
          back(from: place)
        }
        let isAsWritten = state.pickShown(pick.fragments, in: pick.holder) == newValue
        showWritten(newValue, by: pick, .pickShown(pick.fragments, in: pick.holder), unless: isAsWritten)
      }
    }

    /// Pops the child that is in front to its root, as a tap on its tab does.
    private func popToRoot(_ place: PathFragment<N>, of pick: BoundPick<N>) {
      guard !viewMemory.isSwitching(pick), let edge = state.edge(into: place),
        state.content(of: edge.from).last == place, state.place(of: place).last != place
      else { return }
      perform(.present(place.fragment, id: place.id, from: .exactly(edge.from)))
    }

    subscript(stackFrom reference: FragmentReference<N>) -> [PathFragment<N>] {
      get {
        let stack = stack(from: reference)
        guard state.stackRoot(reference) != nil else { return viewMemory.stacks[reference] ?? stack }
        viewMemory.note(stack, for: reference)
        return written(by: reference, .stack(reference)) ?? stack
      }
      set {
        if let root = state.stackRoot(reference) { write(stack: newValue, on: root) }
        showWritten(newValue, by: reference, .stack(reference), unless: stack(from: reference) == newValue)
      }
    }

    subscript(stackOn stack: BoundStack<N>) -> [PathFragment<N>] {
      get {
        if let closing = stack.closing { return closing }
        let screens = Array(place(of: stack.root).drop { $0 != stack.root }.dropFirst())
        return stack.isBound ? written(by: stack, .place(stack.root)) ?? screens : screens
      }
      set {
        guard stack.closing == nil else { return }
        write(stack: newValue, on: stack.root)
        let isAsWritten = state.stack(on: stack.root) == newValue
        if stack.isBound {
          showWritten(newValue, by: stack, .place(stack.root), unless: isAsWritten)
        } else {
          showAgain(.place(stack.root), unless: isAsWritten)
        }
      }
    }

    /// Sets a stack, unless it is set already or its root is gone.
    private func write(stack: [PathFragment<N>], on root: PathFragment<N>) {
      guard state.serial(of: root) != nil, state.stack(on: root) != stack else { return }
      if let lastPop = viewMemory.lastPop, let before = lastPop.before(in: state), before.stack(on: root) == stack {
        viewMemory.forgetPop()
        perform(.replace(before.path))
      } else {
        let before = state
        guard case .success = perform(.setStack(stack, on: root)) else { return }
        let popped = before.stack(on: root).dropFirst(stack.count).last
        viewMemory.notePop(popped, before: before.path, after: state.path)
      }
    }
  }

  /// The stack on a place, as a key of a binding.
  struct BoundStack<N: Fragment>: Hashable {
    let root: PathFragment<N>

    /// What it shows while it is closing, and can no longer be written.
    var closing: [PathFragment<N>]?

    /// Whether a container of the system reads and writes it, which shows what it has written.
    var isBound = false
  }
#endif
