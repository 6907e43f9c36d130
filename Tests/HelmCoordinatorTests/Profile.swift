import Helm
import HelmCoordinator

/// The flow of a profile, for the tests of coordinators.
enum Profile: Fragment {
  case root, changePicture, settings, editBio, badges, warning
}

enum ProfileAction: Hashable, Sendable, CaseIterable {
  case didTapSettings, didTapEditBio, didTapBadges, didTapSave, saved, failed, done, didTapPicture
}

enum ProfileTag: SegueTag { case picture }

extension Profile {
  static let segues: [Segue<Profile>] = [
    Segue(.root => .settings, style: .hold, dismissable: true, presentation: .sheet),
    Segue(.root => .editBio, dismissable: true, presentation: .push),
    Segue(.settings => .editBio, style: .hold, dismissable: true, presentation: .popover),
    Segue(.root => .badges, style: .hold, auto: true, presentation: .overlay),
    Segue(.root => .changePicture, style: .hold, dismissable: true, tag: ProfileTag.picture),
    Segue(.root => .warning, style: .hold, dismissable: true, presentation: .fullScreenCover),
    Segue(.editBio => .warning, style: .hold, presentation: .fullScreenCover),
  ]

  static var navigation: Navigation<Profile> {
    get throws { try Navigation(graph: NavigationGraph(segues)) }
  }
}

struct ProfileCoordinator: Coordinator {
  func decide(_ action: ProfileAction, from fragment: Profile) -> Decision<Profile> {
    switch (fragment, action) {
    case (.root, .didTapSettings): .present(.settings, as: .sheet)
    case (_, .didTapEditBio): .present(.editBio)
    case (.root, .didTapBadges): .stay
    case (.root, .didTapPicture): .present(tag: ProfileTag.picture)
    case (.root, .failed): .present(.warning, as: .push)
    case (.editBio, .didTapSave): .ask
    case (.editBio, .saved): [.dismiss, .present(.settings)]
    case (.root, .done): .unexpected
    case (_, .done): .dismiss
    default: .unexpected
    }
  }

  func ask(about action: ProfileAction, from fragment: Profile) async -> ProfileAction? { .saved }
}

extension Navigation {
  /// The names of the presented fragments, from the bottom to the top.
  var names: [String] { presentedFragments.map(\.description) }

  /// The state after a few commands.
  func after(_ commands: NavigationCommand<N>...) throws -> Navigation {
    var copy = self
    for command in commands { try copy.perform(command) }
    return copy
  }
}
