import Helm
import HelmDocuments
import HelmTesting

extension GraphPage.Finding {
  /// Creates an item for a finding.
  ///
  /// - Parameter finding: The finding.
  package init(_ finding: NavigationFinding<NamedFragment>) {
    severity = finding.severity == .problem ? "problem" : "warning"
    text = String(describing: finding.kind)
    fragments = ([finding.kind] + finding.consequences).flatMap(\.names)
    examples = [finding.example, finding.otherExample].compactMap(\.self)
  }
}
