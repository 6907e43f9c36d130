extension Links {
  /// The URL of a stack of fragments, by the pattern that describes it best.
  ///
  /// A link says it whose fragments are on the way in their order, the last of them at its end, each with exactly its id. Of
  /// several, the one that names the most fragments counts, and then the one that was declared first.
  ///
  /// - Parameters:
  ///   - way: The fragments, each standing on the one before.
  ///   - origin: Where the link comes from, if its pattern leaves that open; the first of ``origins``, if nothing is said.
  /// - Returns: The URL; opening it leads to these fragments of the link again. `nil` where no pattern says it.
  /// - Complexity: Linear in the way, for each link to its last fragment.
  package func url(for way: [PathFragment<N>], from origin: LinkOrigin? = nil) -> String? {
    guard let last = way.last else { return nil }
    for index in byTarget[last.fragment] ?? [] {
      if let url = url(for: way, by: index, from: origin) { return url }
    }
    return nil
  }

  private func url(for way: [PathFragment<N>], by index: Int, from origin: LinkOrigin?) -> String? {
    let rule = table.rules[index]
    guard let ids = ids(of: way, by: index) else { return nil }
    var segments: [String] = []
    for segment in rule.path {
      switch segment {
      case .literal(let text): segments.append(text)
      case .parameter(let parameter): segments.append(ids[parameter] ?? "")
      case .restParameter(let parameter):
        let parts = (ids[parameter] ?? "").split(separator: "/", omittingEmptySubsequences: false)
        if parts.last?.isEmpty != false { return nil }
        segments += parts.map(String.init)
      case .rest: break
      case .any: return nil
      }
    }
    let isWritten = { (segment: LinkSegment) in if case .parameter = segment { true } else { false } }
    guard !segments.contains(where: { $0 == "." || $0 == ".." }),
      !zip(rule.path, segments).contains(where: { isWritten($0) && $1.isEmpty })
    else { return nil }
    var query: [(name: String, value: String)] = []
    for item in rule.query {
      if let text = text(of: item.value, ids) { query.append((item.name, text)) }
    }
    let fragment = rule.fragment.flatMap { text(of: $0.value, ids) }

    let written: LinkOrigin? = rule.origin ?? origin ?? origins.first(where: \.isWritable)
    guard written?.isWritable ?? (origins.isEmpty && segments.first != "") else { return nil }
    let address = LinkAddress(written, segments: segments, query: query, fragment: fragment)
    // Another fragment may accept the texts of this one's ids, or a type may read them in its own way.
    guard let match = try? match(address), match.fragments == fragments(by: index, ids) else { return nil }
    return LinkWriter.url(
      from: written?.description, scheme: written?.host == nil ? written?.scheme : nil, segments: segments,
      query: query,
      fragment: fragment)
  }

  private func text(of value: LinkValue, _ ids: [String?]) -> String? {
    switch value {
    case .any: ""
    case .literal(let text): text
    case .parameter(let parameter): ids[parameter]
    }
  }

  /// The ids in a stack for the parameters of a rule; `nil` if the rule doesn't describe this stack.
  private func ids(of way: [PathFragment<N>], by index: Int) -> [String?]? {
    let (rule, steps) = (table.rules[index], steps[index])
    var ids = [String?](repeating: nil, count: rule.types.count)
    let needed = rule.neededParameters
    var position = way.count
    for step in steps.reversed() {
      let isEnd = position == way.count
      let isSaid = { (place: PathFragment<N>) -> Bool in
        guard place.fragment == step.fragment else { return false }
        guard let parameter = step.parameter, let isNeeded = needed[parameter] else { return place.id == nil }
        return place.id != nil || !isNeeded
      }
      guard let found = way[..<position].lastIndex(where: isSaid), !isEnd || found == way.count - 1 else { return nil }
      if let parameter = step.parameter { ids[parameter] = way[found].id }
      position = found
    }
    return ids
  }

  private func fragments(by index: Int, _ ids: [String?]) -> [PathFragment<N>] {
    steps[index].map { PathFragment($0.fragment, canonicalID: $0.parameter.flatMap { ids[$0] }) }
  }
}

extension LinkRule {
  /// The parameters that the rule has, and whether they have to be there.
  fileprivate var neededParameters: [Int: Bool] {
    var needed: [Int: Bool] = [:]
    for segment in path {
      switch segment {
      case .parameter(let parameter), .restParameter(let parameter): needed[parameter] = true
      case .literal, .any, .rest: break
      }
    }
    for item in query { if case .parameter(let parameter) = item.value { needed[parameter] = !item.isOptional } }
    if let fragment, case .parameter(let parameter) = fragment.value { needed[parameter] = !fragment.isOptional }
    return needed
  }
}

extension LinkAddress {
  /// A URL that is being written.
  fileprivate init(
    _ origin: LinkOrigin?, segments: [String], query: [(name: String, value: String)], fragment: String?
  ) {
    text = ""
    scheme = origin?.scheme
    host = if case .exactly(let name)? = origin?.host { name } else { nil }
    port = origin?.port
    self.segments = segments
    self.query = Dictionary(query.map { ($0.name, .some($0.value)) }) { first, _ in first }
    self.fragment = fragment
  }
}
