import CAdw

/// A question with a few answers.
public final class MessageDialog: Window {
  /// Makes a question, not yet to be seen.
  ///
  /// - Parameters:
  ///   - heading: The question.
  ///   - body: What there is to know about it.
  ///   - parent: The window that it lies over.
  ///   - answers: The answers with their names; the first one is that of closing it, the last destroys something.
  ///   - closeIdentifier: The identifier of the button with the first answer.
  ///   - onAnswer: Called with the name of the answer.
  public init(
    _ heading: String, body: String, over parent: Window, answers: [(name: String, title: String)],
    closeIdentifier: String? = nil, onAnswer: @escaping @MainActor (String) -> Void
  ) {
    super.init(adw_message_dialog_new(parent.typed(), heading, body), over: parent)
    for answer in answers { adw_message_dialog_add_response(typed(), answer.name, answer.title) }
    if let first = answers.first {
      adw_message_dialog_set_close_response(typed(), first.name)
      if let closeIdentifier { identify(buttonWith: first.title, as: closeIdentifier) }
    }
    if let last = answers.last {
      adw_message_dialog_set_response_appearance(typed(), last.name, ADW_RESPONSE_DESTRUCTIVE)
    }
    answer("response") { arguments in
      if case .text(let name) = arguments.first { onAnswer(name) }
      return false
    }
  }
}
