import Helm

/// Something in a graph, or in its current rules, that is probably a mistake.
public struct NavigationFinding<N: Fragment>: Hashable, Sendable {
  /// What was found.
  public let kind: Kind

  /// A shortest way that shows it, from the start; `nil` where there is nothing to show, because there is no way.
  public let example: [NavigationCommand<N>]?

  /// A second example, where it takes two to show it.
  public let otherExample: [NavigationCommand<N>]?

  /// Consequences that are no findings of their own.
  public let consequences: [Kind]

  /// How much the finding matters.
  public let severity: Severity

  /// The kinds of findings.
  public enum Kind: Hashable, Sendable {
    /// No sequence of commands presents the fragment.
    case unreachableFragment(N)

    /// No command takes the segue.
    case segueNeverTaken(DirectedEdge<N>)

    /// With this fragment on top, there is a state that no command changes.
    case deadEnd(N)

    /// With this fragment on top, there are states from which no sequence of commands leads back home.
    case trap(N)

    /// A pass leads to the fragment while a container holds its place, and another way leads to it outside of that.
    case insideAndOutside(N, container: N)

    /// The fragment can be in a modal over more modals than the bound allows.
    case modalsTooDeep(N, depth: Int)

    /// The auto segue is never fired.
    case autoNeverFired(DirectedEdge<N>)

    /// Following the redirect of the segue leads back to itself.
    case redirectNeverEnds(DirectedEdge<N>)

    /// The redirect of the segue is never followed to its end.
    case redirectNeverApplies(DirectedEdge<N>)

    /// The fragment has several segues with the tag, and there is a state in which they are the ones asked for.
    case ambiguousTag(AnySegueTag, at: N)

    /// None of the tabs of the fragment, or of its parts in one place, opens by itself, so that it is empty at first.
    case noTabOpens(N, [N])

    /// The segue puts a screen in the place of a tab for good, and the screen leads nowhere.
    case noWayBack(DirectedEdge<N>)

    /// The alert or dialog of the segue closes sheets of the same holder, any of which it may be meant to lie over.
    case modalReplacesModal(DirectedEdge<N>, [N])

    /// The modal of the segue may not be dismissed, so that another one of the same holder cannot be presented over it.
    case modalBlocksModal(DirectedEdge<N>, N)

    /// The auto segue leads to a fragment that takes an id, and gives none, so it is never fired.
    case autoWithoutID(DirectedEdge<N>, FragmentIDKind)
  }

  /// How much a finding matters.
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
  /// How much a finding of this kind matters; a trap matters less if no home was named.
  public var severity: NavigationFinding.Severity {
    switch self {
    case .unreachableFragment, .segueNeverTaken, .deadEnd, .trap, .redirectNeverEnds, .ambiguousTag, .autoWithoutID:
      .problem
    case .insideAndOutside, .modalsTooDeep, .autoNeverFired, .redirectNeverApplies, .noTabOpens, .noWayBack,
      .modalReplacesModal, .modalBlocksModal:
      .warning
    }
  }

  /// The name of the kind, for programs.
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
