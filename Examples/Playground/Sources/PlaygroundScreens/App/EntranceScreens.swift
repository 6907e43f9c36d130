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
        Button("New account") { model.open(.register) }
        Button("Forgot the password?") { model.open(.forgotPass) }
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
        Button("I have an account") { model.open(.login) }
      }
    }
  }

  struct ForgotPassScreen: View {
    @Environment(AppModel.self) private var model

    var body: some View {
      VStack {
        Text("The account of this Playground is “ada”, and the password is “lovelace”.")
        Button("Back to the login") { model.open(.login) }
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
