extension ReferenceGraph<Int> {
  /// A valid graph of three to eight fragments, all of which are reachable from the entry.
  init(using random: inout ReferenceNumbers) {
    let count = 3 + random.below(6)
    var links: [ReferenceLink<Int>] = []
    for fragment in 1..<count { links.append(ReferenceLink(from: random.below(fragment), to: fragment)) }
    for _ in 0..<random.below(count * 2 + 1) {
      let from = random.below(count)
      let link = ReferenceLink(from: from, to: random.chance(15) ? from : random.below(count))
      if !links.contains(link) { links.append(link) }
    }
    let autoRate = random.pick([0, 15, 40])
    let dismissableRate = random.pick([30, 60, 90])
    var autoSources: Set<Int> = []
    let segues = links.map { link in
      let presentation = random.pick([
        ReferencePresentation.push, .push, .swap, .inline, .inline, .column, .accessory, .overlay, .sheet,
        .fullScreenCover, .popover, .curtain,
      ])
      var segue = ReferenceSegue(link.from, link.to, presentation, dismissable: random.chance(dismissableRate))
      // Autos lead from lower fragments to higher ones, so they never form a cycle.
      segue.auto = link.from < link.to && random.chance(autoRate) && autoSources.insert(link.from).inserted
      if random.chance(30) { segue.tag = random.pick(["red", "green"]) }
      if segue.isPass, random.chance(30) { segue.leaving = random.below(count) }
      return segue
    }
    self.init(entry: 0, entryID: random.chance(20) ? "1" : nil, segues: segues)
  }
}
