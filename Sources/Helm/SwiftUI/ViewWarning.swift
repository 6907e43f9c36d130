#if canImport(SwiftUI)
  /// Mistakes of views, reported once in a debug build.
  enum ViewWarning: Hashable, CustomStringConvertible {
    /// The screen of a fragment that is presented as an alert has no alert.
    case noAlert(String, SeguePresentation)

    /// A modal is bound at several lines whose views exist at the same time.
    case twoPresenters(String, [String])

    /// A binding was written, at a line if that is known, and the command failed.
    case failedWrite(String, SourcePlace?, String)

    /// A fragment is queried as a `Bool`, which is false, and bound at a line, which is true, because a screen is pushed on it.
    case mixedQuestions(String, String, SourcePlace)

    var description: String {
      switch self {
      case .mixedQuestions(let bound, let fragment, let place):
        """
        isPresented(.\(bound)) is false as a Bool, since a screen is pushed on it, and true as the binding made at \(place), \
        which keeps its sheet up. To query the same value, use shownFragment(.\(fragment)) != nil.
        """
      case .twoPresenters(let fragment, let places):
        """
        \(fragment) is bound by several views that are there at the same time: \(places.joined(separator: ", ")). The system \
        presents a modal once. Bind it in one view around them, or name the segue: isPresented(.source => .\(fragment)).
        """
      case .failedWrite(let fragment, let place, let error):
        """
        The binding to \(fragment)\(place.map { ", made at \($0)," } ?? "") was written without effect: \(error) Bind \
        it in the view of a fragment that has a segue to it.
        """
      case .noAlert(let fragment, let presentation):
        """
        \(fragment) is presented by .\(presentation), but its view isn't a HelmAlert, so it is shown as a sheet. Return \
        HelmAlert(…) for it, or present it by .sheet.
        """
      }
    }
  }

  extension ViewMemory {
    /// Logs a warning, once.
    func warn(_ warning: ViewWarning) {
      #if DEBUG
        if warnings.insert(warning).inserted { ErrorPolicy.log(warning.description) }
      #endif
    }
  }
#endif
