/// An entry is given, or exactly one fragment has outgoing and no incoming segues.
enum OneEntry: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    if let entry = graph.namedEntry { return graph.contains(entry) ? [] : [.unknownEntry(entry)] }
    if graph.index.segues.isEmpty { return [] }
    let inlets = graph.inlets
    switch inlets.count {
    case 0: return [.noEntry]
    case 1: return []
    default: return [.severalEntries(inlets)]
    }
  }
}

/// A graph has at least one segue, or is a single screen, which is given as the entry.
enum NotEmpty: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    graph.index.fragmentCount == 0 ? [.emptyGraph] : []
  }
}

/// An edge has at most one segue.
enum OneSeguePerEdge: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    let segues = graph.index.segues
    var findings: [ValidationFinding<N>] = []
    var start = 0
    while start < segues.count {
      var end = start + 1
      while end < segues.count, segues[end].from == segues[start].from, segues[end].to == segues[start].to {
        end += 1
      }
      if end - start > 1 {
        findings.append(.duplicateSegues(graph.edge(at: SegueIndex(start)), count: end - start))
      }
      start = end
    }
    return findings
  }
}

/// At most one auto segue starts from a fragment.
enum OneAutoPerFragment: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    var findings: [ValidationFinding<N>] = []
    for fragment in graph.index.allFragments where graph.index.auto(of: fragment) != nil {
      let autos = graph.index.egress(of: fragment).filter { graph.index[$0].auto }
      guard autos.count > 1 else { continue }
      findings.append(.severalAutos(from: graph.fragment(at: fragment), autos.map(graph.edge(at:))))
    }
    return findings
  }
}

/// Auto segues never form a cycle, even among fragments that can't be reached from the entry.
enum NoAutoCycle: ValidationRule {
  /// If many fragments have several auto segues, there can be as many cycles as segues; reporting the first ones is enough.
  private static let limit = 20

  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    var findings: [ValidationFinding<N>] = []
    let roots = graph.index.allFragments.filter { graph.index.auto(of: $0) != nil }
    guard !roots.isEmpty else { return [] }
    graph.index.forEachCycle(from: roots, along: \.auto) { cycle in
      findings.append(.autoCycle(cycle.map(graph.fragment(at:))))
      return findings.count < limit
    }
    return findings
  }
}

/// Ids are declared once, for fragments of the graph.
enum IdsAreConsistent: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    var findings: [ValidationFinding<N>] = []
    var seen: [N: FragmentIDKind] = [:]
    for rule in graph.names.idRules {
      if let first = seen[rule.fragment] {
        if first != rule.kind { findings.append(.severalIDTypes(rule.fragment, first.name, rule.kind.name)) }
        continue
      }
      seen[rule.fragment] = rule.kind
      if !graph.contains(rule.fragment) {
        findings.append(.idsOfUnknownFragment(rule.fragment, rule.kind.name))
      }
    }
    return findings
  }
}

/// The tab to open is one of the tabs.
enum OpeningsAreTabs: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    graph.names.strayOpenings.map { .openingIsNoTab($0) }
  }
}

/// Only a pass leaves a fragment other than its source, and that fragment is one of the graph's.
enum LeavingIsPossible: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    var findings: [ValidationFinding<N>] = []
    for position in graph.index.allSegues {
      let rules = graph.index[position]
      guard rules.leaving != nil || rules.unknownLeaving != nil else { continue }
      let segue = graph.segue(at: position)
      guard let leaving = segue.leaving else { continue }
      if rules.style == .hold { findings.append(.leavingOnHold(segue.edge, leaving: leaving)) }
      if rules.unknownLeaving != nil { findings.append(.unknownLeaving(segue.edge, leaving: leaving)) }
    }
    return findings
  }
}

/// A segue's presentation is compatible with its style.
enum PresentationGoesWithStyle: ValidationRule {
  static func findings<N>(in graph: NavigationGraph<N>) -> [ValidationFinding<N>] {
    var findings: [ValidationFinding<N>] = []
    for position in graph.index.allSegues {
      let segue = graph.index[position]
      guard let style = segue.presentation.style, style != segue.style else { continue }
      findings.append(.presentationAgainstStyle(graph.edge(at: position), segue.presentation, segue.style))
    }
    return findings
  }
}
