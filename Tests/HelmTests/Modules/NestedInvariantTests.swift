import Helm
import HelmTestSupport
import HelmTesting
import Testing

/// A random graph nested in another, two levels deep, for the tests of invariants.
enum Nest: Hashable, Sendable, Fragment {
  case outer(Letter)
  case left(Letter)
  case right(Letter)
}

@Suite("Invariants of nested graphs (Semantics.md §6)")
struct NestedInvariantTests {
  static let seeds: [UInt64] = seedFromEnvironment.map { [$0] } ?? Array(1...TrialBudget.count(60))

  /// A parent's random graph with one random graph in two places.
  struct Tree {
    let child: NavigationGraph<Letter>
    let left: Nesting<Letter, Nest>
    let right: Nesting<Letter, Nest>
    let graph: NavigationGraph<Nest>

    init(using random: inout SeededNumbers) throws {
      let parent = RandomGraph(using: &random)
      child = RandomGraph(using: &random).graph
      left = try Nesting(child, in: Nest.left)
      right = try Nesting(child, in: Nest.right)
      let outer = try Nesting(parent.graph, in: Nest.outer)
      // The root of a nested flow that is not dismissable stops `dismiss` and `back` in it.
      let doors = [
        Segue(.outer(random.pick(parent.fragments)) => left.root, style: .hold, presentation: .sheet),
        Segue(.outer(random.pick(parent.fragments)) => right.root, style: .hold, dismissable: true),
      ]
      graph = NavigationGraph(outer.segues + left.segues + right.segues + doors, entry: .outer(.a))
    }
  }

  @Test(arguments: seeds)
  func invariantsHoldForTheWholeTree(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let tree = try Tree(using: &random)
    var first = try Navigation(graph: tree.graph)
    var second = try Navigation(graph: NavigationGraph(Set(tree.graph.segues), entry: tree.graph.entry))
    for number in 0..<60 {
      let target = random.chance(85) ? reachable(from: first, using: &random) : random.pick(tree.graph.fragments)
      let id = random.pick([nil, nil, "1"])
      let command: NavigationCommand<Nest> =
        switch Int.random(in: 0..<10, using: &random) {
        case ..<7: .present(target, id: id)
        case ..<8: .dismiss
        case ..<9: .back
        default: .sequence([.present(target, id: nil), .dismiss])
        }
      let before = first
      let outcome = try? first.perform(command)
      _ = try? second.perform(command)
      if outcome == nil, first != before { record(seed, number, "a command that failed changed the state") }
      if first != second { record(seed, number, "the same commands gave another state") }
      if let violation = first.replayViolation { record(seed, number, violation) }
      if let outcome, let violation = violation(of: outcome, before: before, after: first) {
        record(seed, number, violation)
      }
    }
  }

  @Test(arguments: seeds)
  func aNestedFlowBehavesAsTheFlowAlone(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let child = RandomGraph(using: &random).graph
    let left = try Nesting(child, in: Nest.left)
    let door = Segue(.outer(.a) => left.root, style: .hold, presentation: .sheet)
    let banner = Segue<Nest>(.outer(.a) => .outer(.b), style: .hold, auto: true, presentation: .overlay)
    var nested = try Navigation(graph: NavigationGraph([banner, door] + left.segues))
    try nested.present(left.root)
    var alone = try Navigation(graph: child)
    let start = nested.path.prefix(2)
    for number in 0..<60 {
      let target = random.pick(child.fragments)
      let id = random.pick([nil, nil, "1"])
      // The door is a segue to the root of a nested flow; alone, the flow has none, and no id for its root.
      if target == alone.entry { continue }
      let command: (alone: NavigationCommand<Letter>, nested: NavigationCommand<Nest>) =
        switch Int.random(in: 0..<10, using: &random) {
        case ..<6: (.present(target, id: id), .present(.left(target), id: id))
        case ..<8: (.dismiss(target, id: id), .dismiss(.left(target), id: id))
        default: (.back(to: target), .back(to: .left(target)))
        }
      let (isDone, isDoneNested) = (
        (try? alone.perform(command.alone)) != nil, (try? nested.perform(command.nested)) != nil
      )
      if isDone != isDoneNested {
        return record(seed, number, "\(command.alone): \(isDone) alone, \(isDoneNested) nested")
      }
      let path = HelmPath(Array(start) + alone.path.map { edge in edge.map { left($0) } })
      if nested.path != path { return record(seed, number, "\(nested.path) is not \(path)") }
      let inside = nested.presentedFragments.filter { if case .left = $0.fragment { true } else { false } }
      let expected = alone.presentedFragments.map { place in
        PathFragment(Nest.left(place.fragment), id: place.id, occurrence: place.occurrence)
      }
      if inside != expected { return record(seed, number, "\(inside) is not \(expected)") }
    }
  }

  private func reachable(from navigation: Navigation<Nest>, using random: inout SeededNumbers) -> Nest {
    let edges = navigation.graph.outgoingEdges(of: random.pick(navigation.presentedFragments).fragment)
    return edges.isEmpty ? navigation.entry : random.pick(edges).to
  }

  private func record(_ seed: UInt64, _ number: Int, _ reason: String) {
    Issue.record("HELM_TEST_SEED=\(seed), command \(number): \(reason)")
  }

  /// The error in a command's outcome, if any.
  private func violation(
    of outcome: NavigationOutcome<Nest>, before: Navigation<Nest>, after: Navigation<Nest>
  ) -> String? {
    let (old, new) = (Set(before.presentedFragments), Set(after.presentedFragments))
    if Set(outcome.appeared) != new.subtracting(old) { return "appeared: \(outcome.appeared)" }
    if Set(outcome.disappeared) != old.subtracting(new) { return "disappeared: \(outcome.disappeared)" }
    return nil
  }
}

extension Navigation {
  /// The violation of the first two invariants of Semantics.md §6, if any.
  fileprivate var replayViolation: String? {
    let targets = path.map(\.to)
    if Set(targets).count != targets.count { return "two edges with one target: \(path)" }
    if targets.contains(PathFragment(entry)) { return "the entry is a target: \(path)" }
    var copy = self
    do {
      try copy.replace(path: path)
    } catch {
      return "the path cannot be replayed: \(error)"
    }
    if copy != self { return "replayed, the path \(path) is \(copy.path)" }
    if copy.presentedFragments != presentedFragments { return "replayed, other fragments: \(copy.presentedFragments)" }
    return nil
  }
}
