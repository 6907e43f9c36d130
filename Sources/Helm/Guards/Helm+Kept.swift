/// What was wanted but not allowed.
extension Helm {
  /// The command that a guard did not allow and said to keep; the latest one.
  ///
  /// It is taken up again by itself as soon as guards that have changed allow it: the link that was opened while signed
  /// out is followed after the login.
  public var keptCommand: NavigationCommand<N>? {
    observation.keptCommand.access()
    return kept
  }

  /// Gives up what was wanted but not allowed.
  ///
  /// - Complexity: Constant.
  public func forgetKeptCommand() { kept = nil }

  /// Takes up what was wanted, if all guards allow it now: as it was, or else, for a flow, from wherever its first target
  /// can be presented.
  ///
  /// This happens by itself when guards have changed or were removed; a guard that takes a while to answer tells no change,
  /// so after one of those an app calls it when there is hope. Where the command does not fit the place that the app is at,
  /// nothing happens, and it stays kept.
  ///
  /// - Complexity: As the command.
  public func resumeKeptCommand() {
    guard let command = kept else { return }
    let asItWas = HelmRun<N>(.resumed(command)) { (machine) throws(HelmError<N>) in try machine.perform(command) }
    switch rehearse(asItWas) {
    case .isAllowed: resume(asItWas)
    case .isRefused: return
    case .fails:
      guard case .presentFlow(let flow) = command else { return }
      let fromHere = HelmRun<N>(.resumed(command)) { (machine) throws(HelmError<N>) in
        try machine.presentFromHere(flow)
      }
      if rehearse(fromHere) == .isAllowed { resume(fromHere) }
    }
  }

  private func resume(_ run: HelmRun<N>) {
    var run = run
    run.ticket = nextTicket()
    guard case .waits(let edge, let number) = attempt(&run) else { return }
    beginWaiting(run, for: edge)
    Task { [run] in await self.wait(run, for: edge, number) }
  }

  private enum Rehearsal { case isAllowed, isRefused, fails }

  /// Runs a command in a copy, to see whether the guards that answer at once let it through as it is.
  private func rehearse(_ run: HelmRun<N>) -> Rehearsal {
    var copy = machine
    while true {
      do {
        _ = try run.command(&copy)
        return .isAllowed
      } catch .undecided(let edge) {
        for number in guards.guards(of: edge.edge) {
          if let verdict = guards.verdict(of: number, on: edge), !verdict.isAllowed { return .isRefused }
        }
        copy.guarded.verdicts[edge] = .allow
      } catch {
        return .fails
      }
    }
  }
}
