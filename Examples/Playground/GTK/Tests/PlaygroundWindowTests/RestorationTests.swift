import GTKBridge
import Helm
import HelmTesting
import PlaygroundModel
import PlaygroundWindow
import XCTest

/// A path that is put in place at once, at the start or later, shows what the same steps would have shown.
@MainActor final class RestorationTests: WindowTestCase {
  private static let deep: HelmPath<AppFragment> = [
    .splash => .dashboard, .dashboard => .news, PathEdge(.news => .article, targetID: 2),
    PathEdge(.article => .article, sourceID: 2, targetID: 3), .dashboard => .library,
    PathEdge(.library => .city, targetID: City.ID.oslo), .dashboard => .player, .dashboard => .compose,
    .compose => .discard,
  ]

  func testTheAppStartsWithAQuestionOverASheetOverTwoStacks() async throws {
    for size in [Self.narrow, Self.wide] {
      try await open(account: "ada", path: Self.deep, size: size)
      expectAgreement("at the start")
      XCTAssertEqual(presented, ["dashboard", "player", "library", "city (id oslo)", "compose", "discard"])
      try await tap("Discard")
      XCTAssertEqual(presented, ["dashboard", "player", "library", "city (id oslo)"])
      try await tap("News")
      for id in [3, 2] {
        XCTAssertEqual(presented, ["dashboard", "player", "article (id \(id))"])
        try await tap("back")
      }
      XCTAssertEqual(app.helm.errors.count, 0)
      try await tearDown()
    }
  }

  func testWhatDoesNotExistIsSaid() async throws {
    try await open(
      account: "ada",
      path: [.splash => .dashboard, .dashboard => .news, PathEdge(.news => .article, targetID: 99)])
    expectAgreement("at an article that there is not")
    try await tap("back")
    try await tap("article-1")
  }

  func testAnyPathCanTakeThePlaceOfAnyOther() async throws {
    for (seed, size) in [(UInt64(1), Self.narrow), (2, Self.wide)] {
      var seeded = SeededNumbers(seed: seed)
      try await open(account: "ada", path: Self.deep, size: size)
      app.showsInspector = seed == 2
      var seen: Set<HelmPath<AppFragment>> = []
      for round in 1...120 {
        let path = try randomPath(by: &seeded)
        // No path gets past the lock.
        app.unlock(password: "lovelace")
        try app.helm.replace(path: path)
        await settle()
        XCTAssertEqual(app.helm.path, path, "seed \(seed), round \(round)")
        let differences = Agreement(app).differences
        guard differences.isEmpty else {
          return XCTFail("seed \(seed), round \(round), \(path): \(differences)")
        }
        seen.insert(path)
      }
      XCTAssertEqual(app.helm.errors.count, 0)
      XCTAssertGreaterThan(seen.count, 60)
      try await tearDown()
    }
  }

  /// Where some commands lead that are chosen by a seed; those that are not possible do nothing.
  private func randomPath(by seeded: inout SeededNumbers) throws -> HelmPath<AppFragment> {
    var navigation = try Navigation(graph: app.helm.graph, path: [])
    for _ in 0..<(12 + Int(seeded.next() % 40)) {
      let fragment = seeded.choose(from: AppFragment.allCases)
      let id: (any FragmentID)? =
        switch fragment {
        case .article: seeded.choose(from: Article.all).id
        case .city: seeded.choose(from: City.ID.allCases)
        default: nil
        }
      if seeded.next() % 5 == 0 {
        _ = try? navigation.back()
      } else {
        _ = try? navigation.present(fragment, id: id)
      }
    }
    return navigation.path
  }
}
