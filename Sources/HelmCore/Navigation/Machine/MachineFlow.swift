/// A flow by positions.
package struct MachineFlow: Hashable, Sendable {
  let name: FlowName

  /// The segues of the edges, `nil` for one that the graph does not have.
  let segues: [SegueIndex?]
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
