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
      let match = try match(url)
      let run = HelmRun<N>(.go(through: match.fragments))
      if !match.values.isEmpty { run.onDone = { [weak self] _ in self?.keep(match.values) } }
      return .success(run)
    } catch {
      report(.link(error))
      return .failure(.link(error))
    }
  }

  /// Returns what a link leads to.
  func match(_ url: URL) throws(LinkError) -> Links<N>.Match {
    guard let matchLink else { throw .noLinks(url.absoluteString) }
    return try matchLink(url)
  }

  private func keep(_ values: [String: String]) {
    guard let known = linkTable?.values else { return }
    let all = known.merging(values) { $1 }
    guard all != known else { return }
    linkTable?.values = all
    deliver { [unowned self] in observation.links.change() }
  }

  /// Reports that a link was denied, unless it is kept, because a user who opens a link expects to learn the result.
  func reportDenial(_ result: NavigationResult<N>, of run: HelmRun<N>?) {
    guard case .denied(let move, let reason, _) = result, let run, keptRun?.number != run.number else { return }
    report(.denied(move, reason: reason))
  }
}
