#if canImport(SwiftUI)
  import Helm
  import SwiftUI

  /// The whole app, drawn from its graph.
  public struct MailView: View {
    @State private var model: MailModel
    @State private var columns = NavigationSplitViewVisibility.automatic

    /// Starts the app.
    public init() throws {
      let mailbox = Mailbox()
      mailbox.messages = [
        Message(id: Message.ID(rawValue: 1), folder: .inbox, subject: "Welcome"),
        Message(id: Message.ID(rawValue: 2), folder: .inbox, subject: "Lunch?"),
      ]
      self.init(try MailModel(mailbox: mailbox))
    }

    init(_ model: MailModel) { _model = State(initialValue: model) }

    /// The navigation, with the screens in it.
    public var body: some View {
      HelmView(model.helm) { screen in
        switch screen {
        case .folders: FoldersView()
        case .messages: FragmentIDReader(Screen.folder) { folder in MessagesView(folder: folder, columns: $columns) }
        case .message: FragmentIDReader(Screen.mail) { id in MessageView(id: id) }
        case .details: DetailsView()
        case .filter: FilterView()
        case .compose: ComposeView()
        }
      }
      .inspector(for: .message => .details)
      .columnVisibility($columns)
      .environment(model)
      .onOpenURL { url in model.helm.open(url) }
    }
  }

  extension Folder {
    fileprivate var title: String {
      switch self {
      case .inbox: "Inbox"
      case .sent: "Sent"
      case .trash: "Trash"
      }
    }
  }

  private struct FoldersView: View {
    @Environment(MailModel.self) private var model

    var body: some View {
      List(Folder.allCases, selection: model.helm.presentedID(Screen.folder)) { folder in
        Text(verbatim: folder.title)
      }
      .navigationTitle("Folders")
      .toolbar {
        Button("Back to the last one") { model.helm.undo() }.disabled(!model.helm.canUndo)
        Button("Forward again") { model.helm.redo() }.disabled(!model.helm.canRedo)
        Button("Write") { model.helm.present(.compose) }
      }
    }
  }

  private struct MessagesView: View {
    let folder: Folder
    @Binding var columns: NavigationSplitViewVisibility
    @Environment(MailModel.self) private var model

    var body: some View {
      List(messages, selection: model.helm.presentedID(Screen.mail)) { message in
        Text(verbatim: message.subject)
      }
      .navigationTitle(folder.title)
      .toolbar {
        Button("Read alone") { columns = .detailOnly }
        Button("Filter") { model.helm.present(.filter) }.helmAnchor(for: Screen.filter)
      }
    }

    private var messages: [Message] {
      model.mailbox.messages.filter { $0.folder == folder && !($0.isRead && model.mailbox.showsUnreadOnly) }
    }
  }

  private struct MessageView: View {
    let id: Message.ID
    @Environment(MailModel.self) private var model
    @Environment(HelmScreen<Screen>.self) private var screen

    var body: some View {
      if let message = model.mailbox.messages.first(where: { $0.id == id }) {
        Text(verbatim: message.subject)
          .toolbar { Toggle("Details", isOn: screen.isPresented(.details)) }
      }
    }
  }

  private struct DetailsView: View {
    @Environment(MailModel.self) private var model

    var body: some View {
      if let id = model.helm.id(of: Screen.mail) { Text("Number \(id.rawValue)") }
    }
  }

  private struct FilterView: View {
    @Environment(MailModel.self) private var model

    var body: some View {
      @Bindable var mailbox = model.mailbox
      Toggle("Unread only", isOn: $mailbox.showsUnreadOnly)
    }
  }

  private struct ComposeView: View {
    @Environment(MailModel.self) private var model

    var body: some View {
      @Bindable var mailbox = model.mailbox
      Form {
        TextField("Message", text: $mailbox.draft)
        Button("Send") { model.sendDraft() }
        Button("Later") { model.helm.dismiss(.compose) }
      }
    }
  }
#endif
