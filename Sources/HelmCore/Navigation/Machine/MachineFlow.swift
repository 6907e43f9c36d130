/// A flow by positions.
package struct MachineFlow: Hashable, Sendable {
  let name: FlowName

  /// The segues of the edges; `nil` for one that the graph doesn't have.
  package let segues: [SegueIndex?]

  /// The ids of edges that have them, keyed by position.
  var ids: [Int: FlowIDs] = [:]
}

/// The canonical ids at the ends of an edge of a flow.
package struct FlowIDs: Hashable, Sendable {
  /// The id that the source has to be presented with; if `nil`, any.
  let source: String?

  let target: String?
}

/// The name of a flow, to map it back to a public one.
package enum FlowName: Hashable, Sendable {
  /// The flow of the command.
  case command

  /// The redirect of a segue.
  case redirect(of: SegueIndex)

  /// The flow of a guard's verdict on a move.
  case verdict(on: MachineMove)
}
