import Helm
import HelmAnalytics
import HelmDocuments

/// Conclusions about what users do, drawn from the graph.
extension UsageReport {
  /// The maximum number of findings of a kind.
  private static var findingLimit: Int { 100 }

  /// Finds segues that no user takes, shorter ways that exist, and segues that are missing.
  ///
  /// - Parameters:
  ///   - moves: How often users got from one screen to another, and in how many moves.
  ///   - taken: The segues that were taken by any user.
  ///   - graph: The graph.
  mutating func reason(
    over moves: [FigureTable.Row], taken: Set<[String]>, in graph: NavigationGraph<NamedFragment>
  ) {
    let tabs = graph.segues.tabs()
    untaken = graph.segues.filter { !taken.contains([$0.from.name, $0.to.name]) }.map {
      Edge(from: $0.from.name, to: $0.to.name, style: tabs.contains($0.edge) ? "tab" : $0.resolvedPresentation.rawValue)
    }

    let screenMoves = ScreenMoves(graph)
    var direct: Set<[String]> = []
    for move in moves where move.count("moves") == 1 { direct.insert([move.text("origin"), move.text("target")]) }
    let detours = Dictionary(grouping: moves.filter { $0.count("moves") > 1 }) { $0.text("origin") }
    for (origin, detours) in detours {
      let shortest = screenMoves.shortestWays(from: NamedFragment(origin))
      for (target, detours) in Dictionary(grouping: detours, by: { $0.text("target") }) {
        let way = shortest[NamedFragment(target)]
        if let way {
          let longer = detours.filter { $0.count("moves") > way.count - 1 }
          let saved = cappedSum(longer.map { cappedProduct($0.count("times"), $0.count("moves") - way.count + 1) })
          if saved > 0 {
            shorter.append(
              ShorterWay(
                from: origin, to: target, times: cappedSum(longer.map { $0.count("times") }), shortest: way.map(\.name),
                savedSteps: saved))
          }
        }
        if way.map({ $0.count > 2 }) ?? true, !direct.contains([origin, target]) {
          missing.append(
            MissingSegue(
              from: origin, to: target, times: cappedSum(detours.map { $0.count("times") }),
              savedSteps: cappedSum(detours.map { cappedProduct($0.count("times"), $0.count("moves") - 1) })))
        }
      }
    }
    shorter = Array(shorter.ranked(by: \.savedSteps, names: { [$0.from, $0.to] }).prefix(Self.findingLimit))
    missing = Array(missing.ranked(by: \.savedSteps, names: { [$0.from, $0.to] }).prefix(Self.findingLimit))
  }
}
