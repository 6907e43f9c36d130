import Helm
import HelmCoordinator
@_spi(StandIn) import SwiftUI
import Testing

/// The app of the coordinators page, drawn and tapped.
@Suite("The tutorial on coordinators") @MainActor struct ProfileTutorialTests {
  enum Profile: Fragment {
    case root, settings, editBio, warning
  }

  enum ProfileAction: Hashable, Sendable {
    case didTapSettings, didTapEditBio, didProduceWarning, saved, done
  }

  struct ProfileCoordinator: Coordinator {
    func decide(_ action: ProfileAction, from fragment: Profile) -> Decision<Profile> {
      switch (fragment, action) {
      case (.root, .didTapSettings): .present(.settings, as: .sheet)
      case (.root, .didTapEditBio): .present(.editBio)
      case (.root, .didProduceWarning): .present(.warning)
      case (.editBio, .saved): [.dismiss, .present(.settings)]
      case (_, .done): .dismiss
      default: .unexpected
      }
    }
  }

  struct RootView: View {
    let send: ActionSender<ProfileAction>

    var body: some View {
      VStack {
        Button("Edit bio") { send(.didTapEditBio) }
        Button("Settings") { send(.didTapSettings) }
      }
    }
  }

  struct ProfileScreen: View {
    let fragment: Profile
    let profile: Coordination<ProfileCoordinator>

    var body: some View {
      switch fragment {
      case .root: RootView(send: profile.sender(from: .root))
      case .settings: Button("Done") { profile.send(.done, from: .settings) }
      case .editBio: Button("Save") { profile.send(.saved, from: .editBio) }
      case .warning: Text("Warning")
      }
    }
  }

  struct ProfileView: View {
    let profile: Coordination<ProfileCoordinator>

    var body: some View {
      HelmView(profile.helm) { fragment in ProfileScreen(fragment: fragment, profile: profile) }
    }
  }

  let profile: Coordination<ProfileCoordinator>
  let host: Host

  init() throws {
    let helm = try Helm(nav: [
      Segue<Profile>(.root => .settings, style: .hold, dismissable: true, presentation: .sheet),
      Segue<Profile>(.root => .editBio, dismissable: true, presentation: .push),
      Segue<Profile>(.root => .warning, style: .hold, dismissable: true, presentation: .fullScreenCover),
    ])
    profile = Coordination(ProfileCoordinator(), helm: helm)
    host = Host(ProfileView(profile: profile))
  }

  @Test func tapsBecomeDecisionsThatPresentScreens() throws {
    try host.tap("Settings")
    #expect(host.modals == [.sheet])
    try host.tap("Done")
    #expect(host.modals == [])
    try host.tap("Edit bio")
    #expect(host.texts.contains("Save"))
    try host.tap("Save")
    #expect(host.modals == [.sheet])
    #expect(profile.helm.presentedFragments.map(\.fragment) == [.root, .settings])
    #expect(profile.errors.isEmpty)
    #expect(host.problems.isEmpty)
  }

  @Test func aStateChangeIsSentAsAnAction() throws {
    profile.send(.didProduceWarning, from: .root)
    host.settle()
    #expect(host.modals == [.fullScreenCover])
    #expect(host.texts.contains("Warning"))
    #expect(host.problems.isEmpty)
  }
}
