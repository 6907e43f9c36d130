import Helm
import HelmTestSupport
import Testing

@testable import HelmCore

/// A route costs no more than any other possible sequence of moves, as an exhaustive search shows (Semantics.md §4).
@Suite("Routes are as cheap as the cheapest of all moves") struct BestRouteTests {
  private enum Answer: Equatable {
    case cost(RouteCost)
    case none
    case unknown
  }

  /// All moves out of a state, useful or not.
  private func moves(_ machine: Machine, _ goal: RouteGoal) -> [RouteMove] {
    let table = machine.table
    var moves: [RouteMove] = []
    for frame in [table.root] + Array(table.path) {
      let key = table.key(of: frame)
      for segue in machine.graph.egress(of: key.subject.fragment) {
        let held = machine.child(of: frame, through: segue).map { table.subject(of: $0).id }
        var ids = goal.ids(for: machine.graph[segue].to)
        if let held, !ids.contains(held) { ids.append(held) }
        moves += ids.map { .take(segue, from: key, id: $0) }
      }
      moves += goal.ids(for: key.subject.fragment).map { .retarget(key, id: $0) }
    }
    _ = machine.firstInDismissalOrder { frame in
      moves.append(.remove(table.key(of: frame)))
      return false
    }
    return moves
  }

  /// The least cost of a route, by trying all moves in all states, the cheapest first.
  private func answer(from start: Machine, to goal: RouteGoal, limit: Int) -> Answer {
    var queue = [(machine: start, cost: RouteCost())]
    var costs: [[FrameEdge]: RouteCost] = [:]
    var looked = 0
    func path(_ machine: Machine) -> [FrameEdge] { machine.table.path.compactMap { machine.table.edge(into: $0) } }
    while let first = queue.indices.min(by: { queue[$0].cost < queue[$1].cost }) {
      let (machine, cost) = queue.remove(at: first)
      if goal.isReached(in: machine) { return .cost(cost) }
      if let known = costs[path(machine)], known < cost { continue }
      looked += 1
      if looked > limit { return .unknown }
      for move in moves(machine, goal) {
        guard let (next, step) = machine.trying(move) else { continue }
        let (key, sum) = (path(next), cost + step)
        if let known = costs[key], known <= sum { continue }
        costs[key] = sum
        queue.append((next, sum))
      }
    }
    return .none
  }

  @Test func routesInRandomGraphsAreCheapest() throws {
    var (proven, none) = (0, 0)
    for seed in 0..<TrialBudget.count(150) {
      var dice = Dice(seed: seed &+ 31)
      guard let graph = randomGraph(seed: seed &+ 9_000, fragments: 5, segues: 5 + dice.roll(7)) else { continue }
      // A present from a covered accessory may remove fewer frames than another command, which the search ignores.
      let countsFrames = !graph.segues.contains { $0.presentation == .accessory }
      var state = try Navigation(graph: graph)
      for round in 0..<3 {
        state.wander(1 + dice.roll(5), &dice)
        let wanted = (0...dice.roll(2)).map { _ in
          PathFragment(graph.fragments[dice.roll(graph.fragments.count)], id: [nil, nil, "1"][dice.roll(3)])
        }
        guard let goal = try? state.goal(through: wanted) else { continue }
        let context = "seed \(seed), round \(round): \(wanted) from \(state.path)"
        let answer = answer(from: state.machine, to: goal, limit: 60)
        do throws(RouteFailure) {
          let plan = try state.machine.plan(to: goal)
          guard case (let end, var cost)? = state.machine.making(plan.moves) else {
            Issue.record("\(context): \(plan.moves)")
            continue
          }
          #expect(goal.isReached(in: end), "\(context)")
          guard case .cost(var least) = answer else {
            #expect(answer == .unknown, "\(context)")
            continue
          }
          proven += 1
          (cost.made, least.made) = (0, 0)
          if !countsFrames { (cost.frames, least.frames) = (0, 0) }
          #expect(cost == least, "\(context): \(plan.moves)")
        } catch {
          #expect(answer == .none || answer == .unknown, "\(context)")
          if answer == .none { none += 1 }
        }
      }
    }
    #expect(proven > TrialBudget.count(200) && none > TrialBudget.count(5), "\(proven), \(none)")
  }

  enum Place: Fragment { case home, tab, list, part, sheet, note, tip, over }

  /// A push hides the places of three sheets, which are dismissed.
  @Test func aRouteUsesOnePushThatRemovesManyModals() throws {
    var state = try Navigation(
      graph: NavigationGraph<Place>([
        Segue(.home => .tab, style: .hold), Segue(.tab => .list, style: .hold), Segue(.list => .part, style: .hold),
        Segue(.home => .over, dismissable: true), Segue(.home => .sheet, style: .hold, dismissable: true),
        Segue(.tab => .note, style: .hold, dismissable: true), Segue(.list => .tip, style: .hold, dismissable: true),
      ]))
    for place in [Place.tab, .list, .part, .sheet, .note, .tip] { try state.present(place) }
    #expect(state.presentedFragments.map(\.fragment) == [.home, .tab, .list, .part, .sheet, .note, .tip])
    #expect(try state.route(to: .part).commands == [.present(.over), .dismiss(.over)])
    try state.dismiss(.tip)
    #expect(Set(try state.route(to: .part).commands) == [.dismiss(.note), .dismiss(.sheet)])
  }

  /// One of the three sheets belongs to the goal.
  @Test func aRouteUsesOnePushThatRemovesTheModalOfTheGoal() throws {
    var state = try Navigation(
      graph: NavigationGraph<Place>([
        Segue(.home => .tab, style: .hold), Segue(.tab => .list, style: .hold),
        Segue(.home => .over, dismissable: true), Segue(.home => .sheet, style: .hold, dismissable: true),
        Segue(.tab => .note, style: .hold, dismissable: true), Segue(.list => .tip, style: .hold, dismissable: true),
      ]))
    for place in [Place.tab, .list, .sheet, .note, .tip] { try state.present(place) }
    #expect(try state.route(to: .list).commands == [.present(.over), .dismiss(.over)])
  }
}
