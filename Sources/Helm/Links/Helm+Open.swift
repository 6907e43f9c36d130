#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Helm {
  /// Returns the run that opens a link; if the link leads nowhere, reports and returns the error.
  ///
  /// Once the command is done, the values in the URL that aren't ids of fragments are stored: a login that a link waits for should be in
  /// the link's language.
  func run(opening url: URL) -> Result<HelmRun<N>, HelmError<N>> {
    do throws(LinkError) {
      let match = try links.match(url)
      let run = HelmRun<N>(.go(through: match.fragments))
      if !match.values.isEmpty { run.onDone = { [weak self] _ in self?.keep(match.values) } }
      return .success(run)
    } catch {
      report(.link(error))
      return .failure(.link(error))
    }
  }

  private func keep(_ values: [String: String]) {
    let all = links.values.merging(values) { $1 }
    if all != links.values { links.values = all }
  }

  /// Reports that a link was denied, unless it is kept, because a user who opens a link expects to learn the result.
  func reportDenial(_ result: NavigationResult<N>, of run: HelmRun<N>?) {
    guard case .denied(let move, let reason, _) = result, let run, keptRun?.number != run.number else { return }
    report(.denied(move, reason: reason))
  }
}
