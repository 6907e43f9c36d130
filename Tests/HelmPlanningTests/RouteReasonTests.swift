import HelmTestSupport
import Testing

@testable import HelmCore

/// Which obstacles a missing route is reported with, and in which order.
@Suite("Reasons of missing routes") struct RouteReasonTests {
  enum Place: Fragment { case home, list, search, detail, photo, tour, settings, lock, checkout, onboarding }

  private typealias Reason = HelmError<Place>

  private func start(_ segues: Segues<Place>, _ commands: NavigationCommand<Place>...) throws -> Navigation<Place> {
    try Navigation(segues, entry: .home, after: commands)
  }

  /// The reasons why there is no route; `nil` if there is one.
  private func reasons(_ state: Navigation<Place>, _ wanted: PathFragment<Place>...) -> [Reason]? {
    do throws(HelmError<Place>) {
      _ = try state.route(through: wanted)
      return nil
    } catch {
      guard case .noRoute(let fragments, let reasons) = error, fragments == wanted else { return [error] }
      return reasons
    }
  }

  private func disabled(_ edge: DirectedEdge<Place>) -> Reason {
    .missingSegueForEdge(edge, index: nil, hint: .disabled(edge))
  }

  // MARK: Ruled out from the start

  @Test func eachUnknownFragmentIsNamedOnce() throws {
    let state = try start([.tabs(.home => .list)])
    let searched: [PathFragment<Place>] = [PathFragment(.list), PathFragment(.home)]
    func unknown(_ place: Place) -> Reason {
      .missingSegueToFragment(PathFragment(place), searched: searched, hint: .unknown)
    }
    #expect(
      reasons(state, PathFragment(.checkout), PathFragment(.onboarding), PathFragment(.checkout))
        == [unknown(.checkout), unknown(.onboarding)])
    // What is never in front only matters if everything else is right.
    #expect(reasons(state, PathFragment(.checkout), PathFragment(.home)) == [unknown(.checkout)])
  }

  @Test func theLastFragmentIsNamedAsNeverInFront() throws {
    let state = try start([.tabs(.home => .list), .push(.list => .search)])
    let never = Reason.neverInFront(PathFragment(.home), auto: .home => .list)
    #expect(reasons(state, PathFragment(.search), PathFragment(.home)) == [never])
    #expect(reasons(state, PathFragment(.home), PathFragment(.search)) == nil)
  }

  /// Only what stays and is in front itself keeps its source from being in front.
  @Test func anAutoLeadsOnUnlessItIsDismissableOrBeside() throws {
    let edge = DirectedEdge(from: Place.home, to: .list)
    let kinds: [(segue: Segue<Place>, leadsOn: Bool)] = [
      (Segue(edge, auto: true), true),
      (Segue(edge, dismissable: true, auto: true), false),
      (Segue(edge, style: .hold, auto: true), true),
      (Segue(edge, style: .hold, auto: true, presentation: .overlay), true),
      (Segue(edge, style: .hold, auto: true, presentation: .fullScreenCover), true),
      (Segue(edge, style: .hold, dismissable: true, auto: true), false),
      (Segue(edge, style: .hold, auto: true, presentation: .accessory), false),
      (Segue(edge, style: .hold, auto: true, presentation: .curtain), false),
      (Segue(edge), false),
    ]
    for (segue, leadsOn) in kinds {
      let state = try Navigation(graph: NavigationGraph([segue], entry: .home))
      let goal = try? state.goal(through: [PathFragment(.home)])
      #expect((goal == nil) == leadsOn, "\(segue)")
    }
    let needingID = try start([.inline(.home => .list, auto: true), .ids(Int.self, for: .list)])
    #expect(reasons(needingID, PathFragment(.home)) == nil)
    let off = try start([.inline(.home => .list, auto: true)], .add(.disabled, to: [.home => .list]))
    #expect(reasons(off, PathFragment(.home)) == nil)
  }

  @Test func aWrongIDIsNamedWithTheFirstSegue() throws {
    let state = try start([
      .push(.home => [.list, .search]), .push([.list, .search] => .detail), .ids(Int.self, for: .detail),
    ])
    func wrong(_ id: String) -> Reason {
      .wrongID(.list => .detail, id: id, type: nil, expected: "Int", index: nil)
    }
    let missing = Reason.missingID(.list => .detail, expected: "Int", index: nil)
    #expect(reasons(state, PathFragment(.detail)) == [missing])
    #expect(
      reasons(state, PathFragment(.detail, id: "six"), PathFragment(.detail), PathFragment(.detail, id: "five"))
        == [wrong("six"), missing, wrong("five")])
    // No segue leads to the entry, so it can't be presented with any id.
    let segues: Segues<Place> = [.push(.home => .list), .ids(Int.self, for: .home)]
    let identified = try Navigation(graph: NavigationGraph(segues, entry: .home), id: 1)
    let unreachable = Reason.missingSegueToFragment(
      PathFragment(.home), searched: [PathFragment(.home, id: 1)], hint: nil)
    #expect(reasons(identified, PathFragment(.home)) == [unreachable])
    #expect(reasons(identified, PathFragment(.home, id: 1)) == nil)
  }

  // MARK: Closed segues

  private static let ways: Segues<Place> = [
    .push(.home => .list), .push(.list => .detail), .push(.home => .search), .push(.search => .tour),
    .push(.tour => .detail), .push(.detail => .photo),
  ]

  @Test func theWayWithTheFewestClosedSeguesIsNamed() throws {
    let state = try start(Self.ways, .add(.disabled, to: [.home => .list, .list => .detail, .tour => .detail]))
    #expect(reasons(state, PathFragment(.detail)) == [disabled(.tour => .detail)])
    let both = try start(
      Self.ways,
      .add(.disabled, to: [.home => .list, .list => .detail, .home => .search, .search => .tour, .tour => .detail]))
    #expect(reasons(both, PathFragment(.detail)) == [disabled(.home => .list), disabled(.list => .detail)])
  }

  @Test func closedSeguesAreNamedFromThePathOn() throws {
    let segues: Segues<Place> = [
      .push(.home => .list), .push(.list => .detail), .push(.detail => .photo), .push(.photo => .tour),
      .ids(Int.self, for: .detail),
    ]
    let missing = Reason.missingID(.list => .detail, expected: "Int", index: nil)
    let state = try start(segues, .add(.disabled, to: [.home => .list, .photo => .tour]))
    #expect(
      reasons(state, PathFragment(.tour)) == [disabled(.home => .list), missing, disabled(.photo => .tour)])
    let other = try start(segues, .add(.disabled, to: [.list => .detail]))
    #expect(reasons(other, PathFragment(.photo)) == [disabled(.list => .detail)])
    // From where the path is, the first is behind.
    let further = try start(segues, .present(.list), .add(.disabled, to: [.photo => .tour]))
    #expect(reasons(further, PathFragment(.tour)) == [missing, disabled(.photo => .tour)])
  }

  @Test func theFirstSixClosedSeguesAreNamed() throws {
    let edges = (0..<7).map { DirectedEdge(from: Number($0), to: Number($0 + 1)) }
    var state = try Navigation(
      graph: NavigationGraph(edges.map { Segue($0, dismissable: true) }, entry: Number(0)))
    try state.perform(.add(.disabled, to: Flow(edges)))
    for (target, count) in [(5, 5), (6, 6), (7, 6)] {
      let wanted = [PathFragment(Number(target))]
      let reasons = edges.prefix(count).map {
        HelmError<Number>.missingSegueForEdge($0, index: nil, hint: .disabled($0))
      }
      #expect(throws: HelmError<Number>.noRoute(to: wanted, because: reasons)) { try state.route(through: wanted) }
    }
  }

  @Test func aClosedSegueBetweenWantedFragmentsIsNamed() throws {
    let state = try start(Self.ways, .add(.disabled, to: [.detail => .photo]))
    #expect(
      reasons(state, PathFragment(.list), PathFragment(.detail), PathFragment(.photo)) == [disabled(.detail => .photo)])
    let autos = try start(
      [.push(.home => .list), .inline(.list => .detail, auto: true), .push(.detail => .photo)],
      .add(.disabled, to: [.detail => .photo]))
    #expect(reasons(autos, PathFragment(.list), PathFragment(.photo)) == [disabled(.detail => .photo)])
    // The first leg that is missing is the reason, whatever follows.
    let gap = Reason.missingSegueForEdge(.list => .tour, index: nil, hint: .segues([.list => .detail]))
    #expect(reasons(state, PathFragment(.list), PathFragment(.tour), PathFragment(.photo)) == [gap])
  }

  // MARK: Unreachable

  @Test func anUnreachableFragmentIsNamedWithTheSeguesToIt() throws {
    let state = try start([
      .push(.home => .list), .push(.tour => .photo), .push(.search => .detail), .push(.detail => .search),
    ])
    func unreachable(_ place: Place, _ hint: DirectedEdge<Place>) -> Reason {
      .missingSegueToFragment(PathFragment(place), searched: [PathFragment(.home)], hint: .segues([hint]))
    }
    #expect(reasons(state, PathFragment(.photo)) == [unreachable(.photo, .tour => .photo)])
    // A circle that nothing leads into.
    #expect(reasons(state, PathFragment(.detail)) == [unreachable(.detail, .search => .detail)])
  }

  @Test(arguments: [10_000, 10_001]) func tenThousandFragmentsAreSearched(count: Int) throws {
    let chain = (1...count).map { Segue(Number($0) => Number($0 + 1)) }
    let segues = [Segue(Number(0) => Number(-1))] + chain
    let state = try Navigation(graph: NavigationGraph(segues, entry: Number(0)))
    let target = Number(count + 1)
    let diagnosis = state.machine.diagnosis(of: try state.goal(through: [PathFragment(target)]))
    if case .missingSegueToFragment(let subject, _)? = diagnosis.first {
      #expect(count == 10_000 && subject.fragment == state.graph.position(of: target))
    } else {
      #expect(count == 10_001 && diagnosis.isEmpty)
    }
  }

  // MARK: Curtains and redirects

  /// A modal can be removed, and so can a curtain that is dismissable.
  @Test func theLowestUndismissableCurtainIsTheReason() throws {
    let segues: Segues<Place> = [
      .inline(.home => .list), .push(.list => .detail), .cover(.detail => .settings, dismissable: false),
      .curtain(.detail => .tour, dismissable: true), .curtain(.detail => .lock), .curtain(.lock => .photo),
    ]
    let open = try start(segues, .present(.list), .present(.detail), .present(.settings), .present(.tour))
    #expect(reasons(open, PathFragment(.list)) == nil)
    let locked = try start(
      segues, .present(.list), .present(.detail), .present(.settings), .present(.tour), .present(.lock),
      .present(.photo))
    #expect(reasons(locked, PathFragment(.list)) == [.segueNotDismissable(.detail => .lock)])
  }

  @Test func theFirstOfSeveralRedirectsIsTheReason() throws {
    let state = try start(
      [.inline(.home => .list), .push(.list => .detail), .sheet(.home => [.settings, .search])],
      .add(.redirect(to: [.home => .search]), to: [.home => .settings]),
      .add(.redirect(to: [.home => .settings]), to: [.list => .detail]))
    #expect(reasons(state, PathFragment(.detail)) == [.redirectedSegue(.list => .detail, index: nil)])
  }

  /// The redirect leads to what is presented already, so it does nothing.
  @Test func goStopsWhereASegueIsRedirected() throws {
    var state = try start(
      [.push(.home => .list), .push(.list => .detail), .push(.detail => .photo)],
      .add(.redirect(to: [.home => .list]), to: [.list => .detail]))
    #expect(reasons(state, PathFragment(.photo)) == [.redirectedSegue(.list => .detail, index: nil)])
    let outcome = try state.perform(.go(to: .photo))
    #expect(state.path == [.home => .list])
    #expect(outcome.stepCount == 2)
  }
}
