#if canImport(SwiftUI)
  import Helm
  import PlaygroundModel
  import SwiftUI

  /// Screens that replace each other, as the first library's users write it: one `if` a fragment.
  public struct BasicExampleView: View {
    @State private var helm: Result<Helm<BasicExample>, any Error>

    /// Shows the example from its start.
    public init() { _helm = State(initialValue: Result { try Helm(nav: BasicExample.segues) }) }

    /// The fragment that is presented.
    public var body: some View {
      Started(helm) { helm in
        ZStack {
          if helm.isPresented(.splash) {
            Button("Enter") { helm.present(.gatekeeper) }
          }
          if helm.isPresented(.gatekeeper) { Gatekeeper(helm: helm) }
          if helm.isPresented(.dashboard) { Text("Welcome") }
        }
      }
    }
  }

  private struct Gatekeeper: View {
    let helm: Helm<BasicExample>

    var body: some View {
      VStack {
        if helm.isPresented(.login) {
          Text("Login")
          Button("Register") { helm.present(.register) }
          Button("Forgot the password?") { helm.present(.forgotPass) }
        } else if helm.isPresented(.register) {
          Text("New account")
          Button("Login") { helm.present(.login) }
        } else if helm.isPresented(.forgotPass) {
          Text("Forgotten password")
          Button("Login") { helm.present(.login) }
        }
        Button("Go on") { helm.present(.dashboard) }.disabled(!helm.canPresent(.dashboard))
      }
    }
  }
#endif
