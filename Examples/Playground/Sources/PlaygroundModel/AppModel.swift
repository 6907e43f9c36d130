import Helm
import Observation

/// The app without its screens: where it is, who is logged in, what was written.
///
/// Every front end shows this and calls its methods; no front end decides anything.
@MainActor @Observable
public final class AppModel {
  /// Where the app is.
  public let helm: Helm<AppFragment>

  /// Who is logged in.
  public let session: Session

  /// The draft that is being written.
  public var draft = Draft()

  /// The drafts that were saved, the newest first.
  public private(set) var drafts: [Draft] = []

  /// Whether the side panel is shown.
  public var showsInspector = false

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - session: Who is logged in.
  ///   - path: Where to start; at the splash screen without one.
  /// - Throws: What is wrong with the graph or the path.
  public init(session: Session = Session(), path: HelmPath<AppFragment> = []) throws(ValidationError<AppFragment>) {
    helm = try Helm(nav: AppGraph.segues, entry: AppGraph.entry, path: path)
    self.session = session
  }

  /// Leaves the splash screen.
  public func start() { helm.present(fragment: session.isLoggedIn ? .dashboard : .gatekeeper) }

  /// Logs in, and goes on to the dashboard if that was right.
  public func logIn(_ account: String, password: String) {
    if session.logIn(account, password: password) { helm.present(fragment: .dashboard) }
  }

  /// Makes an account, and goes on to the dashboard if that could be done.
  public func register(_ account: String, password: String) {
    if session.register(account, password: password) { helm.present(fragment: .dashboard) }
  }

  /// Logs out, from wherever the app is.
  public func logOut() {
    session.logOut()
    draft = Draft()
    helm.present(fragment: .gatekeeper)
  }

  /// Opens the sheet for a new draft.
  public func write() { helm.present(tag: AppTag.write) }

  /// Keeps the draft and closes the sheet.
  public func saveDraft() {
    drafts.insert(draft, at: 0)
    throwDraftAway()
  }

  /// Closes the sheet, after a question if something would be lost.
  public func cancelDraft() {
    if draft.isEmpty { throwDraftAway() } else { helm.present(tag: AppTag.discardDraft) }
  }

  /// Closes the sheet, and the question if it is there.
  public func throwDraftAway() {
    helm.dismiss(fragment: .compose)
    draft = Draft()
  }
}
