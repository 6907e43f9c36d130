import Foundation
import Helm
import PlaygroundModel
import Testing

@testable import PlaygroundGallery

@Suite @MainActor struct GalleryMakerTests {
  @Test func everyStopIsPhotographedOnceInWalkingOrder() throws {
    let camera = FakeCamera()
    var reports: [GalleryMaker.Progress] = []
    let gallery = try GalleryMaker(tours: allTours, camera: camera).make { reports.append($0) }

    #expect(
      camera.log == [
        "begin nobody 420 x 640", "end", "begin ada 420 x 640", "end", "begin ada 900 x 640", "end",
        "begin ada 420 x 640", "end",
      ])
    #expect(gallery.parts.map(\.title) == allTours.map(\.title))
    #expect(gallery.parts.map(\.screens.count) == [4, 36, 2, 1])
    #expect(gallery.count == 43)
    #expect(reports.map(\.done) == Array(1...43))
    #expect(Set(reports.map(\.total)) == [43])
    #expect(reports.map(\.title) == camera.shown.map { $0.map(\.description).joined(separator: " / ") })
    #expect(reports[1].title == "gatekeeper / login")

    let screens = gallery.parts.flatMap(\.screens)
    #expect(screens.map(\.picture.width) == Array(1...43))
    #expect(zip(screens, camera.shown).allSatisfy { $0.layers.map(\.name) == $1.map(\.description) })
    for (screen, shown) in zip(screens, camera.shown) {
      #expect(screen.layers.map { gallery.graph.names[$0.fragment] } == shown.map { $0.fragment.rawValue })
    }
    for part in gallery.parts { #expect(Set(part.screens.map(\.layers)).count == part.screens.count) }
  }

  @Test func stepsAndPathsLeadThere() throws {
    let gallery = try GalleryMaker(tours: allTours, camera: FakeCamera()).make()
    let entrance = gallery.parts[0].screens
    #expect(entrance.map(\.steps.count) == [0, 1, 2, 4])
    #expect(entrance.map(\.newSteps) == [0, 1, 1, 2])
    #expect(entrance[3].steps == ["present gatekeeper", "present register", "present login", "present forgotPass"])
    #expect(entrance.map(\.path.first) == [nil] + Array(repeating: "splash => gatekeeper", count: 3))
    #expect(entrance[3].path.last == "login => forgotPass")

    let wide = gallery.parts[2].screens
    #expect(wide.map(\.steps) == [[], ["present city (id lisbon)"]])
    #expect(wide[1].layers.map(\.name) == ["dashboard", "library", "city (id lisbon)"])
  }

  /// Each list of steps, taken from the start, leads to the picture's presentation.
  @Test func stepsAreThoseSinceTheLatestStart() {
    for tour in allTours {
      for stop in tour.stops {
        var words: [String] = []
        for step in tour.walk.steps.prefix(stop.position) {
          words = step.kind == .relaunch ? [] : words + [step.command.description]
        }
        #expect(stop.steps == words)
        #expect(stop.newSteps <= words.count)
      }
    }
  }

  @Test func noWindow() {
    let camera = FakeCamera()
    camera.brokenWindow = 2
    #expect(throws: GalleryError.noWindow(tour: "ada is logged in", reason: "no display")) {
      try GalleryMaker(tours: allTours, camera: camera).make()
    }
    #expect(camera.log == ["begin nobody 420 x 640", "end"])
  }

  @Test func noPicture() {
    let camera = FakeCamera()
    camera.badPictures[2] = .failure(.init(description: "too dark"))
    #expect(
      throws: GalleryError.noPicture(of: "gatekeeper / login", tour: "Nobody is logged in", reason: "too dark")
    ) { try GalleryMaker(tours: allTours, camera: camera).make() }
    #expect(camera.log == ["begin nobody 420 x 640", "end"])
  }

  @Test(arguments: [Data(), Data("GIF89a".utf8), pngFile(width: 0), pngFile().prefix(23)])
  func noPNG(data: Data) {
    let camera = FakeCamera()
    camera.badPictures[1] = .success(data)
    #expect(
      throws: GalleryError.noPicture(
        of: "splash", tour: "Nobody is logged in", reason: "What the camera gave is not a PNG file.")
    ) { try GalleryMaker(tours: allTours, camera: camera).make() }
  }

  @Test func sizeOfPictures() throws {
    let picture = try #require(PNGPicture(png: pngFile(width: 300, height: 7)))
    #expect(picture.width == 300)
    #expect(picture.height == 7)
    // A slice does not begin at 0.
    let slice = (Data([1, 2]) + pngFile(width: 5)).dropFirst(2)
    #expect(PNGPicture(png: slice)?.width == 5)
  }
}
