import Helm
import Testing

/// Everything that a module can be notified of, once with the fragments of an app that also has others, and once with
/// its own.
@Suite("Translation of every error and event for a module") struct TranslationTableTests {
  /// An app's fragments for a module's letters, and fragments that the module doesn't have.
  private struct Words<N: Fragment>: Sendable {
    let own: @Sendable (Letter) -> N
    let foreign: [N]

    func place(_ letter: Letter) -> PathFragment<N> { PathFragment(own(letter), id: "5", occurrence: letter.rawValue) }

    func edge(_ from: Letter, _ to: Letter) -> DirectedEdge<N> { own(from) => own(to) }

    func pathEdge(_ from: Letter, _ to: Letter) -> PathEdge<N> { PathEdge(from: place(from), to: place(to)) }

    /// Places, with foreign ones in between.
    var places: [PathFragment<N>] { [place(.a)] + foreign.map { PathFragment($0, id: "7") } + [place(.b), place(.a)] }

    /// Edges, with edges in between that lead to foreign fragments, come from them, or both.
    var edges: [DirectedEdge<N>] {
      [edge(.a, .b)] + foreign.flatMap { [own(.a) => $0, $0 => own(.b), $0 => $0] } + [edge(.b, .c)]
    }

    var flow: Flow<N> { Flow(edges) }

    var hints: [HelmHint<N>?] {
      [
        nil, .disabled(edge(.a, .b)), .segues(edges), .startingWith(flow), .closeNames([own(.c)] + foreign + [own(.a)]),
        .unknown,
      ]
    }

    /// Every error about the module's own fragments.
    var errors: [HelmError<N>] {
      let tag = AnySegueTag(Mark.red)
      let (ab, a, b) = (edge(.a, .b), place(.a), place(.b))
      return hints.flatMap { hint -> [HelmError<N>] in
        [
          .missingSegueToFragment(a, searched: places, hint: hint), .missingSegueForEdge(ab, index: 3, hint: hint),
          .sourceNotPresented(a, to: b, index: 2, presented: places, hint: hint),
          .missingTaggedSegue(tag, searched: places, hint: hint),
        ]
      } + [
        .emptyPath(entry: own(.c)), .ambiguousTag(tag, edges), .missingForwardFromFragment(b),
        .ambiguousForwardFromFragment(b, edges), .noDismissableSegues(searched: places),
        .missingID(ab, expected: "Int", index: 1), .wrongID(ab, id: "x", type: "String", expected: "Int", index: 4),
        .fragmentNotPresented(b, presented: places), .fragmentMissingDismissableSegue(b, ab),
        .fragmentMissingDismissableSegue(a, nil), .segueNotDismissable(ab), .cannotGoBack(ab),
        .blocked(ab, by: place(.c), index: 6), .missingPathEdge(pathEdge(.b, .c)), .redirectedSegue(ab, index: 7),
        .segueNotPush(ab), .circularRedirection(edges), .denied(.taking(pathEdge(.a, .c)), reason: "no"),
        .denied(.leaving(b), reason: "no"), .undecided(.taking(pathEdge(.a, .c))), .undecided(.leaving(a)), .deferred,
        .unexpectedAnswer(b, expected: "Int", given: "String"), .guardsDidNotSettle(rounds: 8), .emptyHistory,
        .uncodablePath(reason: "why"), .moduleNotPresented(presented: places), .outsideModule("text"),
        .neverInFront(a, auto: ab), .neverInFront(b, auto: nil),
        .noRoute(to: [a, b], because: [.segueNotDismissable(ab), .emptyHistory, .cannotGoBack(edge(.b, .c))]),
      ]
    }

    /// Every kind of event about the module's own fragments.
    var kinds: [HelmEvent<N>.Kind] {
      let edge = pathEdge(.a, .b)
      return [
        .presented(edge), .returned(edge), .reselected(edge), .dismissed(edge),
        .redirected(self.edge(.b, .a), to: flow), .replaced, .denied(.taking(edge), reason: "no"),
        .denied(.leaving(place(.b)), reason: "not this"), .waiting(.taking(edge)), .waiting(.leaving(place(.a))),
        .superseded, .cancelled,
      ] + errors.map { .failed($0) }
    }
  }

  private static let app = Words(own: { Nest.left($0) }, foreign: [.outer(.a), .right(.a)])
  private static let module = Words<Letter>(own: { $0 }, foreign: [])

  private static func word(_ fragment: Nest) -> Letter? { if case .left(let letter) = fragment { letter } else { nil } }

  @Test func anErrorKeepsTheModulesFragmentsInOrder() {
    for (error, expected) in zip(Self.app.errors, Self.module.errors) {
      #expect(error.translated(Self.word) == expected, "\(error.kind)")
    }
  }

  /// No message ends in an empty list: "These lead there: .".
  @Test func aHintThatNamesOnlyForeignFragmentsIsNone() {
    let (here, edges) = (Self.app.place(.a), Self.foreignEdges)
    for hint: HelmHint<Nest> in [
      .disabled(edges[0]), .segues(edges), .startingWith(Flow(edges)), .closeNames([.outer(.a), .right(.b)]),
    ] {
      let error = HelmError.missingSegueToFragment(here, searched: [], hint: hint)
      let expected = HelmError.missingSegueToFragment(Self.module.place(.a), searched: [], hint: nil)
      #expect(error.translated(Self.word) == expected, "\(hint)")
    }
    let tag = HelmError<Nest>.ambiguousTag(AnySegueTag(Mark.red), edges)
    let forward = HelmError<Nest>.ambiguousForwardFromFragment(here, edges)
    for error in [tag, forward] { #expect(error.translated(Self.word) == .outsideModule(error.description)) }
  }

  @Test func anEventKeepsItsKind() {
    for (kind, expected) in zip(Self.app.kinds, Self.module.kinds) {
      #expect(kind.translated(Self.word) == expected, "\(kind)")
    }
  }

  // MARK: Foreign fragments

  private static let foreign = PathFragment(Nest.right(.a))
  private static let foreignEdges: [DirectedEdge<Nest>] = [
    .left(.a) => .right(.b), .outer(.b) => .left(.a), .outer(.a) => .right(.a),
  ]

  /// Every error about a foreign fragment or edge.
  private static var foreignErrors: [HelmError<Nest>] {
    let (own, ownEdge) = (app.place(.a), app.edge(.a, .b))
    let places: [HelmError<Nest>] = [
      .emptyPath(entry: foreign.fragment), .missingSegueToFragment(foreign, searched: [own], hint: nil),
      .sourceNotPresented(own, to: foreign, index: nil, presented: [own]),
      .sourceNotPresented(foreign, to: own, index: nil, presented: [own]), .missingForwardFromFragment(foreign),
      .ambiguousForwardFromFragment(foreign, [ownEdge]), .fragmentNotPresented(foreign, presented: [own]),
      .fragmentMissingDismissableSegue(foreign, ownEdge), .blocked(ownEdge, by: foreign, index: nil),
      .denied(.leaving(foreign), reason: "no"), .undecided(.leaving(foreign)),
      .unexpectedAnswer(foreign, expected: "Int", given: "String"), .neverInFront(foreign, auto: ownEdge),
      .neverInFront(foreign, auto: nil), .noRoute(to: [own, foreign], because: [.emptyHistory]),
      .noRoute(to: [foreign, own], because: []),
    ]
    return places
      + foreignEdges.flatMap { edge -> [HelmError<Nest>] in
        [
          .missingSegueForEdge(edge, index: 1, hint: nil), .missingID(edge, expected: "Int", index: nil),
          .wrongID(edge, id: "x", type: nil, expected: "Int", index: nil), .segueNotDismissable(edge),
          .cannotGoBack(edge), .blocked(edge, by: own, index: nil), .missingPathEdge(PathEdge(edge)),
          .redirectedSegue(edge, index: nil), .segueNotPush(edge), .denied(.taking(PathEdge(edge)), reason: "no"),
          .undecided(.taking(PathEdge(edge))), .neverInFront(own, auto: edge),
        ]
      }
  }

  @Test func anErrorAboutAForeignFragmentKeepsItsText() {
    for error in Self.foreignErrors {
      #expect(error.translated(Self.word) == .outsideModule(error.description), "\(error)")
    }
  }

  @Test func foreignPartsOfAnErrorAreLeftOut() {
    for edge in Self.foreignEdges {
      let error = HelmError<Nest>.fragmentMissingDismissableSegue(Self.app.place(.b), edge)
      #expect(error.translated(Self.word) == .fragmentMissingDismissableSegue(Self.module.place(.b), nil))
      let hinted = HelmError<Nest>.missingSegueForEdge(Self.app.edge(.a, .b), index: 0, hint: .disabled(edge))
      #expect(hinted.translated(Self.word) == .missingSegueForEdge(Self.module.edge(.a, .b), index: 0, hint: nil))
      let reasons = HelmError<Nest>.noRoute(to: [Self.app.place(.b)], because: [.emptyHistory, .segueNotPush(edge)])
      #expect(
        reasons.translated(Self.word)
          == .noRoute(
            to: [Self.module.place(.b)],
            because: [.emptyHistory, .outsideModule(HelmError<Nest>.segueNotPush(edge).description)]))
    }
  }

  @Test func anEventAboutAForeignEdgeHasNoKind() {
    for edge in Self.foreignEdges {
      let pathEdge = PathEdge(edge)
      let kinds: [HelmEvent<Nest>.Kind] = [
        .presented(pathEdge), .returned(pathEdge), .reselected(pathEdge), .dismissed(pathEdge),
        .redirected(edge, to: Self.app.flow), .denied(.taking(pathEdge), reason: "no"), .waiting(.taking(pathEdge)),
        .denied(.leaving(Self.foreign), reason: "no"), .waiting(.leaving(Self.foreign)),
      ]
      for kind in kinds { #expect(kind.translated(Self.word) == nil, "\(kind)") }
      let failure = HelmError<Nest>.segueNotPush(edge)
      #expect(
        HelmEvent<Nest>.Kind.failed(failure).translated(Self.word) == .failed(.outsideModule(failure.description)))
    }
  }
}
