import GTKBridge
import Foundation
import HelmInspector
import PlaygroundGallery
import PlaygroundModel
import PlaygroundWindow

// Nothing here is asynchronous: the first suspension would leave the main thread, which the toolkit lives on.

let usage = """
  usage: playground [LINK ...]          open the app, at a link such as helm://city/oslo; where it is open, it follows the link
         playground gallery FOLDER      make pictures of all that it shows, as FOLDER/index.html
         playground open-and-close N    open and close it N times, to look for leaks

  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("playground: \(message)\n".utf8))
  exit(1)
}

/// Opens windows and closes them, each after it was used a little.
@MainActor func openAndClose(_ count: Int) throws {
  for _ in 0..<count {
    let app = try AppModel(session: Session(account: "ada"))
    let window = MainWindow(app)
    app.start()
    app.helm.present(.player)
    app.take(.article)
    app.helm.present(.library)
    app.take(.city)
    app.helm.present(tag: AppTag.write)
    app.draft.title = "Hello"
    app.cancelDraft()
    guard window.picture() != nil else { fail("The window could not be drawn.") }
    app.lock()
    guard window.picture() != nil else { fail("The locked window could not be drawn.") }
    window.close()
    MainLoop.drain()
  }
}

/// Opens the app, or hands the links to the window that is open.
@MainActor func openApp(at links: [String]) throws {
  guard let application = Application("example.helm.Playground") else { fail("The app cannot be made known.") }
  if application.isSecond { return application.start(with: links) }
  guard MainLoop.start() else { fail("There is no display. `make gallery` makes pictures without one.") }
  let app = try AppModel()
  app.showsInspector = true
  #if DEBUG
    app.helm.inspect()
  #endif
  let window = MainWindow(app, size: WindowSize(width: 1100, height: 700))
  application.onStart(activate: { [weak window] in window?.bringToFront() }) { [weak window] link in
    // What is no URL is no link of the app either, and the app says so.
    if let url = URL(string: link) { app.open(url) }
    window?.bringToFront()
  }
  application.start(with: links)
  MainLoop.run { window.isClosed }
  var isWritten = false
  Task {
    await window.recording.finish()
    isWritten = true
  }
  MainLoop.run { isWritten }
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch (arguments.count, arguments.first, arguments.last) {
  case _ where arguments.allSatisfy { $0.contains(":") }: try openApp(at: arguments)
  case (2, "gallery", let folder?):
    guard MainLoop.start() else { fail("There is no display. `make gallery` brings one.") }
    Appearance.makeReproducible()
    exit(GalleryCommand(camera: WindowCamera()).run(into: folder))
  case (2, "open-and-close", let text?):
    guard let count = Int(text), count > 0 else { fail("\(text) is not a number of windows.") }
    guard MainLoop.start() else { fail("There is no display. `make window-leaks` brings one.") }
    try openAndClose(count)
  default:
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
} catch {
  fail("\(error)")
}
