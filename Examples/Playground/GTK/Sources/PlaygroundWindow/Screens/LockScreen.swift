import GTKBridge
import Helm
import PlaygroundModel

/// What covers everything until the password was given.
@MainActor final class LockScreen: Screen {
  private let model: AppModel
  private let password = Entry("Password", hidesText: true).named("unlock-password")
  private let problem = Label().styled("error").named("problem")
  let widget: Widget

  init(_ model: AppModel) {
    self.model = model
    let unlock: @MainActor () -> Void = { [weak model, weak password] in
      if let password { model?.unlock(password: password.text) }
    }
    password.on("activate", unlock)
    let button = Button("Unlock", action: unlock).styled("suggested-action").named("unlock")
      .identified(AppFragment.lock.dismissIdentifier)
    widget = Clamp(Box(spacing: 12, [password, problem, button]).padded(24)).aligned(.fill, .center)
  }

  func update() {
    problem.text = model.session.problem?.rawValue ?? ""
    problem.isVisible = model.session.problem != nil
  }
}
