#if canImport(SwiftUI)
  import SwiftUI

  extension View {
    /// Sets a value of the environment for a view, and for the modals that its screen holds.
    ///
    /// ```swift
    /// ArticleView().helmEnvironment(\.theme, theme)
    /// ```
    ///
    /// A ``HelmView`` presents all modals from where it is, so a sheet finds what is around the `HelmView`, and not what
    /// `environment(_:_:)` has set in the screen that presents it. With this it finds both, and so does what the sheet holds and
    /// presents. Screens that are pushed find neither: a stack passes on what is around it.
    ///
    /// - Parameters:
    ///   - keyPath: The value's key path.
    ///   - value: The value.
    /// - Returns: The view, with the value in its environment.
    public func helmEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
      -> some View
    {
      environment(keyPath, value).modifier(EnvironmentCarrying(keyPath: keyPath, value: value))
    }
  }

  /// Tells the row of modals of a value.
  private struct EnvironmentCarrying<V>: ViewModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, V>
    let value: V

    @Environment(\.helmContent) private var source
    @State private var carried = CarriedValue()

    func body(content: Content) -> some View {
      content.onChange(of: ComparedValue(value: value), initial: true) {
        carried.set = setting(keyPath, to: value)
        source?.carry(carried)
      }
    }
  }

  /// A value of whatever type; what can't be compared is taken to be another one each time.
  private struct ComparedValue<V>: Equatable {
    let value: V

    static func == (lhs: ComparedValue, rhs: ComparedValue) -> Bool {
      func isSame<E: Equatable>(_ value: E) -> Bool { value == rhs.value as? E }
      if let value = lhs.value as? any Equatable { return isSame(value) }
      guard V.self is AnyObject.Type else { return false }
      return lhs.value as AnyObject === rhs.value as AnyObject
    }
  }

  /// A value that modals are given, for as long as the view is there that has set it.
  @MainActor final class CarriedValue {
    var set: (inout EnvironmentValues) -> Void = { _ in }

    nonisolated init() {}
  }

  /// The values that the screens of a row of modals set for what they hold.
  @MainActor struct CarriedValues<N: Fragment> {
    private var values: [PathFragment<N>: [Weak]] = [:]

    private struct Weak {
      weak var value: CarriedValue?
    }

    /// Whether there is, or was, any.
    var isInUse: Bool { !values.isEmpty }

    mutating func add(_ value: CarriedValue, of holder: PathFragment<N>) {
      values[holder, default: []].removeAll { $0.value == nil || $0.value === value }
      values[holder]?.append(Weak(value: value))
    }

    /// The values that screens have set, those of the first screen first.
    func of(_ holders: [PathFragment<N>]) -> [CarriedValue] {
      holders.flatMap { (values[$0] ?? []).compactMap(\.value) }
    }
  }

  /// Gives a modal the values that its holder has set, and what holds that one.
  struct CarriedEnvironment<N: Fragment>: ViewModifier {
    let row: ModalRow<N>
    let helm: Helm<N>
    let modal: PathFragment<N>

    @State private var last = LastShown<[PathFragment<N>]>()

    func body(content: Content) -> some View {
      // Nothing is done to modals where no view has asked for it.
      if row.carried.isInUse {
        let holders = helm.state.holders(of: modal)
        let values = row.carried.of(last.value(holders, isClosing: holders.isEmpty))
        content.transformEnvironment(\.self, transform: doing(values.map(\.set)))
      } else {
        content
      }
    }
  }

  // On no actor: nothing says where SwiftUI calls what changes an environment.

  /// What sets a value of an environment.
  private func setting<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, to value: V
  ) -> (inout EnvironmentValues) -> Void {
    { $0[keyPath: keyPath] = value }
  }

  /// What does several changes, one after the other.
  private func doing(_ changes: [(inout EnvironmentValues) -> Void]) -> (inout EnvironmentValues) -> Void {
    { environment in for change in changes { change(&environment) } }
  }

  extension Navigation {
    /// What holds a fragment's place, from the outermost on.
    fileprivate func holders(of place: PathFragment<N>) -> [PathFragment<N>] {
      var holders: [PathFragment<N>] = []
      while let holder = holder(of: holders.last ?? place) { holders.append(holder) }
      return holders.reversed()
    }
  }
#endif
