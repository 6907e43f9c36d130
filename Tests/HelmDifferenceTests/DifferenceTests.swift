import Helm
import HelmDocuments
import HelmTesting
import HelmTools
import Testing

@Suite struct DifferenceTests {
  @Test func equalGraphsHaveNoDifference() throws {
    let difference = try GraphDifference(from: app, to: document(app.segues.reversed()))
    #expect(difference.isEmpty)
    #expect("\(difference)" == "No changes.")
  }

  @Test func progressIsReported() throws {
    var progress: [[Int]] = []
    try withoutActuallyEscaping({ progress.append([$0, $1]) }) {
      _ = try GraphDifference(from: app, to: app, limits: .init(states: 7), progress: $0)
    }
    #expect(progress == [[1, 7], [1, 7]])
  }

  @Test func additionsBreakNothing() throws {
    let segue = Segue<Named>(from: "home", to: "settings", dismissable: true)
    let difference = try GraphDifference(from: app, to: app.with(segue))
    #expect(difference.changes.map(\.kind) == [.fragmentAdded("settings"), .segueAdded(segue)])
    #expect(difference.breaking.isEmpty)
    #expect(difference.summary == "2 changes, none of them breaking.")
  }

  @Test func aRemovedSegueBreaksThePathsThatTakeIt() throws {
    let difference = try GraphDifference(
      from: app,
      to: app.without("news", "article").with(
        Segue(from: "library", to: "article", dismissable: true)))
    try checkExamples(difference)
    #expect(
      "\(difference)" == """
        2 changes, 1 of them breaking, for saved paths.
        segue removed: news => article: push, dismissable
          breaks saved paths: they take the segue, such as [splash => home, home => news, news => article]
        segue added: library => article: push, dismissable
        """)
  }

  @Test func aRemovedFragmentBreaksPathsLinksAndUsers() throws {
    let difference = try GraphDifference(from: app, to: app.without("article", "comments"))
    try checkExamples(difference)
    #expect(
      "\(difference)" == """
        2 changes, 2 of them breaking, for saved paths, links and users.
        fragment removed: comments
          breaks saved paths: the fragment is gone, such as [splash => home, home => news, news => article, article => comments]
          breaks links: the fragment is gone, such as present home; present article; present comments
          breaks users: the fragment is gone, such as present home; present article; present comments
        segue removed: article => comments: push, dismissable
          breaks saved paths: they take the segue, such as [splash => home, home => news, news => article, article => comments]
        """)
  }

  @Test func anUnreachableFragmentIsReportedWithTheOldWay() throws {
    // The auto is always taken: nothing is at the fork any longer.
    let before = document([
      Segue(from: "start", to: "fork"), Segue(from: "fork", to: "left"), Segue(from: "fork", to: "right"),
    ])
    let difference = try GraphDifference(
      from: before, to: before.with(Segue(from: "fork", to: "left", auto: true)))
    try checkExamples(difference)
    #expect(
      "\(difference)" == """
        3 changes, 2 of them breaking, for links and users.
        segue changed: fork => left: swap → swap, auto
        no longer reached: fork
          breaks links: nothing leads there any longer, such as present fork
          breaks users: nothing leads there any longer, such as present fork
        no longer reached: right
          breaks links: nothing leads there any longer, such as present fork; present right
          breaks users: nothing leads there any longer, such as present fork; present right
        """)
  }

  @Test func aLostWayBackIsReported() throws {
    let difference = try GraphDifference(from: app, to: app.with(Segue(from: "news", to: "article")))
    try checkExamples(difference)
    let lost = try #require(difference.changes.last)
    #expect(lost.kind == .wayBackLost(DirectedEdge(from: "news", to: "article")))
    #expect(lost.breaks.map(\.description) == ["users: they cannot go back, such as present home; present article"])
    var navigation = try Navigation(graph: difference.new.graph)
    for command in try #require(lost.breaks.first?.example).commands { try navigation.perform(command) }
    #expect(!navigation.can(.back))
  }

  @Test func aRemovedCounterpartIsALostWayBack() throws {
    let before = document(
      [Segue(from: "a", to: "b"), Segue(from: "b", to: "c"), Segue(from: "c", to: "b")], entry: "a")
    let difference = try GraphDifference(from: before, to: before.without("c", "b"))
    #expect(difference.changes.contains { $0.kind == .wayBackLost(DirectedEdge(from: "b", to: "c")) })
    // Going back through it returned, so it is never part of a path.
    #expect(difference.changes.first { $0.kind.name == "segueRemoved" }?.breaks.first?.audience != .users)
  }

  @Test func anotherEntryBreaksEveryPath() throws {
    let before = document([Segue(from: "a", to: "b"), Segue(from: "b", to: "a")], entry: "a")
    let difference = try GraphDifference(from: before, to: document(before.segues, entry: "b"))
    try checkExamples(difference)
    #expect(difference.changes.map(\.kind) == [.entryChanged(from: "a", to: "b")])
    #expect(
      difference.breaking.first?.breaks.map(\.description) == [
        "saved paths: they start from another fragment, such as [a => b]"
      ])
  }

  @Test func tagsAutosAndModalStylesBreakNoPaths() throws {
    for segue in [
      Segue<Named>(from: "home", to: "compose", style: .hold, dismissable: true),
      Segue(from: "home", to: "compose", style: .hold, dismissable: true, tag: NamedTag("new")),
      Segue(
        from: "home", to: "compose", style: .hold, dismissable: true, tag: NamedTag("write"),
        presentation: .fullScreenCover),
    ] {
      let difference = try GraphDifference(from: app, to: app.with(segue))
      #expect(difference.changes.map(\.kind.name) == ["segueChanged"])
      #expect(difference.breaking.isEmpty)
      #expect(difference.changes.allSatisfy { $0.unsettled.isEmpty })
    }
  }

  /// Only `dismissable` has changed: a segue that isn't dismissable returns to its ancestor.
  @Test func aPushThatBecomesASwapBreaksReturningPaths() throws {
    let before = document(
      [Segue(from: "a", to: "b", dismissable: true), Segue(from: "b", to: "a", dismissable: true)], entry: "a")
    let difference = try GraphDifference(from: before, to: before.with(Segue(from: "b", to: "a")))
    try checkExamples(difference)
    #expect(
      "\(difference)" == """
        1 change, breaking for saved paths.
        segue changed: b => a: push, dismissable → swap
          breaks saved paths: they end elsewhere under the new rules, such as [a => b, b => a (2nd)]
        """)
  }

  @Test func aTabThatBecomesAPushBreaksPathsWithOtherTabs() throws {
    let difference = try GraphDifference(
      from: app, to: app.with(Segue(from: "home", to: "news", dismissable: true)))
    try checkExamples(difference)
    #expect(
      difference.changes.first?.breaks.map(\.description) == [
        "saved paths: they show other screens under the new rules, such as [splash => home, home => news]"
      ])
    // The path is the same, but another screen is below its last fragment.
    let sheet = document([Segue(from: "a", to: "b", style: .hold, dismissable: true)])
    #expect(
      "\(try GraphDifference(from: sheet, to: sheet.with(Segue(from: "a", to: "b", dismissable: true))))" == """
        1 change, breaking for saved paths.
        segue changed: a => b: sheet, dismissable → push, dismissable
          breaks saved paths: they show other screens under the new rules, such as [a => b]
        """)
  }

  @Test func anotherIDTypeBreaksPathsAndLinks() throws {
    func graph(_ kind: FragmentIDKind?) -> GraphDocument {
      document(app.segues, ids: kind.map { [IDRule("article", $0)] } ?? [])
    }
    let (int, string) = (FragmentIDKind(Int.self), FragmentIDKind(String.self))
    let wider = try GraphDifference(from: graph(int), to: graph(string))
    #expect(wider.changes.map(\.kind) == [.idsChanged("article", from: "Int", to: "String")])
    #expect(wider.breaking.isEmpty)
    #expect(try GraphDifference(from: graph(int), to: graph(nil)).breaking.isEmpty)
    let narrower = try GraphDifference(from: graph(string), to: graph(int))
    try checkExamples(narrower)
    #expect(
      narrower.breaking.first?.breaks.map(\.description) == [
        "saved paths: they have ids of another type, such as [splash => home, home => news, news => article (id a)]",
        "links: ids in them are of another type",
      ])
    let sudden = try GraphDifference(from: graph(nil), to: graph(int))
    #expect(sudden.breaking.first?.breaks.map(\.audience) == [.savedPaths, .links])
  }

  @Test func lostGuardsAreReportedIfGuardedSeguesAreGiven() throws {
    let before = document([
      Segue(from: "splash", to: "login"), Segue(from: "login", to: "account"), Segue(from: "splash", to: "shop"),
    ])
    let after = before.with(Segue(from: "shop", to: "account"))
    let guarded: Set = [DirectedEdge<Named>(from: "login", to: "account")]
    let difference = try GraphDifference(from: before, to: after, guarded: .init(old: guarded, new: guarded))
    try checkExamples(difference)
    let lost = try #require(difference.changes.last)
    #expect(lost.kind == .guardLost("account"))
    #expect(
      lost.breaks.map(\.description) == [
        "users: there is a way without a guard, such as present flow splash => shop, shop => account"
      ])
    #expect(try GraphDifference(from: before, to: after).breaking.isEmpty)
  }

  /// Also where the exploration ends before it comes there, and only segues show the way.
  @Test func examplesHaveTheIDsThatFragmentsNeed() throws {
    let guarded: Set = [DirectedEdge<Named>(from: "home", to: "article")]
    let old = document(
      [
        Segue(from: "home", to: "article", dismissable: true),
        Segue(from: "article", to: "comments", dismissable: true), Segue(from: "home", to: "about", dismissable: true),
      ],
      entry: "home", ids: [IDRule("article", FragmentIDKind(Int.self)), IDRule("comments", FragmentIDKind(Int.self))])
    for limits in [.init(), .init(states: 1)] as [GraphDifference.Limits] {
      let changes = [
        try GraphDifference(from: old, to: old, guarded: .init(old: guarded), limits: limits),
        try GraphDifference(from: old, to: old.without("home", "article"), limits: limits),
      ]
      #expect(changes.allSatisfy { !$0.breaking.isEmpty })
      for difference in changes { try checkExamples(difference) }
    }
  }

  @Test func anInvalidGraphIsAnError() {
    #expect(throws: FindingsError<ValidationFinding<Named>>(findings: [.noEntry])) {
      try GraphDifference(from: app, to: document([Segue(from: "a", to: "b"), Segue(from: "b", to: "a")]))
    }
  }
}

@Suite struct RenameTests {
  @Test func aFragmentWithTheSameSeguesIsGuessedAsRenamed() throws {
    let difference = try GraphDifference(from: app, to: app.renaming("article", "story"))
    try checkExamples(difference)
    #expect(difference.changes.map(\.kind) == [.fragmentRenamed(from: "article", to: "story")])
    #expect(
      "\(difference)" == """
        1 change, breaking for saved paths and links.
        fragment renamed (a guess): article → story
          breaks saved paths: the old name is gone, such as [splash => home, home => news, news => article]
          breaks links: the old name is gone, such as present home; present article
        """)
  }

  @Test func anAmbiguousRenameIsNotGuessed() throws {
    let before = document([
      Segue(from: "a", to: "x"), Segue(from: "x", to: "b"), Segue(from: "a", to: "y"), Segue(from: "y", to: "b"),
    ])
    let after = before.renaming("x", "1").renaming("y", "2")
    #expect(try !GraphDifference(from: before, to: after).changes.contains { $0.kind.name == "fragmentRenamed" })
  }

  @Test func aRenameWithOneSegueRequiresASimilarName() throws {
    let leaf = { (name: Named) in app.with(Segue(from: "home", to: name, dismissable: true)) }
    let like = try GraphDifference(from: leaf("settings"), to: leaf("settingsPage"))
    #expect(like.changes.map(\.kind) == [.fragmentRenamed(from: "settings", to: "settingsPage")])
    let unlike = try GraphDifference(from: leaf("settings"), to: leaf("about"))
    #expect(unlike.changes.map(\.kind.name) == ["fragmentRemoved", "fragmentAdded", "segueRemoved", "segueAdded"])
  }

  @Test func renamedNeighboursAreFound() throws {
    let after = app.renaming("article", "story").renaming("comments", "replies").with(
      Segue(from: "story", to: "news", dismissable: true))
    let before = app.with(Segue(from: "article", to: "news", dismissable: true)).with(
      Segue(from: "comments", to: "news", dismissable: true))
    let renamed = after.with(Segue(from: "replies", to: "news", dismissable: true))
    let kinds = try GraphDifference(from: before, to: renamed).changes.map(\.kind)
    #expect(
      kinds == [.fragmentRenamed(from: "article", to: "story"), .fragmentRenamed(from: "comments", to: "replies")])
  }
}
