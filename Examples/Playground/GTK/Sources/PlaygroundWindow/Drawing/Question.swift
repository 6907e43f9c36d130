import GTKBridge
import Helm
import PlaygroundModel

/// A modal that is nothing but a question.
@MainActor final class Question: Modal {
  let held: HeldModal<AppFragment>
  let window: Window

  init(_ held: HeldModal<AppFragment>, drawing: Drawing, over parent: Window) {
    self.held = held
    window = MessageDialog(
      drawing.model.title(of: held.fragment), body: "What you have written would be lost.", over: parent,
      answers: [("keep", "Keep editing"), ("discard", "Discard")],
      closeIdentifier: held.fragment.fragment.dismissIdentifier
    ) { [weak drawing] answer in
      guard let drawing, drawing.helm.isPresented(held.fragment.fragment) else { return }
      if answer == "discard" { drawing.model.throwDraftAway() } else { drawing.model.close(held.fragment) }
    }
    window.name = ScreenFrame.name(of: held.fragment)
    window.identifier = held.fragment.fragment.screenIdentifier
  }

  func update() {}
}
