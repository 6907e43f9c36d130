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
  public func forgetKeptCommand() { kept = nil }

  /// Takes up what was wanted, if all guards allow it now: as it was, or else, for a flow, from wherever its first target
  /// can be presented.
  func retryKept() {
    guard let command = kept else { return }
    var run = Run(.resumed(command)) { (machine) throws(HelmError<N>) in try machine.perform(command) }
    var rehearsal = rehearse(&run)
    if rehearsal == .fails, case .presentFlow(let flow) = command {
      run = Run(.resumed(command)) { (machine) throws(HelmError<N>) in try machine.presentFromHere(flow) }
      rehearsal = rehearse(&run)
    }
    guard rehearsal != .isRefused else { return }
    kept = nil
    _ = attempt(&run)
  }

  private enum Rehearsal { case isAllowed, isRefused, fails }

  /// Runs a command in a copy, to see whether the guards let it through as it is.
  private func rehearse(_ run: inout Run) -> Rehearsal {
    var copy = machine
    while true {
      copy.guarded.verdicts = run.verdicts
      do {
        _ = try run.command(&copy)
        return .isAllowed
      } catch .undecided(let edge) {
        for number in guards.guards(of: edge.edge) {
          guard guards.verdict(of: number, on: edge)?.isAllowed == true else { return .isRefused }
        }
        run.verdicts[edge] = .allow
      } catch {
        return .fails
      }
    }
  }
}
