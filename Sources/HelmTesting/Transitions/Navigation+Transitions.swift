import Helm
import HelmCore

extension Navigation {
  /// The steps that take every reachable segue, each valid where the one before it left off.
  ///
  /// The walk goes along the shortest ways from the start, takes every enabled segue out of each fragment once, undoes
  /// what is dismissable, and gets back to where it left off by replacing the path where it must. It follows redirects.
  ///
  /// ```swift
  /// for transition in navigation.transitions() { try navigation.navigate(transition: transition) }
  /// ```
  ///
  /// - Parameters:
  ///   - from: The fragment to start at; without one, the walk starts as the app does.
  ///   - identityProvider: Gives the id to take a segue with; it is asked once for each segue.
  /// - Returns: The steps; none where `from` cannot be reached.
  /// - Complexity: Linear in fragments and segues, but for the lengths of the paths that are replaced.
  public func transitions(
    from: N? = nil, identityProvider: @escaping (DirectedEdge<N>) -> (any FragmentID)? = { _ in nil }
  ) -> [PathTransition<N>] {
    // Steps are many, and their names are made by code that knows the app's own type.
    let names = graph.names
    let steps = walk(from: from.map { graph.position(of: $0) }) { from, to in
      identityProvider(DirectedEdge(from: names[from], to: names[to]))?.canonicalText
    }
    return steps.map { step in
      switch step {
      case .present(let edge): .present(pathEdge: names.pathEdge(edge))
      case .dismiss(let edge): .dismiss(pathEdge: names.pathEdge(edge))
      case .replace(let path): .replace(path: HelmPath(unique: path.map { names.pathEdge($0) }))
      }
    }
  }

  /// The walk by positions.
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
  /// The steps that take every reachable segue, each valid where the one before it left off.
  ///
  /// ```swift
  /// for transition in helm.transitions() { try helm.navigate(transition: transition) }
  /// ```
  ///
  /// - Parameters:
  ///   - from: The fragment to start at; without one, the walk starts as the app does.
  ///   - identityProvider: Gives the id to take a segue with; it is asked once for each segue.
  /// - Returns: The steps; none where `from` cannot be reached.
  /// - Complexity: Linear in fragments and segues, but for the lengths of the paths that are replaced.
  public func transitions(
    from: N? = nil, identityProvider: @escaping (DirectedEdge<N>) -> (any FragmentID)? = { _ in nil }
  ) -> [PathTransition<N>] {
    plannable.navigation.transitions(from: from, identityProvider: identityProvider)
  }
}
