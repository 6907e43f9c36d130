/// A flow by positions.
package struct MachineFlow: Hashable, Sendable {
  let name: FlowName

  /// The segues of the edges; `nil` for one that the graph doesn't have.
  let segues: [SegueIndex?]

  /// The ids that edges say, by their positions.
  var ids: [Int: FlowIDs] = [:]
}

/// The canonical ids at the ends of an edge of a flow.
package struct FlowIDs: Hashable, Sendable {
  /// The id that the source has to be presented with; if there is none, any will do.
  let source: String?

  let target: String?
}

/// Identifies the flow, to name it afterwards.
package enum FlowName: Hashable, Sendable {
  /// The flow of the command.
  case command

  /// The redirect of a segue.
  case redirect(of: SegueIndex)

  /// What a guard has said of a move.
  case verdict(on: MachineMove)
}
