#if canImport(SwiftUI)
  import SwiftUI

  /// The content of an alert or a confirmation dialog: the view of a fragment that is presented as one.
  ///
  /// ```swift
  /// HelmView(helm) { fragment in
  ///   switch fragment {
  ///   case .list: ListView()
  ///   case .confirm:
  ///     HelmAlert("Delete the list?") {
  ///       Button("Delete", role: .destructive) { store.deleteAll() }
  ///     } message: {
  ///       Text("This cannot be undone.")
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The segue determines whether it is an alert or a dialog: `.alert(.list => .confirm)`, `.dialog(.list => .confirm)`. Any button closes
  /// it. The button's action runs first, so that it can answer (`helm.dismiss(returning:)`). Then the fragment is dismissed, unless the
  /// action has dismissed it or presented something from it.
  ///
  /// In a sheet, an image or a preview it is drawn as a view, whose buttons close the presentation it is in.
  public struct HelmAlert<Actions: View, Message: View>: View {
    @Environment(\.helmQuestion) private var question

    private let title: Text
    private let titleVisibility: Visibility
    private let actions: Actions
    private let message: Message

    /// Creates an alert or dialog with a text as its title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - titleVisibility: Whether a dialog shows its title; an alert always does.
    ///   - actions: The buttons. Without one, the system adds its own.
    ///   - message: The message below the title.
    public init(
      _ title: Text, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
      @ViewBuilder message: () -> Message = { EmptyView() }
    ) {
      self.title = title
      self.titleVisibility = titleVisibility
      self.actions = actions()
      self.message = message()
    }

    /// Creates an alert or dialog with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - titleVisibility: Whether a dialog shows its title; an alert always does.
    ///   - actions: The buttons. Without one, the system adds its own.
    ///   - message: The message below the title.
    public init(
      _ titleKey: LocalizedStringKey, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
      @ViewBuilder message: () -> Message = { EmptyView() }
    ) {
      self.init(Text(titleKey), titleVisibility: titleVisibility, actions: actions, message: message)
    }

    /// The system's alert or dialog, or its content as a view.
    public var body: some View {
      if let question {
        let _ = question.declare()
        presented(by: question)
      } else {
        VStack {
          title.font(.headline)
          message
          actions.buttonStyle(DismissingButtonStyle())
        }
        .padding()
      }
    }

    @ViewBuilder private func presented(by question: Question) -> some View {
      let place = Color.clear
      if question.isDialog {
        place.confirmationDialog(
          title, isPresented: question.isAsked, titleVisibility: titleVisibility, actions: { actions },
          message: { message })
      } else {
        place.alert(title, isPresented: question.isAsked, actions: { actions }, message: { message })
      }
    }
  }

  /// A style that makes each button close the surrounding view after its action.
  private struct DismissingButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { AnsweringButton(configuration: configuration) }
  }

  private struct AnsweringButton: View {
    @Environment(\.dismiss) private var dismiss
    let configuration: PrimitiveButtonStyleConfiguration

    var body: some View {
      Button(role: configuration.role) {
        configuration.trigger()
        dismiss()
      } label: {
        configuration.label
      }
      .buttonStyle(.automatic)
    }
  }

  struct Question {
    let isDialog: Bool
    let isAsked: Binding<Bool>
    let declaration: Declaration

    @MainActor func declare() { declaration.isMade = true }
  }

  extension EnvironmentValues {
    var helmQuestion: Question? {
      get { self[OptionalKey.self] }
      set { self[OptionalKey.self] = newValue }
    }
  }
#endif
