import Observation
import Testing

@testable import Helm

/// The sources of observed queries, and the methods of a `Helm` that are short for a command or a query.
@Suite("Observed queries, and methods for commands") @MainActor struct ObservedQueryTests {
  @Test func onlyObserversOfChangedAnswersAreNotified() {
    let queries = ObservedQueries<Int, Int>(capacity: 2)
    let watchers = (0..<4).map { query in Watcher { queries.access(query, answer: 10 + query) } }
    func counts() -> [Int] { watchers.map(\.invalidations) }
    // Those beyond the capacity share a source, and have no answers.
    let known: [Int?] = (0..<4).map { queries.answer(to: $0) }
    #expect(known == [10, 11, nil, nil])
    queries.update(0, answer: 10)
    queries.update(2, answer: 99)
    #expect(counts() == [0, 0, 0, 0])
    queries.update(1, answer: 5)
    #expect(counts() == [0, 1, 0, 0])
    watchers[1].refresh()
    var asked: [[Int]] = []
    queries.updateAll { query, known in
      asked.append([query, known])
      return query == 0 ? known : 7
    }
    #expect(asked == [[0, 10], [1, 11]])
    #expect(counts() == [0, 2, 0, 0])
    #expect(queries.answer(to: 1) == 7)
    queries.repeatAnswer(to: 0)
    #expect(counts() == [1, 2, 0, 0])
    queries.repeatAnswer(to: 3)
    #expect(counts() == [1, 2, 1, 1])
  }

  /// Its observers are gone; each reader is notified once.
  @Test func anAnswerThatIsNotReadAfterTwoChangesIsNoLongerEvaluated() {
    let queries = ObservedQueries<Int, Int>(capacity: 2)
    let watchers = (0..<2).map { query in Watcher { queries.access(query, answer: 0) } }
    func evaluated(changing: Set<Int>) -> [Int] {
      var evaluated: [Int] = []
      queries.updateAll { query, known in
        evaluated.append(query)
        return changing.contains(query) ? known + 1 : known
      }
      return evaluated
    }
    #expect(evaluated(changing: [0]) == [0, 1])
    // A reader that was still reading at the first change is notified of the second one.
    #expect(evaluated(changing: []) == [0, 1])
    #expect(queries.answer(to: 0) == 1)
    #expect(evaluated(changing: [0]) == [0, 1])
    #expect(evaluated(changing: [0]) == [1])
    #expect(queries.answer(to: 0) == nil)
    #expect(queries.known(0) == nil)
    #expect(watchers.map(\.invalidations) == [1, 0])
    // Read again, it is evaluated as before.
    watchers[0].refresh()
    #expect(evaluated(changing: [0]) == [0, 1])
    #expect(watchers.map(\.invalidations) == [2, 0])
    #expect(queries.answer(to: 0) == 1)
    watchers[0].refresh()
    #expect(evaluated(changing: [0]) == [0, 1])
    #expect(evaluated(changing: []) == [0, 1])
  }

  @Test func theCapacityDoublesIfAsManyQueriesComeBackAtOnce() {
    let queries = ObservedQueries<Int, Bool>(capacity: 2)
    func read(_ count: Int) -> Int {
      for query in 0..<count { queries.access(query, answer: true) }
      queries.makeRoom()
      return queries.capacity
    }
    // As many as there is room for are never forgotten.
    #expect(read(2) == 2)
    #expect(queries.hasQueries)
    #expect(read(3) == 2)
    #expect(queries.isEmpty && !queries.hasQueries)
    #expect(read(3) == 4)
    // They fit now. The next time that there are too many, they may be leftovers.
    #expect(read(4) == 4)
    #expect(read(5) == 4)
    let capacities = (0..<6).map { _ in read(1_000) }
    #expect(capacities == [8, 16, 32, 64, 128, 128])
    // An expiry says nothing about how many there are.
    let expiring = ObservedQueries<Int, Bool>(capacity: 2)
    expiring.access(0, answer: true)
    expiring.expire()
    for query in 0..<3 { expiring.access(query, answer: true) }
    expiring.makeRoom()
    #expect(expiring.capacity == 2)
  }

  @Test func forgottenObserversAreNotifiedFromTheOldestOn() {
    let queries = ObservedQueries<Int, Bool>(capacity: 3)
    var told: [Int] = []
    for query in [7, 2, 5, 1] {
      withObservationTracking {
        queries.access(query, answer: true)
      } onChange: {
        MainActor.assumeIsolated { told.append(query) }
      }
    }
    queries.makeRoom()
    #expect(told == [7, 2, 5, 1])
  }

  // MARK: Methods of a Helm

  private static let segues: [Segue<Letter>] = [
    Segue(.a => .b, style: .hold, dismissable: true), Segue(.b => .c, dismissable: true),
    Segue(.a => .c, style: .hold, dismissable: true, tag: Mark.red),
  ]

  @Test func eachMethodSendsItsCommand() throws {
    let helm = try Helm(nav: Self.segues)
    let flow: Flow<Letter> = [.a => .b, .b => .c]
    let (a, c) = (PathFragment<Letter>.at(.a, "5"), PathFragment<Letter>.at(.c, "4"))
    helm.present(.b, id: 1)
    helm.present(.c, id: 2, from: .b)
    helm.present(.c, id: 3, from: a)
    helm.present(c)
    helm.present(tag: Mark.red, id: 5)
    helm.present(flow)
    helm.select(.b, id: 6)
    helm.forward(id: 7)
    helm.dismiss()
    helm.dismiss(.b, id: 8)
    helm.dismiss(tag: Mark.red)
    helm.back()
    helm.back(to: .b)
    helm.pop(to: .a, id: 9)
    helm.go(to: .c, id: 10)
    helm.go(through: [.b, .c])
    helm.go(through: [a, c])
    helm.showRoot()
    helm.dismissModals()
    helm.restart()
    let expected: [NavigationCommand<Letter>] = [
      .present(.b, id: 1), .present(.c, id: 2, from: .any(.b)), .present(.c, id: 3, from: .exactly(a)),
      .present(.c, id: "4"), .present(tag: Mark.red, id: 5), .present(flow), .select(.b, id: 6), .forward(id: 7),
      .dismiss, .dismiss(.b, id: 8), .dismiss(tag: Mark.red), .back, .back(to: .b), .pop(to: .a, id: 9),
      .go(to: .c, id: 10), .go(through: [.at(.b), .at(.c)]), .go(through: [a, c]), .showRoot, .dismissModals, .restart,
    ]
    #expect(helm.recording.commands == expected)
    #expect(helm.recording.entries.count == expected.count)
  }

  @Test func queriesWithAnIDAreAboutThatID() throws {
    let helm = try Helm<Letter>(nav: [.sheet(.a => .b), .push(.b => .c), .ids(Int.self, for: .c)])
    helm.present(.b, id: 1)
    #expect(helm.canDismiss(.b, id: 1))
    #expect(!helm.canDismiss(.b, id: 2))
    #expect(helm.canDismiss(.b))
    #expect(!helm.canDismiss(.c))
    #expect(helm.canPresent(.c, id: 5))
    #expect(!helm.canPresent(.c))
    #expect(helm.canGo(to: .c, id: 5))
    #expect(!helm.canGo(to: .c))
  }

  @Test func idsAreThoseOfTheRequestedTypeFromTheBottomUp() throws {
    let helm = try Helm<Letter>(nav: [
      Segue(.a => .b, style: .hold, dismissable: true), Segue(.b => .b, style: .hold, dismissable: true),
    ])
    helm.present(.b, id: 1)
    helm.present(.b, id: 2)
    helm.present(.b, id: "x")
    let (numbers, texts): ([Int], [String]) = (helm.ids(of: .b), helm.ids(of: .b))
    #expect(numbers == [1, 2])
    #expect(texts == ["1", "2", "x"])
    let (number, text): (Int?, String?) = (helm.id(of: .b), helm.id(of: .b))
    #expect(number == 2)
    #expect(text == "x")
  }

  // MARK: Events and history

  /// The stream has ended, so that nothing is waited for.
  @Test(arguments: [-1, 0, 1]) func aSubscriberAlwaysGetsTheLatestEvent(buffer: Int) async throws {
    var helm: Helm<Letter>? = try Helm(nav: Self.segues)
    let stream = try #require(helm?.events(buffer: buffer))
    for _ in 0..<2 {
      helm?.present(.b)
      helm?.dismiss()
    }
    helm = nil
    var received: [[Int]] = []
    for await event in stream { received.append([event.sequence, event.missed]) }
    #expect(received == [[4, 3]])
  }

  @Test func aDeniedRedoIsReported() throws {
    let helm = try Helm(nav: Self.segues)
    helm.present(.b)
    helm.undo()
    helm.guard(.into(.b)) { .deny("closed") }
    #expect(!helm.canRedo)
    helm.redo()
    #expect(helm.path.isEmpty)
    #expect(helm.errors == [.denied(.taking(.a => .b), reason: "closed")])
    // The screen that sends a command can say why nothing happens.
    helm.present(.b)
    #expect(helm.errors.count == 1)
  }

  @Test func endsOfRedirectedAndDroppedCommandsHaveDescriptions() throws {
    var navigation = try Navigation(graph: NavigationGraph(Self.segues))
    let redirected = NavigationResult<Letter>.redirected(to: [.a => .c], try navigation.present(.c))
    #expect(redirected.description == "redirected to [a => c]")
    #expect(!redirected.isDone && !redirected.isKept)
    #expect(NavigationResult<Letter>.dropped.description == "dropped")
  }
}
