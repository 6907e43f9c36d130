import Helm

/// Something in a graph, or in its current rules, that is probably a mistake.
public struct NavigationFinding<N: Fragment>: Hashable, Sendable {
  /// The kind of finding.
  public let kind: Kind

  /// A shortest way from the start that demonstrates the finding; `nil` if there is nothing to show, because no way
  /// exists.
  public let example: [NavigationCommand<N>]?

  /// A second example, if it takes two to demonstrate the finding.
  public let otherExample: [NavigationCommand<N>]?

  /// Consequences that aren't findings of their own.
  public let consequences: [Kind]

  /// The severity of the finding.
  public let severity: Severity

  /// The kinds of findings.
  public enum Kind: Hashable, Sendable {
    /// No sequence of commands presents the fragment.
    case unreachableFragment(N)

    /// No command takes the segue.
    case segueNeverTaken(DirectedEdge<N>)

    /// With this fragment on top, there is a state that no command changes.
    case deadEnd(N)

    /// With this fragment on top, there are states from which no sequence of commands leads home.
    case trap(N)

    /// A pass leads to the fragment while a container holds its place, and another way leads to it outside the
    /// container.
    case insideAndOutside(N, container: N)

    /// The fragment can be in a modal over more modals than the limit allows.
    case modalsTooDeep(N, depth: Int)

    /// The auto segue is never fired.
    case autoNeverFired(DirectedEdge<N>)

    /// Following the redirect of the segue leads back to itself.
    case redirectNeverEnds(DirectedEdge<N>)

    /// The redirect of the segue is never followed to its end.
    case redirectNeverApplies(DirectedEdge<N>)

    /// The fragment has several segues with the tag, and in some state the tag refers to them.
    case ambiguousTag(AnySegueTag, at: N)

    /// None of the fragment's tabs, or of its parts in one place, opens by itself, so the place is empty at first.
    case noTabOpens(N, [N])

    /// The segue permanently replaces a tab with a screen that leads nowhere.
    case noWayBack(DirectedEdge<N>)

    /// The alert or dialog of the segue closes sheets of the same holder, although it may be meant to appear over one
    /// of them.
    case modalReplacesModal(DirectedEdge<N>, [N])

    /// The modal of the segue can't be dismissed, so another modal of the same holder can't be presented over it.
    case modalBlocksModal(DirectedEdge<N>, N)

    /// The auto segue leads to a fragment that takes an id, but passes none, so it is never fired.
    case autoWithoutID(DirectedEdge<N>, String)
  }

  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Something can't work.
    case problem

    /// Something works, but probably not as intended.
    case warning
  }

  init(
    _ kind: Kind, example: [NavigationCommand<N>]? = nil, otherExample: [NavigationCommand<N>]? = nil,
    consequences: [Kind] = [], severity: Severity? = nil
  ) {
    self.kind = kind
    self.example = example
    self.otherExample = otherExample
    self.consequences = consequences
    self.severity = severity ?? kind.severity
  }
}

extension NavigationFinding.Kind {
  /// The severity of a finding of this kind; a trap is less serious if no home was specified.
  public var severity: NavigationFinding.Severity {
    switch self {
    case .unreachableFragment, .segueNeverTaken, .deadEnd, .trap, .redirectNeverEnds, .ambiguousTag, .autoWithoutID:
      .problem
    case .insideAndOutside, .modalsTooDeep, .autoNeverFired, .redirectNeverApplies, .noTabOpens, .noWayBack,
      .modalReplacesModal, .modalBlocksModal:
      .warning
    }
  }

  /// The name of the kind, for use by programs.
  public var name: String {
    switch self {
    case .unreachableFragment: "unreachableFragment"
    case .segueNeverTaken: "segueNeverTaken"
    case .deadEnd: "deadEnd"
    case .trap: "trap"
    case .insideAndOutside: "insideAndOutside"
    case .modalsTooDeep: "modalsTooDeep"
    case .autoNeverFired: "autoNeverFired"
    case .redirectNeverEnds: "redirectNeverEnds"
    case .redirectNeverApplies: "redirectNeverApplies"
    case .ambiguousTag: "ambiguousTag"
    case .noTabOpens: "noTabOpens"
    case .noWayBack: "noWayBack"
    case .modalReplacesModal: "modalReplacesModal"
    case .modalBlocksModal: "modalBlocksModal"
    case .autoWithoutID: "autoWithoutID"
    }
  }
}
