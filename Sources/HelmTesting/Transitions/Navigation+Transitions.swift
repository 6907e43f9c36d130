import Helm
import HelmCore

extension Navigation {
  /// Returns the steps that take every reachable segue, each valid in the state that the one before it led to.
  ///
  /// The walk goes along the shortest ways from the start, takes every enabled segue out of each fragment once, undoes
  /// what is dismissable, and returns to where it left off, replacing the path where necessary. It follows redirects.
  ///
  /// ```swift
  /// for step in navigation.transitions() { try navigation.perform(step) }
  /// ```
  ///
  /// - Parameters:
  ///   - from: The fragment to start at; without one, the walk starts as the app does.
  ///   - identityProvider: A closure that returns the id to take a segue with; it is called once for each segue.
  /// - Returns: The steps, none if `from` can't be reached.
  /// - Complexity: Linear in fragments and segues, apart from the lengths of the paths that are replaced.
  public func transitions(
    from: N? = nil, identityProvider: @escaping (DirectedEdge<N>) -> (any FragmentID)? = { _ in nil }
  ) -> [NavigationCommand<N>] {
    // There are many steps, and `names` converts them with code specialized for the app's own fragment type.
    let names = graph.names
    let steps = walk(from: from.map { graph.position(of: $0) }) { from, to in
      identityProvider(DirectedEdge(from: names[from], to: names[to]))?.canonicalText
    }
    return steps.map { step in
      switch step {
      case .present(let edge): .present(.edge(names.pathEdge(edge)))
      case .dismiss(let edge): .dismiss(.edge(names.pathEdge(edge)))
      case .replace(let path): .replace(HelmPath(unique: path.map { names.pathEdge($0) }))
      }
    }
  }

  /// Returns the steps of the walk, by positions.
  func walk(
    from start: FragmentIndex??, id: @escaping (FragmentIndex, FragmentIndex) -> String?
  ) -> [SegueWalk.Step] {
    var unguarded = self
    unguarded.removeGuards()
    let graph = graph.index
    var walk = SegueWalk(unguarded.machine, launch: unguarded.launched().machine, from: start) { segue in
      id(graph[segue].from, graph[segue].to) ?? graph.idKind(of: graph[segue].to)?.example
    }
    return walk.run()
  }
}

extension Helm {
  /// Returns the steps that take every reachable segue, each valid in the state that the one before it led to.
  ///
  /// ```swift
  /// for step in helm.transitions() { try helm.perform(step).get() }
  /// ```
  ///
  /// - Parameters:
  ///   - from: The fragment to start at; without one, the walk starts as the app does.
  ///   - identityProvider: A closure that returns the id to take a segue with; it is called once for each segue.
  /// - Returns: The steps, none if `from` can't be reached.
  /// - Complexity: Linear in fragments and segues, apart from the lengths of the paths that are replaced.
  public func transitions(
    from: N? = nil, identityProvider: @escaping (DirectedEdge<N>) -> (any FragmentID)? = { _ in nil }
  ) -> [NavigationCommand<N>] {
    plannable.navigation.transitions(from: from, identityProvider: identityProvider)
  }
}
