#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Helm {
  /// The command that follows a link, or why it leads nowhere, which is reported.
  func command(opening url: URL) -> Result<NavigationCommand<N>, HelmError<N>> {
    do throws(LinkError) {
      return .success(.go(through: try links.match(url).fragments))
    } catch {
      report(.link(error))
      return .failure(.link(error))
    }
  }
}
