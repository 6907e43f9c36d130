import Helm
import Testing

@Suite("Groups of segues") struct SeguesTests {
  enum Rule: SegueTag { case first }

  struct Form: CustomTestStringConvertible {
    let testDescription: String
    let group: Segues<Section>
    let segues: [Segue<Section>]
  }

  static let forms = [
    Form(
      testDescription: "push", group: .push(.news => .compose),
      segues: [Segue(.news => .compose, dismissable: true, presentation: .push)]),
    Form(
      testDescription: "push with every rule",
      group: .push(.login => .dashboard, auto: true, tag: Rule.first, leaving: .gatekeeper),
      segues: [
        Segue(
          .login => .dashboard, style: .pass, dismissable: true, auto: true, tag: Rule.first, leaving: .gatekeeper,
          presentation: .push)
      ]),
    Form(
      testDescription: "swap", group: .swap(.splash => .login),
      segues: [Segue(.splash => .login, presentation: .swap)]),
    Form(
      testDescription: "swap with every rule",
      group: .swap(.login => .dashboard, auto: true, tag: Rule.first, leaving: .gatekeeper),
      segues: [
        Segue(
          .login => .dashboard, auto: true, tag: Rule.first, leaving: .gatekeeper, presentation: .swap)
      ]),
    Form(
      testDescription: "tabs, the first opening", group: .tabs(.dashboard => [.news, .library]),
      segues: [
        Segue(.dashboard => .news, style: .hold, auto: true, presentation: .inline),
        Segue(.dashboard => .library, style: .hold, presentation: .inline),
      ]),
    Form(
      testDescription: "tabs, a named one opening", group: .tabs(.dashboard => [.news, .library], opening: .library),
      segues: [
        Segue(.dashboard => .news, style: .hold, presentation: .inline),
        Segue(.dashboard => .library, style: .hold, auto: true, presentation: .inline),
      ]),
    Form(
      testDescription: "tabs of two fragments", group: .tabs([.dashboard, .gatekeeper] => [.news, .library]),
      segues: [
        Segue(.dashboard => .news, style: .hold, auto: true, presentation: .inline),
        Segue(.dashboard => .library, style: .hold, presentation: .inline),
        Segue(.gatekeeper => .news, style: .hold, auto: true, presentation: .inline),
        Segue(.gatekeeper => .library, style: .hold, presentation: .inline),
      ]),
    Form(
      testDescription: "inline", group: .inline(.gatekeeper => .login, auto: true),
      segues: [Segue(.gatekeeper => .login, style: .hold, auto: true, presentation: .inline)]),
    Form(
      testDescription: "overlay", group: .overlay(.dashboard => .compose, dismissable: false, tag: Rule.first),
      segues: [Segue(.dashboard => .compose, style: .hold, tag: Rule.first, presentation: .overlay)]),
    Form(
      testDescription: "sheet", group: .sheet(.dashboard => .compose),
      segues: [Segue(.dashboard => .compose, style: .hold, dismissable: true, presentation: .sheet)]),
    Form(
      testDescription: "a sheet that stays", group: .sheet(.dashboard => .compose, dismissable: false),
      segues: [Segue(.dashboard => .compose, style: .hold, presentation: .sheet)]),
    Form(
      testDescription: "cover", group: .cover(.dashboard => .compose),
      segues: [Segue(.dashboard => .compose, style: .hold, dismissable: true, presentation: .fullScreenCover)]),
    Form(
      testDescription: "popover", group: .popover(.dashboard => .compose),
      segues: [Segue(.dashboard => .compose, style: .hold, dismissable: true, presentation: .popover)]),
    Form(
      testDescription: "alert", group: .alert(.dashboard => .compose, tag: Rule.first),
      segues: [
        Segue(.dashboard => .compose, style: .hold, dismissable: true, tag: Rule.first, presentation: .alert)
      ]),
    Form(
      testDescription: "dialog", group: .dialog(.dashboard => .compose, auto: true),
      segues: [
        Segue(.dashboard => .compose, style: .hold, dismissable: true, auto: true, presentation: .dialog)
      ]),
    Form(
      testDescription: "many edges", group: .push([.news, .library] => .compose),
      segues: [Segue(.news => .compose, dismissable: true), Segue(.library => .compose, dismissable: true)]),
    Form(
      testDescription: "a chain both ways", group: .swap(.login <=> .register <=> .forgotPass),
      segues: [
        Segue(.login => .register), Segue(.register => .login), Segue(.register => .forgotPass),
        Segue(.forgotPass => .register),
      ]),
    Form(
      testDescription: "a literal of edges, one of them twice",
      group: .swap([.login => .register, .register => .login, .login => .register]),
      segues: [Segue(.login => .register), Segue(.register => .login)]),
    Form(testDescription: "no edges", group: .push(.news => []), segues: []),
    Form(
      testDescription: "other segues", group: Segues([Segue(.splash => .login, style: .hold, dismissable: true)]),
      segues: [Segue(.splash => .login, style: .hold, dismissable: true)]),
  ]

  @Test(arguments: forms) func eachGroupMakesItsSegues(form: Form) {
    #expect(Array(form.group) == form.segues)
    #expect(form.segues.allSatisfy { [nil, $0.style].contains($0.presentation.style) })
  }

  /// The groups of held fragments, with each of their rules, and with none.
  @Test func groupsPassTheirRulesToTheirSegues() {
    typealias Group = (any EdgeList<Section>, Bool, Bool, (any SegueTag)?) -> Segues<Section>
    let edge: DirectedEdge<Section> = .dashboard => .compose
    let groups: [(SeguePresentation, Group, plain: Segues<Section>, isDismissable: Bool)] = [
      (.inline, Segues.inline, .inline(edge), false), (.column, Segues.columns, .columns(edge), true),
      (.accessory, Segues.accessory, .accessory(edge), true), (.overlay, Segues.overlay, .overlay(edge), true),
      (.sheet, Segues.sheet, .sheet(edge), true), (.fullScreenCover, Segues.cover, .cover(edge), true),
      (.popover, Segues.popover, .popover(edge), true), (.curtain, Segues.curtain, .curtain(edge), false),
      (.alert, { edges, _, auto, tag in .alert(edges, auto: auto, tag: tag) }, .alert(edge), true),
      (.dialog, { edges, _, auto, tag in .dialog(edges, auto: auto, tag: tag) }, .dialog(edge), true),
    ]
    for (presentation, group, plain, isDismissable) in groups {
      #expect(
        Array(plain) == [Segue(edge, style: .hold, dismissable: isDismissable, presentation: presentation)],
        "\(presentation)")
      let canStay = presentation != .alert && presentation != .dialog
      for number in 0..<8 {
        let (dismissable, auto) = (number & 1 == 1 || !canStay, number & 2 == 2)
        let tag: Rule? = number & 4 == 4 ? .first : nil
        #expect(
          Array(group(edge, dismissable, auto, tag)) == [
            Segue(
              edge, style: .hold, dismissable: dismissable, auto: auto, tag: tag, presentation: presentation)
          ], "\(presentation), \(number)")
      }
    }
  }

  @Test func aGraphWithAnotherEntryKeepsTheFindingsOfItsGroups() {
    let graph = NavigationGraph<Section>(
      [.tabs(.dashboard => [.news, .library], opening: .login), .sheet(.news => .compose)] as Segues)
    let findings: [ValidationFinding<Section>] = [.unknownOpening(.login)]
    #expect(graph.validationFindings() == findings)
    #expect(throws: FindingsError(findings: findings)) { try Navigation(graph: graph, entry: .news) }
  }

  @Test func nestedGroupsKeepTheirOrder() {
    let edge: DirectedEdge<Section> = .library => .compose
    let flow: Flow<Section> = [.login => .register, .register => .login]
    let stacks: Segues<Section> = [.push(.news => .compose), .push(edge)]
    let all: Segues<Section> = [
      .swap(.splash => .dashboard), [.tabs(.dashboard => [.news, .library]), stacks], .swap(flow),
    ]
    #expect(
      all.map(\.edge.description) == [
        "splash => dashboard", "dashboard => news", "dashboard => library", "news => compose", "library => compose",
        "login => register", "register => login",
      ])
    #expect(all == [all])
    #expect(all.count == 7)
    let none: Segues<Section> = []
    #expect(none.isEmpty)
  }

  @Test func aGroupOfASetOfSeguesIsOrderedByName() {
    let segues = Set(
      ["dashboard", "compose"].flatMap { _ in [Segue<Section>(.splash => .news), Segue(.news => .compose)] })
    #expect(Segues(segues).map(\.edge.description) == ["news => compose", "splash => news"])
    #expect(Segues<Section>.push(segues.map(\.edge)).count == 2)
    #expect(
      Segues<Section>.push(Set(segues.map(\.edge))).map(\.edge.description) == ["news => compose", "splash => news"])
  }

  @Test @MainActor func graphsNavigationsAndHelmsAreMadeOfGroups() throws {
    let segues: Segues<Section> = [
      .swap(.splash => .dashboard), .tabs(.dashboard => [.news, .library]), .sheet(.dashboard => .compose),
    ]
    let graph = NavigationGraph(segues)
    #expect(graph == NavigationGraph(Array(segues)))
    #expect(NavigationGraph([.swap(.splash => .login)], entry: Section.login).entry == .login)
    let helm = try Helm(nav: segues)
    #expect(helm.graph == graph)
    helm.present(.dashboard)
    #expect(helm.path == [.splash => .dashboard, .dashboard => .news])
    let literal = try Helm<Section>(
      nav: [.swap(.splash => .login), .alert(.login => .forgotPass)], path: [.splash => .login, .login => .forgotPass])
    #expect(literal.presentedFragments.map(\.fragment) == [.login, .forgotPass])
    let navigation = try Navigation<Section>(graph: [.push(.news => .compose)], path: [.news => .compose])
    #expect(navigation.presentedFragments == [PathFragment(.compose)])
    #expect(
      throws: FindingsError<ValidationFinding<Section>>(findings: [
        .presentationAgainstStyle(.news => .compose, .alert, .pass)
      ])
    ) {
      try Navigation(graph: [Segues([Segue<Section>(.news => .compose, presentation: .alert)])])
    }
  }

  @Test func nestingsTakeGroupsAndAreGroups() throws {
    let nesting = try Nesting([.push(Inner.list => .detail)], in: Outer.inner)
    let graph: Segues<Outer> = [.sheet(.home => nesting.root), .nested(nesting)]
    #expect(
      Array(graph) == [
        Segue(.home => .inner(.list), style: .hold, dismissable: true),
        Segue(.inner(.list) => .inner(.detail), dismissable: true),
      ])
  }

  enum Inner: Fragment { case list, detail }
  enum Outer: Fragment { case home, inner(Inner) }

  /// What is automatic is equal to what it stands for.
  @Test func automaticPresentationEqualsTheOneItResolvesTo() {
    for (style, dismissable) in [(SegueStyle.hold, true), (.hold, false), (.pass, true), (.pass, false)] {
      let automatic = Segue<Section>(.news => .compose, style: style, dismissable: dismissable)
      for presentation in SeguePresentation.allCases {
        let explicit = automatic.with(presentation: presentation)
        let isEqual = presentation == .automatic || presentation == automatic.resolvedPresentation
        #expect((automatic == explicit) == isEqual)
        if isEqual { #expect(automatic.hashValue == explicit.hashValue) }
      }
    }
  }
}
