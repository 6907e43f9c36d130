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

  /// Reports that a link was denied, unless it is kept: a person who follows a link is told what became of it.
  func reportDenial(_ result: NavigationResult<N>, of run: HelmRun<N>?) {
    guard case .denied(let move, let reason, _) = result, let run, keptRun?.number != run.number else { return }
    report(.denied(move, reason: reason))
  }
}
