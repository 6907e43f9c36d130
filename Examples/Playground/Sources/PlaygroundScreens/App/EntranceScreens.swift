#if canImport(SwiftUI)
  import Helm
  import PlaygroundModel
  import SwiftUI

  struct SplashScreen: View {
    @Environment(AppModel.self) private var model

    var body: some View {
      VStack {
        Text("Playground").font(.largeTitle)
        Button("Start") { withAnimation { model.start() } }
          .helmPresents(model.session.isLoggedIn ? AppFragment.dashboard : .gatekeeper)
      }
    }
  }

  struct LoginScreen: View {
    @Environment(AppModel.self) private var model

    var body: some View {
      CredentialForm(verb: "Log in", action: model.logIn) {
        Button("New account") { model.open(.register) }.helmPresents(AppFragment.register)
        Button("Forgot the password?") { model.open(.forgotPass) }.helmPresents(AppFragment.forgotPass)
      }
    }
  }

  struct RegisterScreen: View {
    @Environment(AppModel.self) private var model

    var body: some View {
      CredentialForm(verb: "Register", action: model.register) {
        Button("I have an account") { model.open(.login) }.helmPresents(AppFragment.login)
      }
    }
  }

  struct ForgotPassScreen: View {
    @Environment(AppModel.self) private var model

    var body: some View {
      VStack {
        Text("The account of this Playground is “ada”, and the password is “lovelace”.")
        Button("Back to the login") { model.open(.login) }.helmPresents(AppFragment.login)
      }
    }
  }

  /// An account, a password, what was wrong with them, and other ways to go.
  private struct CredentialForm<Others: View>: View {
    @Environment(AppModel.self) private var model
    @State private var account = ""
    @State private var password = ""

    let verb: LocalizedStringKey
    let action: @MainActor (String, String) -> Void
    @ViewBuilder let others: Others

    var body: some View {
      Form {
        TextField("Account", text: $account)
        SecureField("Password", text: $password)
        if let problem = model.session.problem { Text(verbatim: problem.rawValue).foregroundStyle(.red) }
        Button(verb) { action(account, password) }.helmPresents(AppFragment.dashboard)
        others
      }
    }
  }
#endif
