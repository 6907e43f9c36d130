import Foundation
import Helm
import PlaygroundModel
import Testing

@Suite("The app's links") @MainActor struct LinkTests {
  /// The links that lead into the app, with a URL of each.
  nonisolated static let links: [(url: String, shown: [PathFragment<AppFragment>])] = [
    ("helm:///", [PathFragment(.news)]),
    ("helm://news", [PathFragment(.news)]),
    ("helm://news/2", [PathFragment(.news), PathFragment(.article, id: 2)]),
    ("https://helm.example/library", [PathFragment(.library)]),
    ("helm://city/oslo", [PathFragment(.library), PathFragment(.city, id: City.ID.oslo)]),
    ("helm://settings", [PathFragment(.settings)]),
    ("helm://write", [PathFragment(.compose)]),
    ("helm://player", [PathFragment(.player)]),
  ]

  nonisolated static let entrance = ["helm://login", "helm://register", "helm://forgot-password"]

  /// A path to every state but those below the lock, whatever the tabs behind the one in front hold; an article and a city stand
  /// for all.
  static func states() throws -> [HelmPath<AppFragment>] {
    let navigation = try Navigation(graph: NavigationGraph(AppGraph.segues))
    var known: Set<Set<PathEdge<AppFragment>>> = [Set(navigation.path)]
    var found = [navigation]
    var next = 0
    while next < found.count {
      for fragment in navigation.graph.fragments where fragment != .lock {
        let id: (any FragmentID)? = fragment == .article ? 1 : fragment == .city ? City.ID.lisbon : nil
        var copy = found[next]
        guard (try? copy.present(fragment, id: id)) != nil else { continue }
        // An article can be pushed again and again; once is enough.
        if Set(copy.path.map(\.to.fragment)).count == copy.path.count, known.insert(Set(copy.path)).inserted {
          found.append(copy)
        }
      }
      next += 1
    }
    return found.map(\.path)
  }

  func isOnTop(_ wanted: [PathFragment<AppFragment>], in helm: Helm<AppFragment>) -> Bool {
    let presented = helm.presentedFragments
    guard let last = wanted.last, presented.contains(where: { $0.fragment == last.fragment && $0.id == last.id }) else {
      return false
    }
    // The player lies beside what is in front.
    return presented.last?.fragment == last.fragment || last.fragment == .player
  }

  @Test func everyLinkFromEveryPresentation() throws {
    let paths = try Self.states()
    var presentations: Set<[PathFragment<AppFragment>]> = []
    for path in paths {
      for (url, shown) in Self.links {
        let app = try AppModel(session: Session(account: "ada"), path: path)
        try #require(app.helm.path == path)
        presentations.insert(app.helm.presentedFragments)
        app.open(try #require(URL(string: url)))
        #expect(app.helm.errors == [], "\(url) from \(path)")
        #expect(isOnTop(shown, in: app.helm), "\(url) from \(path): \(app.helm.presentedFragments)")
        // A second time, it is there.
        let there = app.helm.path
        app.open(try #require(URL(string: url)))
        #expect(app.helm.path == there, "\(url) from \(path)")
      }
    }
    #expect(presentations.count == 34)
  }

  @Test(arguments: links.map(\.url)) func aLinkIsFollowedBelowTheLock(_ text: String) throws {
    let url = try #require(URL(string: text))
    let app = try AppModel(session: Session(account: "ada"))
    app.start()
    app.take(.compose)
    app.lock()
    app.open(url)
    #expect(app.helm.presentedFragments.last?.fragment == .lock)
    app.unlock(password: "lovelace")
    #expect(isOnTop(try app.helm.links.match(url).fragments, in: app.helm), "\(url): \(app.helm.presentedFragments)")
    #expect(app.helm.errors == [])
  }

  @Test func everyPresentationIsSaidAndFoundAgain() throws {
    var said = 0
    for path in try Self.states() {
      let app = try AppModel(session: Session(account: "ada"), path: path)
      guard app.helm.isPresented(.dashboard), let url = app.helm.url else { continue }
      said += 1
      let match = try app.helm.links.match(url)
      let fresh = try AppModel(session: Session(account: "ada"))
      fresh.open(url)
      #expect(fresh.helm.errors == [], "\(url)")
      #expect(fresh.helm.url == url)
      #expect(isOnTop(match.fragments, in: fresh.helm), "\(url): \(fresh.helm.presentedFragments)")
    }
    #expect(said > 10)
  }

  @Test(arguments: links.map(\.url)) func aLinkIsFollowedAfterTheLogin(_ text: String) async throws {
    let url = try #require(URL(string: text))
    for isStarted in [false, true] {
      let app = try AppModel()
      if isStarted { app.start() }
      app.open(url)
      #expect(app.helm.presentedFragments.map(\.fragment) == [.gatekeeper, .login], "\(url) \(isStarted)")
      #expect(app.helm.keptCommand == .go(through: try app.helm.links.match(url).fragments))
      app.logIn("ada", password: "lovelace")
      #expect(isOnTop(try app.helm.links.match(url).fragments, in: app.helm), "\(url): \(app.helm.presentedFragments)")
      #expect(!app.helm.path.contains { $0.to.fragment == .login && !isStarted })
      #expect(app.helm.keptCommand == nil)
    }
  }

  @Test(arguments: entrance) func theEntranceHasLinksToo(_ text: String) throws {
    let app = try AppModel()
    app.open(try #require(URL(string: text)))
    #expect(app.helm.url?.absoluteString == text)
    #expect(app.helm.errors == [])
  }

  @Test func whatLeadsNowhereSaysSo() throws {
    let app = try AppModel(session: Session(account: "ada"))
    app.start()
    let path = app.helm.path
    for text in ["helm://nowhere", "helm://news/x", "helm://city/paris", "https://other.example/news"] {
      app.open(try #require(URL(string: text)))
    }
    #expect(app.helm.path == path)
    #expect(
      app.toasts.reversed() == [
        "No link matches helm://nowhere.",
        "The link helm://news/x matches /news/:id, but x is not a valid :id: expected Int.",
        "The link helm://city/paris matches /city/:id, but paris is not a valid :id: expected ID.",
        "The link https://other.example/news does not belong to this app, whose links start with helm:, https://helm.example.",
      ])
  }
}
