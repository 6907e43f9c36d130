import Foundation
import Helm
import Testing

@testable import HelmTesting

/// Merging states that differ only in an order that is never visible loses nothing: every state of the full exploration
/// has a compact one with the same presented fragments and the same moves, and each move leads to such a pair again.
@Suite("Compact states are bisimilar to full states")
struct ExplorationProofTests {
  static let stride = ProcessInfo.processInfo.environment["HELM_TEST_ALL"] == "1" ? 1 : 19
  static let limit = 1_500

  /// How much smaller the compact exploration is.
  struct Sizes {
    var graphs = 0
    var full = 0
    var compact = 0
  }

  /// The error of the compact exploration from a state, if any.
  func problem(
    _ start: Navigation<Letter>, _ sizes: inout Sizes, limit: Int = Self.limit,
    id: @escaping @Sendable (DirectedEdge<Letter>) -> String? = { _ in nil }
  ) -> String? {
    guard let full = FullExploration(start, limit: limit, id: id) else { return nil }
    if let problem = full.problem { return problem }
    let compact = start.explore(identityProvider: id)
    let space = compact.space
    guard compact.end == .complete else { return "\(compact.end)" }
    sizes.graphs += 1
    sizes.full += full.states.count
    sizes.compact += space.count

    var isMet = [Bool](repeating: false, count: space.count)
    let related = full.states.map { space.state(of: $0.machine) }
    for (state, position) in zip(full.states, related) {
      guard let position else { return "\(state.path) has no counterpart" }
      isMet[position] = true
    }
    guard isMet.allSatisfy({ $0 }) else { return "\(isMet.count { !$0 }) states are not there" }
    for (number, state) in full.states.enumerated() {
      guard let position = related[number] else { continue }
      let twin = compact.states[position].navigation
      if presented(state) != presented(twin) { return "\(state.path) and \(twin.path) present other fragments" }
      let moves = space.transitions(of: position).map(space.transition(at:))
      guard moves.map(\.move) == full.arcs[number].map(\.move) else {
        return "\(state.path) and \(twin.path) have other moves"
      }
      for (one, other) in zip(full.arcs[number], moves) {
        if one.target.flatMap({ related[$0] }) != other.target { return "\(state.path) and \(twin.path): \(one.move)" }
        if one.taken != other.taken { return "\(state.path) and \(twin.path): \(one.move) takes other segues" }
      }
    }
    return wayProblem(start, compact)
  }

  /// The error of the ways to the states, if any.
  private func wayProblem(_ start: Navigation<Letter>, _ compact: Exploration<Letter>) -> String? {
    for position in Swift.stride(from: 0, to: compact.states.count, by: max(1, compact.states.count / 20)) {
      var state = start
      for command in compact.commands(to: position) {
        guard (try? state.perform(command)) != nil else { return "the way to state \(position) fails" }
      }
      let found = compact.states[position]
      if state.path != found.navigation.path { return "the way to state \(position) leads elsewhere" }
      if found.command != compact.commands(to: position).last { return "state \(position) has another command" }
      if found.parent.map({ compact.states[$0].depth + 1 }) ?? 0 != found.depth {
        return "state \(position) has another parent"
      }
    }
    return nil
  }

  private func presented(_ state: Navigation<Letter>) -> [PathFragment<Letter>] {
    state.presentedFragments.map { PathFragment($0.fragment, id: $0.id) }
  }

  @Test("in small graphs of swaps, pushes, tabs and sheets, with autos and leaving")
  func smallGraphs() throws {
    var sizes = Sizes()
    for number in Swift.stride(from: 0, to: SmallGraphs.count, by: Self.stride) {
      guard let graph = SmallGraphs.graph(number) else { continue }
      let problem = problem(try Navigation(graph: graph), &sizes)
      #expect(problem == nil, "graph \(number)")
      if problem != nil { return }
    }
    print("small graphs: \(sizes)")
    #expect(sizes.graphs > 100)
  }

  /// A random graph with many hidden fragments: tabs, some of which can be dismissed, with their own screens.
  private func tabs(_ dice: inout Dice) -> NavigationGraph<Letter>? {
    let letters = Array(Letter.allCases.prefix(4 + dice.roll(3)))
    var segues: [Segue<Letter>] = []
    func add(_ edge: DirectedEdge<Letter>, _ kind: Int) {
      guard edge.from != edge.to, !segues.contains(where: { $0.edge == edge }) else { return }
      let leaving = dice.roll(3) == 0 ? letters[dice.roll(3)] : nil
      switch kind {
      case 0, 1: segues.append(Segue(edge, style: .hold))
      case 2: segues.append(Segue(edge, style: .hold, dismissable: true, presentation: .inline))
      case 3: segues.append(Segue(edge, dismissable: true, leaving: leaving))
      case 4: segues.append(Segue(edge, leaving: leaving))
      case 5: segues.append(Segue(edge, style: .hold, dismissable: true))
      default:
        let presentation: SeguePresentation = [.overlay, .accessory, .column, .curtain][dice.roll(4)]
        segues.append(Segue(edge, style: .hold, dismissable: true, presentation: presentation))
      }
    }
    for letter in letters.dropFirst() {
      let holder = letter < .d ? Letter.a : letters[dice.roll(letter.rawValue)]
      add(holder => letter, letter < .d ? dice.roll(3) : dice.roll(7))
    }
    for _ in 0..<1 + dice.roll(3) {
      add(letters[dice.roll(letters.count)] => letters[dice.roll(letters.count)], 1 + dice.roll(6))
    }
    let graph = NavigationGraph(segues, entry: .a)
    return graph.validationFindings().isEmpty ? graph : nil
  }

  @Test("in random graphs with removable tabs, disabled segues, redirects, ids and leaving", arguments: 0..<8)
  func randomGraphs(slice: Int) throws {
    var sizes = Sizes()
    for number in 0..<(Self.stride == 1 ? 400 : 12) {
      let seed = UInt64(1_000 * slice + number)
      var dice = Dice(seed: seed)
      guard let graph = tabs(&dice) else { continue }
      var start = try Navigation(graph: graph)
      if dice.roll(2) == 0, let edge = graph.edges.dropFirst().last { try start.add(trait: .disabled, to: Flow(edge)) }
      if dice.roll(3) == 0, let edge = graph.edges.first(where: { _ in dice.roll(3) == 0 }),
        let other = graph.edges.last(where: { $0 != edge })
      {
        try start.add(trait: .redirect(to: Flow(other)), to: [edge])
      }
      let identified = Set(graph.edges.filter { _ in dice.roll(4) == 0 })
      let problem = problem(start, &sizes) { identified.contains($0) ? "1" : nil }
      #expect(problem == nil, "seed \(seed): \(graph.segues.map { "\($0.edge) \($0.resolvedPresentation)" })")
      if problem != nil { return }
    }
    print("random graphs, slice \(slice): \(sizes)")
  }

  @Test("the order of hidden tabs counts only if tabs can be dismissed")
  func hiddenOrder() throws {
    func sizes(_ kind: Segue<Letter>.Type, isDismissable: Bool) throws -> Sizes {
      var sizes = Sizes()
      let segues = [Letter.b, .c, .d, .e].map { tab in
        Segue(.a => tab, style: .hold, dismissable: isDismissable, presentation: .inline)
      }
      let start = try Navigation(graph: NavigationGraph(segues, entry: .a))
      #expect(problem(start, &sizes) == nil)
      return sizes
    }
    // The orders of all subsets of four tabs; or which tabs are open, and which of them is in front.
    let kept = try sizes(Segue.self, isDismissable: false)
    #expect((kept.full, kept.compact) == (65, 33))
    let removable = try sizes(Segue.self, isDismissable: true)
    #expect((removable.full, removable.compact) == (65, 65))
  }

  @Test("the order of hidden tabs counts if `back()` can undo them by a counterpart")
  func counterparts() throws {
    let tabs: [Letter] = [.b, .c, .d]
    let segues = tabs.map { Segue(.a => $0, style: .hold) } + tabs.map { Segue($0 => .a, dismissable: true) }
    var start = try Navigation(graph: NavigationGraph(segues, entry: .a))
    var sizes = Sizes()
    #expect(problem(start, &sizes) == nil)
    #expect((sizes.full, sizes.compact) == (16, 16))
    // Without these segues, only the front tab counts.
    try start.add(trait: .disabled, to: Flow(tabs.map { $0 => .a }))
    sizes = Sizes()
    #expect(problem(start, &sizes) == nil)
    #expect((sizes.full, sizes.compact) == (16, 13))
  }

  @Test("open tabs differ by which is in front and by their stacks")
  func openTabs() throws {
    let tabs: [Letter] = [.b, .c, .d]
    let screens: [Letter] = [.f, .g, .h]
    let segues =
      tabs.map { Segue(.a => $0, style: .hold) } + zip(tabs, screens).map { Segue($0 => $1, dismissable: true) }
    let path = HelmPath(tabs.map { PathEdge(Letter.a => $0) })
    var sizes = Sizes()
    let start = try Navigation(graph: NavigationGraph(segues, entry: .a), path: path)
    #expect(problem(start, &sizes) == nil)
    #expect((sizes.full, sizes.compact) == (48, 24))
  }

  @Test("six open tabs of two screens have 384 states, and sheets do not multiply the orders of overlays")
  func knownSizes() throws {
    let tabs = (1...6).map { Number(value: $0) }
    let segues =
      tabs.map { Segue(from: Number(value: 0), to: $0, style: .hold) }
      + tabs.map { Segue(from: $0, to: Number(value: $0.value + 6), dismissable: true) }
    let open = HelmPath(tabs.map { PathEdge(Number(value: 0) => $0) })
    let tabbed = try Navigation(graph: NavigationGraph(segues, entry: Number(value: 0)), path: open).explore()
    #expect(tabbed.isComplete && tabbed.states.count == 384)

    let overlays = (1...3).map {
      Segue(from: Number(value: 0), to: Number(value: $0), style: .hold, dismissable: true, presentation: .overlay)
    }
    let sheets = (4...6).map {
      Segue(from: Number(value: $0 == 4 ? 0 : $0 - 1), to: Number(value: $0), style: .hold, dismissable: true)
    }
    let layered = try Navigation(graph: NavigationGraph(overlays + sheets, entry: Number(value: 0))).explore()
    #expect(layered.isComplete && layered.states.count == 16 * 4, "the orders of three overlays, and how many sheets")
  }
}
