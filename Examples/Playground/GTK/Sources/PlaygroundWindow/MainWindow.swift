import Foundation
import GTKBridge
import Helm
import Observation
import PlaygroundModel

/// The app in a window: shows what the state says, and tells the state what a person does.
@MainActor public final class MainWindow {
  private let model: AppModel
  private let window: Window
  private let toasts: ToastArea
  private let bar: HeaderBar
  private let back: Button
  private let write: Button
  private let play: Button
  private let logOut: Button
  private let panel: InspectorPanel

  /// What records sessions, once it is switched on in the side panel.
  public let recording: UsageRecording
  private let sides: SidePanel
  private let drawing: Drawing
  private let root: any Place
  private let cover: CurtainCover
  private let modals: ModalPresenter
  private var hearing: Task<Void, Never>?
  private var writing: Task<Void, Never>?
  private var isStale = false

  /// Whether the window was closed.
  public private(set) var isClosed = false

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - model: The app to show.
  ///   - size: The size of the window, in pixels.
  ///   - sessions: The folder that sessions are recorded to, once that is switched on.
  public init(
    _ model: AppModel, size: WindowSize = WindowSize(width: 900, height: 640),
    sessions: URL = UsageRecording.usualFolder
  ) {
    self.model = model
    let echo = Echo()
    drawing = Drawing(
      model, onInvalidate: { echo.window?.invalidate() }, onFlush: { echo.window?.flush() })
    root = drawing.place(of: model.helm.root)
    modals = ModalPresenter(drawing)
    back = Button(icon: "go-previous-symbolic", tooltip: "Back") { echo.window?.goBack() }.named("back")
    write = Button(icon: "document-edit-symbolic", tooltip: "Write a draft") { echo.window?.startWriting() }
      .named("write").identified(AppFragment.compose.presentIdentifier)
    play = Button(icon: "media-playback-start-symbolic", tooltip: "Play") { [weak model] in
      model?.helm.present(.player)
    }.named("play").identified(AppFragment.player.presentIdentifier)
    logOut = Button(icon: "system-log-out-symbolic", tooltip: "Log out") { [weak model] in model?.session.logOut() }
      .named("log-out")
    let inspect = Button(icon: "sidebar-show-right-symbolic", tooltip: "Side panel") { [weak model] in
      model?.showsInspector.toggle()
    }.named("inspect")
    bar = HeaderBar("", start: [back, logOut], end: [inspect, play, write])
    recording = UsageRecording(model, folder: sessions)
    panel = InspectorPanel(model, recording)
    sides = SidePanel(
      root.widget.expanding().atLeast(width: 360), panel: panel.widget, size: WindowSize(width: 260, height: 240)
    ) { [weak model] isShown in
      if let model, model.showsInspector != isShown { model.showsInspector = isShown }
    }
    toasts = ToastArea(sides.expanding())
    cover = CurtainCover(Box([bar.named("bar"), toasts]), drawing: drawing)
    window = Window("Helm Playground", size: size, content: cover.widget)
    window.name = "main"
    echo.window = self
    window.onKey("<Alt>Left|Escape") { echo.window?.goBack() }
    window.answer("close-request") { _ in
      echo.window?.close(); return true
    }
    for property in ["notify::default-width", "notify::maximized"] {
      window.on(property) { echo.window?.invalidate() }
    }
    Appearance.add(css: Self.style)
    hear()
    render()
    window.present()
  }

  /// The windows on screen, from the bottom to the top.
  public var windows: [Window] { [window] + modals.windows }

  /// The size of the window, in pixels.
  public var size: WindowSize {
    get { window.size }
    set { window.size = newValue }
  }

  /// The least width of a window that has room for the panel beside the rest.
  private static let widthForBoth = 640

  /// Closes the window and all over it.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    hearing?.cancel()
    // Nobody is there any more who could answer.
    writing?.cancel()
    modals.close()
    window.destroy()
  }

  /// Brings the window to the front.
  public func bringToFront() { window.present() }

  /// Makes the widgets show the state at once, where they do not yet.
  public func flush() { if isStale { render() } }

  /// Goes back by one screen, as the button does; two clicks in a row are two screens.
  private func goBack() {
    flush()
    if let front = cover.front ?? root.front, front.coversAnother { model.helm.perform(.back(.from(front.fragment))) }
  }

  /// Opens the sheet for a draft, and waits for its answer.
  private func startWriting() { writing = Task { [model] in await model.write() } }

  /// Says that the widgets no longer show the state.
  private func invalidate() {
    guard !isStale, !isClosed else { return }
    isStale = true
    MainLoop.next { [weak self] in self?.flush() }
  }

  /// Makes the widgets show the state, and asks to be told when it has changed.
  private func render() {
    guard !isClosed else { return }
    isStale = false
    withObservationTracking {
      update()
    } onChange: { [weak self] in
      // Called right before a property of the app is set, which happens on the main actor only.
      MainActor.assumeIsolated { self?.invalidate() }
    }
  }

  private func update() {
    root.update()
    cover.update()
    modals.show(model.helm.modals(over: model.helm.root), over: window, isCovered: cover.front != nil)
    bar.text = root.front.map { model.title(of: $0.fragment) } ?? ""
    back.isVisible = root.front?.coversAnother ?? false
    write.isVisible = model.helm.isPresented(.dashboard)
    play.isVisible = write.isVisible && !model.helm.isPresented(.player)
    logOut.isVisible = model.session.isLoggedIn
    if model.showsInspector { panel.update() }
    sides.isBelow = window.width < Self.widthForBoth
    sides.isShown = model.showsInspector
  }

  private func hear() {
    let events = model.helm.events
    hearing = Task { [weak self] in
      for await event in events {
        guard let self else { return }
        model.note(event)
        switch event.kind {
        case .failed(let error): toasts.show(error.description)
        // Who has logged out need not be told that nobody is logged in.
        case .denied(_, let reason) where event.trigger != .guardChange: toasts.show(reason)
        default: break
        }
      }
    }
  }

  private static let style = """
    .player { padding: 6px 12px; border-top: 1px solid @borders; background-color: @headerbar_bg_color; }
    .detail { border-left: 1px solid @borders; }
    .move { padding: 2px 8px; min-height: 0; font-weight: normal; }
    row.current { background-color: alpha(@accent_bg_color, 0.25); }
    .error { color: @error_color; }
    """
}

/// What signals refer to the window by: it is not there yet when they are connected, and they must not keep it.
@MainActor private final class Echo {
  weak var window: MainWindow?
}
