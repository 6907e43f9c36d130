import Testing

@testable import HelmReference

/// Where `go` leads, against everything that commands could reach by the reference (Semantics.md §4).
@Suite("Routes are as cheap as an exhaustive search finds")
struct ReferenceRouteTests {
  static let seeds = ReferenceInvariantTests.triesAll ? 1...2_000 : ReferenceInvariantTests.isQuick ? 1...12 : 1...100

  private typealias Route = ReferenceRoute<Int>

  /// The number of routes, those proved to be the cheapest, and those that the search abandoned.
  private struct Tally {
    var (found, proven, lost) = (0, 0, 0)
  }

  private func compare(
    _ walk: ReferenceWalk<Int>, _ wanted: [ReferenceFragment<Int>], _ text: @autoclosure () -> String,
    _ tally: inout Tally
  ) {
    let (reference, route) = (walk.navigation, Route(wanted: wanted))
    let context = "\(text()): \(wanted)\n\(walk.report)"
    switch walk.library.route(through: wanted) {
    case .failure(let error):
      #expect(error.kind == "noRoute", "\(context)")
      if error.isLost { return tally.lost += 1 }
      let answer = route.answer(from: reference, cheaperThan: nil, limit: 30)
      #expect(answer == .none || answer == .unknown, "\(context)")
      var library = walk.library
      #expect(library.go(through: wanted, reference) == "noRoute", "\(context)")
      #expect(library.path == walk.library.path, "\(context)")
    case .success(let going):
      var (there, cost) = (reference, Route.Cost())
      for command in going.commands {
        guard let (next, step) = route.step(from: there, by: command) else {
          Issue.record("\(context): \(command) of \(going)")
          return
        }
        (there, cost) = (next, cost + step)
      }
      #expect(route.isReached(in: there) && !route.lastIsCovered(there), "\(context): \(going)")
      #expect(there.presented.map(\.description) == going.presented, "\(context): \(going)")
      #expect(cost.forced == going.forced, "\(context): \(going)")
      // The way to a covered accessory may be to present anything from it, which undoes what covers it; the search
      // ignores that this may remove fewer frames than another command.
      if reference.graph.segues.contains(where: { $0.layer == .accessory }) { cost.frames = 0 }
      let answer = route.answer(from: reference, cheaperThan: cost, limit: 60)
      #expect(answer == .nothingCheaper || answer == .unknown, "\(context): \(going) costs \(cost)")
      (tally.found, tally.proven) = (tally.found + 1, tally.proven + (answer == .nothingCheaper ? 1 : 0))
      var library = walk.library
      #expect(library.go(through: wanted, reference) == nil, "\(context)")
      #expect(library.presented == going.presented, "\(context)")
    }
  }

  private static func note(_ violation: String, _ seed: Int, _ walk: ReferenceWalk<Int>) {
    Issue.record("seed \(seed): \(violation)\n\(walk.report)")
  }

  @Test(arguments: seeds) func routesAreCheapestInRandomGraphs(seed: Int) throws {
    var random = ReferenceNumbers(seed: UInt64(seed))
    let graph = ReferenceGraph(using: &random)
    var walk = try ReferenceWalk(graph, twin: graph)
    var commands = ReferenceRandomCommands(graph, random)
    var tally = Tally()
    for round in 0..<6 {
      for _ in 0..<3 {
        let command = commands.next(for: walk.navigation)
        // Rules that redirect don't change the route.
        if command.isEdit, !command.isAboutSegues { continue }
        if let violation = walk.run(command) { return Self.note(violation, seed, walk) }
      }
      let count = commands.random.pick([1, 1, 2, 3])
      let wanted = (0..<count).map { _ in
        ReferenceFragment(commands.random.pick(graph.fragments), id: commands.random.pick([nil, nil, "1", "2"]))
      }
      compare(walk, wanted, "seed \(seed), round \(round)", &tally)
    }
    #expect(tally.proven * 2 >= tally.found && tally.lost <= 1, "seed \(seed): \(tally)")
  }

  /// All graphs of three fragments with one of seven rules on each edge, or as many as time allows.
  @Test(arguments: 0..<4) func routesAreCheapestInSmallGraphs(slice: Int) throws {
    let graphs = ReferenceSmallGraphs(fragments: 3, options: ReferenceSmallGraphs.routes, selfSegues: false)
    // Not a multiple of the number of rules, so that the rules of all edges vary.
    let share = ReferenceInvariantTests.triesAll ? 101 : ReferenceInvariantTests.isQuick ? 25_013 : 5_003
    var tally = Tally()
    for number in stride(from: slice * share, to: graphs.count, by: 4 * share) {
      guard let graph = graphs.graph(number) else { continue }
      var walk = try ReferenceWalk(graph, twin: graph)
      var random = ReferenceNumbers(seed: UInt64(number))
      for round in 0..<3 {
        for target in graph.fragments {
          compare(walk, [ReferenceFragment(target)], "graph \(number), round \(round)", &tally)
        }
        for _ in 0..<2 { _ = walk.run(.present(random.pick(graph.fragments), id: random.pick([nil, nil, "1"]))) }
      }
    }
    #expect(tally.proven * 2 >= tally.found && tally.found > 0 && tally.lost * 100 <= tally.found, "\(tally)")
  }

  /// Under guards and redirects, a route is the same as without them, and its commands are performed one by one until
  /// one is denied or redirected.
  @Test(arguments: seeds) func guardsAndRedirectsEndARoute(seed: Int) throws {
    var random = ReferenceNumbers(seed: UInt64(seed) &+ 1_000_000)
    let graph = ReferenceGraph(using: &random)
    // One of the two has no rules, so that its routes can be performed step by step.
    var (walk, plain) = (try ReferenceWalk(graph, twin: graph), try ReferenceWalk(graph, twin: graph))
    var commands = ReferenceRandomCommands(graph, random)
    for round in 0..<10 {
      for _ in 0..<4 {
        let command = commands.next(for: walk.navigation)
        if case .disable = command { continue }
        if let violation = walk.run(command) { return Self.note(violation, seed, walk) }
      }
      guard plain.run(.replace(walk.navigation.path)) == nil, plain.navigation.path == walk.navigation.path else {
        continue
      }
      let wanted = [ReferenceFragment(commands.random.pick(graph.fragments), id: commands.random.pick([nil, "1"]))]
      guard case .success(let going) = plain.library.route(through: wanted) else { continue }
      let context = "seed \(seed), round \(round): \(wanted), \(going)\n\(walk.report)"
      var expected = walk.navigation
      let error = expected.failure(takingUntilLedElsewhere: going.commands)
      var library = walk.library
      #expect(library.go(through: wanted, walk.navigation) == error?.kind, "\(context)")
      #expect(library.path == expected.path.map(\.description), "\(context)")
    }
  }
}

extension ReferenceCommand {
  /// Whether the command enables or disables a segue.
  fileprivate var isAboutSegues: Bool {
    switch self {
    case .disable, .enable: true
    default: false
    }
  }
}

extension ReferenceNavigation {
  /// Performs commands as one, up to the first that is redirected, and returns the error, if any.
  fileprivate mutating func failure(takingUntilLedElsewhere commands: [ReferenceCommand<N>]) -> ReferenceError<N>? {
    var copy = self
    copy.redirectsFollowed = 0
    do {
      for command in commands where copy.redirectsFollowed == 0 { try copy.perform(command) }
      try copy.askLeaveGuards(before: path)
      self = copy
      return nil
    } catch {
      return error as? ReferenceError<N>
    }
  }
}
