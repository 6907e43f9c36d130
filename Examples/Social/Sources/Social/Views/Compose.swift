#if canImport(SwiftUI)
  import Helm
  import SwiftUI

  struct ComposeView: View {
    @Environment(SocialModel.self) private var model

    var body: some View {
      @Bindable var account = model.account
      Form {
        TextField("What is new?", text: $account.draft)
        Button("Send") { model.sendDraft() }.disabled(account.draft.isEmpty)
        Button("Cancel") { model.cancelDraft() }
      }
    }
  }

  struct DiscardView: View {
    @Environment(SocialModel.self) private var model

    var body: some View {
      HelmAlert("Discard the draft?", titleVisibility: .visible) {
        Button("Discard", role: .destructive) { model.discardDraft() }
        Button("Keep editing", role: .cancel) {}
      }
    }
  }
#endif
