/// The rules and the findings of one link.
package struct CompiledLink<N: Fragment> {
  private let link: Link<N>
  private let index: Int
  private let pattern: LinkPattern
  private let source: LinkSource<N>

  /// The types of the pattern's parameters.
  private var types: [LinkIDType]

  private(set) var rules: [LinkRule] = []
  private(set) var ways: [Links<N>.Way] = []
  private(set) var findings: [LinkFinding<N>] = []

  init(
    _ link: Link<N>, at index: Int, in source: LinkSource<N>, _ graph: NavigationGraph<N>?
  ) throws(LinkPatternError) {
    (self.link, self.index, self.source) = (link, index, source)
    let pattern = try LinkPattern(link.pattern)
    self.pattern = pattern
    types = zip(pattern.parameters, pattern.types).map { name, type in link.types[name] ?? type ?? .text }
    if let target = link.target {
      add(target: try LinkPattern(target))
    } else if link.fragments.isEmpty {
      findings.append(.noFragments(pattern: pattern.text))
    } else {
      add(graph)
    }
  }

  /// Adds the rules of a link to fragments.
  private mutating func add(_ graph: NavigationGraph<N>?) {
    let (steps, unused) = Self.steps(of: link, pattern, in: source, graph)
    findings += unused.map { .unusedParameter(pattern: pattern.text, parameter: $0) }
    let known = Set(pattern.parameters)
    let named = Array(link.types.keys) + Array(link.named.values) + (link.id == nil || !known.isEmpty ? [] : ["id"])
    findings += Set(named).subtracting(known).sorted().map { .unknownParameter(pattern: pattern.text, parameter: $0) }
    if !findings.isEmpty { return }
    for (position, wanted, fragment) in Self.types(steps, of: link, pattern) {
      if let both = types[position].narrowed(to: wanted) {
        types[position] = both
        continue
      }
      findings.append(
        .wrongID(
          pattern: pattern.text, parameter: pattern.parameters[position], type: types[position].name, fragment,
          expected: wanted.name))
      types[position] = wanted
    }
    for (position, text) in pattern.defaults.enumerated() {
      guard let text, types[position].canonicalText(text) == nil else { continue }
      let (name, expected) = (pattern.parameters[position], types[position].name)
      report(position, "\(displayText(text)) is not a valid :\(displayText(name)): expected \(displayText(expected))")
    }
    for path in pattern.paths {
      let rule = rule(of: pattern, path, types, pattern.origin)
      if let step = steps.first(where: { lacksID($0, rule) }) {
        let finding = LinkFinding.missingID(pattern: pattern.text, step.fragment, expected: step.expected)
        if !findings.contains(finding) { findings.append(finding) }
      }
      rules.append(rule)
      ways.append(Links.Way(steps: steps))
    }
  }

  /// Adds the rules of an old URL.
  private mutating func add(target: LinkPattern) {
    let positions = target.parameters.compactMap { pattern.parameters.firstIndex(of: $0) }
    for name in target.parameters where !pattern.parameters.contains(name) {
      findings.append(.unknownParameter(pattern: pattern.text, parameter: name))
    }
    if !findings.isEmpty { return }
    let origin = target.origin?.filled(with: source.values)
    let old = pattern.paths.map { rule(of: pattern, $0, types, pattern.origin) }
    let new = target.paths.filter { !$0.contains(.any) }
      .map { rule(of: target, $0, positions.map { types[$0] }, origin ?? pattern.origin) }
    guard let shortest = old.last, let needed = new.last?.neededParameters, (origin == nil) == (target.origin == nil)
    else {
      findings.append(.lostTarget(pattern: pattern.text, target: target.text))
      return
    }
    for parameter in needed.sorted() where !shortest.gives(positions[parameter]) {
      let name = displayText(target.parameters[parameter])
      report(
        positions[parameter],
        "some URLs have no :\(name), which \(displayText(target.text)) needs; make it required or give it a default, "
          + "or make it optional there")
    }
    if !findings.isEmpty { return }
    for rule in old {
      // Optional groups are written as far as the old URL has their parameters.
      let end = new.firstIndex { $0.neededParameters.allSatisfy { rule.gives(positions[$0]) } } ?? 0
      let written = new[...end].filter { target in
        target.neededParameters.map { positions[$0] }.allSatisfy { rule.knownParameters.contains($0) || rule.gives($0) }
      }
      rules.append(rule)
      ways.append(Links.Way(target: (written, positions)))
    }
  }

  /// Adds a finding about a parameter of the pattern.
  private mutating func report(_ parameter: Int, _ reason: String) {
    findings.append(.badPattern(pattern.text, column: pattern.columns[parameter], reason: reason))
  }

  private func rule(
    of pattern: LinkPattern, _ path: [LinkValue], _ types: [LinkIDType], _ origin: LinkOrigin?
  ) -> LinkRule {
    LinkRule(pattern, path: path, types: types, origin: origin, link: index, ignoresCase: source.ignoresCase)
  }

  // MARK: Ids

  /// Returns the fragments, each with the parameters that are its id, and the parameters that are neither ids nor values.
  package static func steps(
    of link: Link<N>, _ pattern: LinkPattern, in source: LinkSource<N>, _ graph: NavigationGraph<N>?
  ) -> (steps: [Links<N>.Step], unused: [String]) {
    let names = pattern.parameters
    let free = names.indices.filter { source.values[names[$0]] == nil }
    var steps = link.fragments.map { Links<N>.Step(fragment: $0, kind: graph?.idKind(of: $0)) }
    var named: Set<String> = []
    let last = steps.count - 1
    // If a fragment occurs twice, the name refers to the last occurrence.
    for (index, step) in steps.enumerated().reversed() {
      let name = fragmentName(step.fragment)
      let type =
        link.composites[index] ?? (index == last ? link.id as? any CompositeID.Type : nil)
        ?? step.kind?.type as? any CompositeID.Type
      if let given = link.named[index] {
        if let position = names.firstIndex(of: given) { steps[index].id = .parameter(position) }
      } else if let position = free.first(where: { names[$0] == name }), named.insert(name).inserted {
        steps[index].id = .parameter(position)
      } else if let type {
        let fields = CompositeField.all(of: type).map(\.name)
        let positions = free.filter { fields.contains(names[$0]) }
        if !positions.isEmpty || fields.isEmpty { steps[index].id = .parts(positions, type) }
      }
    }
    let used = Set(steps.flatMap(\.id.parameters))
    let rest = free.filter { !used.contains($0) }
    if last >= 0, case .none = steps[last].id, !rest.isEmpty {
      let isWhole = link.id != nil || steps[last].kind?.type != nil
      guard rest.count > 1, isWhole else {
        steps[last].id = rest.count == 1 ? .parameter(rest[0]) : .parts(rest, nil)
        return (steps, [])
      }
      // A type without parts takes a single text.
      if let position = rest.first(where: { names[$0] == "id" }) { steps[last].id = .parameter(position) }
      return (steps, rest.map { names[$0] }.filter { $0 != "id" })
    }
    return (steps, rest.map { names[$0] })
  }

  /// Returns the types that parameters need for fragments, by the parameters' positions.
  package static func types(
    _ steps: [Links<N>.Step], of link: Link<N>, _ pattern: LinkPattern
  ) -> [(position: Int, type: LinkIDType, fragment: N)] {
    steps.enumerated().flatMap { index, step -> [(position: Int, type: LinkIDType, fragment: N)] in
      switch step.id {
      case .none, .parts(_, nil): return []
      case .parameter(let position):
        let own = index == steps.count - 1 ? link.id.map { LinkIDType($0) } : nil
        return [own, step.kind.map { LinkIDType($0) }].compactMap { $0.map { (position, $0, step.fragment) } }
      case .parts(let positions, let type?):
        return CompositeField.all(of: type).compactMap { field in
          positions.first { pattern.parameters[$0] == field.name }.map { ($0, field.type, step.fragment) }
        }
      }
    }
  }

  /// Returns whether a fragment takes an id that a rule doesn't provide.
  private func lacksID(_ step: Links<N>.Step, _ rule: LinkRule) -> Bool {
    switch step.id {
    case .none: return step.kind != nil
    case .parameter(let position): return step.kind != nil && !rule.gives(position)
    case .parts(let positions, let type):
      guard let type else { return false }
      return CompositeField.all(of: type).contains { field in
        !field.isOptional && !positions.contains { rule.parameters[$0] == field.name && rule.gives($0) }
      }
    }
  }
}
