extension NavigationGraph {
  /// Returns all problems of the graph, by all rules.
  ///
  /// - Returns: The findings, by rule and then in the graph's order; none for a valid graph.
  /// - Complexity: Linear in fragments and segues.
  public func validationFindings() -> [ValidationFinding<N>] {
    let rules = [
      emptyGraphs, unclearEntries, duplicateSegues, severalAutoSegues, autoCycles, presentationsAgainstStyle,
      impossibleLeavings, inconsistentIDs, strayOpenings,
    ]
    var findings: [ValidationFinding<N>] = []
    for rule in rules {
      for finding in rule { findings.append(finding) }
    }
    return findings
  }

  /// Throws all findings together: the rules that the graph breaks, and the edges of a path that have no segues.
  package func validate(_ path: [PathEdge<N>] = []) throws(FindingsError<ValidationFinding<N>>) {
    var findings = validationFindings()
    for index in path.indices where !contains(path[index].edge) {
      findings.append(.unknownPathEdge(path[index].edge, index: index))
    }
    if !findings.isEmpty { throw FindingsError(findings: findings) }
  }
}

/// The rules that a graph has to follow: for each, the violations in the graph's order.
extension NavigationGraph {
  typealias Findings = [ValidationFinding<N>]

  /// A graph has at least one segue, or is a single screen, which is given as the entry.
  var emptyGraphs: Findings { index.fragmentCount == 0 ? [.emptyGraph] : [] }

  /// An entry is given, or exactly one fragment has outgoing and no incoming segues.
  var unclearEntries: Findings {
    if let entry = namedEntry { return contains(entry) ? [] : [.unknownEntry(entry)] }
    if index.segues.isEmpty { return [] }
    return inlets.isEmpty ? [.noEntry] : inlets.count == 1 ? [] : [.severalEntries(inlets)]
  }

  /// An edge has at most one segue.
  var duplicateSegues: Findings {
    let segues = index.segues
    var findings: Findings = []
    var start = 0
    while start < segues.count {
      var end = start + 1
      while end < segues.count, segues[end].from == segues[start].from, segues[end].to == segues[start].to {
        end += 1
      }
      if end - start > 1 { findings.append(.duplicateSegues(edge(at: SegueIndex(start)), count: end - start)) }
      start = end
    }
    return findings
  }

  /// At most one auto segue starts from a fragment.
  var severalAutoSegues: Findings {
    var findings: Findings = []
    for fragment in index.allFragments where index.auto(of: fragment) != nil {
      let autos = index.egress(of: fragment).filter { index[$0].auto }
      if autos.count > 1 {
        findings.append(.severalAutoSegues(from: self.fragment(at: fragment), autos.map(edge(at:))))
      }
    }
    return findings
  }

  /// If many fragments have several auto segues, there can be as many cycles as segues; reporting the first ones is enough.
  private static var cycleLimit: Int { 20 }

  /// Auto segues never form a cycle, even among fragments that can't be reached from the entry.
  var autoCycles: Findings {
    var findings: Findings = []
    let roots = index.allFragments.filter { index.auto(of: $0) != nil }
    guard !roots.isEmpty else { return [] }
    index.forEachCycle(from: roots, along: \.auto) { cycle in
      findings.append(.autoCycle(cycle.map(fragment(at:))))
      return findings.count < Self.cycleLimit
    }
    return findings
  }

  /// A segue's presentation is compatible with its style.
  var presentationsAgainstStyle: Findings {
    var findings: Findings = []
    for position in index.allSegues {
      let segue = index[position]
      guard let style = segue.presentation.style, style != segue.style else { continue }
      findings.append(.presentationAgainstStyle(edge(at: position), segue.presentation, segue.style))
    }
    return findings
  }

  /// Only a pass leaves a fragment other than its source, and that fragment is one of the graph's.
  var impossibleLeavings: Findings {
    var findings: Findings = []
    for position in index.allSegues {
      let rules = index[position]
      guard rules.leavesAnother, let leaving = names.leaving(of: rules) else { continue }
      let edge = edge(at: position)
      if rules.style == .hold { findings.append(.leavingOnHold(edge, leaving: leaving)) }
      if rules.unknownLeaving != nil { findings.append(.unknownLeaving(edge, leaving: leaving)) }
    }
    return findings
  }

  /// Ids are declared once, for fragments of the graph.
  var inconsistentIDs: Findings {
    var findings: Findings = []
    var seen: [N: FragmentIDKind] = [:]
    for rule in names.declared.ids {
      if let first = seen[rule.fragment] {
        if first != rule.kind { findings.append(.severalIDTypes(rule.fragment, first.name, rule.kind.name)) }
        continue
      }
      seen[rule.fragment] = rule.kind
      if !contains(rule.fragment) { findings.append(.idsOfUnknownFragment(rule.fragment, rule.kind.name)) }
    }
    return findings
  }

  /// The tab to open is one of the tabs.
  var strayOpenings: Findings { names.declared.strayOpenings.map { .unknownOpening($0) } }
}
