#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An error whose `description` is also its localized description.
package protocol DescribedError: LocalizedError, Described {}

extension DescribedError {
  /// The same text as `description`.
  public var errorDescription: String? { description }
}

extension HelmError: DescribedError {}
extension FindingsError: DescribedError {}
