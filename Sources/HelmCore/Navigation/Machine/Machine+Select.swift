/// Selecting: a held child comes to the front unchanged.
extension Machine {
  /// Selects a fragment from the topmost frame that can present it.
  mutating func select(_ target: FragmentIndex, id: AnyFragmentID?) throws(MachineError) {
    guard let (segue, source) = topmostWay(to: target) else {
      throw .missingSegueToFragment(Subject(fragment: target, id: id?.canonicalText), searched: searched)
    }
    try select(PresentPlan(segue: segue, source: source, id: id))
  }

  /// Selects a fragment from a specific frame.
  mutating func select(
    _ target: FragmentIndex, id: AnyFragmentID?, from source: FragmentIndex, _ sourceFrame: SourceFrame
  ) throws(MachineError) {
    try select(try plan(presenting: target, id: id, from: source, sourceFrame))
  }

  /// Leaves a content child that is already in front unchanged, and presents everything else.
  private mutating func select(_ plan: PresentPlan) throws(MachineError) {
    if let child = table.held[.init(source: plan.source, segue: plan.segue)], table[child].role == .content,
      table.subject(of: child).id == plan.id?.canonicalText, table[plan.source].content.last == child
    {
      for push in plan.covering where !table[push].isDoomed { try displace(push, by: plan.segue, index: nil) }
      return
    }
    try follow(plan)
  }
}
