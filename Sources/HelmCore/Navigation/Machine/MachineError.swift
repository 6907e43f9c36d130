/// Why a command failed, by positions; `HelmError` says it by names.
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

/// Where an edge stands that could not be taken.
package enum EdgePlace: Sendable {
  /// An edge alone, from a fragment specified in some way, to a target with an id.
  case edge(from: FragmentIndex, source: FrameKey?, to: FragmentIndex, id: String?)

  /// An edge of a flow.
  case flow(FlowName, index: Int)

  /// An edge of a path that is replayed.
  case path(index: Int)

  /// An edge of an earlier state.
  case history(FrameEdge, index: Int)
}

extension Machine {
  /// What a search from the topmost fragment down has looked at, for an error to list.
  var searched: [FrameKey] { table.presentedFromTop.map { table.key(of: $0) } }
}
