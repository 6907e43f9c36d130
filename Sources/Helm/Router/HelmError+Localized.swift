#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An error with its `description` as the text that people read.
package protocol DescribedError: LocalizedError, Described {}

extension DescribedError {
  /// The same text as `description`.
  public var errorDescription: String? { description }
}

extension HelmError: DescribedError {}
extension ValidationError: DescribedError {}
