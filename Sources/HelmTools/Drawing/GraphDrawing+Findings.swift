import Helm
import HelmTesting

extension GraphDrawing {
  /// Marks the findings in a graph, and their consequences.
  ///
  /// - Parameter findings: The findings.
  /// - Complexity: The number of findings, times the size of the drawing.
  public mutating func mark<N>(_ findings: NavigationFindings<N>) {
    for finding in findings.findings {
      for kind in [finding.kind] + finding.consequences {
        let mark: Mark = finding.severity == .problem ? .problem : .warning
        switch kind.offender {
        case .fragment(let name): self.mark(fragment: name, as: mark, note: kind.note)
        case .segue(let from, let to): self.mark(segueFrom: from, to: to, as: mark, note: kind.note)
        }
      }
    }
  }

  /// Draws the covered parts with thick lines, and the rest with thin ones.
  ///
  /// - Parameter coverage: A coverage of the drawn graph.
  /// - Complexity: Linear in the drawing and in the coverage.
  public mutating func weigh<N>(by coverage: NavigationCoverage<N>) {
    let fragments = Set(coverage.fragments.map { fragmentName($0) })
    let segues = Set(coverage.segues.map { [fragmentName($0.from), fragmentName($0.to)] })
    weigh(
      by: "coverage", fragments: Dictionary(uniqueKeysWithValues: fragments.map { ($0, 1) }),
      segues: Dictionary(uniqueKeysWithValues: segues.map { ($0, 1) }), showsNumbers: false)
  }
}

/// The part of a drawing that a finding is about.
private enum Offender {
  case fragment(String)
  case segue(String, String)
}

extension NavigationFinding.Kind {
  fileprivate var offender: Offender {
    switch self {
    case .unreachableFragment(let fragment), .deadEnd(let fragment), .trap(let fragment),
      .insideAndOutside(let fragment, _), .modalsTooDeep(let fragment, _), .ambiguousTag(_, let fragment),
      .noTabOpens(let fragment, _):
      .fragment(fragmentName(fragment))
    case .segueNeverTaken(let edge), .autoNeverFired(let edge), .redirectNeverEnds(let edge),
      .redirectNeverApplies(let edge), .noWayBack(let edge), .modalReplacesModal(let edge, _),
      .modalBlocksModal(let edge, _), .autoWithoutID(let edge, _):
      .segue(fragmentName(edge.from), fragmentName(edge.to))
    }
  }

  /// The names of the fragments that the finding is about: one, or two if it is about a segue.
  package var names: [String] {
    switch offender {
    case .fragment(let name): [name]
    case .segue(let from, let to): [from, to]
    }
  }

  /// The finding in a few words.
  fileprivate var note: String {
    switch self {
    case .unreachableFragment: "unreachable"
    case .segueNeverTaken: "never taken"
    case .deadEnd: "dead end"
    case .trap: "trap"
    case .insideAndOutside(_, let container): "inside and outside of \(fragmentName(container))"
    case .modalsTooDeep(_, let depth): "modal number \(depth)"
    case .autoNeverFired: "auto never fired"
    case .redirectNeverEnds: "redirect never ends"
    case .redirectNeverApplies: "redirect never applies"
    case .ambiguousTag(let tag, _): "ambiguous tag \(tag)"
    case .noTabOpens: "no tab opens"
    case .noWayBack: "no way back"
    case .modalReplacesModal: "replaces another modal"
    case .modalBlocksModal(_, let other): "\(other) cannot be presented over it"
    case .autoWithoutID: "auto without id"
    }
  }
}
