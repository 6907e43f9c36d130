import HelmCore

/// A rule of a segue, in the form that the first generation used for all rules.
public enum SegueTrait<N: Node>: Hashable, Sendable {
  /// The segue fires by itself when its source has been presented.
  case auto

  /// Taking the segue presents a flow instead.
  case redirect(to: Flow<N>)

  /// The segue cannot be taken.
  case disabled

  /// The target lies over its siblings, which stay presented.
  case cover

  /// `dismiss()` deactivates the target.
  case context

  /// The target lies over everything else, its siblings stay presented, and `dismiss()` deactivates it.
  case modal

  /// The trait of Helm that can change while the app runs; `nil` for a rule of the graph.
  var rule: HelmCore.SegueTrait<N>? {
    switch self {
    case .redirect(let flow): .redirect(to: flow)
    case .disabled: .disabled
    case .auto, .cover, .context, .modal: nil
    }
  }
}

/// Adds traits to segues and removes them.
@MainActor
public struct SegueTraitOperation<N: Node> {
  let graph: NavigationGraph<N>

  /// The segues of the graph being edited.
  public let segues: [Segue<N>]

  init(_ graph: NavigationGraph<N>, _ edges: [DirectedEdge<N>]) {
    self.graph = graph
    segues = edges.map { Segue($0) }
  }

  /// Adds a trait; a segue has at most one redirect, so a new one replaces it.
  @discardableResult
  public func add(trait: SegueTrait<N>) -> SegueTraitOperation {
    change { traits in
      if case .redirect = trait { traits = traits.filter { if case .redirect = $0 { false } else { true } } }
      traits.insert(trait)
    }
  }

  /// Removes a trait.
  @discardableResult
  public func remove(trait: SegueTrait<N>) -> SegueTraitOperation { change { $0.remove(trait) } }

  /// Removes all traits.
  @discardableResult
  public func clear() -> SegueTraitOperation { change { $0.removeAll() } }

  /// Keeps some traits and removes the others.
  @discardableResult
  public func filter(_ isIncluded: (SegueTrait<N>) -> Bool) -> SegueTraitOperation {
    change { $0 = $0.filter(isIncluded) }
  }

  private func change(_ body: (inout Set<SegueTrait<N>>) -> Void) -> SegueTraitOperation {
    for segue in segues {
      var traits = graph.traits(of: segue.edge)
      body(&traits)
      graph.setTraits(traits, of: segue.edge)
    }
    return self
  }
}

extension NavigationGraph {
  /// Returns an operation that edits the traits of a segue; an edge that isn't in the graph is reported as an error.
  public func edit(segue: DirectedEdge<N>) -> SegueTraitOperation<N> { edit(segue: Flow(segue)) }

  /// Returns an operation that edits the traits of several segues; an edge that isn't in the graph is reported as an
  /// error.
  public func edit(segue: Flow<N>) -> SegueTraitOperation<N> {
    for edge in segue where !has(edge) { helm?.report(.missingSegueForEdge(edge, index: nil, hint: nil)) }
    return SegueTraitOperation(self, segue.filter(has))
  }
}
