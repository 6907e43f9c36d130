/// The mapping between positions and names.
extension Navigation {
  func name(of frame: FrameSlot) -> N { graph.names[machine.table[frame].fragment] }

  package func pathFragment(_ frame: FrameSlot) -> PathFragment<N> { pathFragment(machine.table.key(of: frame)) }

  func pathFragment(_ key: FrameKey) -> PathFragment<N> { graph.names.pathFragment(key) }

  func pathFragments(_ keys: [FrameKey]) -> [PathFragment<N>] { keys.map { pathFragment($0) } }

  package func pathEdge(_ edge: FrameEdge) -> PathEdge<N> { graph.names.pathEdge(edge) }

  package func pathEdge(into frame: FrameSlot) -> PathEdge<N>? { machine.table.edge(into: frame).map { pathEdge($0) } }

  /// Returns the key of a path fragment, or `nil` if the graph doesn't have the fragment.
  func key(of fragment: PathFragment<N>) -> FrameKey? {
    graph.position(of: fragment.fragment).map {
      FrameKey(subject: Subject(fragment: $0, id: fragment.id), occurrence: fragment.occurrence)
    }
  }

  /// Returns the frame of a path fragment.
  package func frame(of fragment: PathFragment<N>) -> FrameSlot? {
    key(of: fragment).flatMap { machine.table.frame($0) }
  }

  func positions(of flow: Flow<N>, _ name: FlowName) -> MachineFlow {
    MachineFlow(name: name, steps: positions(of: flow.pathEdges))
  }

  func positions(of edges: [PathEdge<N>]) -> [Machine.PathStep] {
    edges.map {
      .init(
        segue: graph.position(of: $0.edge), source: key(of: $0.from), targetID: $0.to.id, occurrence: $0.to.occurrence)
    }
  }

  /// Returns the flow that the machine refers to by a name.
  func flow(_ name: FlowName, ofCommand flow: Flow<N>) -> Flow<N> {
    switch name {
    case .command: flow
    case .redirect(let segue): redirects[segue] ?? Flow()
    case .verdict(let move): verdictFlows[move] ?? Flow()
    }
  }
}
