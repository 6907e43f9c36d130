import Helm
import HelmCoordinator
import HelmTestSupport
import Testing

/// Required presentations, steps of nested modules, and the step that an error names.
@Suite("Steps of decisions") @MainActor struct DecisionStepTests {
  enum Wizard: Fragment { case welcome, plan, pay }

  nonisolated static let wizard: [Segue<Wizard>] = [
    Segue(.welcome => .plan, presentation: .swap), Segue(.plan => .pay, dismissable: true, presentation: .push),
  ]

  /// Only the fragment's own segue leads to it, and its source is no longer presented.
  @Test func aFragmentThatTookItsSourcesPlaceIsPresentedAgainOnlyAsItsSegueSays() throws {
    var navigation = try Navigation(graph: NavigationGraph(Self.wizard))
    try navigation.perform(.present(.plan, id: 1))
    let (before, sender) = (navigation, PathFragment<Wizard>(.plan, id: 1))
    let refused = DecisionError<Wizard>.presentationNotAllowed(
      PathFragment(.plan, id: 2), .push, step: 0, allowed: [Self.wizard[0]])
    #expect(throws: refused) {
      try navigation.perform(Decision<Wizard>.present(.plan, id: 2, as: .push), from: sender)
    }
    #expect(navigation == before)
    for presentation in [SeguePresentation.swap, .automatic] {
      navigation = before
      try navigation.perform(Decision<Wizard>.present(.plan, id: 2, as: presentation), from: sender)
      #expect(navigation.path == [PathEdge(.welcome => .plan, targetID: 2)])
    }
  }

  @Test func theAllowedSegueIsTheOneThatHasPresentedTheFragment() throws {
    let article = PathFragment<Office>(.article, id: 1)
    for (index, tab) in [(2, Office.feed), (3, Office.inbox)] {
      var navigation = try Navigation(graph: NavigationGraph(Office.segues))
      try navigation.perform(.select(tab))
      try navigation.perform(.present(.article, id: 1))
      let before = navigation
      let decision: Decision<Office> = [.present(.tour), .present(.article, id: 2, as: .sheet)]
      let refused = DecisionError<Office>.presentationNotAllowed(
        PathFragment(.article, id: 2), .sheet, step: 1, allowed: [Office.segues[index]])
      #expect(throws: refused) { try navigation.perform(decision, from: article) }
      #expect(navigation == before)
    }
    let two = DecisionError<Office>.presentationNotAllowed(
      PathFragment(.compose), .sheet, step: 0, allowed: [Office.segues[7], Office.segues[8]])
    #expect(
      two.description
        == "compose cannot be shown as sheet. These segues lead there: article => compose as popover, "
        + "app => compose as fullScreenCover. Use one of these presentations, or change the segue's.")
  }

  // MARK: Nested modules

  @Test func eachStepOfANestedModuleIsAStepOfItsParent() throws {
    let nesting = try MarketGraphs().address
    let steps: [FlowDecision<Address, AddressOutput>.Step] = [
      .command(.present(Address.edit, id: 3)), .present(PathFragment(.edit, id: 4), as: .push), .dismissTo(.edit),
      .showRoot(nil), .showRoot(.edit), .answer(FlowAnswer(5)), .leave(.edit), .end(.edit), .finish(.picked(6)),
      .emit(.help), .ask, .unexpected,
    ]
    let decision = FlowDecision<Address, AddressOutput>(steps: steps)
    let nested: FlowDecision<Checkout, CheckoutOutput> = decision.nested(in: nesting) { output in
      switch output {
      case .picked(let number): [.leave(nesting.root), .emit(.paid(receipt: number))]
      case .help: .emit(.help)
      }
    }
    let (root, edit) = (Checkout.address(.list), Checkout.address(.edit))
    let expected: [FlowDecision<Checkout, CheckoutOutput>.Step] = [
      .command(.present(edit, id: 3)), .present(PathFragment(edit, id: 4), as: .push), .dismissTo(edit),
      .showRoot(root), .showRoot(edit), .answer(FlowAnswer(5)), .leave(edit), .end(edit), .end(root), .leave(root),
      .emit(.paid(receipt: 6)), .emit(.help), .ask, .unexpected,
    ]
    #expect(nested.steps == expected)
  }

  @Test func aModuleStartsAtItsRootAndThenPresentsAFlow() throws {
    let nesting = try MarketGraphs().address
    let (root, edit) = (Checkout.address(.list), Checkout.address(.edit))
    let begin: FlowDecision<Checkout, CheckoutOutput> = .start(nesting)
    #expect(begin.steps == [.command(.present(root))])
    let deep: FlowDecision<Checkout, CheckoutOutput> = .start(nesting, id: 5, at: .list => .edit, as: .push)
    let flow = Flow<Checkout>(DirectedEdge(from: root, to: edit))
    let expected: [FlowDecision<Checkout, CheckoutOutput>.Step] = [
      .present(PathFragment(root, id: 5), as: .push), .command(.present(flow)),
    ]
    #expect(deep.steps == expected)
  }

  // MARK: Sending

  @Test func anActionWithoutAScreenIsSentFromTheFragmentWithItsID() throws {
    var navigation = try Profile.navigation.after(.present(.editBio, id: 5))
    let gone = DecisionError<Profile>.senderGone(
      PathFragment(.editBio), presented: [PathFragment(.editBio, id: 5)])
    #expect(throws: gone) { try navigation.send(.saved, from: .editBio, to: ProfileCoordinator()) }
    try navigation.send(.saved, from: .editBio, id: 5, to: ProfileCoordinator())
    #expect(navigation.names == ["root", "badges", "settings"])
  }

  /// Steps without commands count too, and moves that guards have allowed meanwhile don't fail.
  @Test func aFailureAfterAGuardedCommandNamesItsStep() async throws {
    let helm = try Helm(nav: Office.segues)
    let coordination = Coordination(Literal<Int>(), helm: helm)
    let gate = Gate<SegueVerdict<Office>>()
    helm.guard(.into(.tour)) { await gate.pass() }
    var events = coordination.events.makeAsyncIterator()
    let decision: FlowDecision<Office, Int> = [.present(.tour), .emit(1), .present(.article, id: 1)]
    coordination.send(decision, from: .feed)
    helm.edit(segue: .feed => .article).add(trait: .disabled)
    await gate.open(with: .allow)
    var kinds: [ActionEvent<Literal<Int>>.Kind] = []
    for _ in 0..<3 { if let event = await events.next() { kinds.append(event.kind) } }
    let error = HelmError<Office>.missingSegueForEdge(
      .feed => .article, index: nil, hint: .disabled(.feed => .article))
    #expect(kinds == [.decided(decision), .waiting, .refused(.notPossible(error, step: 2))])
    #expect(helm.errors == [error])
    #expect(helm.path == [.app => .feed])
  }

  /// A redirect is no part of the decision, so only the guards know which step failed; the last one is named.
  @Test func aFailureThatNoStepExplainsNamesTheLastOne() throws {
    let helm = try Helm(nav: Office.segues)
    let coordination = Coordination(Literal<Int>(), helm: helm)
    helm.guard(.into(.player)) { .redirect(to: [.author => .article]) }
    let sent = coordination.send([.present(.tour), .emit(1), .present(.player), .emit(2)], from: .feed)
    guard case .notPossible(.sourceNotPresented, let step)? = sent.failure else {
      Issue.record("The redirect was followed: \(sent)")
      return
    }
    #expect(step == 2)
    #expect(helm.path == [.app => .feed])
  }

  @Test func anActionThatAGuardSendsWaitsForTheGuardedCommand() async throws {
    let helm = try Helm(nav: Office.segues)
    let coordination = Coordination(Literal<Int>(), helm: helm)
    var isSent = false
    helm.guard(.into(.article)) { () -> SegueVerdict<Office> in
      if !isSent {
        isSent = true
        let sent = coordination.send(.present(.tour), from: .feed)
        #expect(sent.failure == nil)
      }
      return .allow
    }
    var events = coordination.events.makeAsyncIterator()
    helm.present(.article, id: 1)
    #expect(helm.path == HelmPath(OfficeTests.toArticle + [.app => .tour]))
    coordination.send(.stay, from: .app)
    var kinds: [ActionEvent<Literal<Int>>.Kind] = []
    for _ in 0..<4 { if let event = await events.next() { kinds.append(event.kind) } }
    #expect(kinds == [.decided(.present(.tour)), .waiting, .done, .decided(.stay)])
  }
}
