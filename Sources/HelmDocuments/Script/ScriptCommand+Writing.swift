import Helm

extension ScriptCommand: CustomStringConvertible {
  /// The command as JSON, in one line.
  public var description: String {
    var text = ""
    append(to: &text)
    return text
  }

  func append(to text: inout String) {
    switch self {
    case .present(let fragment, let id): text.appendCommand("present", ("fragment", fragment.name), ("id", id))
    case .presentTag(let tag, let id): text.appendCommand("present", ("tag", tag.name), ("id", id))
    case .presentFlow(let flow): text.appendCommand("present") { $0.append(flow) }
    case .presentEdge(let edge): text.appendCommand("present") { $0.append(edge: edge) }
    case .forward(let id): text.appendCommand("forward", ("id", id))
    case .back: text.appendCommand("back")
    case .backTo(let fragment): text.appendCommand("back", ("to", fragment.name))
    case .dismiss: text.appendCommand("dismiss")
    case .dismissFragment(let fragment, let id):
      text.appendCommand("dismiss", ("fragment", fragment.name), ("id", id))
    case .dismissTag(let tag): text.appendCommand("dismiss", ("tag", tag.name))
    case .dismissEdge(let edge): text.appendCommand("dismiss") { $0.append(edge: edge) }
    case .replace(let path):
      text.appendCommand("replace") {
        $0 += ", \"path\": "
        $0.appendJSON(path: path)
      }
    case .disable(let edge): text.appendCommand("disable") { $0.append(segue: edge) }
    case .enable(let edge): text.appendCommand("enable") { $0.append(segue: edge) }
    case .redirect(let edge, let flow):
      text.appendCommand("redirect") {
        $0.append(segue: edge)
        $0.append(flow)
      }
    }
  }
}

extension String {
  fileprivate mutating func appendCommand(
    _ verb: String, _ members: (key: String, value: String?)..., more: (inout String) -> Void = { _ in }
  ) {
    self += "{ \"do\": \"\(verb)\""
    for case (let key, let value?) in members {
      self += ", \"\(key)\": "
      appendJSON(value)
    }
    more(&self)
    self += " }"
  }

  fileprivate mutating func append(_ flow: Flow<NamedFragment>) {
    self += ", \"flow\": "
    appendJSON(array: flow) { $0.appendJSON(edge: $1) }
  }

  fileprivate mutating func append(segue edge: DirectedEdge<NamedFragment>) {
    self += ", \"segue\": "
    appendJSON(edge: edge)
  }

  fileprivate mutating func append(edge: PathEdge<NamedFragment>) {
    self += ", \"edge\": "
    appendJSON(pathEdge: edge)
  }

  private mutating func appendJSON(edge: DirectedEdge<NamedFragment>) {
    appendJSON(array: [edge.from.name, edge.to.name]) { $0.appendJSON($1) }
  }

  /// Adds a path as an array of objects.
  mutating func appendJSON(path: some Sequence<PathEdge<NamedFragment>>) {
    appendJSON(array: path) { $0.appendJSON(pathEdge: $1) }
  }

  private mutating func appendJSON(pathEdge edge: PathEdge<NamedFragment>) {
    self += "{ \"from\": "
    appendJSON(edge.from.fragment.name)
    if let id = edge.from.id {
      self += ", \"sourceId\": "
      appendJSON(id)
    }
    self += ", \"to\": "
    appendJSON(edge.to.fragment.name)
    if let id = edge.to.id {
      self += ", \"targetId\": "
      appendJSON(id)
    }
    self += " }"
  }
}
