import Helm

/// What the library declares, where the app has a type of the same name.
///
/// `Helm` is a type as well as a module, so `Helm.Segue` means a member of that type, and does not compile. `HelmCore` is a
/// module alone, and `import Helm` is enough for it.
enum CoreNames {
  /// A ride from one terminal to another.
  struct Segue: Equatable {
    var seats: Int
  }

  static let own = Segue(seats: 2)
  static let segue: HelmCore.Segue<Screen> = HelmCore.Segue(.cities => .map, style: .hold)
  static let path: HelmCore.HelmPath<Screen> = [.welcome => .signIn]
}
