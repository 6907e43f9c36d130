#if canImport(SwiftUI)
  import Helm
  import PlaygroundModel
  import SwiftUI

  struct ComposeScreen: View {
    @Environment(AppModel.self) private var model

    var body: some View {
      @Bindable var model = model
      Form {
        TextField("Title", text: $model.draft.title)
        TextField("Text", text: $model.draft.text)
        Button("Save") { model.saveDraft() }.disabled(model.draft.isEmpty)
        Button("Cancel") { model.cancelDraft() }
          .helmAnchor(for: AppFragment.discard)
          .accessibilityIdentifier(
            model.draft.isEmpty
              ? AppFragment.compose.dismissIdentifier : AppFragment.discard.presentIdentifier)
      }
      .interactiveDismissDisabled(!model.draft.isEmpty)
    }
  }

  /// What is asked before a draft is thrown away.
  struct DiscardScreen: View {
    @Environment(AppModel.self) private var model

    var body: some View {
      HelmAlert("Discard changes?", titleVisibility: .visible) {
        Button("Discard", role: .destructive) { model.throwDraftAway() }
        Button("Keep editing", role: .cancel) {}
      } message: {
        Text("What you have written would be lost.")
      }
    }
  }
#endif
