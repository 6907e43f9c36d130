/// Why there is no gallery.
public enum GalleryError: Error, Hashable, CustomStringConvertible {
  /// The camera could open no window.
  case noWindow(tour: String, reason: String)

  /// The camera could take no picture.
  case noPicture(of: String, tour: String, reason: String)

  /// Graphviz could not draw the graph.
  case noDrawing(program: String, reason: String)

  /// The page could not be written.
  case notWritten(file: String, reason: String)

  /// What went wrong, and where.
  public var description: String {
    switch self {
    case .noWindow(let tour, let reason): "No window could be opened for the tour “\(tour)”: \(reason)"
    case .noPicture(let title, let tour, let reason):
      "No picture could be taken of \(title), in the tour “\(tour)”: \(reason)"
    case .noDrawing(let program, let reason): "\(program) could not draw the graph: \(reason)"
    case .notWritten(let file, let reason): "\(file) could not be written: \(reason)"
    }
  }
}
