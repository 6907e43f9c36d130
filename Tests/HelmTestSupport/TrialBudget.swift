#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How many random cases a test tries.
///
/// With `HELM_FEW_TRIALS=1`, as in `make test`, where somebody waits, it is a quarter of them; `make verify` tries them all.
package enum TrialBudget {
  private static let isSmall = ProcessInfo.processInfo.environment["HELM_FEW_TRIALS"] == "1"

  /// Returns the part of a number of cases that is tried.
  package static func count(_ all: UInt64) -> UInt64 { isSmall ? all / 4 : all }
}
