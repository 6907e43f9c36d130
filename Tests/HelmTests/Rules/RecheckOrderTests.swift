import Helm
import HelmTestSupport
import Testing

/// The order in which guards are reevaluated, and the commands they may send meanwhile.
@Suite("Reevaluation of guards") @MainActor struct RecheckOrderTests {
  static let segues: [Segue<Letter>] = [
    Segue(.a => .b, style: .hold, dismissable: true, presentation: .inline), Segue(.b => .c, dismissable: true),
    Segue(.c => .d, dismissable: true),
    Segue(.a => .e, style: .hold, dismissable: true, presentation: .overlay),
    Segue(.a => .f, style: .hold, dismissable: true, presentation: .overlay),
    Segue(.a => .g, style: .hold, dismissable: true, presentation: .overlay),
  ]

  let helm: Helm<Letter>
  let session = Session()

  init() throws { helm = try Helm(nav: Self.segues) }

  @Test func guardsAreReevaluatedForThePathUntilOneDenies() {
    var asked: [String] = []
    func add(_ name: String, _ scope: GuardScope<Letter>, denies: Letter?) {
      helm.guard(scope) { [session] edge in
        asked.append("\(name) \(edge.to)")
        return session.count > 0 && edge.to.fragment == denies ? .deny("\(name) denies") : .allow
      }
    }
    helm.present(.a => .b => .c => .d)
    add("1", .outOf(.c), denies: nil)
    add("2", .segues([.b => .c, .a => .b]), denies: .c)
    add("3", .segues([.a => .b, .b => .c, .c => .d]), denies: nil)
    add("4", .into(.c), denies: .c)
    #expect(asked == ["1 d", "2 b", "2 c", "3 b", "3 c", "3 d", "4 c"])
    asked = []
    session.count = 1
    helm.flushGuards()
    #expect(asked == ["1 d", "2 b", "2 c", "3 b", "3 d"])
    #expect(helm.path == [.a => .b])
    // Guards are not reevaluated for what hasn't changed.
    asked = []
    helm.flushGuards()
    #expect(asked.isEmpty)
    helm.recheckGuards()
    #expect(asked == ["2 b", "3 b"])
  }

  @Test func theFirstDenyingGuardDeterminesTheReason() async {
    for number in 1...3 {
      helm.guard(.into(.b)) { [session] in session.count == number ? .deny("\(number)") : .allow }
    }
    helm.guard(.outOf(.a)) { [session] in session.count > 0 ? .deny("0") : .allow }
    helm.present(.b)
    let events = helm.events
    session.count = 2
    helm.flushGuards()
    #expect(await helm.presentAndWait(.b) == .denied(.taking(.a => .b), reason: "2"))
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next()?.kind == .denied(.taking(.a => .b), reason: "2"))
    #expect(await iterator.next()?.kind == .dismissed(.a => .b))
  }

  /// Commands sent by guards run in the order they were sent, however the guards were evaluated.
  @Test(arguments: ["a command", "a flush", "an undo"]) func commandsSentByGuardsRunInOrder(_ way: String) async {
    let helm = self.helm
    helm.present(.b)
    helm.back()
    let session = session
    helm.guard(.into(.b)) { helm, _ in
      if session.count == 1 { helm.present(.e) }
      return .allow
    }
    helm.guard(.into(.b)) { helm, _ in
      if session.count == 1 {
        helm.present(.f)
        helm.dismiss(.e)
      }
      return .allow
    }
    switch way {
    case "a command":
      session.count = 1
      helm.present(.b)
    case "an undo":
      session.count = 1
      helm.undo()
    default:
      helm.present(.b)
      session.count = 1
      helm.flushGuards()
    }
    session.count = 2
    #expect(Set(helm.path) == [.a => .b, .a => .f])
    #expect(helm.errors.isEmpty)
    let sent: [NavigationCommand<Letter>] = [.present(.e), .present(.f), .dismiss(.e)]
    #expect(Array(helm.recording.commands.suffix(3)) == sent)
  }

  /// A waiting command has not ended, so the commands of its guards run before it.
  @Test func aCommandSentByAGuardDoesNotWaitForAnotherGuard() async {
    let helm = self.helm
    let gate = Gate<SegueVerdict<Letter>>()
    helm.guard(.into(.b)) { helm, _ in
      if !helm.isPresented(.e) { helm.present(.e) }
      return .allow
    }
    helm.guard(.into(.b)) { await gate.pass() }
    let result = helm.begin(.present(.b))
    #expect(helm.presentedFragments == [.at(.a), .at(.e)])
    // The newer command has superseded it.
    #expect(await result.value == .superseded)
    await gate.open(with: .allow)
    let again = helm.begin(.present(.b))
    #expect(await again.value.isDone)
    #expect(helm.presentedFragments == [.at(.a), .at(.b), .at(.e)])
  }

  @Test func theAwaiterOfACommandSentByAGuardIsNotified() async {
    var results: [PendingResult<NavigationResult<Letter>>] = []
    var answers: [PendingResult<Int?>] = []
    helm.guard(.into(.b)) { helm, _ in
      if results.isEmpty {
        results = [helm.begin(.present(.e)), helm.begin(.present(.l)), helm.begin(.dismiss(.f))]
        answers = [helm.beginPresenting(.f, awaiting: Int.self), helm.beginPresenting(.l, awaiting: Int.self)]
      }
      return .allow
    }
    helm.present(.b)
    #expect(await results[0].value.isDone)
    #expect(await !results[1].value.isDone)
    #expect(await !results[2].value.isDone)
    #expect(await answers[1].value == nil)
    HelmScreen(.at(.f), of: helm).dismiss(returning: 3)
    #expect(await answers[0].value == 3)
    #expect(helm.errors.map(\.kind) == ["missingSegueToFragment", "fragmentNotPresented", "missingSegueToFragment"])
  }

  @Test func theLastCommandOfGuardsThatNeverSettleIsSuperseded() async {
    var last: PendingResult<NavigationResult<Letter>>?
    helm.guard(.into(.e)) { helm, edge in
      last = helm.begin(.present(.e, id: (edge.to.id.flatMap { Int($0) } ?? 0) + 1))
      return .allow
    }
    helm.present(.e)
    #expect(helm.errors == [.guardsDidNotSettle(rounds: 100)])
    #expect(await last?.value == .superseded)
    #expect(helm.path == [PathEdge(.a => .e, targetID: 100)])
  }
}
