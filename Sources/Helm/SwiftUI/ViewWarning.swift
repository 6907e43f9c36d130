#if canImport(SwiftUI)
  /// What views do wrong, said once where a debug build sees it.
  enum ViewWarning: Hashable, CustomStringConvertible {
    /// The screen of a fragment that is presented as an alert has no alert.
    case noAlert(String, SeguePresentation)

    var description: String {
      switch self {
      case .noAlert(let fragment, let presentation):
        """
        \(fragment) is presented by .\(presentation), but its view is no HelmAlert, so it is shown as a sheet. Return \
        HelmAlert(…) for it, or present it by .sheet.
        """
      }
    }
  }

  extension ViewMemory {
    /// Says what is wrong, once.
    func warn(_ warning: ViewWarning) {
      #if DEBUG
        if warnings.insert(warning).inserted { ErrorPolicy.log(warning.description) }
      #endif
    }
  }
#endif
