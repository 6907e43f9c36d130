#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Helm {
  /// The command that follows a link, ready to be run, or why the link leads nowhere, which is reported.
  ///
  /// When it is done, what the URL says that is no fragment's id is kept: the login that a link waits for is in its language.
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

  /// Reports that a link was denied, unless it is kept: a person who follows a link is told what became of it.
  func reportDenial(_ result: NavigationResult<N>, of run: HelmRun<N>?) {
    guard case .denied(let move, let reason, _) = result, let run, keptRun?.number != run.number else { return }
    report(.denied(move, reason: reason))
  }
}
