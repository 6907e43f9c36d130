#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HelmError: LocalizedError {
  /// The same text as `description`.
  public var errorDescription: String? { description }
}

extension ValidationError: LocalizedError {
  /// The same text as `description`.
  public var errorDescription: String? { description }
}
