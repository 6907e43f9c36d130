/// The rules to restore if a command fails.
struct RulesBefore<N: Fragment>: Sendable {
  let disabled: Set<SegueIndex>
  let redirects: [SegueIndex: Flow<N>]
  let flows: [SegueIndex: MachineFlow]
}

extension Navigation {
  /// Saves the rules, for a command that may fail after it has changed them.
  ///
  /// The saved rules are copied at the next change, in time linear in the rules.
  mutating func keepRules() {
    if rulesBefore != nil { return }
    rulesBefore = RulesBefore(disabled: machine.disabled, redirects: redirects, flows: machine.redirects)
  }

  /// Reverts the changes that the current command made to the rules.
  mutating func rollBackRules() {
    guard let before = rulesBefore else { return }
    (machine.disabled, redirects, machine.redirects) = (before.disabled, before.redirects, before.flows)
    rulesBefore = nil
  }
}
