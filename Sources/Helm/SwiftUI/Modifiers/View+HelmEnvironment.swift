#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Sets an environment value for a view, and for the modals that its screen holds.
    ///
    /// ```swift
    /// ArticleView().helmEnvironment(\.theme, theme)
    /// ```
    ///
    /// A ``HelmView`` presents all modals itself, so a sheet inherits the environment of the `HelmView`, and not what `environment(_:_:)`
    /// sets in the screen that presents it. With this modifier it inherits both, and so do the fragments that the sheet holds and presents.
    /// Pushed screens inherit only the environment of their stack. If several views of a screen set a value, its modals inherit the innermost
    /// one's.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - value: The value.
    /// - Returns: The view, with the value in its environment.
    public func helmEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
      -> some View
    {
      environment(keyPath, value).modifier(EnvironmentCarrying(keyPath: keyPath, value: value))
    }
  }

  private struct EnvironmentCarrying<V>: ViewModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, V>
    let value: V

    @Environment(\.helmContent) private var source
    @Environment(\.helmCarryingViews) private var depth
    @State private var carried = PropagatedValue()

    func body(content: Content) -> some View {
      let depth = depth ?? 0
      return content.environment(\.helmCarryingViews, depth + 1)
        .onChange(of: ComparedValue(value: value), initial: true) {
          carried.set = setting(keyPath, to: value)
          carried.depth = depth
          source?.contents.carry(carried)
        }
    }
  }

  extension EnvironmentValues {
    /// The number of views around a view, up to its screen, that carry values to modals.
    fileprivate(set) var helmCarryingViews: Int? {
      get { self[OptionalKey.self] }
      set { self[OptionalKey.self] = newValue }
    }
  }

  /// A value of any type; values that are neither `Equatable` nor the same object are treated as different.
  private struct ComparedValue<V>: Equatable {
    let value: V

    static func == (lhs: ComparedValue, rhs: ComparedValue) -> Bool {
      func isSame<E: Equatable>(_ value: E) -> Bool { value == rhs.value as? E }
      if let value = lhs.value as? any Equatable { return isSame(value) }
      return lhs.value as AnyObject === rhs.value as AnyObject
    }
  }

  /// A value that is set for modals for as long as the view that sets it exists.
  @MainActor final class PropagatedValue {
    var set: (inout EnvironmentValues) -> Void = { _ in }

    /// The number of views around the one that sets it that carry values as well.
    var depth = 0

    nonisolated init() {}
  }

  /// The values that the screens of a row of modals set for what they hold.
  @MainActor final class PropagatedValues<N: Fragment> {
    private let source = ObservationSource()
    private var values: [PathFragment<N>: [Weak<PropagatedValue>]] = [:]

    func add(_ value: PropagatedValue, of holder: PathFragment<N>) {
      values[holder, default: []].removeAll { $0.object == nil || $0.object === value }
      values[holder]?.append(Weak(object: value))
      source.change()
    }

    /// Returns the values that screens have set, those of the first screen first, and those of its outer views before those of its inner ones.
    func of(_ holders: [PathFragment<N>]) -> [PropagatedValue] {
      source.access()
      return holders.flatMap { (values[$0] ?? []).compactMap(\.object).sorted { $0.depth < $1.depth } }
    }
  }

  struct CarriedEnvironment<N: Fragment>: ViewModifier {
    let row: ModalPresenter<N>
    let modal: PathFragment<N>

    @State private var last = FrozenValue<[PathFragment<N>]>()

    func body(content: Content) -> some View {
      let holders = row.helm.state.holders(of: modal)
      let values = row.carried.of(last.value(holders, isClosing: holders.isEmpty))
      // Also without any values: with a branch, the first one would make SwiftUI build the modal anew, without its state.
      content.transformEnvironment(\.self, transform: inOrder(values.map(\.set)))
    }
  }

  // Not isolated to an actor: SwiftUI doesn't document where it calls functions that change an environment.

  private func setting<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, to value: V
  ) -> (inout EnvironmentValues) -> Void {
    { $0[keyPath: keyPath] = value }
  }

  private func inOrder(_ changes: [(inout EnvironmentValues) -> Void]) -> (inout EnvironmentValues) -> Void {
    { environment in for change in changes { change(&environment) } }
  }

  extension Navigation {
    fileprivate func holders(of place: PathFragment<N>) -> [PathFragment<N>] {
      var holders: [PathFragment<N>] = []
      while let holder = holder(of: holders.last ?? place) { holders.append(holder) }
      return holders.reversed()
    }
  }
#endif
