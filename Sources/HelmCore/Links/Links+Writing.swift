extension Links {
  /// Returns the URL of a stack of fragments, by the pattern that describes it best, as `url(for:from:)` does.
  package func text(for way: [PathFragment<N>], from origin: String? = nil) -> String? {
    guard let last = way.last else { return nil }
    let given = origin.flatMap { try? LinkOrigin($0) }
    if origin != nil, given == nil { return nil }
    for index in byTarget[last.fragment] ?? [] {
      if let url = url(for: way, by: index, from: given) { return url }
    }
    return nil
  }

  private func url(for way: [PathFragment<N>], by index: Int, from origin: LinkOrigin?) -> String? {
    let rule = table.rules[index]
    guard let texts = texts(of: way, by: index), let parts = rule.parts(texts) else { return nil }
    let open = rule.origin ?? origin
    let written =
      open.map { $0.filled(with: values) } ?? table.origins.lazy.compactMap { $0.filled(with: values) }.first
    guard written != nil || open == nil && table.origins.isEmpty && parts.segments.first != "" else { return nil }
    let address = LinkAddress(written, parts, text: "")
    // Another fragment may accept the texts of this one's ids, or a type may parse them differently.
    guard let match = try? match(address), match.pattern == rule.pattern,
      match.fragments == (try? fragments(by: index, zip(texts, rule.defaults).map { $0 ?? $1 }, of: ""))
    else { return nil }
    return parts.url(from: written)
  }

  /// Returns the texts of a rule's parameters for a stack; `nil` if the rule doesn't describe this stack.
  private func texts(of way: [PathFragment<N>], by index: Int) -> [String?]? {
    let rule = table.rules[index]
    let (needed, known) = (rule.neededParameters, rule.knownParameters)
    var texts = [String?](repeating: nil, count: rule.types.count)
    for (position, name) in rule.parameters.enumerated() where known.contains(position) {
      texts[position] = (values[name] ?? source.values[name]).flatMap(rule.types[position].canonicalText)
    }
    /// Stores the text of a parameter; returns `false` if the rule can't express it.
    func take(_ text: String?, as parameter: Int, _ texts: inout [String?]) -> Bool {
      guard let text else { return !needed.contains(parameter) && rule.defaults[parameter] == nil }
      if !known.contains(parameter) { return text == rule.defaults[parameter] }
      if let other = texts[parameter], other != text { return false }
      texts[parameter] = text
      return true
    }
    func take(_ place: PathFragment<N>, by step: Step, _ texts: inout [String?]) -> Bool {
      switch step.id {
      case .none: return place.id == nil
      case .parameter(let parameter): return take(place.id, as: parameter, &texts)
      case .parts(let parameters, let type):
        guard let id = place.id ?? (type == nil && step.kind == nil ? "" : nil), let parts = CompositeText.parts(id),
          parts.keys.allSatisfy({ name in parameters.contains { rule.parameters[$0] == name } })
        else { return false }
        return parameters.allSatisfy { take(parts[rule.parameters[$0]], as: $0, &texts) }
      }
    }
    var rest = way.suffix(1)
    for step in ways[index].steps.reversed() {
      let position = rest.lastIndex { place in
        var taken = texts
        guard place.fragment == step.fragment, take(place, by: step, &taken) else { return false }
        texts = taken
        return true
      }
      guard let position else { return nil }
      rest = way[..<position]
    }
    // A default value is expressed by omitting it, so a path that spells one out is not used.
    let inPath = rule.pathParameters
    if inPath.contains(where: { texts[$0] == rule.defaults[$0] }) { return nil }
    return texts
  }
}
