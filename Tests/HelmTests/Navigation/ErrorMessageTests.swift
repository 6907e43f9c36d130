import Foundation
import Helm
import Testing

/// The exact text of every error, as real commands come to it.
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
      "Only the entry home is left, so there is nothing to dismiss or to go back from."
    ) { nav in try nav.dismiss() },
    Case(
      "emptyPath", "going back at the start",
      "Only the entry home is left, so there is nothing to dismiss or to go back from."
    ) { nav in try nav.back() },
    Case(
      "missingSegueToFragment", "a fragment that others lead to",
      "No presented fragment has a segue to settings (id 5). Searched: list. These lead there: detail => settings."
    ) { nav in
      try nav.forward()
      try nav.present(fragment: .settings, id: 5)
    },
    Case(
      "missingSegueToFragment", "behind a disabled segue",
      "No presented fragment has a segue to detail. Searched: list. The segue list => detail is disabled; enable it."
    ) { nav in
      try nav.forward()
      try nav.add(trait: .disabled, to: [.list => .detail])
      try nav.present(fragment: .detail)
    },
    Case(
      "missingSegueToFragment", "a name like another",
      "No presented fragment has a segue to detial. Searched: home. Did you mean detail?"
    ) { nav in try nav.present(fragment: .detial) },
    Case(
      "missingSegueToFragment", "a name like no other",
      "No presented fragment has a segue to cellar. Searched: home. The graph has nothing of that name."
    ) { nav in try nav.present(fragment: .cellar) },
    Case(
      "missingSegueToFragment", "the entry, which nothing leads to",
      "No presented fragment has a segue to home. Searched: hint, detail, list."
    ) { nav in
      try nav.present(flow: [.home => .list, .list => .hint, .list => .detail])
      try nav.present(fragment: .home)
    },
    Case(
      "missingSegueForEdge", "in a flow",
      "There is no segue home => detail (index 1). These lead out of home: home => list."
    ) { nav in try nav.present(flow: [.home => .list, .home => .detail]) },
    Case(
      "missingSegueForEdge", "disabled, in a path",
      "There is no enabled segue home => list (index 0). The segue home => list is disabled; enable it."
    ) { nav in
      try nav.add(trait: .disabled, to: [.home => .list])
      try nav.replace(path: [.home => .list])
    },
    Case(
      "missingSegueForEdge", "from a fragment without segues",
      "There is no segue settings => home. No segue leads out of settings."
    ) { nav in try nav.navigate(transition: .present(pathEdge: .settings => .home)) },
    Case(
      "missingSegueForEdge", "from an unknown fragment, to be edited",
      "There is no segue detial => home. Did you mean detail?"
    ) { nav in try nav.add(trait: .disabled, to: [.detial => .home]) },
    Case(
      "missingSegueForEdge", "to an unknown fragment",
      "There is no segue home => cellar (index 0). The graph has nothing of that name."
    ) { nav in try nav.replace(path: [.home => .cellar]) },
    Case(
      "sourceNotPresented", "in a path",
      "list (id 1) is not presented, so detail cannot be presented from it (index 1). Presented: list."
    ) { nav in
      try nav.replace(path: [.home => .list, PathEdge(.list => .detail, sourceID: 1)])
    },
    Case(
      "sourceNotPresented", "in a flow",
      "editor is not presented, so attic cannot be presented from it (index 2). Presented: detail, list."
    ) { nav in
      try nav.present(flow: [.home => .list, .list => .detail, .editor => .attic])
    },
    Case(
      "sourceNotPresented", "by a single step",
      "detail is not presented, so settings cannot be presented from it. Presented: home."
    ) { nav in try nav.navigate(transition: .present(pathEdge: .detail => .settings)) },
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
      "No segue with the tag drop was found. Searched: home. The graph has nothing of that name."
    ) { nav in try nav.present(tag: Mark.drop) },
    Case(
      "missingTaggedSegue", "nothing to dismiss by that tag",
      "No segue with the tag open was found. Searched: list."
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
      try nav.present(fragment: .hint, id: "a b")
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
      "None of the segues that led here is dismissable. Searched: detail, list. Mark one with `dismissable: true`."
    ) { nav in
      try nav.present(flow: .home => .list => .detail)
      try nav.dismiss()
    },
    Case(
      "fragmentNotPresented", "with that id",
      "hint (id 5) is not presented. Presented: hint (id 7), list."
    ) { nav in
      try nav.forward()
      try nav.present(fragment: .hint, id: 7)
      try nav.dismiss(fragment: .hint, id: 5)
    },
    Case("fragmentNotPresented", "to go back to", "cellar is not presented. Presented: home.") {
      nav in try nav.back(to: .cellar)
    },
    Case(
      "fragmentMissingDismissableSegue", "by its segue",
      "detail cannot be dismissed: mark the segue list => detail with `dismissable: true`."
    ) { nav in
      try nav.present(flow: .home => .list => .detail)
      try nav.dismiss(fragment: .detail)
    },
    Case("fragmentMissingDismissableSegue", "the entry", "home cannot be dismissed: it is the entry.") {
      nav in try nav.dismiss(fragment: .home)
    },
    Case(
      "segueNotDismissable", "by its tag",
      "The segue list => detail cannot be undone: mark it with `dismissable: true`."
    ) { nav in
      try nav.present(flow: .home => .list => .detail)
      try nav.dismiss(tag: Mark.open)
    },
    Case(
      "segueNotDismissable", "by a single step",
      "The segue home => list cannot be undone: mark it with `dismissable: true`."
    ) { nav in
      try nav.forward()
      try nav.navigate(transition: .dismiss(pathEdge: .home => .list))
    },
    Case(
      "cannotGoBack", "one way only",
      "There is no way back over home => list: mark it with `dismissable: true`, or add the segue list => home."
    ) { nav in
      try nav.forward()
      try nav.back()
    },
    Case(
      "blocked", "by a modal that stays",
      "editor cannot be presented: list already holds alert (id 3). "
        + "Mark the segue list => alert with `dismissable: true`."
    ) { nav in
      try nav.forward()
      try nav.present(fragment: .alert, id: 3)
      try nav.present(fragment: .editor)
    },
    Case(
      "blocked", "in a path",
      "editor cannot be presented (index 2): list already holds alert. "
        + "Mark the segue list => alert with `dismissable: true`."
    ) { nav in
      try nav.replace(path: [.home => .list, .list => .alert, .list => .editor])
    },
    Case(
      "missingPathEdge", "another id",
      "The path has no edge list => hint (id 2), so that cannot be dismissed. Dismiss one of the edges of `path`."
    ) { nav in
      try nav.forward()
      try nav.present(fragment: .hint, id: 1)
      try nav.navigate(transition: .dismiss(pathEdge: PathEdge(.list => .hint, targetID: 2)))
    },
    Case(
      "circularRedirection", "of two segues",
      "Redirects lead round in a circle: list => detail, list => hint, list => detail. Redirect one of them elsewhere."
    ) { nav in
      try nav.forward()
      try nav.add(trait: .redirect(to: [.list => .hint]), to: [.list => .detail])
      try nav.add(trait: .redirect(to: [.list => .detail]), to: [.list => .hint])
      try nav.present(fragment: .detail)
    },
  ]

  @Test(arguments: cases) func everyErrorSaysWhatWasAskedAndWhatWouldWork(_ example: Case) throws {
    var navigation = try Navigation(graph: NavigationGraph(Self.segues))
    let error = #expect(throws: HelmError<Place>.self) { try example.commands(&navigation) }
    #expect(error?.kind == example.kind)
    #expect(error?.description == example.text)
    #expect(error?.localizedDescription == example.text)
  }

  @Test func noErrorIsLeftOut() {
    let kinds: Set<String> = [
      "emptyPath", "missingSegueToFragment", "missingSegueForEdge", "sourceNotPresented", "missingTaggedSegue",
      "ambiguousTag", "missingForwardFromFragment", "ambiguousForwardFromFragment", "noDismissableSegues",
      "fragmentNotPresented", "fragmentMissingDismissableSegue", "segueNotDismissable", "cannotGoBack", "blocked",
      "missingPathEdge", "circularRedirection",
    ]
    #expect(Set(Self.cases.map(\.kind)) == kinds)
  }

  @Test func longListsAndOddNamesStayOnOneLine() throws {
    struct Odd: Fragment, CustomStringConvertible { let description: String }
    let (start, far) = (Odd(description: "start"), Odd(description: String(repeating: "x", count: 100)))
    let many = (1...8).map { Odd(description: "line \($0)\n") }
    let navigation = try Navigation(graph: NavigationGraph(many.map { Segue(start => $0) }))
    var copy = navigation
    #expect(throws: HelmError<Odd>.self) { try copy.forward() }
    let error = #expect(throws: HelmError<Odd>.self) { try copy.present(fragment: far) }
    #expect(
      error?.description == "No presented fragment has a segue to \(String(repeating: "x", count: 60))…. "
        + "Searched: start. The graph has nothing of that name.")
    let fork = #expect(throws: HelmError<Odd>.self) { try copy.forward() }
    #expect(
      fork?.description == #"Several segues lead forward from start: start => "line 1\n", start => "line 2\n", "#
        + #"start => "line 3\n", start => "line 4\n", start => "line 5\n", start => "line 6\n" and 2 more. "#
        + "Present one of their targets by name.")
    #expect(copy == navigation)
  }
}
