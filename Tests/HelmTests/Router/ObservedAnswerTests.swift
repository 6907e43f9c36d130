import HelmTestSupport
import HelmTesting
import Testing

@testable import Helm

/// Queries of all kinds, observed while random commands run: observers are notified exactly when the answer changes.
@Suite("Observers are notified of changes only") @MainActor struct ObservedAnswerTests {
  nonisolated static let seeds: [UInt64] = seedFromEnvironment.map { [$0] } ?? Array(1...TrialBudget.count(12))

  /// An observed query.
  @MainActor private final class Question {
    let name: String
    let read: @MainActor () -> AnyHashable
    private let watcher: Watcher<AnyHashable>
    private var answer: AnyHashable
    private var invalidations = 0

    init(_ name: String, _ read: @escaping @MainActor () -> AnyHashable) {
      (self.name, self.read) = (name, read)
      answer = read()
      watcher = Watcher(read)
    }

    /// Returns whether the observer was notified, and whether the answer has changed.
    func next() -> (isInvalidated: Bool, hasChanged: Bool) {
      let (old, oldInvalidations) = (answer, invalidations)
      (answer, invalidations) = (read(), watcher.invalidations)
      watcher.refresh()
      return (invalidations > oldInvalidations, answer != old)
    }
  }

  /// The queries whose observers are notified only if the answer changes.
  private func exact(_ helm: Helm<Letter>, _ graph: RandomGraph) -> [Question] {
    var questions = [
      Question("presented") { helm.presentedFragments }, Question("can dismiss") { helm.canDismiss },
      Question("can go back") { helm.canGoBack }, Question("can undo") { helm.canUndo },
      Question("can redo") { helm.canRedo }, Question("curtains") { helm.curtains },
      Question("errors") { helm.errors },
      Question("selection") { helm.selection(among: graph.fragments) }, Question("kept") { helm.keptCommand },
    ]
    for letter in graph.fragments {
      let place = PathFragment(letter)
      questions += [
        Question("\(letter)") { helm.isPresented(letter) },
        Question("\(letter) 1") { helm.isPresented(letter, id: "1") },
        Question("any \(letter)") { helm.isPresented(letter, id: .any) },
        Question("ids of \(letter)") { helm.ids(of: letter) as [String] },
        Question("can present \(letter)") { helm.canPresent(letter) },
        Question("can dismiss \(letter)") { helm.canDismiss(letter) },
        Question("shown fragment \(letter)") { helm.shownFragment(letter) },
        Question("stack on \(letter)") { helm.stack(from: letter) },
        Question("place of \(letter)") { helm.place(of: place) },
        Question("content of \(letter)") { helm.content(of: place) },
        Question("accessories of \(letter)") { helm.accessories(of: place) },
        Question("overlays of \(letter)") { helm.overlays(of: place) },
        Question("modals over \(letter)") { helm.modals(over: place) },
      ]
    }
    for edge in graph.graph.edges {
      questions += [
        Question("\(edge)") { helm.isPresented(edge) },
        Question("through \(edge)") { helm.shownPlace(of: .through(edge)) },
        Question("exactly \(edge)") { helm.isPresented(PathEdge(edge)) },
      ]
    }
    for tag in Mark.allCases {
      questions += [
        Question("can present tag \(tag)") { helm.can(.present(tag: tag)) },
        Question("can dismiss tag \(tag)") { helm.can(.dismiss(tag: tag)) },
      ]
    }
    return questions
  }

  /// The queries whose observers may be notified more often, because the answer is expensive, or part of a larger
  /// value.
  private func loose(_ helm: Helm<Letter>, _ graph: RandomGraph) -> [Question] {
    [
      Question("path") { helm.path }, Question("last error") { helm.lastError },
      Question("navigation") { helm.navigation },
      Question("can show root") { helm.can(.showRoot) }, Question("can dismiss modals") { helm.can(.dismissModals) },
    ]
      + graph.fragments.prefix(3).flatMap { letter in
        [
          Question("can pop to \(letter)") { helm.can(.pop(to: letter)) },
          Question("can go back to \(letter)") { helm.can(.back(to: letter)) },
        ]
      }
  }

  @Test(arguments: seeds) func observersAreNotifiedExactlyWhenTheirAnswerChanges(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var commands = RandomCommands(graph: RandomGraph(using: &random), random: random)
    let helm = try Helm(graph: commands.graph.graph)
    let (exact, loose) = (exact(helm, commands.graph), loose(helm, commands.graph))
    for number in 0..<40 {
      let before = helm.navigation
      let command = commands.next(for: before)
      switch commands.random.below(12) {
      case 0: helm.undo()
      case 1: helm.redo()
      case 2: helm.clearErrors()
      default: helm.perform(command)
      }
      let text = "HELM_TEST_SEED=\(seed), \(number), \(command)"
      for question in exact {
        let (isInvalidated, hasChanged) = question.next()
        #expect(isInvalidated == hasChanged, "\(text): \(question.name)")
      }
      for question in loose {
        let (isInvalidated, hasChanged) = question.next()
        #expect(isInvalidated || !hasChanged, "\(text): \(question.name)")
        if question.name == "navigation" { #expect(isInvalidated || helm.navigation == before, "\(text)") }
      }
    }
  }

  /// Presented fragments in another order are another answer, although nothing has appeared or disappeared.
  @Test func aChangedOrderNotifiesObservers() throws {
    let helm = try Helm<Letter>(nav: [
      Segue(.a => .b, style: .hold, dismissable: true, presentation: .overlay),
      Segue(.a => .c, style: .hold, dismissable: true, presentation: .overlay),
    ])
    helm.present(.b)
    helm.present(.c)
    let questions = [
      Question("presented") { helm.presentedFragments }, Question("path") { helm.path },
      Question("overlays") { helm.overlays(of: .at(.a)) }, Question("selection") { helm.selection(among: [.c, .b]) },
    ]
    helm.perform(.sequence([.dismiss(.b), .present(.b)]))
    #expect(helm.presentedFragments == [.at(.a), .at(.c), .at(.b)])
    for question in questions {
      let (isInvalidated, hasChanged) = question.next()
      #expect(isInvalidated == hasChanged, "\(question.name)")
    }
  }

  /// Under guards, values read by a guard count as read by the query, so observers may be notified too often, but never
  /// too seldom.
  @Test(arguments: seeds) func observersUnderGuardsMissNoChange(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    var commands = RandomCommands(graph: RandomGraph(using: &random), random: random)
    let graph = commands.graph
    let helm = try Helm(graph: graph.graph)
    let session = Session()
    for edge in graph.graph.edges where commands.random.chance(40) {
      let number = commands.random.below(3)
      let redirect = Flow(commands.random.pick(graph.graph.edges))
      let kind = commands.random.below(3)
      helm.guard(.segue(edge)) {
        guard session.count % 3 == number else { return .allow }
        return kind == 0 ? .redirect(to: redirect, keep: true) : .deny("no", keep: kind == 1)
      }
    }
    helm.guard(leaving: graph.fragments[1]) { session.count % 4 == 1 ? .deny("stay") : .allow }
    let questions = exact(helm, graph) + loose(helm, graph)
    for number in 0..<30 {
      switch commands.random.below(8) {
      case 0, 1:
        session.count += 1
        helm.flushGuards()
      case 2: helm.undo()
      default: helm.perform(commands.next(for: helm.navigation))
      }
      for question in questions {
        let (isInvalidated, hasChanged) = question.next()
        #expect(isInvalidated || !hasChanged, "HELM_TEST_SEED=\(seed), \(number): \(question.name)")
      }
    }
  }
}
