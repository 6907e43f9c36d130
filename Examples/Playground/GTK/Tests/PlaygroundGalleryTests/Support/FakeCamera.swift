import Foundation
import Helm
import PlaygroundModel
import Testing

@testable import PlaygroundGallery

/// Gives a small picture for each screen, and keeps what it was asked for.
@MainActor final class FakeCamera: Camera {
  struct Broken: Error, CustomStringConvertible { let description: String }

  private(set) var log: [String] = []
  private(set) var shown: [[PathFragment<AppFragment>]] = []
  private var app: AppModel?

  /// The window, counted from 1, that does not open.
  var brokenWindow: Int?

  /// What the picture is, counted from 1, where it is not a good one.
  var badPictures: [Int: Result<Data, Broken>] = [:]

  func begin(_ app: AppModel, size: (width: Int, height: Int)) throws {
    let number = log.count { $0.hasPrefix("begin") } + 1
    if brokenWindow == number { throw Broken(description: "no display") }
    log.append("begin \(app.session.account ?? "nobody") \(size.width) x \(size.height)")
    self.app = app
  }

  func picture() throws -> Data {
    let app = try #require(app)
    shown.append(app.helm.presentedFragments)
    if let bad = badPictures[shown.count] { return try bad.get() }
    return pngFile(width: shown.count, height: 2)
  }

  func end() {
    log.append("end")
    app = nil
  }
}

/// The tours of the app, planned once; none where that fails, which other tests notice.
let allTours = (try? Tour.all) ?? []
