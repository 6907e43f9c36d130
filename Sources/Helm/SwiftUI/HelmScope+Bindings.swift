#if canImport(SwiftUI)
  import SwiftUI

  /// Bindings in a module's own words; each does what the one of the same name in ``Helm/Helm`` does.
  extension HelmScope {
    /// Whether a fragment of the module is shown without an id, to be read and written.
    ///
    /// - Parameter fragment: The fragment.
    /// - Returns: The binding.
    /// - Complexity: Constant.
    @_disfavoredOverload
    public func isPresented(_ fragment: N) -> Binding<Bool> {
      Bindable(self)[dynamicMember: \.[shows: .exactly(fragment, id: nil)]]
    }

    /// Whether a fragment of the module is shown with any id or none, to be read and written.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - id: The wildcard.
    /// - Returns: The binding.
    /// - Complexity: Constant.
    @_disfavoredOverload
    public func isPresented(_ fragment: N, id: FragmentIDWildcard) -> Binding<Bool> {
      Bindable(self)[dynamicMember: \.[shows: .any(fragment)]]
    }

    /// The id that a fragment of the module is shown with, to be read and written.
    ///
    /// - Parameters:
    ///   - fragment: The fragment.
    ///   - type: The type of the id.
    /// - Returns: The binding.
    /// - Complexity: Constant.
    public func presentedID<ID: FragmentID>(_ fragment: N, as type: ID.Type = ID.self) -> Binding<ID?> {
      Bindable(self)[dynamicMember: \.[idOf: .any(fragment), as: TypeKey<ID>()]]
    }

    /// The one of several fragments of the module that is shown, to be read and written.
    ///
    /// - Parameter fragments: The fragments; the first of them that is presented wins.
    /// - Returns: The binding.
    /// - Complexity: Linear in `fragments`; while none of them is shown, linear in the path.
    @_disfavoredOverload
    public func pickPresented(_ fragments: [N]) -> Binding<N?> {
      Bindable(self)[dynamicMember: \.[picks: fragments]]
    }

    /// The screens of the module that are stacked on one of its fragments, for `NavigationStack(path:)`.
    ///
    /// - Parameter fragment: The fragment at the bottom.
    /// - Returns: The binding.
    /// - Complexity: Linear in the stack.
    public func stack(from fragment: N) -> Binding<[PathFragment<N>]> {
      Bindable(self)[dynamicMember: \.[stackFrom: fragment]]
    }

    subscript(shows fragment: BoundFragment<N>) -> Bool {
      get { part.shows(fragment) }
      set { part.show(fragment, newValue) }
    }

    subscript<ID: FragmentID>(idOf fragment: BoundFragment<N>, as type: TypeKey<ID>) -> ID? {
      get { part.shownID(fragment) }
      set { part.show(fragment, id: newValue) }
    }

    subscript(picks fragments: [N]) -> N? {
      get { part.picked(fragments) }
      set { part.pick(newValue, fragments) }
    }

    subscript(stackFrom fragment: N) -> [PathFragment<N>] {
      get { part.stack(fragment) }
      set { part.setStack(newValue, fragment) }
    }
  }

  extension BoundFragment {
    /// The same for the fragments that carry those of a module.
    func map<M: Fragment>(_ embed: (N) -> M) -> BoundFragment<M> {
      switch self {
      case .exactly(let fragment, let id): .exactly(embed(fragment), id: id)
      case .any(let fragment): .any(embed(fragment))
      case .through(let edge): .through(edge.map(embed))
      case .between(let edge): .between(edge.map(embed))
      }
    }
  }
#endif
