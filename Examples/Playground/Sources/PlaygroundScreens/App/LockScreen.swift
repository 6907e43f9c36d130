#if canImport(SwiftUI)
  import Helm
  import PlaygroundModel
  import SwiftUI

  /// What covers everything until the password was given.
  struct LockScreen: View {
    @Environment(AppModel.self) private var model
    @State private var password = ""

    var body: some View {
      VStack {
        Text("Locked")
        SecureField("Password", text: $password)
        if let problem = model.session.problem { Text(verbatim: problem.rawValue).foregroundStyle(.red) }
        Button("Unlock") { model.unlock(password: password) }.helmDismisses(AppFragment.lock)
      }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.background)
    }
  }
#endif
