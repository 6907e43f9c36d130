import Helm
import HelmTesting

/// All sound graphs over a few fragments, by number.
struct SmallGraphs {
  /// What there can be on each edge.
  let options: [Option]
  let edges: [DirectedEdge<Letter>]

  /// One way to have a segue on an edge, or none.
  enum Option: CaseIterable {
    case absent, push, swap, inline, overlay, sheet, cover

    /// A pass or a hold of any kind; which one follows from the graph's number.
    case somePass, someHold
  }

  init(fragments: [Letter], options: [Option], selfSegues: Bool) {
    self.options = options
    edges = fragments.flatMap { from in
      fragments.compactMap { to in from == to && !selfSegues ? nil : from => to }
    }
  }

  /// How many graphs there are, sound or not.
  var count: Int { edges.reduce(1) { count, _ in count * options.count } }

  /// The segues of a graph, or `nil` where no entry is left in it.
  ///
  /// - Parameter number: The number of the graph, whose digits are the options of its edges.
  /// - Returns: The segues, of which at least one starts from `a`.
  func segues(_ number: Int) -> [Segue<Letter>]? {
    var rest = number
    var random = SeededNumbers(seed: UInt64(number))
    var autoSources: Set<Letter> = []
    var segues: [Segue<Letter>] = []
    for edge in edges {
      let option = options[rest % options.count]
      rest /= options.count
      guard var segue = segue(edge, option, using: &random) else { continue }
      if edge.from.rawValue < edge.to.rawValue, random.chance(25), autoSources.insert(edge.from).inserted {
        segue = segue.makeAuto()
      }
      if random.chance(25) { segue = segue.with(tag: Mark.red) }
      if segue.style == .pass, random.chance(25) { segue = segue.with(leaving: .a) }
      segues.append(segue)
    }
    return segues.contains { $0.from == .a } ? segues : nil
  }

  private func segue(
    _ edge: DirectedEdge<Letter>, _ option: Option, using random: inout SeededNumbers
  ) -> Segue<Letter>? {
    switch option {
    case .absent: return nil
    case .push: return Segue(edge, dismissable: true)
    case .swap: return Segue(edge)
    case .inline: return Segue(edge, style: .hold)
    case .overlay: return Segue(edge, style: .hold, dismissable: true, presentation: .overlay)
    case .sheet: return Segue(edge, style: .hold, dismissable: true)
    case .cover: return Segue(edge, style: .hold, presentation: .fullScreenCover)
    case .somePass: return Segue(edge, dismissable: random.chance(50))
    case .someHold:
      let presentation = random.pick([SeguePresentation.inline, .inline, .overlay, .sheet])
      return Segue(edge, style: .hold, dismissable: random.chance(50), presentation: presentation)
    }
  }
}
