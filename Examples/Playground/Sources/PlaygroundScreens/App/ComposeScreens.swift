#if canImport(SwiftUI)
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
      }
      .interactiveDismissDisabled(!model.draft.isEmpty)
    }
  }

  /// What is asked before a draft is thrown away.
  struct DiscardScreen: View {
    @Environment(AppModel.self) private var model
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Text("Discard changes?")
        Button("Discard", role: .destructive) { model.throwDraftAway() }
        Button("Keep editing") { dismiss() }
      }
      .padding()
    }
  }
#endif
