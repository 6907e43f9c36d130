import Helm
import HelmTesting
import Testing

/// A module's commands in random trees, compared with a search through the path.
@Suite("Scopes against a naive reference") @MainActor struct ScopeReferenceTests {
  typealias Tree = NestedInvariantTests.Tree

  @Test func noRouteErrorIsTranslatedIfTheModuleHasAllItsFragments() {
    let reason = HelmError<Nest>.missingForwardFromFragment(PathFragment(.left(.b)))
    let way = [PathFragment(Nest.left(.a)), PathFragment(Nest.left(.c))]
    #expect(
      HelmError.noRoute(to: way, because: [reason]).translated(\.left)
        == .noRoute(
          to: [PathFragment(.a), PathFragment(.c)], because: [.missingForwardFromFragment(PathFragment(.b))]))
    let mixed = HelmError.noRoute(to: way + [PathFragment(Nest.right(.a))], because: [reason])
    #expect(mixed.translated(\.left) == .outsideModule(mixed.description))
  }

  @Test("scope commands change the path as the reference does", arguments: NestedInvariantTests.seeds)
  func scopeCommandsChangeThePathAsTheReference(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let tree = try Tree(using: &random)
    let helm = try Helm(graph: tree.graph)
    let scope = helm.scope(into: Nest.left)
    var done = 0
    // Fewer than the errors that a Helm keeps.
    for number in 0..<99 {
      let command = command(of: tree, presented: helm.presentedFragments, using: &random)
      var expected = helm.navigation
      let failure = perform(command, in: &expected)
      let count = helm.errors.count
      switch command {
      case .inModule(let command): scope.perform(command)
      case .leave: scope.leave()
      case .elsewhere(let command): helm.perform(command)
      }
      let kind = helm.errors.count > count ? helm.lastError?.kind : nil
      if helm.navigation != expected || kind != failure {
        let found = "\(helm.path), \(kind ?? "done")"
        Issue.record(
          "HELM_TEST_SEED=\(seed), command \(number), \(command): \(found); not \(expected.path), \(failure ?? "done")")
        return
      }
      let inside = expected.presentedFragments.compactMap { $0.fragment.left }
      #expect(scope.presentedFragments.map(\.fragment) == inside)
      if failure == nil { done += 1 }
    }
    #expect(done > 0)
  }

  enum Command { case inModule(NavigationCommand<Letter>), leave, elsewhere(NavigationCommand<Nest>) }

  private func command(
    of tree: Tree, presented: [PathFragment<Nest>], using random: inout SeededNumbers
  ) -> Command {
    let letter = random.pick(tree.child.fragments)
    let near = tree.graph.outgoingEdges(of: random.pick(presented).fragment).map(\.to)
    let target = near.isEmpty ? tree.graph.fragments[0] : random.pick(near)
    switch Int.random(in: 0..<16, using: &random) {
    case ..<5: return .elsewhere(.present(target, id: random.pick([nil, "1"])))
    case ..<6: return .elsewhere(.back)
    case ..<8: return target.left.map { .inModule(.present($0)) } ?? .elsewhere(.present(target))
    case 8: return .inModule(.dismiss)
    case 9: return .inModule(.back)
    case 10: return .inModule(.forward())
    case 11: return .inModule(.dismiss(letter))
    case 12: return .inModule(.back(to: letter))
    case 13: return .inModule(.pop(to: letter))
    case 14: return .inModule(.sequence([.present(letter), .dismiss]))
    default: return .leave
    }
  }

  // MARK: The reference

  /// Performs a command according to the path, and returns the kind of its error.
  private func perform(_ command: Command, in navigation: inout Navigation<Nest>) -> String? {
    do throws(HelmError<Nest>) {
      switch command {
      case .elsewhere(let command): try navigation.perform(command)
      case .inModule(.sequence(let commands)):
        var copy = navigation
        for command in commands { try performOne(command, in: &copy) }
        navigation = copy
      case .inModule(let command): try performOne(command, in: &navigation)
      case .leave:
        let entrances = navigation.path.filter { $0.to.fragment.left != nil && $0.from.fragment.left == nil }
        guard let entrance = entrances.last else {
          return navigation.presentedFragments.contains { $0.fragment.left != nil }
            ? "noDismissableSegues" : "moduleNotPresented"
        }
        try undo(from: entrance.to, in: &navigation) { $0.dismissable }
      }
      return nil
    } catch {
      return error.kind
    }
  }

  private func performOne(
    _ command: NavigationCommand<Letter>, in navigation: inout Navigation<Nest>
  ) throws(HelmError<Nest>) {
    let presented = navigation.presentedFragments
    let here = presented.last { $0.fragment.left != nil }
    switch command {
    case .dismiss(nil):
      guard let here else { throw .moduleNotPresented(presented: []) }
      try undo(from: here, in: &navigation) { $0.dismissable }
    case .back(.step):
      guard let here else { throw .moduleNotPresented(presented: []) }
      var step = here
      while let edge = edge(into: step, in: navigation), navigation.graph.segue(for: edge.edge)?.auto == true {
        step = edge.from
      }
      try navigation.perform(.back(.from(edge(into: step, in: navigation) == nil ? here : step)))
    case .forward:
      guard let here else { throw .moduleNotPresented(presented: []) }
      try navigation.perform(.forward(nil, from: .exactly(here)))
    default: try navigation.perform(command.map(Nest.left))
    }
  }

  /// Undoes the nearest ancestor segue of a place that has a property.
  private func undo(
    from place: PathFragment<Nest>, in navigation: inout Navigation<Nest>, where fits: (Segue<Nest>) -> Bool
  ) throws(HelmError<Nest>) {
    var place = place
    while let edge = edge(into: place, in: navigation) {
      if let segue = navigation.graph.segue(for: edge.edge), fits(segue) {
        try navigation.perform(.dismiss(.edge(edge)))
        return
      }
      place = edge.from
    }
    throw .noDismissableSegues(searched: [])
  }

  private func edge(into place: PathFragment<Nest>, in navigation: Navigation<Nest>) -> PathEdge<Nest>? {
    navigation.path.first { $0.to == place }
  }
}

extension Nest {
  fileprivate var left: Letter? { if case .left(let letter) = self { letter } else { nil } }
}
