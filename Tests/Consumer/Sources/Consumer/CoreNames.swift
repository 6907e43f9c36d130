import Helm

/// Declarations of the library where the app has a type of the same name.
///
/// `Helm` is a type as well as a module, so `Helm.Segue` means a member of that type and does not compile. `HelmCore`
/// is only a module, and `import Helm` makes it visible.
enum CoreNames {
  /// A ride from one terminal to another.
  struct Segue: Equatable {
    var seats: Int
  }

  static let own = Segue(seats: 2)
  static let segue: HelmCore.Segue<Screen> = HelmCore.Segue(.cities => .map, style: .hold)
  static let path: HelmCore.HelmPath<Screen> = [.welcome => .signIn]
}
