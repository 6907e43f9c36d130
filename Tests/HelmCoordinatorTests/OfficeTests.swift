import Helm
import HelmCoordinator
import HelmTesting
import Testing

/// Two tabs with segues to the same articles, sheets over one of them, and an accessory and a curtain.
enum Office: Fragment {
  case app, feed, inbox, article, author, compose, attach, quote, tip, player, tour, lock

  static let segues: [Segue<Office>] = [
    Segue(.app => .feed, style: .hold, auto: true), Segue(.app => .inbox, style: .hold),
    Segue(.feed => .article, dismissable: true), Segue(.inbox => .article, dismissable: true),
    Segue(.article => .author, dismissable: true, tag: ProfileTag.picture),
    Segue(.author => .article, dismissable: true),
    Segue(.feed => .compose, style: .hold, dismissable: true, presentation: .sheet),
    Segue(.article => .compose, style: .hold, dismissable: true, presentation: .popover),
    Segue(.app => .compose, style: .hold, dismissable: true, presentation: .fullScreenCover),
    Segue(.compose => .attach, style: .hold, dismissable: true, presentation: .sheet),
    Segue(.compose => .quote, dismissable: true, tag: ProfileTag.picture),
    Segue(.quote => .tip, style: .hold, auto: true),
    Segue(.app => .player, style: .hold, dismissable: true, presentation: .accessory),
    Segue(.app => .tour, style: .hold, dismissable: true, tag: ProfileTag.picture, presentation: .overlay),
    Segue(.tour => .lock, style: .hold, presentation: .overlay),
  ]
}

@Suite("Decisions relative to the screen that sent the action") @MainActor struct OfficeTests {
  /// A decision in a state, and the resulting path or error.
  struct Row<Outcome: Sendable>: CustomTestStringConvertible, Sendable {
    let start: [NavigationCommand<Office>]
    let sender: PathFragment<Office>
    let decision: Decision<Office>
    let outcome: Outcome

    var testDescription: String { "\(decision.steps) from \(sender) after \(start)" }

    init(
      _ start: [NavigationCommand<Office>], _ sender: PathFragment<Office>, _ decision: Decision<Office>,
      _ outcome: Outcome
    ) {
      (self.start, self.sender, self.decision, self.outcome) = (start, sender, decision, outcome)
    }
  }

  private static func at(_ fragment: Office, _ id: Int? = nil, _ occurrence: Int = 0) -> PathFragment<Office> {
    PathFragment(fragment, id: id.map(String.init), occurrence: occurrence)
  }

  nonisolated static let feed = PathFragment<Office>(.feed)
  nonisolated static let article = PathFragment<Office>(.article, id: 1)
  nonisolated static let reading: [NavigationCommand<Office>] = [.present(.article, id: 1)]
  nonisolated static let readingTwo: [NavigationCommand<Office>] =
    reading + [.present(.author, id: 5), .present(.article, id: 2)]
  nonisolated static let writing: [NavigationCommand<Office>] = [
    .present(.compose, from: .any(.feed)), .present(.attach),
  ]

  nonisolated static let toArticle: [PathEdge<Office>] = [
    PathEdge(.app => .feed), PathEdge(.feed => .article, targetID: 1),
  ]
  nonisolated static let toAuthor = toArticle + [PathEdge(.article => .author, sourceID: 1, targetID: 5)]
  nonisolated static let toSecond = toAuthor + [PathEdge(.author => .article, sourceID: 5, targetID: 2)]
  nonisolated static let toAttach: [PathEdge<Office>] = [
    PathEdge(.app => .feed), PathEdge(.feed => .compose), PathEdge(.compose => .attach),
  ]

  nonisolated static let rows: [Row<HelmPath<Office>>] = [
    // A present starts at the sender: pushes over it are undone, and modals above it stay.
    Row(
      readingTwo, article, .present(.author, id: 6),
      HelmPath(toArticle + [PathEdge(.article => .author, sourceID: 1, targetID: 6)])),
    Row(readingTwo, feed, .present(.article, id: 3), [.app => .feed, PathEdge(.feed => .article, targetID: 3)]),
    Row([.present(.tour)], feed, .present(.compose), [.app => .feed, .app => .tour, .feed => .compose]),
    // If the sender has no segue, its ancestors are searched, the nearest first, and then presented fragments from the
    // top.
    Row(readingTwo, article, .present(.tour), HelmPath(toSecond + [.app => .tour])),
    Row(writing, PathFragment(.attach), .present(.player), HelmPath(toAttach + [.app => .player])),
    Row(
      [.present(.player)], PathFragment(.player), .present(.compose),
      [.app => .feed, .app => .player, .app => .compose]),
    Row(
      [.present(.player)], PathFragment(.player), .present(.article, id: 1),
      HelmPath([.app => .feed, .app => .player, toArticle[1]])),
    // A presentation style selects one of these.
    Row(
      reading, article, .present(.compose, as: .popover),
      HelmPath(toArticle + [PathEdge(.article => .compose, sourceID: 1)])),
    Row(
      reading, article, .present(.compose, as: .automatic),
      HelmPath(toArticle + [PathEdge(.article => .compose, sourceID: 1)])),
    Row(reading, article, .present(.compose, as: .fullScreenCover), HelmPath(toArticle + [.app => .compose])),
    Row([], feed, .present(.compose, as: .sheet), [.app => .feed, .feed => .compose]),
    // A fragment that is presented with another id is presented again by its own segue.
    Row(
      reading, article, .present(.article, id: 2, as: .push), [.app => .feed, PathEdge(.feed => .article, targetID: 2)]),
    Row(reading, article, .present(.article, id: 2), [.app => .feed, PathEdge(.feed => .article, targetID: 2)]),
    // A tag is searched on the nearest ancestor first.
    Row(
      reading, article, .present(tag: ProfileTag.picture, id: 7),
      HelmPath(toArticle + [PathEdge(.article => .author, sourceID: 1, targetID: 7)])),
    Row(reading, PathFragment(.app), .present(tag: ProfileTag.picture), HelmPath(toArticle + [.app => .tour])),
    Row(
      writing, PathFragment(.compose), .present(tag: ProfileTag.picture),
      [.app => .feed, .feed => .compose, .compose => .quote, .quote => .tip]),
    Row([], feed, .present(tag: ProfileTag.picture), [.app => .feed, .app => .tour]),
    // Forward, back and dismiss act on the sender.
    Row(
      readingTwo, PathFragment(.author, id: 5), .forward(id: 8),
      HelmPath(toAuthor + [PathEdge(.author => .article, sourceID: 5, targetID: 8)])),
    Row(readingTwo, PathFragment(.author, id: 5), .back, HelmPath(toArticle)),
    Row(readingTwo, article, .dismiss, [.app => .feed]),
    Row(writing, PathFragment(.compose), .dismiss, [.app => .feed]),
    Row(writing + [.present(.tour)], PathFragment(.compose), .back, [.app => .feed, .app => .tour]),
    Row(
      [.present(.compose, from: .any(.feed)), .present(.quote)], PathFragment(.tip), .back,
      [.app => .feed, .feed => .compose]),
    Row([.present(.tour)], feed, .dismiss(.tour), [.app => .feed]),
    // Back to a screen: the nearest of several below the sender.
    Row(readingTwo, PathFragment(.article, id: 2), .dismiss(to: .article), HelmPath(toSecond)),
    Row(readingTwo + [.present(.compose)], PathFragment(.compose), .dismiss(to: .article), HelmPath(toSecond)),
    Row(readingTwo + [.present(.compose)], PathFragment(.author, id: 5), .dismiss(to: .article), HelmPath(toArticle)),
    Row(readingTwo, PathFragment(.article, id: 2), .dismiss(to: .feed), [.app => .feed]),
    Row([.present(.player)] + reading, article, .dismiss(to: .feed), [.app => .feed, .app => .player]),
    Row([.present(.player)] + reading, article, .dismiss(to: .app), [.app => .feed, .app => .player]),
    Row([.present(.player)] + reading, article, .showRoot, [.app => .feed]),
    Row(
      [.present(.compose, from: .any(.feed)), .present(.quote)], PathFragment(.tip), .dismiss(to: .quote),
      [.app => .feed, .feed => .compose, .compose => .quote, .quote => .tip]),
    Row(reading, article, .dismiss(to: .article), HelmPath(toArticle)),
    Row(reading + [.present(.tour)], feed, .dismiss(to: .tour), HelmPath(toArticle + [.app => .tour])),
    // Out of a part: the nearest of its screens, with everything above it.
    Row(readingTwo + [.present(.compose)], PathFragment(.compose), .leave(.article), HelmPath(toAuthor)),
    Row(readingTwo + [.present(.compose)], PathFragment(.author, id: 5), .leave(.article), [.app => .feed]),
    Row(
      writing, PathFragment(.attach), [.leave(.compose), .leave(.attach), .present(.article, id: 1)],
      HelmPath(toArticle)),
    // Once the sender is removed, the remaining steps start from what is left.
    Row(
      readingTwo, PathFragment(.article, id: 2), [.dismiss, .dismiss, .present(.compose, as: .popover)],
      HelmPath(toArticle + [PathEdge(.article => .compose, sourceID: 1)])),
    Row(readingTwo, PathFragment(.article, id: 2), [.back, .back, .back], [.app => .feed]),
    Row(
      readingTwo, PathFragment(.article, id: 2), [.dismiss, .forward(id: 9)],
      HelmPath(toAuthor + [PathEdge(.author => .article, sourceID: 5, targetID: 9)])),
    Row(
      readingTwo, PathFragment(.article, id: 2), [.dismiss, .present(tag: ProfileTag.picture)],
      HelmPath(toAuthor + [.app => .tour])),
    Row(readingTwo, PathFragment(.article, id: 2), [.dismiss, .dismiss(to: .article)], HelmPath(toArticle)),
    Row(writing, PathFragment(.attach), [.dismiss, .dismiss(to: .feed)], [.app => .feed]),
    // An answer without an awaiter is a dismissal.
    Row(writing, PathFragment(.attach), .answer(1), [.app => .feed, .feed => .compose]),
    Row([.present(.compose), .present(.attach)], PathFragment(.attach), .showRoot, [.app => .feed]),
    Row([], feed, [], [.app => .feed]),
  ]

  @Test(arguments: rows) func decisionsResultInTheExpectedPath(_ row: Row<HelmPath<Office>>) throws {
    var navigation = try Navigation(graph: NavigationGraph(Office.segues))
    for command in row.start { try navigation.perform(command) }
    let commands = try navigation.commands(for: row.decision, from: row.sender)
    var commanded = navigation
    try navigation.perform(row.decision, from: row.sender)
    #expect(navigation.path == row.outcome)
    for command in commands { try commanded.perform(command) }
    #expect(commanded == navigation)
    // A Helm performs the same, as one history entry.
    struct Deciding: Coordinator {
      let decision: Decision<Office>
      func decide(_ action: Int, from fragment: Office) -> Decision<Office> { decision }
    }
    let helm = try Helm(graph: navigation.graph)
    for command in row.start { helm.perform(command) }
    let path = helm.path
    let deciding = Coordination(Deciding(decision: row.decision), helm: helm)
    #expect(deciding.send(1, from: row.sender.fragment, id: row.sender.id).failure == nil)
    #expect(helm.path == row.outcome && helm.errors.isEmpty && deciding.errors.isEmpty)
    if path != row.outcome {
      helm.undo()
      #expect(helm.path == path)
    }
  }

  private nonisolated static let inFeed: [PathFragment<Office>] = [feed, PathFragment(.app)]

  nonisolated static let failures: [Row<DecisionError<Office>>] = [
    Row(
      reading, article, .present(.compose, as: .sheet),
      .presentationNotAllowed(PathFragment(.compose), .sheet, step: 0, allowed: [Office.segues[7], Office.segues[8]])),
    Row(
      [], feed, [.present(.tour), .present(.lock, as: .sheet)],
      .presentationNotAllowed(PathFragment(.lock), .sheet, step: 1, allowed: [Office.segues[14]])),
    Row(
      [], feed, .present(.quote),
      .notPossible(
        .missingSegueToFragment(PathFragment(.quote), searched: inFeed, hint: .segues([.compose => .quote])), step: 0)),
    Row(
      [], feed, .present(.quote, as: .push),
      .notPossible(
        .missingSegueToFragment(PathFragment(.quote), searched: inFeed, hint: .segues([.compose => .quote])), step: 0)),
    Row(
      reading + [.present(.inbox)], article, .present(.author),
      .notPossible(
        .sourceNotPresented(
          article, to: PathFragment(.author), index: nil, presented: [PathFragment(.inbox), PathFragment(.app)]),
        step: 0)),
    Row(
      reading, PathFragment(.article, id: 2), .stay,
      .senderGone(PathFragment(.article, id: 2), presented: [article, PathFragment(.app)])),
    Row(
      reading, article, .leave(.author),
      .notPossible(
        .fragmentNotPresented(PathFragment(.author), presented: [article, feed, PathFragment(.app)]), step: 0)),
    Row(
      [.present(.tour), .present(.lock)], PathFragment(.lock), [.stay, .dismiss(to: .tour)],
      .notPossible(
        .noDismissableSegues(
          searched: [PathFragment(.lock), PathFragment(.tour), feed, PathFragment(.app)]), step: 0)),
    Row([], feed, [.ask, .emitNothing, .unexpected], .unexpectedAction("the action", from: feed)),
    Row([], feed, .leave(.feed), .notPossible(.segueNotDismissable(.app => .feed), step: 0)),
  ]

  @Test(arguments: failures) func decisionsFailWithTheExpectedErrors(_ row: Row<DecisionError<Office>>) throws {
    var navigation = try Navigation(graph: NavigationGraph(Office.segues))
    for command in row.start { try navigation.perform(command) }
    let before = navigation
    #expect(throws: row.outcome) { try navigation.perform(row.decision, from: row.sender) }
    #expect(throws: row.outcome) { try navigation.commands(for: row.decision, from: row.sender) }
    #expect(navigation == before)
  }

  /// Guards aren't evaluated for a plan, and still apply afterwards.
  @Test func guardsAreKeptAfterADecision() throws {
    let helm = try Helm(nav: Office.segues)
    helm.guard(.into(.tour)) { .deny("no") }
    helm.guard(.into(.article)) { .deny("no") }
    var navigation = helm.navigation
    try navigation.perform(Decision.present(.article, id: 1), from: Self.feed)
    #expect(navigation.path == HelmPath(Self.toArticle))
    #expect(throws: HelmError<Office>.undecided(.taking(.app => .tour))) { try navigation.perform(.present(.tour)) }
  }
}

extension FlowDecision where Output == Never {
  /// A decision without steps.
  fileprivate static var emitNothing: FlowDecision { .stay }
}
