#if canImport(SwiftUI)
  import Helm
  import PlaygroundModel
  import SwiftUI

  /// A sheet over a screen and another one over the first, by bindings.
  public struct ActionSheetExampleView: View {
    @State private var helm: Result<Helm<ActionSheetExample>, any Error>

    /// Shows the example from its start.
    public init() { _helm = State(initialValue: Result { try Helm(nav: ActionSheetExample.segues) }) }

    /// The screen with its sheets.
    public var body: some View {
      Started(helm) { helm in
        Button("Delete …") { helm.present(.actions) }
          .sheet(isPresented: helm.isPresented(.actions)) {
            VStack {
              Button("Delete everything") { helm.present(.confirm) }
              Button("Cancel") { helm.dismiss() }
            }
            .confirmationDialog("Really?", isPresented: helm.isPresented(.confirm)) {
              Button("Yes", role: .destructive) { helm.dismiss(.actions) }
            }
          }
      }
    }
  }
#endif
