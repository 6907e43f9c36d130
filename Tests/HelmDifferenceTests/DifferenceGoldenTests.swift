import Foundation
import Helm
import HelmDocuments
import HelmTesting
import Testing

@testable import HelmTools
@testable import helm_nav

/// The text of a difference in each format, for a pair of small graphs per rule and for a changed sample app.
@Suite struct DifferenceGoldenTests {
  @Test(arguments: RulePairs.all.map(\.name)) func textsMatchTheirSnapshots(_ name: String) throws {
    let difference = try RulePairs.difference(name)
    try checkExamples(difference)
    #expect(TextSnapshot("\(difference)\n", named: name, fileExtension: "txt").problem() == nil)
  }

  @Test(arguments: RulePairs.all.map(\.name)) func jsonMatchesItsSnapshots(_ name: String) throws {
    let json = try RulePairs.difference(name).json
    _ = try JSONValue(parsing: json.utf8)
    #expect(TextSnapshot(json, named: name, fileExtension: "json").problem() == nil)
  }

  @Test(arguments: RulePairs.all.map(\.name)) func markdownMatchesItsSnapshots(_ name: String) throws {
    #expect(
      try TextSnapshot(RulePairs.difference(name).markdown(title: name), named: name, fileExtension: "md").problem()
        == nil)
  }

  @Test(arguments: RulePairs.all.map(\.name)) func drawingsMatchTheirSnapshots(_ name: String) throws {
    #expect(
      try TextSnapshot(RulePairs.difference(name).drawing.dot(), named: name, fileExtension: "dot").problem() == nil)
  }

  /// Each kind of change and each audience is in one of the pairs.
  @Test func thePairsHaveEveryKindOfChange() throws {
    let all = try RulePairs.all.flatMap { try RulePairs.difference($0.name).changes }
    #expect(
      Set(all.map(\.kind.name)) == [
        "entryChanged", "fragmentRenamed", "fragmentRemoved", "fragmentAdded", "segueRemoved", "segueChanged",
        "segueAdded", "idsChanged", "fragmentUnreachable", "wayBackLost", "guardLost", "linkBroken",
      ])
    #expect(Set(all.flatMap(\.breaks).map(\.audience)) == Set(GraphDifference.Audience.allCases))
    #expect(all.contains { !$0.unsettled.isEmpty })
  }
}

/// Pairs of graphs, one for each rule.
enum RulePairs {
  struct Pair {
    let name: String
    let old: GraphDocument
    let new: GraphDocument
    var guarded = GraphDifference.Guarded()
    var links: [Link<Named>]?
    var newLinks: [Link<Named>]?
  }

  static func difference(_ name: String) throws -> GraphDifference {
    let pair = try #require(all.first { $0.name == name })
    return try GraphDifference(
      from: pair.old, to: pair.new, guarded: pair.guarded,
      links: try pair.links.map { links in
        GraphDifference.LinkTables(
          old: try Links(origins: ["helm:"], links), new: try Links(origins: ["helm:"], pair.newLinks ?? links))
      })
  }

  static let all: [Pair] = [
    Pair(name: "same", old: app, new: document(app.segues.reversed())),
    Pair(
      name: "entry", old: document([Segue(from: "a", to: "b"), Segue(from: "b", to: "a")], entry: "a"),
      new: document([Segue(from: "a", to: "b"), Segue(from: "b", to: "a")], entry: "b")),
    Pair(name: "renamed", old: app, new: app.renaming("article", "story")),
    Pair(name: "removed", old: app, new: app.without("article", "comments")),
    Pair(name: "added", old: app, new: app.with(Segue(from: "home", to: "settings", dismissable: true))),
    Pair(
      name: "moved", old: app,
      new: app.without("news", "article").with(Segue(from: "library", to: "article", dismissable: true))),
    Pair(name: "presentation", old: app, new: app.with(Segue(from: "home", to: "news", dismissable: true))),
    Pair(
      name: "harmless", old: app,
      new: app.with(
        Segue(
          from: "home", to: "compose", style: .hold, dismissable: true, tag: NamedTag("new"),
          presentation: .fullScreenCover))),
    Pair(
      name: "ids", old: document(app.segues, ids: [IDRule("article", FragmentIDKind(String.self))]),
      new: document(app.segues, ids: [IDRule("article", FragmentIDKind(Int.self))])),
    Pair(name: "unreachable", old: fork, new: fork.with(Segue(from: "fork", to: "left", auto: true))),
    Pair(name: "wayBack", old: app, new: app.with(Segue(from: "news", to: "article"))),
    Pair(
      name: "leaving",
      old: document([
        Segue(from: "gate", to: "login", style: .hold, auto: true), Segue(from: "login", to: "home", leaving: "gate"),
      ]),
      new: document([
        Segue(from: "gate", to: "login", style: .hold, auto: true), Segue(from: "login", to: "home"),
      ])),
    Pair(
      name: "guard", old: doors, new: doors.with(Segue(from: "shop", to: "account")),
      guarded: .init(
        old: [DirectedEdge(from: "login", to: "account")], new: [DirectedEdge(from: "login", to: "account")])),
    Pair(
      name: "links", old: app, new: app.without("article", "comments").renaming("library", "archive"),
      links: [
        Link("/news", "news"), Link("/article/:id", "article"), Link("/comments", "comments"),
        Link("/library", "library"), Link("/write", "compose"),
      ],
      newLinks: [
        Link("/news", "news"), Link("/article/:id(int)", "article"), Link("/library", "archive"),
        Link("/write", "home"),
      ]),
    Pair(
      name: "sameLinks", old: app, new: app.without("home", "compose"),
      links: [Link("/news", "news"), Link("/write", "compose")]),
    Pair(
      name: "names", old: document([Segue(from: "start", to: "plain")]),
      new: document(
        ["\"quoted\" <b>", "two\nlines", "`ticks` | @team", "safe\u{202E}gnp", "emoji 👩🏽‍🚀", Named(long)].map {
          Segue(from: "start", to: $0, tag: NamedTag($0.name))
        })),
    Pair(name: "sample", old: Sample.document, new: sampleLater),
  ]

  private static let long = String(repeating: "long ", count: 2_000)

  private static let fork = document([
    Segue(from: "start", to: "fork"), Segue(from: "fork", to: "left"), Segue(from: "fork", to: "right"),
  ])

  private static let doors = document([
    Segue(from: "splash", to: "login"), Segue(from: "login", to: "account"), Segue(from: "splash", to: "shop"),
  ])

  /// The sample app some weeks later: with search, with settings as a sheet, without registration, and with another
  /// name for the player.
  private static let sampleLater = document(
    Sample.document.segues.filter {
      ![$0.from, $0.to].contains("register") && $0.edge != DirectedEdge("dashboard", "settings")
    },
    entry: Sample.document.entry, ids: Sample.document.ids
  ).renaming("miniPlayer", "player")
    .with(Segue(from: "dashboard", to: "settings", style: .hold, dismissable: true))
    .with(Segue(from: "login", to: "forgotPass"))
    .with(Segue(from: "dashboard", to: "search", dismissable: true, tag: NamedTag("search")))
}

extension DirectedEdge<NamedFragment> {
  fileprivate init(_ from: Named, _ to: Named) { self.init(from: from, to: to) }
}
