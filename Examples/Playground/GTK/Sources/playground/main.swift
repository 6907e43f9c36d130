import GTKBridge
import Foundation
import PlaygroundGallery
import PlaygroundModel
import PlaygroundWindow

// Nothing here is asynchronous: the first suspension would leave the main thread, which the toolkit lives on.

let usage = """
  usage: playground                     open the app
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
    app.helm.present(fragment: .player)
    app.take(.article)
    app.helm.present(fragment: .library)
    app.take(.city)
    app.helm.present(tag: AppTag.write)
    app.draft.title = "Hello"
    app.cancelDraft()
    guard window.picture() != nil else { fail("The window could not be drawn.") }
    window.close()
    MainLoop.drain()
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch (arguments.count, arguments.first, arguments.last) {
  case (0, _, _):
    guard MainLoop.start() else { fail("There is no display. `make gallery` makes pictures without one.") }
    let app = try AppModel()
    app.showsInspector = true
    let window = MainWindow(app, size: WindowSize(width: 1100, height: 700))
    MainLoop.run { window.isClosed }
    var isWritten = false
    Task {
      await window.recording.finish()
      isWritten = true
    }
    MainLoop.run { isWritten }
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
