import Observation

/// The observable graph of the first generation: nodes, segues with traits, and what is presented.
///
/// ```swift
/// let graph = NavigationGraph(flow: Flow<Section>(segue: .splash => [.gatekeeper, .dashboard]))
/// graph.edit(segue: .splash => .dashboard).add(trait: .redirect(to: Flow(segue: .splash => .gatekeeper)))
/// graph.present(node: .gatekeeper)
/// ```
///
/// A node stays presented below what is presented from it, and is replaced by its siblings. The type has the same name
/// as a type of Helm, so a file imports only `HelmClassic`; ``helm`` gives access to the rest.
@MainActor
@Observable
public final class NavigationGraph<N: Node> {
  /// How errors are handled besides being stored in the ``helm``: debug builds stop, unless the environment variable
  /// `HELM_DISABLE_ASSERTIONS` is 1.
  @ObservationIgnored public var errorPolicy = ErrorPolicy.assert {
    didSet { current?.errorPolicy = errorPolicy }
  }

  @ObservationIgnored private let edges: Flow<N>
  @ObservationIgnored private let members: Set<DirectedEdge<N>>
  @ObservationIgnored private var traits: [DirectedEdge<N>: Set<SegueTrait<N>>] = [:]

  /// The navigation, created when it is first needed, since traits are added after the graph is created.
  @ObservationIgnored private var current: Helm<N>?

  /// The path to continue from when the navigation is created again.
  @ObservationIgnored private var path = HelmPath<N>()

  /// The number of navigations created, for observers.
  private var version = 0

  /// Creates the graph of a flow, without traits.
  public init(flow: Flow<N>) {
    edges = flow
    members = Set(flow)
  }

  /// The navigation with the current traits, or `nil` if these segues make no valid graph, such as one with several
  /// entries.
  ///
  /// - Complexity: Constant; linear in fragments and segues after a change of the traits `.auto`, `.context`, `.modal` and `.cover`.
  public var helm: Helm<N>? {
    _ = version
    if let current { return current }
    do {
      current = try makeHelm()
    } catch {
      errorPolicy.apply(to: error)
    }
    return current
  }

  private func makeHelm() throws(FindingsError<ValidationFinding<N>>) -> Helm<N> {
    let segues = edges.map(segue(for:))
    let helm: Helm<N>
    if !path.isEmpty, let restored = try? Helm(nav: segues, path: path) {
      helm = restored
    } else {
      helm = try Helm(nav: segues)
    }
    helm.errorPolicy = errorPolicy
    for edge in edges {
      for trait in traits[edge] ?? [] {
        if let rule = trait.rule { helm.edit(segue: edge).add(trait: rule) }
      }
    }
    return helm
  }

  private func segue(for edge: DirectedEdge<N>) -> Segue<N> {
    let traits = traits[edge] ?? []
    let presentation: SeguePresentation? =
      if traits.contains(.modal) {
        .sheet
      } else if traits.contains(.cover) {
        .overlay
      } else if traits.contains(.context) {
        .inline
      } else {
        nil
      }
    return Segue(
      edge, style: .hold, dismissable: presentation != nil, auto: traits.contains(.auto),
      presentation: presentation ?? .inline)
  }

  func has(_ edge: DirectedEdge<N>) -> Bool { members.contains(edge) }

  func traits(of edge: DirectedEdge<N>) -> Set<SegueTrait<N>> { traits[edge] ?? [] }

  func setTraits(_ new: Set<SegueTrait<N>>, of edge: DirectedEdge<N>) {
    let old = traits[edge] ?? []
    traits[edge] = new
    guard let current else { return }
    if Set(old.filter { $0.rule == nil }) != Set(new.filter { $0.rule == nil }) {
      path = current.path
      self.current = nil
      version += 1
    } else {
      let editor = current.edit(segue: edge)
      for trait in old.subtracting(new) { if let rule = trait.rule { editor.remove(trait: rule) } }
      for trait in new.subtracting(old) { if let rule = trait.rule { editor.add(trait: rule) } }
    }
  }
}
