@_spi(StandIn) import SwiftUI

@testable import Helm

/// The screens of a walk, which are numbered as they are created, so that a transcript shows which keep their state.
@MainActor final class WalkScreens<N: Fragment> {
  private(set) var all: [(number: Int, screen: Weak<HelmScreen<N>>)] = []
  private var latest = 0

  @MainActor final class Birth {
    var number: Int?

    nonisolated init() {}
  }

  func number(of birth: Birth, _ screen: HelmScreen<N>) -> Int {
    if birth.number == nil {
      latest += 1
      birth.number = latest
    }
    let number = birth.number ?? 0
    if !all.contains(where: { $0.screen.object === screen }) { all.append((number, Weak(object: screen))) }
    all.removeAll { $0.screen.object == nil }
    return number
  }
}

/// A screen that says where it is and which one it is, and can be closed.
struct WalkScreen<N: Fragment>: View {
  let screens: WalkScreens<N>

  @Environment(HelmScreen<N>.self) private var screen
  @Environment(Helm<N>.self) private var helm
  @Environment(\.helmFragment) private var fragment
  @Environment(\.fragmentID) private var id
  @Environment(\.dismiss) private var dismiss
  @State private var birth = WalkScreens<N>.Birth()

  var body: some View {
    let isSame = fragment?.stands(for: screen.place.fragment) == true && id == screen.place.id && screen.helm === helm
    Text(
      verbatim: "\(screen.place)" + (screen.place.occurrence > 0 ? " at \(screen.place.occurrence)" : "")
        + " ·\(screens.number(of: birth, screen))" + (isSame ? "" : " in another environment"))
    Button("Close") { dismiss() }
  }
}
