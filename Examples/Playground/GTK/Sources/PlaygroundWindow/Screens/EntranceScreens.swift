import GTKBridge
import Helm
import PlaygroundModel

@MainActor final class SplashScreen: Screen {
  private let model: AppModel
  private let start: Button
  let widget: Widget

  init(_ model: AppModel) {
    self.model = model
    start = Button("Start") { [weak model] in model?.start() }.styled("suggested-action", "pill").named("start")
      .aligned(.center)
    widget = Box(
      spacing: 24,
      [
        Label("Helm", alignment: .center).styled("title-1"),
        Label("A small app whose navigation is nothing but a graph.", alignment: .center),
        start,
      ]
    ).padded(24).aligned(.fill, .center)
  }

  /// The guard of the dashboard leads those who are not logged in elsewhere.
  func update() {
    start.identifier = (model.session.isLoggedIn ? AppFragment.dashboard : .gatekeeper).presentIdentifier
  }
}

/// Nothing but what it holds: the screen around the forms of the entrance.
@MainActor final class ContentScreen: Screen {
  private let bin = Bin()

  var widget: Widget { bin }

  func place(_ content: [HeldPlace]) { bin.show(content.last?.place.widget) }
}

@MainActor final class LoginScreen: Screen {
  private let form: CredentialForm

  init(_ model: AppModel) {
    form = CredentialForm(
      model, verb: "Log in", action: { [weak model] in model?.logIn($0, password: $1) },
      others: [
        Label("The account is “ada”, and the password is “lovelace”.").styled("dim-label"),
        Button("New account") { [weak model] in model?.open(.register) }.named("to-register")
          .identified(AppFragment.register.presentIdentifier),
        Button("Forgot the password?") { [weak model] in model?.open(.forgotPass) }
          .named("to-forgotPass").identified(AppFragment.forgotPass.presentIdentifier),
      ])
  }

  var widget: Widget { form.widget }

  func update() { form.update() }
}

@MainActor final class RegisterScreen: Screen {
  private let form: CredentialForm

  init(_ model: AppModel) {
    form = CredentialForm(
      model, verb: "Register", action: { [weak model] in model?.register($0, password: $1) },
      others: [
        Button("I have an account") { [weak model] in model?.open(.login) }.named("to-login")
          .identified(AppFragment.login.presentIdentifier)
      ])
  }

  var widget: Widget { form.widget }

  func update() { form.update() }
}

@MainActor final class ForgotPassScreen: Screen {
  let widget: Widget

  init(_ model: AppModel) {
    widget = Clamp(
      Box(
        spacing: 12,
        [
          Label("The account of this Playground is “ada”, and the password is “lovelace”."),
          Button("Back to the login") { [weak model] in model?.open(.login) }.named("to-login")
            .identified(AppFragment.login.presentIdentifier),
        ]
      ).padded(24))
  }
}

/// An account, a password, and what was wrong with them.
@MainActor private final class CredentialForm {
  private let model: AppModel
  private let account = Entry("Account").named("account")
  private let password = Entry("Password", hidesText: true).named("password")
  private let problem = Label().styled("error").named("problem")
  let widget: Widget

  init(_ model: AppModel, verb: String, action: @escaping @MainActor (String, String) -> Void, others: [Widget]) {
    self.model = model
    let submit: @MainActor () -> Void = { [weak account, weak password] in
      if let account, let password { action(account.text, password.text) }
    }
    password.on("activate", submit)
    let button = Button(verb, action: submit).styled("suggested-action").named("submit")
      .identified(AppFragment.dashboard.presentIdentifier)
    widget = Clamp(Box(spacing: 12, [account, password, problem, button] + others).padded(24))
  }

  func update() {
    problem.text = model.session.problem?.rawValue ?? ""
    problem.isVisible = model.session.problem != nil
  }
}
