import Helm
import HelmTesting
import PlaygroundModel
import Testing

@testable import PlaygroundGallery

@Suite @MainActor struct TourTests {
  static let graph = NavigationGraph(AppGraph.segues)

  /// What a walk presents, the start included.
  static func presentations(of walk: Walk<AppFragment>) -> [[PathFragment<AppFragment>]] {
    [walk.start.presentedFragments] + walk.steps.map(\.presented)
  }

  @Test func toursAreTitledSizedAndReachAllTheirTargets() throws {
    let tours = allTours
    #expect(
      tours.map(\.title) == [
        "Nobody is logged in", "ada is logged in", "ada, on a wide window", "ada has locked the app",
      ])
    #expect(tours.map(\.account) == [nil, "ada", "ada", "ada"])
    #expect(tours.map(\.size.width) == [420, 420, 900, 420])
    #expect(tours.map(\.size.height) == [640, 640, 640, 640])
    #expect(tours.map(\.walk.missing) == [[], [], [], []])
    #expect(tours.map(\.walk.covered.count) == [4, 36, 2, 1])
    #expect(try Tour.all.map(\.walk.steps) == tours.map(\.walk.steps))
  }

  /// Guards of the real app, which read the session, allow what the plans say, and nothing else happens.
  @Test func replayOnTheRealApp() throws {
    for tour in allTours {
      let app = try tour.makeApp()
      #expect(app.helm.path == tour.walk.start.path)
      for step in tour.walk.steps {
        _ = try app.helm.perform(step.command).get()
        app.helm.flushGuards()
        #expect(app.helm.path == step.path, "\(tour.title): \(step.command)")
        #expect(app.helm.presentedFragments == step.presented, "\(tour.title): \(step.command)")
      }
      #expect(app.helm.errors == [])
      #expect(app.session.account == tour.account)
    }
  }

  @Test func onlyMovesAndFreshStarts() throws {
    for tour in allTours {
      #expect(tour.walk.steps.filter { $0.kind == .replace } == [], "\(tour.title)")
      for step in tour.walk.steps where step.kind == .relaunch {
        #expect(step.path == tour.walk.start.path, "\(tour.title)")
      }
    }
  }

  @Test func everyFragmentIsSeen() throws {
    let seen = allTours.flatMap { Self.presentations(of: $0.walk) }.joined().map(\.fragment)
    #expect(Set(seen) == Set(Self.graph.fragments))
    #expect(Set(seen) == Set(AppFragment.allCases))
  }

  /// What can be presented at all, by whoever is logged in, found by looking at every state.
  @Test func everyPresentationIsSeen() throws {
    let tours = allTours
    let explorations = tours.prefix(2).map { tour in
      tour.walk.start.explore(limits: ExplorationLimits(states: 50_000), identityProvider: { Tour.id(for: $0) })
    }
    var all: Set<[PathFragment<AppFragment>]> = []
    for (tour, exploration) in zip(tours, explorations) {
      #expect(exploration.isComplete, "\(tour.title)")
      let there = exploration.distinctPresentations().map { exploration.states[$0].navigation.presentedFragments }
      #expect(Set(there) == Set(Self.presentations(of: tour.walk)), "\(tour.title)")
      #expect(all.isDisjoint(with: there), "\(tour.title)")
      all.formUnion(there)
    }
    #expect(all.isSuperset(of: Self.presentations(of: tours[2].walk)))
    #expect(all.count == 40)
  }

  /// The plans close some segues, but none that leads to a presentation that no tour shows.
  @Test func everySegueIsTakenOrLeadsBack() throws {
    let tours = allTours
    let taken = Set(tours.flatMap(\.walk.steps).flatMap(\.taken))
    let started = Set(tours.flatMap { $0.walk.start.path.map(\.edge) })
    let seen = Set(tours.flatMap { Self.presentations(of: $0.walk) })
    for edge in Self.graph.edges where !taken.contains(edge) && !started.contains(edge) {
      let way = try #require(
        try Navigation(graph: Self.graph).shortestPath(to: .segue(edge), identityProvider: { Tour.id(for: $0) }))
      #expect(seen.isSuperset(of: way.steps.map(\.presented)), "\(edge)")
    }
  }

  @Test func wideWindowShowsOnlyTheLibrary() throws {
    let tour = allTours[2]
    #expect(
      Self.presentations(of: tour.walk) == [
        [PathFragment(.dashboard), PathFragment(.library)],
        [PathFragment(.dashboard), PathFragment(.library), PathFragment(.city, id: City.ID.lisbon)],
      ])
  }

  @Test(arguments: [
    (AppFragment.news => AppFragment.article, "1"), (AppFragment.article => AppFragment.article, "2"),
    (AppFragment.library => AppFragment.city, "lisbon"), (AppFragment.dashboard => AppFragment.compose, nil),
  ])
  func ids(edge: DirectedEdge<AppFragment>, id: String?) {
    #expect(Tour.id(for: edge)?.canonicalText == id)
  }
}
