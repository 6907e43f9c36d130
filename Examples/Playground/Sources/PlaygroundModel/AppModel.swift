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

  /// The latest events, the newest first.
  public private(set) var eventLines: [String] = []

  /// Starts the app.
  ///
  /// - Parameters:
  ///   - session: Who is logged in.
  ///   - path: Where to start; at the splash screen without one.
  /// - Throws: What is wrong with the graph, the links or the path.
  public init(session: Session = Session(), path: HelmPath<AppFragment> = []) throws {
    helm = try Helm(nav: AppGraph.segues, path: path)
    self.session = session
    helm.guard(.into(.dashboard)) { [weak self] edge in
      if session.isLoggedIn { return .allow }
      // A link is followed after the login, whether that is open already or comes now.
      let isLink = self?.isFollowingLink == true
      return edge.from.fragment == .splash
        ? .redirect(to: .splash => .gatekeeper, keep: isLink) : .deny("Nobody is logged in.", keep: isLink)
    }
    helm.guard(leaving: .lock) { [weak self] in self?.isUnlocking == true ? .allow : .deny("The app is locked.") }
    helm.onDisappear(of: .compose) { [weak self] _ in
      self?.draft = Draft()
      self?.isAwaited = false
    }
    helm.links = try AppLinks.table()
    // What was wrong in one form says nothing about the next.
    for form in [AppFragment.login, .register, .lock] { helm.onDisappear(of: form) { _ in session.forgetProblem() } }
  }

  /// Leaves the splash screen: for the dashboard, or for where the guard leads.
  public func start() { if helm.isPresented(.splash) { helm.present(.dashboard) } }

  /// Opens a screen from a button or a row; a second click finds it open.
  ///
  /// - Parameters:
  ///   - fragment: The screen.
  ///   - id: Its id, where it needs one.
  public func open(_ fragment: AppFragment, id: (any FragmentID)? = nil) {
    if !helm.isPresented(fragment, id: id) { helm.present(fragment, id: id) }
  }

  /// Logs in, and goes on to the dashboard if that was right.
  public func logIn(_ account: String, password: String) {
    if session.logIn(account, password: password) { enter() }
  }

  /// Makes an account, and goes on to the dashboard if that could be done.
  public func register(_ account: String, password: String) {
    if session.register(account, password: password) { enter() }
  }

  /// Goes on to the dashboard, unless a link that was waiting for the login has led there.
  private func enter() {
    helm.flushGuards()
    if !helm.isPresented(.dashboard) { helm.present(.dashboard) }
  }

  /// Covers everything, whatever goes on below, until ``unlock(password:)``; where nobody is in, there is nothing to lock.
  public func lock() { if helm.isPresented(.dashboard) { helm.present(.lock) } }

  /// Uncovers what there is by now, if the password is right.
  ///
  /// - Parameter password: The password.
  public func unlock(password: String) {
    guard helm.isPresented(.lock), session.confirm(password) else { return }
    isUnlocking = true
    helm.dismiss(.lock)
    isUnlocking = false
  }

  /// Opens the sheet for a new draft, and keeps the draft that it answers with, if any.
  public func write() async {
    isAwaited = true
    let answer = await helm.present(.compose, awaiting: Draft.self)
    isAwaited = false
    if let answer { drafts.insert(answer, at: 0) }
  }

  /// Closes the sheet, answering with the draft.
  public func saveDraft() { answer(draft) }

  /// Closes the sheet, after a question if something would be lost.
  public func cancelDraft() {
    guard helm.isPresented(.compose), !helm.isPresented(.discard) else { return }
    if draft.isEmpty { throwDraftAway() } else { helm.present(tag: AppTag.discardDraft) }
  }

  /// Closes the sheet, and the question if it is there, answering with nothing.
  public func throwDraftAway() { answer(nil) }

  /// Answers once: a second click finds the sheet gone.
  ///
  /// Where nobody waits for the answer, the draft is kept at once.
  private func answer(_ draft: Draft?) {
    guard helm.isPresented(.compose) else { return }
    if isAwaited { return helm.dismiss(returning: draft) }
    if let draft { drafts.insert(draft, at: 0) }
    helm.dismiss(.compose)
  }

  /// Adds an event to those that the side panel shows.
  ///
  /// - Parameter event: The event.
  public func note(_ event: HelmEvent<AppFragment>) {
    eventLines.insert(event.description, at: 0)
    eventLines.removeLast(max(0, eventLines.count - Self.eventLimit))
  }

  private static let eventLimit = 50

  /// Whether a link is being followed, which is kept where nobody is logged in.
  @ObservationIgnored var isFollowingLink = false

  /// Whether the password was given, so that the lock may go.
  @ObservationIgnored private var isUnlocking = false

  /// Whether ``write()`` waits for the sheet: not for one that a move, a redo or a restored path has opened.
  @ObservationIgnored private var isAwaited = false
}
