import Helm
import PlaygroundModel

/// Takes a picture at every stop of some tours.
@MainActor public struct GalleryMaker {
  /// How far it is.
  public struct Progress: Hashable, Sendable {
    /// How many pictures there are now.
    public let done: Int

    /// How many there will be.
    public let total: Int

    /// What the latest one shows.
    public let title: String
  }

  /// The graph of the app.
  static let graph = NavigationGraph(AppGraph.segues)

  private let tours: [Tour]
  private let camera: any Camera

  /// Prepares some tours.
  ///
  /// - Parameters:
  ///   - tours: The tours.
  ///   - camera: Takes the pictures.
  public init(tours: [Tour], camera: any Camera) {
    self.tours = tours
    self.camera = camera
  }

  /// Takes the tours, with a fresh app for each.
  ///
  /// - Parameter report: Called after each picture.
  /// - Returns: The pictures.
  /// - Throws: ``GalleryError`` at the first picture that cannot be taken, or what is wrong with a tour.
  public func make(report: (Progress) -> Void = { _ in }) throws -> Gallery {
    let positions = Dictionary(uniqueKeysWithValues: Self.graph.fragments.enumerated().map { ($0.element, $0.offset) })
    let total = tours.reduce(0) { $0 + $1.stops.count }
    var done = 0
    var parts: [Gallery.Part] = []
    for tour in tours {
      let app = try tour.makeApp()
      do {
        try camera.begin(app, size: tour.size)
      } catch {
        throw GalleryError.noWindow(tour: tour.title, reason: "\(error)")
      }
      defer { camera.end() }
      var screens: [Gallery.Screen] = []
      try tour.replay(on: app) { stop in
        screens.append(
          Gallery.Screen(
            layers: stop.presented.compactMap { layer in
              positions[layer.fragment].map { Gallery.Screen.Layer(name: layer.description, fragment: $0) }
            }, steps: stop.steps, newSteps: stop.newSteps, path: stop.path,
            picture: try picture(of: stop, in: tour)))
        done += 1
        report(Progress(done: done, total: total, title: stop.title))
      }
      parts.append(Gallery.Part(title: tour.title, screens: screens))
    }
    return Gallery(graph: GraphOutline(Self.graph), parts: parts)
  }

  private func picture(of stop: TourStop, in tour: Tour) throws -> PNGPicture {
    do {
      if let picture = PNGPicture(png: try camera.picture()) { return picture }
    } catch {
      throw GalleryError.noPicture(of: stop.title, tour: tour.title, reason: "\(error)")
    }
    throw GalleryError.noPicture(of: stop.title, tour: tour.title, reason: "What the camera gave is not a PNG file.")
  }
}
