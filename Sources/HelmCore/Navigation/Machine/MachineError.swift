/// The error that a command fails with, by positions; `HelmError` has the names.
package enum MachineError: Error {
  case emptyPath
  case missingSegueToFragment(Subject, searched: [FrameKey])
  case missingSegue(EdgePlace)
  case sourceNotPresented(EdgePlace, presented: [FrameKey])
  case missingTaggedSegue(TagIndex, searched: [FrameKey])
  case missingTaggedPlace(TagIndex, searched: [FrameKey])
  case ambiguousTag(TagIndex, [SegueIndex])
  case missingForward(FrameKey)
  case ambiguousForward(FrameKey, [SegueIndex])
  case noDismissableSegues(searched: [FrameKey])
  case fragmentNotPresented(FragmentIndex, id: String?, presented: [FrameKey])
  case placeNotPresented(FrameKey, presented: [FrameKey])
  case fragmentMissingDismissableSegue(FrameKey, SegueIndex?)
  case segueNotDismissable(SegueIndex)
  case cannotGoBack(SegueIndex)
  case blocked(SegueIndex, by: FrameKey, index: Int?)
  case missingPathEdge(FrameEdge)
  case circularRedirection([SegueIndex])
  case redirected(EdgePlace)
  case notPushed(SegueIndex)
  case missingID(SegueIndex, index: Int?)
  case wrongID(SegueIndex, id: String, type: String?, index: Int?)
  case denied(MachineMove, reason: String)
  case undecided(MachineMove)
}

/// The origin of an edge that could not be taken.
package enum EdgePlace: Sendable {
  /// A single edge, from a fragment that is specified in some way, to a target with an id.
  case edge(from: FragmentIndex, source: FrameKey?, to: FragmentIndex, id: String?)

  /// An edge of a flow.
  case flow(FlowName, index: Int)

  /// An edge of a replayed path.
  case path(index: Int)

  /// An edge of an earlier state.
  case history(FrameEdge, index: Int)
}

extension Machine {
  /// The frames that a search from the topmost fragment down has examined, for errors to list.
  var searched: [FrameKey] { table.presentedFromTop.map { table.key(of: $0) } }
}
