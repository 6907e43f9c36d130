import Foundation
import Helm
import Testing

/// The exact text of every error, as returned by real commands.
///
/// Errors that only a `Helm` can fail with are created by hand.
@Suite("Error messages") struct ErrorMessageTests {
  enum Place: Fragment {
    case home, list, detail, editor, alert, hint, settings, attic
    case detial, cellar
  }

  enum Mark: SegueTag { case open, write, drop, away }

  struct Case: Sendable, CustomTestStringConvertible {
    let kind: String
    let testDescription: String
    let text: String
    let commands: @Sendable (inout Navigation<Place>) throws -> Void

    init(
      _ kind: String, _ what: String, _ text: String,
      _ commands: @escaping @Sendable (inout Navigation<Place>) throws -> Void
    ) {
      self.kind = kind
      testDescription = "\(kind): \(what)"
      self.text = text
      self.commands = commands
    }
  }

  static let segues: [Segue<Place>] = [
    Segue(.home => .list),
    Segue(.list => .detail, style: .hold, tag: Mark.open, presentation: .inline),
    Segue(.list => .editor, style: .hold, dismissable: true, tag: Mark.write),
    Segue(.list => .alert, style: .hold, tag: Mark.write, presentation: .sheet),
    Segue(.list => .hint, style: .hold, dismissable: true, presentation: .overlay),
    Segue(.detail => .settings),
    Segue(.editor => .attic, tag: Mark.away),
  ]

  static let cases: [Case] = [
    Case(
      "emptyPath", "dismissing at the start",
      "Only the entry home is presented, so there is nothing to dismiss or go back from."
    ) { nav in try nav.dismiss() },
    Case(
      "emptyPath", "going back at the start",
      "Only the entry home is presented, so there is nothing to dismiss or go back from."
    ) { nav in try nav.back() },
    Case(
      "missingSegueToFragment", "a fragment that others lead to",
      "No presented fragment has a segue to settings (id 5). Searched: list. These lead there: detail => settings."
    ) { nav in
      try nav.forward()
      try nav.present(.settings, id: 5)
    },
    Case(
      "missingSegueToFragment", "behind a disabled segue",
      "No presented fragment has a segue to detail. Searched: list. The segue list => detail is disabled; enable it."
    ) { nav in
      try nav.forward()
      try nav.add(trait: .disabled, to: [.list => .detail])
      try nav.present(.detail)
    },
    Case(
      "missingSegueToFragment", "a name like another",
      "No presented fragment has a segue to detial. Searched: home. Did you mean detail?"
    ) { nav in try nav.present(.detial) },
    Case(
      "missingSegueToFragment", "a name like no other",
      "No presented fragment has a segue to cellar. Searched: home. The graph has nothing with that name."
    ) { nav in try nav.present(.cellar) },
    Case(
      "missingSegueToFragment", "the entry, which nothing leads to",
      "No presented fragment has a segue to home. Searched: hint, detail, list."
    ) { nav in
      try nav.present([.home => .list, .list => .hint, .list => .detail])
      try nav.present(.home)
    },
    Case(
      "missingSegueForEdge", "in a flow",
      "There is no segue home => detail (index 1). These lead out of home: home => list."
    ) { nav in try nav.present([.home => .list, .home => .detail]) },
    Case(
      "missingSegueForEdge", "disabled, in a path",
      "The segue home => list (index 0) is disabled; enable it."
    ) { nav in
      try nav.add(trait: .disabled, to: [.home => .list])
      try nav.replace(path: [.home => .list])
    },
    Case(
      "missingSegueForEdge", "from a fragment without segues",
      "There is no segue settings => home. No segue leads out of settings."
    ) { nav in try nav.perform(.present(.edge(.settings => .home))) },
    Case(
      "missingSegueForEdge", "from an unknown fragment, to be edited",
      "There is no segue detial => home. Did you mean detail?"
    ) { nav in try nav.add(trait: .disabled, to: [.detial => .home]) },
    Case(
      "missingSegueForEdge", "to an unknown fragment",
      "There is no segue home => cellar (index 0). The graph has nothing with that name."
    ) { nav in try nav.replace(path: [.home => .cellar]) },
    Case(
      "sourceNotPresented", "in a path",
      "list (id 1) is not presented, so detail cannot be presented from it (index 1). Presented: list."
    ) { nav in
      try nav.replace(path: [.home => .list, PathEdge(.list => .detail, sourceID: 1)])
    },
    Case(
      "sourceNotPresented", "in a flow",
      "editor is not presented, so attic cannot be presented from it (index 2). Presented: detail, list. "
        + "Start with: list => editor."
    ) { nav in
      try nav.present([.home => .list, .list => .detail, .editor => .attic])
    },
    Case(
      "sourceNotPresented", "by a single step",
      "detail is not presented, so settings cannot be presented from it. Presented: home."
    ) { nav in try nav.perform(.present(.edge(.detail => .settings))) },
    Case(
      "missingTaggedSegue", "out of a fragment that is not presented",
      "No segue with the tag away was found. Searched: home. These lead there: editor => attic."
    ) { nav in try nav.present(tag: Mark.away) },
    Case(
      "missingTaggedSegue", "disabled",
      "No segue with the tag open was found. Searched: list. The segue list => detail is disabled; enable it."
    ) { nav in
      try nav.forward()
      try nav.add(trait: .disabled, to: [.list => .detail])
      try nav.present(tag: Mark.open)
    },
    Case(
      "missingTaggedSegue", "a tag that no segue has",
      "No segue with the tag drop was found. Searched: home. The graph has nothing with that name."
    ) { nav in try nav.present(tag: Mark.drop) },
    Case(
      "missingTaggedSegue", "nothing to dismiss by that tag",
      "No segue with the tag open was found. Searched: list, home."
    ) { nav in
      try nav.forward()
      try nav.dismiss(tag: Mark.open)
    },
    Case(
      "ambiguousTag", "two segues out of one fragment",
      "Several segues have the tag write: list => editor, list => alert. Present one of their targets by name."
    ) { nav in
      try nav.forward()
      try nav.present(tag: Mark.write)
    },
    Case(
      "missingForwardFromFragment", "from a leaf",
      "No enabled segue leads out of hint (id \"a b\"). Present a fragment by name, or add a segue from hint."
    ) { nav in
      try nav.forward()
      try nav.present(.hint, id: "a b")
      try nav.forward()
    },
    Case(
      "ambiguousForwardFromFragment", "from a fork",
      "Several segues lead forward from list: list => detail, list => editor, list => alert, list => hint. "
        + "Present one of their targets by name."
    ) { nav in
      try nav.forward()
      try nav.forward()
    },
    Case(
      "noDismissableSegues", "nothing may be undone",
      "None of the segues that led here is dismissable. Searched: detail, list, home. Make one dismissable."
    ) { nav in
      try nav.present(.home => .list => .detail)
      try nav.dismiss()
    },
    Case(
      "fragmentNotPresented", "with that id",
      "hint (id 5) is not presented. Presented: hint (id 7), list."
    ) { nav in
      try nav.forward()
      try nav.present(.hint, id: 7)
      try nav.dismiss(.hint, id: 5)
    },
    Case("fragmentNotPresented", "to go back to", "cellar is not presented. Presented: home.") {
      nav in try nav.back(to: .cellar)
    },
    Case(
      "fragmentMissingDismissableSegue", "by its segue",
      "detail cannot be dismissed: make the segue list => detail dismissable."
    ) { nav in
      try nav.present(.home => .list => .detail)
      try nav.dismiss(.detail)
    },
    Case("fragmentMissingDismissableSegue", "the entry", "home cannot be dismissed: it is the entry.") {
      nav in try nav.dismiss(.home)
    },
    Case(
      "segueNotDismissable", "by its tag",
      "The segue list => detail cannot be undone: make it dismissable."
    ) { nav in
      try nav.present(.home => .list => .detail)
      try nav.dismiss(tag: Mark.open)
    },
    Case(
      "segueNotDismissable", "by a single step",
      "The segue home => list cannot be undone: make it dismissable."
    ) { nav in
      try nav.forward()
      try nav.perform(.dismiss(.edge(.home => .list)))
    },
    Case(
      "cannotGoBack", "one way only",
      "There is no way back over home => list: make it dismissable, or add the segue list => home."
    ) { nav in
      try nav.forward()
      try nav.back()
    },
    Case(
      "blocked", "by a modal that stays",
      "editor cannot be presented from list: alert (id 3) is in the way, and cannot be dismissed. "
        + "Make the segue that leads to it dismissable."
    ) { nav in
      try nav.forward()
      try nav.present(.alert, id: 3)
      try nav.present(.editor)
    },
    Case(
      "blocked", "in a path",
      "editor cannot be presented from list (index 2): alert is in the way, and cannot be dismissed. "
        + "Make the segue that leads to it dismissable."
    ) { nav in
      try nav.replace(path: [.home => .list, .list => .alert, .list => .editor])
    },
    Case(
      "blocked", "by a modal whose holder would go out of sight",
      "attic cannot be presented from home: alert is in the way, and cannot be dismissed. "
        + "Make the segue that leads to it dismissable."
    ) { nav in
      nav = try Navigation(
        graph: NavigationGraph([
          Segue(.home => .list, style: .hold), Segue(.list => .alert, style: .hold, presentation: .sheet),
          Segue(.home => .attic, style: .hold),
        ]), path: [.home => .list, .list => .alert])
      try nav.present(.attic)
    },
    Case(
      "redirectedSegue", "in a path",
      "The segue list => detail (index 1) is redirected, and a path is replayed exactly. "
        + "Present the fragment instead, or remove the redirect."
    ) { nav in
      try nav.add(trait: .redirect(to: [.list => .hint]), to: [.list => .detail])
      try nav.replace(path: [.home => .list, .list => .detail])
    },
    Case(
      "segueNotPush", "in a stack",
      "The segue home => list is not a push, so no stack can show list above home. "
        + "Make it a push."
    ) { nav in try nav.perform(.setStack([PathFragment(.list)], on: PathFragment(.home))) },
    Case(
      "missingPathEdge", "another place",
      "The path has no edge list => hint (2nd), so it cannot be dismissed. Dismiss one of the edges of `path`."
    ) { nav in
      try nav.forward()
      try nav.present(.hint)
      try nav.perform(
        .dismiss(.edge(PathEdge(from: PathFragment(.list), to: PathFragment(.hint, occurrence: 1)))))
    },
    Case(
      "missingPathEdge", "another id",
      "The path has no edge list => hint (id 2), so it cannot be dismissed. Dismiss one of the edges of `path`."
    ) { nav in
      try nav.forward()
      try nav.present(.hint, id: 1)
      try nav.perform(.dismiss(.edge(PathEdge(.list => .hint, targetID: 2))))
    },
    Case(
      "circularRedirection", "of two segues",
      "Redirects form a cycle: list => detail, list => hint, list => detail. Redirect one of them elsewhere."
    ) { nav in
      try nav.forward()
      try nav.add(trait: .redirect(to: [.list => .hint]), to: [.list => .detail])
      try nav.add(trait: .redirect(to: [.list => .detail]), to: [.list => .hint])
      try nav.present(.detail)
    },
    Case("undecided", "a segue", "A guard of home => list is asynchronous. Await the command with performAndWait(_:).")
    { nav in
      try nav.countGuard(1, GuardScope.into(.list))
      try nav.forward()
    },
    Case(
      "undecided", "a fragment that would go",
      "A guard of leaving hint (id 2) is asynchronous. Await the command with performAndWait(_:)."
    ) { nav in
      try nav.countGuard(1, leaving: [.hint])
      try nav.forward()
      try nav.present(.hint, id: 2)
      try nav.dismiss()
    },
    Case("denied", "a segue", "A guard does not allow home => list (id 5): The list is being made.") { nav in
      try nav.countGuard(1, GuardScope.outOf(.home))
      nav.setVerdict(on: .taking(PathEdge(.home => .list, targetID: 5)), to: .deny("The list is being made."))
      try nav.forward(id: 5)
    },
    Case("denied", "a fragment that would go", "A guard does not allow leaving hint: It has not been read.") { nav in
      try nav.countGuard(1, leaving: [.hint])
      try nav.forward()
      try nav.present(.hint)
      nav.setVerdict(on: .leaving(PathFragment(.hint)), to: .deny("It has not been read."))
      try nav.dismiss()
    },
    Case(
      "deferred", "from a guard",
      "A guard sent this command while it was being evaluated. The command runs after the current one."
    ) { _ in throw HelmError<Place>.deferred },
    Case(
      "unexpectedAnswer", "of another type",
      "editor (id 1) was dismissed with an answer of type String, but one of type Int is awaited, so the caller receives nil."
    ) { _ in
      throw HelmError<Place>.unexpectedAnswer(PathFragment(.editor, id: 1), expected: "Int", given: "String")
    },
    Case(
      "guardsDidNotSettle", "that change one another's state",
      "Guards have changed what other guards read 100 times in a row. Guards should only read state."
    ) { _ in throw HelmError<Place>.guardsDidNotSettle(rounds: 100) },
    Case(
      "emptyHistory", "nothing to undo",
      "There is nothing to undo or redo."
    ) { _ in throw HelmError<Place>.emptyHistory },
    Case(
      "missingID", "from a segue that gives none",
      "detail expects an id of type Int, but list => detail has none. Present it with an id."
    ) { _ in throw HelmError<Place>.missingID(.list => .detail, expected: "Int", index: nil) },
    Case(
      "wrongID", "of another type",
      "detail expects an id of type Int, but list => detail (index 2) has five, of type String."
    ) { _ in
      throw HelmError<Place>.wrongID(
        .list => .detail, id: "five", type: "String", expected: "Int", index: 2)
    },
    Case(
      "noRoute", "to what the graph does not have",
      "No route leads to cellar. No presented fragment has a segue to cellar. Searched: home. "
        + "The graph has nothing with that name."
    ) { nav in try nav.perform(.go(to: .cellar)) },
    Case(
      "noRoute", "that would lead through what has no segue",
      "No route leads to detail through home. There is no segue home => detail. These lead out of home: home => list."
    ) { nav in try nav.perform(.go(through: [PathFragment(.home), PathFragment(.detail)])) },
    Case(
      "noRoute", "within the bound",
      "No route leads to attic. The search stopped at its limit. Go to a fragment on the way first."
    ) {
      _ in throw HelmError<Place>.noRoute(to: [PathFragment(.attic)], because: [])
    },
    Case(
      "neverInFront", "because of an auto",
      "list is never in front: the auto segue list => detail leads on from it, and cannot be dismissed. Go to detail."
    ) { _ in throw HelmError<Place>.neverInFront(PathFragment(.list), auto: .list => .detail) },
    Case(
      "neverInFront", "because a segue leads back",
      "list is never in front: what leads to it leads back to what is there already, or on to something else. "
        + "Add a segue to it, or make one dismissable."
    ) { _ in throw HelmError<Place>.neverInFront(PathFragment(.list), auto: nil) },
    Case(
      "uncodablePath", "with what the decoder says", "The path cannot be encoded or decoded: It ends too early."
    ) { _ in throw HelmError<Place>.uncodablePath(reason: "It ends too early.") },
    Case("link", "that no pattern matches", "No link matches helm://nowhere.") { _ in
      throw HelmError<Place>.link(.noMatch("helm://nowhere"))
    },
    Case("moduleNotPresented", "with what is", "None of the module's screens is presented. Presented: list, home.") {
      _ in
      throw HelmError<Place>.moduleNotPresented(presented: [PathFragment(.list), PathFragment(.home)])
    },
    Case("outsideModule", "in the words of the whole", "There is no segue a => b.") { _ in
      throw HelmError<Place>.outsideModule("There is no segue a => b.")
    },
  ]

  @Test(arguments: cases) func everyErrorHasTheMessageOfTheTable(_ example: Case) throws {
    var navigation = try Navigation(graph: NavigationGraph(Self.segues))
    let error = #expect(throws: HelmError<Place>.self) { try example.commands(&navigation) }
    #expect(error?.kind == example.kind)
    #expect(error?.description == example.text)
    #expect(error?.localizedDescription == example.text)
  }

  /// The number of an error's case; a new case does not compile here, and needs a row above.
  private func number(_ error: HelmError<Place>) -> Int {
    switch error {
    case .emptyPath: 0
    case .missingSegueToFragment: 1
    case .missingSegueForEdge: 2
    case .sourceNotPresented: 3
    case .missingTaggedSegue: 4
    case .ambiguousTag: 5
    case .missingForwardFromFragment: 6
    case .ambiguousForwardFromFragment: 7
    case .noDismissableSegues: 8
    case .missingID: 9
    case .wrongID: 10
    case .fragmentNotPresented: 11
    case .fragmentMissingDismissableSegue: 12
    case .segueNotDismissable: 13
    case .cannotGoBack: 14
    case .blocked: 15
    case .noRoute: 16
    case .neverInFront: 17
    case .missingPathEdge: 18
    case .redirectedSegue: 19
    case .segueNotPush: 20
    case .circularRedirection: 21
    case .denied: 22
    case .undecided: 23
    case .deferred: 24
    case .unexpectedAnswer: 25
    case .guardsDidNotSettle: 26
    case .emptyHistory: 27
    case .uncodablePath: 28
    case .link: 29
    case .moduleNotPresented: 30
    case .outsideModule: 31
    }
  }

  @Test func theTableHasEveryError() throws {
    let numbers = try Self.cases.map { example in
      var navigation = try Navigation(graph: NavigationGraph(Self.segues))
      return number(try #require(throws: HelmError<Place>.self) { try example.commands(&navigation) })
    }
    #expect(Set(numbers) == Set(0...31))
  }

  @Test func messagesTruncateLongListsAndEscapeNames() throws {
    struct Odd: Fragment, CustomStringConvertible { let description: String }
    let (start, far) = (Odd(description: "start"), Odd(description: String(repeating: "x", count: 100)))
    let many = (1...8).map { Odd(description: "line \($0)\n") }
    let navigation = try Navigation(graph: NavigationGraph(many.map { Segue(start => $0) }))
    var copy = navigation
    #expect(throws: HelmError<Odd>.self) { try copy.forward() }
    let error = #expect(throws: HelmError<Odd>.self) { try copy.present(far) }
    #expect(
      error?.description == "No presented fragment has a segue to \(String(repeating: "x", count: 60))…. "
        + "Searched: start. The graph has nothing with that name.")
    let fork = #expect(throws: HelmError<Odd>.self) { try copy.forward() }
    #expect(
      fork?.description == #"Several segues lead forward from start: start => "line 1\n", start => "line 2\n", "#
        + #"start => "line 3\n", start => "line 4\n", start => "line 5\n", start => "line 6\n" and 2 more. "#
        + "Present one of their targets by name.")
    #expect(copy == navigation)
  }
}
