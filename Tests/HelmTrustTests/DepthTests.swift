import Foundation
import Helm
import HelmTesting
import HelmDocuments
import Testing

/// No input and no graph is deep enough to exhaust the stack.
@Suite @MainActor struct DepthTests {
  @Test func fiveThousandStackedSheetsArePresentedAndDismissed() throws {
    let count = 5000
    let graph = NavigationGraph<Number>(
      [
        Segue(0 => 1, style: .hold, dismissable: true, presentation: .sheet),
        Segue(1 => 1, style: .hold, dismissable: true, presentation: .sheet),
      ], entry: 0)
    let helm = try Helm(graph: graph)
    for number in 1...count { helm.present(1, id: number) }
    #expect(helm.errors.isEmpty)
    #expect(helm.presentedFragments.count == count + 1)
    #expect(helm.modals(over: PathFragment(0)).map(\.fragment.id) == (1...count).map(String.init))
    #expect(helm.modals(over: PathFragment(1, id: count / 2)).count == count / 2)
    let path = helm.path
    try helm.replace(path: path)
    #expect(helm.path == path)
    helm.dismiss(1, id: 1)
    #expect(helm.presentedFragments == [PathFragment(0)])
    helm.undo()
    #expect(helm.path == path)
  }

  @Test func aLongChainOfPushesIsUndoneAtOnce() throws {
    let count = 5000
    var navigation = try Navigation<Number>(
      graph: NavigationGraph([Segue(0 => 1), Segue(1 => 1, dismissable: true)], entry: 0))
    try navigation.present(1)
    for number in 1..<count { try navigation.present(1, id: number) }
    #expect(navigation.path.count == count)
    let last = navigation.path.count - 1
    #expect(navigation.stack(from: .any(0)).count == last)
    for number in (1..<count).reversed() { try navigation.dismiss(1, id: number) }
    #expect(navigation.path.count == 1)
  }

  @Test func aLongChainOfRedirectsIsFollowed() throws {
    let count = 5000
    let segues = (1...count).map { Segue(Number(0) => Number($0)) }
    var navigation = try Navigation<Number>(graph: NavigationGraph(segues, entry: 0))
    for number in 1..<count {
      try navigation.add(trait: .redirect(to: Flow(Number(0) => Number(number + 1))), to: Flow(0 => Number(number)))
    }
    let outcome = try navigation.present(1)
    #expect(navigation.topmostFragment.fragment == Number(count))
    #expect(outcome.steps.count == count)
  }

  @Test func aLongCycleOfRedirectsIsReported() throws {
    let count = 5000
    let segues = (1...count).map { Segue(Number(0) => Number($0)) }
    var navigation = try Navigation<Number>(graph: NavigationGraph(segues, entry: 0))
    for number in 1...count {
      let next = Number(number % count + 1)
      try navigation.add(trait: .redirect(to: Flow(Number(0) => next)), to: Flow(0 => Number(number)))
    }
    let error = #expect(throws: HelmError<Number>.self) { try navigation.present(1) }
    #expect(error == .circularRedirection(((1...count) + [1]).map { Number(0) => Number($0) }))
  }

  @Test func aLongChainOfAutosFires() throws {
    let count = 5000
    let segues = (0..<count).map { Segue(Number($0) => Number($0 + 1), style: .hold, auto: true) }
    let navigation = try Navigation<Number>(graph: NavigationGraph(segues, entry: 0))
    #expect(navigation.topmostFragment.fragment == Number(count))
    #expect(navigation.presentedFragments.count == count + 1)
  }

  @Test func aGuardThatPresentsItsOwnFragmentIsStopped() throws {
    let helm = try Helm<Number>(nav: [Segue(0 => 1), Segue(0 => 2)])
    helm.guard(.into(1)) { helm, _ in
      helm.present(1)
      return .deny("not yet")
    }
    helm.present(1)
    #expect(helm.presentedFragments == [PathFragment(0)])
    #expect(helm.errors == [.guardsDidNotSettle(rounds: 100)])
    helm.clearErrors()
    helm.present(2)
    #expect(helm.presentedFragments == [PathFragment(2)])
    #expect(helm.errors.isEmpty)
  }

  @Test func aGuardMayQueryItsOwnFragment() throws {
    let helm = try Helm<Number>(nav: [Segue(0 => 1), Segue(1 => 0)], entry: 0)
    var answers: [Bool] = []
    helm.guard(.into(1)) { helm, _ in
      answers.append(helm.canPresent(1))
      answers.append(helm.canGoBack)
      return .allow
    }
    helm.guard(leaving: 0) { [weak helm] in
      _ = helm?.canPresent(1)
      _ = helm?.plannable
      return .allow
    }
    helm.present(1)
    #expect(helm.presentedFragments == [PathFragment(1)])
    #expect(answers == [true, false])
    #expect(helm.errors.isEmpty)
  }

  @Test func aGuardMayPlanWithItsOwnSegue() throws {
    let helm = try Helm<Number>(nav: [Segue(0 => 1), Segue(0 => 2)])
    var excluded: [[ExcludedSegue<Number>]] = []
    helm.guard(.into(1)) { helm, _ in
      excluded.append(helm.plannable.excluded)
      return .allow
    }
    helm.present(1)
    #expect(excluded.map { $0.map(\.description) } == [["n0 => n1: its guard wasn't evaluated; plan from the Helm"]])
    #expect(helm.plannable.excluded == [])
  }

  @Test func nestedHooksDoNotExhaustTheStack() throws {
    let helm = try Helm<Number>(nav: [Segue(0 => 1), Segue(1 => 0)], entry: 0)
    var rest = 20_000
    for (fragment, next) in [(0, 1), (1, 0)] as [(Number, Number)] {
      helm.onAppear(of: fragment) { [unowned helm] _ in
        rest -= 1
        if rest > 0 { helm.present(next) }
      }
    }
    helm.present(1)
    #expect(rest == 0)
    #expect(helm.errors.isEmpty)
  }

  @Test(arguments: [SeguePresentation.push, .inline, .overlay])
  nonisolated func invariantsOfAHundredThousandFramesAreChecked(_ presentation: SeguePresentation) throws {
    let count = 100_000
    let style: SegueStyle = presentation == .push ? .pass : .hold
    var navigation = try Navigation<Number>(
      graph: NavigationGraph(
        [0, 1].map { Segue(Number($0) => 1, style: style, dismissable: true, presentation: presentation) }, entry: 0))
    for number in 1...count { try navigation.present(1, id: number) }
    #expect(navigation.path.count == count)
    #expect(navigation.presentedFragments.count == (presentation == .push ? 1 : count + 1))
    #expect(navigation.invariantViolations() == [])
    try navigation.dismiss(1, id: 1)
    #expect(navigation.path.isEmpty)
    #expect(navigation.invariantViolations() == [])
  }

  @Test func aHundredThousandNestedSequencesAreFlattened() throws {
    let present = NavigationCommand<Number>.present(1)
    var (command, another) = (present, present)
    for level in 0..<100_000 {
      command = level % 1000 == 0 ? .sequence([command, .dismiss, present]) : .sequence([command])
      another = level % 1000 == 0 ? .sequence([another, .dismiss, present]) : .sequence([another])
    }
    #expect(command == another)
    #expect(command.hashValue == another.hashValue)
    guard case .sequence(let commands) = command else {
      Issue.record("\(command)")
      return
    }
    #expect(Array(commands) == [present] + (0..<100).flatMap { _ in [.dismiss, present] })
    #expect(command.description == "present n1, dismiss, present n1, dismiss, present n1, dismiss and 195 more")
    let helm = try Helm<Number>(nav: [Segue(0 => 1, dismissable: true)], entry: 0)
    helm.perform(command)
    #expect(helm.isPresented(1))
    #expect(helm.recording.entries.count == 201)
    helm.undo()
    #expect(helm.path.isEmpty)
    let scripts = helm.recording.scriptCommands()
    #expect(scripts.count == 203)
  }

  /// A fragment that carries others of its kind.
  indirect enum Nested: Fragment { case leaf, inside(Nested) }

  @Test func theNameOfADeepFragmentIsTruncated() throws {
    var deep = Nested.leaf
    for _ in 0..<8 { deep = .inside(deep) }
    let names = String(repeating: "inside.", count: 8)
    #expect(PathFragment(deep).description == names + "leaf")
    for _ in 0..<5000 { deep = .inside(deep) }
    #expect(PathFragment(deep).description == names + "insi…")
  }

  @Test(arguments: ["[", "{\"a\":", "[[{\"segues\":"]) func deepDocumentsAreRejected(_ opening: String) {
    let bytes = Array(String(repeating: opening, count: 200_000).utf8)
    let error = #expect(throws: DocumentError.self) { try GraphDocument(reading: bytes) }
    #expect(error?.reason == "arrays and objects are nested deeper than 64 levels")
    #expect(throws: DocumentError.self) { try ScriptDocument(reading: bytes) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(HelmPath<NamedPlace>.self, from: Data(bytes)) }
  }

  enum NamedPlace: Fragment { case here, there }
}
