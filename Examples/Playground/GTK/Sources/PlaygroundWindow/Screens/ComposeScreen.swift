import GTKBridge
import Helm
import PlaygroundModel

/// Writing a draft.
@MainActor final class ComposeScreen: Screen {
  private let model: AppModel
  private let title: Entry
  private let text: Entry
  private let save: Button
  private let cancel: Button
  let widget: Widget

  init(_ model: AppModel) {
    self.model = model
    title = Entry("Title") { [weak model] in if let model, model.draft.title != $0 { model.draft.title = $0 } }
      .named("draft-title")
    text = Entry("Text") { [weak model] in if let model, model.draft.text != $0 { model.draft.text = $0 } }
      .named("draft-text")
    save = Button("Save") { [weak model] in model?.saveDraft() }.styled("suggested-action").named("save")
    cancel = Button("Cancel") { [weak model] in model?.cancelDraft() }.named("cancel")
    widget = Box(spacing: 12, [title, text, save, cancel]).padded(24)
  }

  func update() {
    title.text = model.draft.title
    text.text = model.draft.text
    save.isSensitive = !model.draft.isEmpty
    // Where nothing would be lost, nobody is asked.
    cancel.identifier =
      model.draft.isEmpty ? AppFragment.compose.dismissIdentifier : AppFragment.discard.presentIdentifier
  }
}
