/// The rules and the findings of one link.
struct LinkRules<N: Fragment> {
  private(set) var rules: [LinkRule] = []
  private(set) var ways: [Links<N>.Way] = []
  private(set) var findings: [LinkFinding<N>] = []

  init(_ link: Link<N>, at index: Int, in source: LinkSource<N>, _ graph: NavigationGraph<N>?) {
    do throws(LinkPatternError) {
      let pattern = try LinkPattern(link.pattern)
      if let target = link.target {
        add(link, at: index, pattern, target: try LinkPattern(target), in: source)
      } else if link.fragments.isEmpty {
        findings.append(.noFragments(pattern: pattern.text))
      } else {
        add(link, at: index, pattern, in: source, graph)
      }
    } catch { findings.append(error.finding()) }
  }

  /// Adds the rules of a link to fragments.
  private mutating func add(
    _ link: Link<N>, at index: Int, _ pattern: LinkPattern, in source: LinkSource<N>, _ graph: NavigationGraph<N>?
  ) {
    let (steps, unused) = Self.steps(of: link, pattern, in: source, graph)
    for name in unused { findings.append(.unusedParameter(pattern: pattern.text, parameter: name)) }
    let known = Set(pattern.parameters)
    let named = Array(link.types.keys) + Array(link.named.values) + (link.id == nil || !known.isEmpty ? [] : ["id"])
    for name in Set(named).subtracting(known).sorted() {
      findings.append(.unknownParameter(pattern: pattern.text, parameter: name))
    }
    if !findings.isEmpty { return }
    var types = zip(pattern.parameters, pattern.types).map { name, type in link.types[name] ?? type ?? .text }
    for (position, step) in steps.enumerated() {
      narrow(&types, to: step, link, pattern, isLast: position == steps.count - 1)
    }
    for path in pattern.paths {
      let rule = LinkRule(pattern, path: path, types: types, link: index, in: source)
      var steps = steps
      for position in steps.indices { steps[position].lacksID = lacksID(steps[position], rule) }
      if let step = steps.first(where: \.lacksID) {
        let finding = LinkFinding<N>.missingID(
          pattern: pattern.text, step.fragment, expected: step.expected)
        if !findings.contains(finding) { findings.append(finding) }
      }
      rules.append(rule)
      ways.append(Links.Way(steps: steps))
    }
  }

  /// Adds the rules of an old URL.
  private mutating func add(
    _ link: Link<N>, at index: Int, _ pattern: LinkPattern, target: LinkPattern, in source: LinkSource<N>
  ) {
    var positions: [Int] = []
    for name in target.parameters {
      guard let position = pattern.parameters.firstIndex(of: name) else {
        findings.append(.unknownParameter(pattern: pattern.text, parameter: name))
        continue
      }
      positions.append(position)
    }
    if !findings.isEmpty { return }
    let types = zip(pattern.parameters, pattern.types).map { name, type in link.types[name] ?? type ?? .text }
    for path in pattern.paths {
      let rule = LinkRule(pattern, path: path, types: types, link: index, in: source)
      let known = Set(rule.knownParameters.map { rule.parameters[$0] })
      // Optional groups are written as far as the old URL has their parameters.
      let writable = target.paths.first { path in
        path.flatMap(\.parameters).allSatisfy { known.contains(target.parameters[$0]) } && !path.contains(.any)
      }
      guard let writable, target.origin?.filled(with: source.values) != nil || target.origin == nil else {
        findings.append(.lostTarget(pattern: pattern.text, target: target.text))
        return
      }
      let written = LinkRule(
        target, path: writable, types: positions.map { types[$0] }, link: index, in: source,
        origin: target.origin?.filled(with: source.values) ?? pattern.origin)
      rules.append(rule)
      ways.append(Links.Way(target: (written, positions)))
    }
  }

  // MARK: Ids

  /// Returns the fragments, each with the parameters that are its id, and the parameters that are neither ids nor values.
  static func steps(
    of link: Link<N>, _ pattern: LinkPattern, in source: LinkSource<N>, _ graph: NavigationGraph<N>?
  ) -> (steps: [Links<N>.Step], unused: [String]) {
    let names = pattern.parameters
    let isValue = names.map { source.values[$0] != nil }
    var used = isValue
    var steps = link.fragments.map { Links<N>.Step(fragment: $0, kind: graph?.idKind(of: $0)) }
    var named: Set<String> = []
    let last = steps.count - 1
    // If a fragment occurs twice, the name refers to the last occurrence.
    for (index, step) in steps.enumerated().reversed() {
      let name = fragmentName(step.fragment)
      func isFree(_ position: Int) -> Bool { !isValue[position] }
      let type =
        link.composites[name] ?? (index == last ? link.id as? any CompositeID.Type : nil)
        ?? step.kind?.type as? any CompositeID.Type
      if let given = link.named[index] {
        if let position = names.firstIndex(of: given) { steps[index].id = .parameter(position) }
      } else if let position = names.firstIndex(of: name), isFree(position), named.insert(name).inserted {
        steps[index].id = .parameter(position)
      } else if let type {
        let fields = CompositeField.all(of: type).map(\.name)
        let positions = names.indices.filter { isFree($0) && fields.contains(names[$0]) }
        if !positions.isEmpty || fields.isEmpty { steps[index].id = .parts(positions, type) }
      }
      switch steps[index].id {
      case .none: break
      case .parameter(let position): used[position] = true
      case .parts(let positions, _): for position in positions { used[position] = true }
      }
    }
    let rest = names.indices.filter { !used[$0] }
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

  /// Narrows the types of parameters to the ids that a fragment takes.
  private mutating func narrow(
    _ types: inout [LinkIDType], to step: Links<N>.Step, _ link: Link<N>, _ pattern: LinkPattern, isLast: Bool
  ) {
    func narrow(_ position: Int, to wanted: LinkIDType) {
      if let both = types[position].narrowed(to: wanted) {
        types[position] = both
        return
      }
      findings.append(
        .wrongID(
          pattern: pattern.text, parameter: pattern.parameters[position], type: types[position].name, step.fragment,
          expected: wanted.name))
      types[position] = wanted
    }
    switch step.id {
    case .none: break
    case .parameter(let position):
      if isLast, let id = link.id { narrow(position, to: LinkIDType(id)) }
      if let kind = step.kind { narrow(position, to: LinkIDType(kind)) }
    case .parts(let positions, let type):
      guard let type else { return }
      for field in CompositeField.all(of: type) {
        if let position = positions.first(where: { pattern.parameters[$0] == field.name }) {
          narrow(position, to: field.type)
        }
      }
    }
  }

  /// Returns whether a fragment takes an id that a rule doesn't provide.
  private func lacksID(_ step: Links<N>.Step, _ rule: LinkRule) -> Bool {
    func isGiven(_ position: Int) -> Bool { rule.neededParameters.contains(position) || rule.defaults[position] != nil }
    switch step.id {
    case .none: return step.kind != nil
    case .parameter(let position): return step.kind != nil && !isGiven(position)
    case .parts(let positions, let type):
      guard let type else { return false }
      return CompositeField.all(of: type).contains { field in
        !field.isOptional && !positions.contains { rule.parameters[$0] == field.name && isGiven($0) }
      }
    }
  }
}

extension Links.Step {
  /// The required type of its id.
  fileprivate var expected: String {
    if case .parts(_, let type?) = id { String(describing: type) } else { kind?.name ?? "" }
  }
}

extension LinkRule {
  /// Creates the rule of one path of a pattern.
  fileprivate init<N>(
    _ pattern: LinkPattern, path: [LinkValue], types: [LinkIDType], link: Int, in source: LinkSource<N>,
    origin: LinkOrigin? = nil
  ) {
    let folds = source.ignoresCase
    var types = types
    if folds {
      for position in Set(path.flatMap(\.parameters)) { types[position] = types[position].ignoringCase }
    }
    self.init(
      link: link, pattern: pattern.text, origin: origin ?? pattern.origin,
      path: path.map { value in
        if folds, case .literal(let text) = value { .literal(text.lowercased()) } else { value }
      }, items: pattern.query + (pattern.fragment.map { [$0] } ?? []), parameters: pattern.parameters, types: types,
      defaults: zip(pattern.defaults, types).map { text, type in text.map { type.canonicalText($0) ?? $0 } },
      ignoresCase: folds)
  }
}
