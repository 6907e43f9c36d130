/// A flow by positions.
package struct MachineFlow: Hashable, Sendable {
  let name: FlowName

  /// The segues of the edges, `nil` for one that the graph does not have.
  let segues: [SegueIndex?]

  /// The ids that edges say, by their positions.
  var ids: [Int: FlowIDs] = [:]
}

/// The canonical ids at the ends of an edge of a flow.
package struct FlowIDs: Hashable, Sendable {
  /// The id that the source has to be presented with; any where it says none.
  let source: String?

  let target: String?
}

/// Which flow it is, for what is told about it afterwards.
package enum FlowName: Hashable, Sendable {
  /// The flow of the command.
  case command

  /// The redirect of a segue.
  case redirect(of: SegueIndex)

  /// What a guard has said of a move.
  case verdict(on: MachineMove)
}
