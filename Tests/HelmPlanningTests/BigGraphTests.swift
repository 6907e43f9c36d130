import HelmTesting
import Testing

@testable import HelmCore

/// A fragment of a large graph.
struct Number: Fragment, Comparable {
  let value: Int
  init(_ value: Int) { self.value = value }
  static func < (lhs: Number, rhs: Number) -> Bool { lhs.value < rhs.value }
}

/// In a large graph, and from a deep state, only the neighbourhood of the route is explored.
@Suite struct BigGraphTests {
  @Test func routesInAChainOfPushesAreFound() throws {
    let count = 200
    let segues = (0..<count).map { Segue(Number($0) => Number($0 + 1), dismissable: true) }
    let graph = NavigationGraph(segues + [Segue(Number(7) => Number(-1), dismissable: true)])
    var navigation = try Navigation(graph: graph)
    for number in 1..<count { try navigation.present(Number(number)) }
    let back = try navigation.route(to: Number(10))
    #expect(back.commands.count == 1)
    #expect(try navigation.examinedCount(to: Number(10)) < 20)
    let aside = try navigation.route(to: Number(-1))
    #expect(aside.commands.count == 1)
    #expect(try navigation.examinedCount(to: Number(-1)) < 20)
    let on = try navigation.route(to: Number(count))
    #expect(on.commands.count == 1)
    #expect(try navigation.examinedCount(to: Number(count)) < 20)
  }

  @Test func routesInALargeRandomGraphAreFound() throws {
    var numbers = SeededNumbers(seed: 2022)
    let count = 5_000
    let edges = Set(
      (0..<count).flatMap { from in
        (0..<4).map { _ in Number(from) => Number(Int(numbers.next() % UInt64(count))) }
      })
    let segues = edges.map { edge in
      Segue(edge, style: edge.to.value % 3 == 0 ? .hold : .pass, dismissable: edge.to.value % 5 != 0)
    }
    var navigation = try Navigation(graph: NavigationGraph(Set(segues), entry: Number(0)))
    for round in 0..<30 {
      let edges = navigation.graph.outgoingEdges(of: navigation.topmostFragment.fragment)
      if !edges.isEmpty { _ = try? navigation.present(edges[round % edges.count].to) }
    }
    var found = 0
    for target in stride(from: 17, to: count, by: 913) where navigation.graph.contains(Number(target)) {
      guard let route = try? navigation.route(to: Number(target)) else { continue }
      found += 1
      #expect(try navigation.examinedCount(to: Number(target)) < 3_000, "\(target)")
      var there = navigation
      for command in route.commands { try there.perform(command) }
      #expect(there.topmostFragment.fragment == Number(target))
    }
    #expect(found > 4, "\(found)")
  }

  /// An app of 500 screens: tabs, and from each screen pushes, sheets, overlays, swaps and covers to others.
  private func app(seed: UInt64, swaps: Int, covers: Int) throws -> Navigation<Number> {
    var dice = Dice(seed: seed)
    var segues: [DirectedEdge<Number>: Segue<Number>] = [:]
    func add(_ from: Int, _ to: Int) {
      let (edge, roll) = (Number(from) => Number(to), dice.roll(100))
      guard from != to, segues[edge] == nil else { return }
      segues[edge] =
        if roll < swaps {
          Segue(edge)
        } else if roll < swaps + covers {
          Segue(edge, style: .hold, presentation: .fullScreenCover)
        } else if roll < swaps + covers + 20 {
          Segue(edge, style: .hold, dismissable: true)
        } else if roll > 95 {
          Segue(edge, style: .hold, dismissable: true, presentation: .overlay)
        } else {
          Segue(edge, dismissable: true)
        }
    }
    for tab in 1...5 {
      segues[Number(0) => Number(tab)] = Segue(Number(0) => Number(tab), style: .hold, auto: tab == 1)
    }
    for screen in 6..<500 { add(1 + dice.roll(screen - 1), screen) }
    for _ in 0..<1_500 { add(1 + dice.roll(499), 6 + dice.roll(494)) }
    return try Navigation(graph: NavigationGraph(Set(segues.values), entry: Number(0)))
  }

  /// Presents random fragments repeatedly.
  private func wander(_ state: inout Navigation<Number>, steps: Int, _ dice: inout Dice) {
    for _ in 0..<steps {
      let places = state.presentedFragments
      let edges = state.graph.outgoingEdges(of: places[dice.roll(places.count)].fragment)
      if !edges.isEmpty { _ = try? state.present(edges[dice.roll(edges.count)].to) }
    }
  }

  @Test func routesInAnAppOf500ScreensAreFoundQuickly() throws {
    var (plans, looked, lost) = (0, 0, 0)
    for seed in 0..<6 as Range<UInt64> {
      var dice = Dice(seed: seed &+ 77)
      let start = try app(seed: seed, swaps: [0, 10, 30][Int(seed % 3)], covers: [0, 15][Int(seed % 2)])
      for _ in 0..<4 {
        var state = start
        wander(&state, steps: dice.roll(14), &dice)
        for _ in 0..<4 {
          let target = Number(6 + dice.roll(494))
          plans += 1
          guard let route = try? state.route(to: target) else {
            lost += 1
            continue
          }
          var there = state
          for command in route.commands { try there.perform(command) }
          #expect(there.presentedFragments.last?.fragment == target, "seed \(seed): \(route)")
          looked += try state.examinedCount(to: target)
        }
      }
    }
    #expect(looked < plans * 20 && lost * 25 < plans, "\(looked) for \(plans), \(lost) not found")
  }

  /// An app of tabs with long ways, and from each screen pushes, swaps, sheets, undismissable covers, and overlays.
  private func app(seed: UInt64, size: Int, extra: Int, weights: [Int]) throws -> Navigation<Number> {
    var dice = Dice(seed: seed)
    var segues: [DirectedEdge<Number>: Segue<Number>] = [:]
    func add(_ from: Int, _ to: Int) {
      let edge = Number(from) => Number(to)
      guard from != to, segues[edge] == nil else { return }
      var (roll, kind) = (dice.roll(weights.reduce(0, +)), 0)
      while roll >= weights[kind] { (roll, kind) = (roll - weights[kind], kind + 1) }
      segues[edge] =
        switch kind {
        case 0: Segue(edge, dismissable: true)
        case 1: Segue(edge)
        case 2: Segue(edge, style: .hold, dismissable: true)
        case 3: Segue(edge, style: .hold, presentation: .fullScreenCover)
        default: Segue(edge, style: .hold, dismissable: true, presentation: .overlay)
        }
    }
    for tab in 1...5 {
      segues[Number(0) => Number(tab)] = Segue(Number(0) => Number(tab), style: .hold, auto: tab == 1)
    }
    for screen in 6..<size { add(max(1, screen - 1 - dice.roll(min(screen - 1, 40))), screen) }
    for _ in 0..<extra { add(1 + dice.roll(size - 1), 6 + dice.roll(size - 6)) }
    return try Navigation(graph: NavigationGraph(Set(segues.values), entry: Number(0)))
  }

  /// Stacked undismissable covers don't exhaust the bound of a search.
  @Test(arguments: [200, 500], [[50, 5, 20, 15, 5], [30, 10, 20, 35, 5], [10, 5, 70, 10, 5]])
  func longRoutesUnderStackedModalsAreFoundWithinTheBound(size: Int, weights: [Int]) throws {
    var (plans, looked, lost, long) = (0, 0, 0, 0)
    // The last state may exceed the bound by the cost of an estimate and its moves.
    let limit =
      try #require(RouteLimits.searches(isGreedy: false, for: 20).last)
      + RouteLimits.searches(isGreedy: true, for: 20)[0]
    let bound = limit + 6 * RouteLimits.estimate
    let states = limit / RouteLimits.work(for: 0) + 1
    for seed in 0..<4 as Range<UInt64> {
      var dice = Dice(seed: seed &+ 77)
      let start = try app(seed: seed, size: size, extra: Int(seed) * size / 2, weights: weights)
      for _ in 0..<4 {
        var state = start
        for _ in 0..<dice.roll(20) {
          let places = state.presentedFragments
          let place = places[max(0, places.count - 1 - dice.roll(min(3, places.count)))]
          let edges = state.graph.outgoingEdges(of: place.fragment)
          if !edges.isEmpty { _ = try? state.present(edges[dice.roll(edges.count)].to) }
        }
        for _ in 0..<6 {
          let goal = try state.goal(through: [PathFragment(Number(6 + dice.roll(size - 6)))])
          plans += 1
          do throws(RouteFailure) {
            let plan = try state.machine.plan(to: goal)
            #expect((state.machine.making(plan.moves)?.end).map(goal.isReached) == true, "seed \(seed)")
            looked += plan.examinedCount
            if plan.moves.count > 3 { long += 1 }
            #expect(plan.examinedCount <= states && plan.work <= bound, "seed \(seed)")
          } catch {
            looked += error.examinedCount
            lost += 1
            #expect(error.examinedCount <= states && error.work <= bound, "seed \(seed)")
          }
        }
      }
    }
    #expect(
      looked < plans * 60 && lost * 96 <= plans && long * 2 > plans,
      "\(looked) for \(plans), \(lost) lost, \(long) long")
  }

  /// A route found at the bound for the best one removes only undismissable fragments in addition.
  @Test func aRouteFoundAtTheBoundRemovesOnlyUndismissableModals() throws {
    var (plans, late, work) = (0, 0, (best: 0, any: 0))
    for seed in 0..<3 as Range<UInt64> {
      var dice = Dice(seed: seed &+ 77)
      let start = try app(seed: seed, size: 200, extra: 150, weights: [30, 10, 20, 35, 5])
      for _ in 0..<6 {
        var state = start
        wander(&state, steps: dice.roll(20), &dice)
        for _ in 0..<6 {
          let goal = try state.goal(through: [PathFragment(Number(6 + dice.roll(194)))])
          guard let best = try? state.machine.plan(to: goal, limits: [20_000]), best.work < 20_000
          else { continue }
          plans += 1
          guard let any = try? state.machine.plan(to: goal, limits: [16_000], isAnyWanted: true), any.work < 16_000
          else {
            continue
          }
          late += 1
          work = (work.best + best.work, work.any + any.work)
          let forced = [any, best].map { state.machine.making($0.moves)?.cost.forced }
          #expect(forced[0] != nil && forced[0] == forced[1], "seed \(seed)")
        }
      }
    }
    #expect(plans > 60 && late * 10 > plans * 9, "\(late) of \(plans)")
    #expect(work.any < work.best, "\(work)")
  }

  /// If nothing is in the way, only the way itself is explored, whatever is presented above it.
  @Test(arguments: [
    (SeguePresentation.sheet, 60), (.fullScreenCover, 60), (.push, 60), (.swap, 60), (.overlay, 60), (.inline, 60),
  ])
  func aStraightRouteExploresNothingElse(presentation: SeguePresentation, length: Int) throws {
    let segues = (0..<length).flatMap { from in
      [1, 100].map { step in
        Segue(
          Number(from) => Number(from + step), style: [.push, .swap].contains(presentation) ? .pass : .hold,
          dismissable: ![.fullScreenCover, .swap].contains(presentation), presentation: presentation)
      }
    }
    let navigation = try Navigation(graph: NavigationGraph(segues, entry: Number(0)))
    let route = try navigation.route(to: Number(length))
    #expect(route.commands.count == length)
    #expect(try navigation.examinedCount(to: Number(length)) == length)
  }

  /// An entrance that is left behind, tabs with a stack and columns, a sheet with a dialog, and a bar.
  private func tabs() throws -> Navigation<Number> {
    let (splash, gate, login, home, news, library, settings) = (0, 1, 2, 3, 4, 5, 6)
    let (article, city, player, compose, discard) = (7, 8, 9, 10, 11)
    func edge(_ from: Int, _ to: Int) -> DirectedEdge<Number> { Number(from) => Number(to) }
    return try Navigation(
      graph: NavigationGraph(
        [
          Segue(edge(splash, gate)), Segue(edge(splash, home)), Segue(edge(gate, login), style: .hold, auto: true),
          Segue(edge(login, home), leaving: Number(gate)),
          Segue(edge(home, news), style: .hold, auto: true), Segue(edge(home, library), style: .hold),
          Segue(edge(home, settings), style: .hold), Segue(edge(news, article), dismissable: true),
          Segue(edge(article, article), dismissable: true),
          Segue(edge(library, city), style: .hold, dismissable: true, presentation: .column),
          Segue(edge(home, player), style: .hold, dismissable: true, presentation: .accessory),
          Segue(edge(home, compose), style: .hold, dismissable: true),
          Segue(edge(compose, discard), style: .hold, dismissable: true, presentation: .overlay),
        ], entry: Number(splash)))
  }

  /// The fragments covering a tab are known behind another tab and a sheet, and after a segue with `leaving`.
  @Test(arguments: [[3, 4, 7, 5, 8, 6, 10], [1, 3, 4, 7, 5, 8, 6, 10], [1, 3, 4, 7, 5, 8, 9, 10, 11]])
  func theRootOfAHiddenTabIsFoundQuickly(way: [Int]) throws {
    var navigation = try tabs()
    for screen in way { try navigation.present(Number(screen)) }
    for target in [4, 5] {
      let route = try navigation.route(to: Number(target))
      #expect(route.commands.count <= 3, "\(way) to \(target): \(route)")
      #expect(try navigation.examinedCount(to: Number(target)) < 120, "\(way) to \(target)")
    }
  }

  /// An unreachable fragment is recognized without a search, whatever covers its source.
  @Test func aMissingRouteUnderACoverIsFoundQuickly() throws {
    var segues = (0..<500).map { Segue(Number($0) => Number($0 + 1), dismissable: true) }
    segues.append(Segue(Number(0) => Number(-1), style: .hold, presentation: .fullScreenCover))
    segues += (2..<200).map { Segue(Number(-$0 + 1) => Number(-$0), dismissable: true) }
    segues.append(Segue(Number(-500) => Number(-501), dismissable: true))
    var navigation = try Navigation(graph: NavigationGraph(segues, entry: Number(0)))
    try navigation.present(Number(-1))
    try navigation.present(Number(-2))
    let down = try navigation.route(to: Number(3))
    #expect(down.undismissable == [PathFragment(Number(-1))] && down.commands.count == 4, "\(down)")
    #expect(try navigation.examinedCount(to: Number(3)) < 10)
    let goal = try navigation.goal(through: [PathFragment(Number(-501))])
    let failure = #expect(throws: RouteFailure.self) { try navigation.machine.plan(to: goal) }
    #expect(failure?.examinedCount == 0 && failure?.isLimitReached == false)
  }
}

extension Navigation {
  /// Returns how many states the search for the best route to a fragment examines.
  fileprivate func examinedCount(to fragment: N) throws -> Int {
    try machine.plan(to: goal(through: [PathFragment(fragment)])).examinedCount
  }
}
