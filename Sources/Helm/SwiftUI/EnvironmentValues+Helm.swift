#if canImport(SwiftUI)
  import SwiftUI

  /// The fragment that a screen was made for.
  public struct HelmFragment: Hashable, Sendable {
    /// The fragment's name, as `String(describing:)` gives it.
    public let name: String

    /// The canonical text of its id, if it has one.
    public let id: String?

    /// Takes name and id of a fragment.
    init<N: Fragment>(_ fragment: PathFragment<N>) {
      name = String(describing: fragment.fragment)
      id = fragment.id
    }

    /// The id as a value of its own type.
    ///
    /// - Parameter type: The type of the id.
    /// - Returns: The id, or `nil` where there is none or it is not the text of such a value.
    /// - Complexity: Linear in the text.
    public func id<ID: FragmentID>(as type: ID.Type = ID.self) -> ID? { id.flatMap(ID.init(canonicalText:)) }
  }

  private enum HelmFragmentKey: EnvironmentKey { static var defaultValue: HelmFragment? { nil } }

  private enum HelmContentKey: EnvironmentKey { static var defaultValue: ContentSource? { nil } }

  extension EnvironmentValues {
    /// The fragment that a screen of a ``HelmView`` was made for.
    public internal(set) var helmFragment: HelmFragment? {
      get { self[HelmFragmentKey.self] }
      set { self[HelmFragmentKey.self] = newValue }
    }

    /// The canonical text of the id of the fragment that a screen of a ``HelmView`` was made for, if it has one.
    public var fragmentID: String? { helmFragment?.id }

    var helmContent: ContentSource? {
      get { self[HelmContentKey.self] }
      set { self[HelmContentKey.self] = newValue }
    }
  }
#endif
