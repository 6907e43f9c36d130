#if canImport(SwiftUI)
  import PlaygroundModel
  import SwiftUI

  struct SplashScreen: View {
    @Environment(AppModel.self) private var model

    var body: some View {
      VStack {
        Text("Playground").font(.largeTitle)
        Button("Start") { withAnimation { model.start() } }
      }
    }
  }

  struct LoginScreen: View {
    @Environment(AppModel.self) private var model
    @State private var account = ""
    @State private var password = ""

    var body: some View {
      Form {
        CredentialFields(account: $account, password: $password)
        Button("Log in") { model.logIn(account, password: password) }
        Button("New account") { model.helm.present(fragment: .register) }
        Button("Forgot the password?") { model.helm.present(fragment: .forgotPass) }
      }
    }
  }

  struct RegisterScreen: View {
    @Environment(AppModel.self) private var model
    @State private var account = ""
    @State private var password = ""

    var body: some View {
      Form {
        CredentialFields(account: $account, password: $password)
        Button("Register") { model.register(account, password: password) }
        Button("I have an account") { model.helm.present(fragment: .login) }
      }
    }
  }

  struct ForgotPassScreen: View {
    @Environment(AppModel.self) private var model

    var body: some View {
      VStack {
        Text("The account of this Playground is “ada”, and the password is “lovelace”.")
        Button("Back to the login") { model.helm.present(fragment: .login) }
      }
    }
  }

  private struct CredentialFields: View {
    @Environment(AppModel.self) private var model
    @Binding var account: String
    @Binding var password: String

    var body: some View {
      TextField("Account", text: $account)
      SecureField("Password", text: $password)
      if let problem = model.session.problem { Text(verbatim: problem.rawValue).foregroundStyle(.red) }
    }
  }
#endif
