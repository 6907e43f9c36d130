extension Message {
  /// A graph, with its segues by source, and by target within one source; and an id for each fragment that takes ids.
  ///
  /// - Returns: The machine as the app starts, or `nil` where the message says something else.
  mutating func machine() -> (machine: Machine, examples: [FragmentIndex: String])? {
    let fragments = Int(word())
    guard fragments > 0, fragments <= 1 << 20 else { return nil }
    let entry: FragmentIndex = position(below: fragments)
    let entryID = text()
    let segues = list { $0.rules(fragments) }
    var kinds = [FragmentIDKind?](repeating: nil, count: fragments)
    var examples: [FragmentIndex: String] = [:]
    let ids: [(FragmentIndex, FragmentIDKind?, String?)] = list {
      ($0.position(below: fragments), FragmentIDKind(rawValue: $0.word()), $0.text())
    }
    guard isWhole else { return nil }
    for (fragment, kind, example) in ids {
      kinds[fragment.offset] = kind ?? .any
      examples[fragment] = example
    }
    for (segue, next) in zip(segues, segues.dropFirst()) where (next.from, next.to) <= (segue.from, segue.to) {
      return nil
    }
    let graph = GraphIndex(segues, fragmentCount: fragments, idKinds: ids.isEmpty ? [] : kinds)
    guard !graph.hasAutoCycle else { return nil }
    var machine = Machine(graph, entry: entry, id: entryID)
    machine.fireEntryAuto()
    machine.begin()
    return (machine, examples)
  }

  private mutating func rules(_ fragments: Int) -> SegueRules {
    let (from, to): (FragmentIndex, FragmentIndex) = (position(below: fragments), position(below: fragments))
    let number = Int(word())
    let presentations = SeguePresentation.allCases
    let presentation = presentations.indices.contains(number) ? presentations[number] : .automatic
    guard let style = presentation.style else {
      fail()
      return SegueRules(
        from: from, to: to, tag: nil, style: .pass, presentation: .automatic, dismissable: false, auto: false)
    }
    let flags = word()
    var rules = SegueRules(
      from: from, to: to, tag: optionalPosition(below: Int(Int32.max)), style: style, presentation: presentation,
      dismissable: flags & 1 != 0, auto: flags & 2 != 0)
    rules.leaving = optionalPosition(below: fragments)
    return rules
  }
}

extension GraphIndex {
  /// Whether autos lead from a fragment back to it; a machine would follow them for ever.
  fileprivate var hasAutoCycle: Bool {
    // The walk that each fragment was first seen on; a walk that comes to a fragment of its own is a cycle.
    var walks = [FragmentIndex?](repeating: nil, count: fragmentCount)
    for start in allFragments where walks[start.offset] == nil {
      var upcoming: FragmentIndex? = start
      while let fragment = upcoming, walks[fragment.offset] == nil {
        walks[fragment.offset] = start
        upcoming = auto(of: fragment).map { self[$0].to }
      }
      if let upcoming, walks[upcoming.offset] == start { return true }
    }
    return false
  }
}
