import Helm
import Observation

/// Guards, which should cost nothing to commands that do not touch their segues.
extension Cases {
  static let guards: [Case] = [
    Case(name: "Helm: present + dismiss, guards elsewhere", axis: .guards, limit: .constant) { count in
      let helm = try Helm(graph: GraphShape.tree.graph(count * 2 + 100))
      for edge in guarded(count, in: helm.graph) { helm.guard(.segue(edge)) { .deny("elsewhere") } }
      return presentAndDismiss(in: helm)
    },
    Case(name: "a change that one of the guards reads", axis: .guards, limit: .constant) { count in
      let helm = try Helm(graph: GraphShape.tree.graph(count * 2 + 100))
      let states = (0..<count).map { _ in GuardState() }
      let total = Counter()
      guard let edge = helm.graph.outgoingEdges(of: Node(0)).first else {
        throw ExpectationError(description: "no edge")
      }
      helm.present(edge.to)
      for state in states {
        helm.guard(.segue(edge)) {
          state.asked += 1
          total.count += 1
          return state.value >= 0 ? .allow : .deny("never")
        }
      }
      var index = 0
      return Work {
        index = (index + 1) % count
        let (asked, askedInAll) = (states[index].asked, total.count)
        states[index].value += 1
        helm.flushGuards()
        // Now and then a guard is asked once more, when its observations are begun anew.
        try expect(
          (1...2).contains(states[index].asked - asked), "the guard was asked \(states[index].asked - asked) times")
        try expect((1...2).contains(total.count - askedInAll), "\(total.count - askedInAll) guards were asked")
      }
    },
  ]

  /// Questions that views have asked, of which none is asked again.
  static let questions: [Case] = [(name: "", isGuarded: false), (name: ", under a guard", isGuarded: true)].map {
    kind in
    Case(name: "Helm: present + dismiss, canPresent asked\(kind.name)", axis: .questions, limit: .linear) { count in
      let helm = try Helm(graph: GraphShape.tree.graph(2000))
      for edge in guarded(kind.isGuarded ? 1 : 0, in: helm.graph) { helm.guard(.segue(edge)) { .deny("elsewhere") } }
      for fragment in helm.graph.fragments.prefix(count) { keep(helm.canPresent(fragment)) }
      return presentAndDismiss(in: helm)
    }
  }

  /// Edges that the commands at the entry do not touch.
  private static func guarded(_ count: Int, in graph: NavigationGraph<Node>) -> ArraySlice<DirectedEdge<Node>> {
    graph.edges.filter { $0.from != Node(0) }.prefix(count)
  }
}

/// What one guard reads.
@MainActor @Observable
private final class GuardState {
  var value = 0
  @ObservationIgnored var asked = 0
}

/// How often all guards were asked.
@MainActor private final class Counter { var count = 0 }
