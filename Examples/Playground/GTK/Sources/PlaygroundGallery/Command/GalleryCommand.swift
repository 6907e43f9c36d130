import Foundation

/// `playground gallery FOLDER`: takes all pictures, and writes the page.
@MainActor public struct GalleryCommand {
  private let camera: any Camera
  private let console: GalleryConsole
  private let graphviz: Graphviz?
  private let elapsed: () -> Duration

  /// Prepares the command.
  ///
  /// - Parameters:
  ///   - camera: Takes the pictures.
  ///   - console: Where progress and errors are written to.
  ///   - graphviz: Draws the graph; `nil` where it is not installed.
  ///   - elapsed: How long it took until now; by the system's clock unless given.
  public init(
    camera: any Camera, console: GalleryConsole = .standard, graphviz: Graphviz? = .find(),
    elapsed: (() -> Duration)? = nil
  ) {
    self.camera = camera
    self.console = console
    self.graphviz = graphviz
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { ContinuousClock.now - start }
  }

  /// Takes all pictures, and writes `index.html` at once when it is complete.
  ///
  /// - Parameters:
  ///   - folder: The folder; it is made where there is none.
  ///   - tours: The tours; all of the Playground's unless given.
  /// - Returns: The exit code: 0, or 1 after an error, which was written to the console.
  public func run(into folder: String, tours: [Tour]? = nil) -> Int32 {
    do {
      let file = try prepare(folder)
      let drawing = try GraphDrawing(of: GraphOutline(GalleryMaker.graph), by: graphviz)
      var lines = ProgressLines(isTerminal: console.isTerminal)
      let gallery = try GalleryMaker(tours: tours ?? Tour.all, camera: camera).make { progress in
        console.write(lines.text(for: progress, elapsed: elapsed()))
      }
      try write(GalleryPage(of: gallery, drawing: drawing).html, to: file)
      if case .missing(let reason) = drawing { console.write("\(reason)\n") }
      console.write(
        """
        \(counted(gallery.count, "picture")) of \(counted(gallery.parts.count, "tour")) in \(seconds(elapsed()))
        \(file.path)

        """)
      return 0
    } catch {
      console.writeError((console.isTerminal ? "\r\u{1B}[K" : "") + "playground gallery: \(error)\n")
      return 1
    }
  }

  /// Makes the folder, before any time is spent on pictures.
  private func prepare(_ folder: String) throws(GalleryError) -> URL {
    let folder = URL(fileURLWithPath: folder, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .notWritten(file: folder.path, reason: GalleryError.reason(of: error))
    }
    return folder.appendingPathComponent("index.html").standardizedFileURL
  }

  private func write(_ text: String, to file: URL) throws(GalleryError) {
    do {
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw .notWritten(file: file.path, reason: GalleryError.reason(of: error))
    }
  }
}
