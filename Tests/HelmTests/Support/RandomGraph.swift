import Helm
import HelmTesting

/// Random valid graphs.
struct RandomGraph {
  let graph: NavigationGraph<Letter>
  let fragments: [Letter]

  init(using random: inout SeededNumbers) {
    let count = Int.random(in: 4...12, using: &random)
    let fragments = Array(Letter.allCases.prefix(count))
    self.fragments = fragments
    let autoRate = random.pick([0, 15, 40])
    let selfRate = random.pick([2, 20])
    // Everything is reachable from the entry.
    var edges: [DirectedEdge<Letter>] = (1..<count).map { index in
      random.pick(fragments.prefix(index)) => fragments[index]
    }
    for _ in 0..<Int.random(in: 0...count * 2, using: &random) {
      let from = random.pick(fragments)
      let edge = DirectedEdge(from: from, to: random.chance(selfRate) ? from : random.pick(fragments))
      if !edges.contains(edge) { edges.append(edge) }
    }
    var autoSources: Set<Letter> = []
    var segues: [Segue<Letter>] = []
    for edge in edges {
      // Autos lead from lower fragments to higher ones, so they never form a cycle.
      let auto =
        edge.from.rawValue < edge.to.rawValue && random.chance(autoRate) && autoSources.insert(edge.from).inserted
      segues.append(Self.segue(edge, auto: auto, fragments: fragments, using: &random))
    }
    graph = NavigationGraph(segues, entry: .a)
  }

  private static func segue(
    _ edge: DirectedEdge<Letter>, auto: Bool, fragments: [Letter], using random: inout SeededNumbers
  ) -> Segue<Letter> {
    let presentation = random.pick([
      SeguePresentation.automatic, .push, .swap, .inline, .inline, .column, .accessory, .overlay, .sheet,
      .fullScreenCover, .popover, .curtain,
    ])
    let style = presentation.style ?? random.pick(SegueStyle.allCases)
    let tag: Mark? = random.chance(30) ? random.pick(Mark.allCases) : nil
    return Segue(
      edge, style: style, dismissable: random.chance(60), auto: auto, tag: tag,
      leaving: style == .pass && random.chance(35) ? random.pick(fragments.prefix(4)) : nil, presentation: presentation)
  }
}
