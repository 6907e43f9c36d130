import HelmCore

extension NavigationCommand<NamedFragment> {
  /// The command in the form of a script, as one line of JSON; empty for a gesture, which has no form in scripts.
  ///
  /// A sequence becomes several commands, separated by commas.
  ///
  /// - Complexity: Linear in the command.
  public var scriptText: String {
    var texts: [String] = []
    for command in scriptCommands {
      var text = ""
      command.append(to: &text)
      texts.append(text)
    }
    return texts.joined(separator: ", ")
  }

  /// The script commands for this command; none for a gesture, which is recorded as the state that it led to.
  var scriptCommands: [NavigationCommand] {
    switch self {
    case .sequence(let commands): commands.flatMap(\.scriptCommands)
    case .dismiss(.flow(let flow)?): flow.pathEdges.reversed().map { .dismiss($0.to.fragment, id: $0.to.id) }
    case .edit(let edges, .redirect, isAdded: false): edges.map { .add(.redirect(to: []), to: Flow($0)) }
    case .edit(let edges, let trait, let isAdded): edges.map { .edit(Flow($0), trait, isAdded: isAdded) }
    default: isGesture ? [] : [self]
    }
  }

  /// Appends a command that scripts can contain.
  func append(to text: inout String) {
    switch self {
    case .present(.fragment(let fragment, let id), let source):
      text.appendCommand("present", ("fragment", fragment.name), ("id", id?.canonicalText)) {
        $0.append(source: source)
      }
    case .present(.place(let place), _):
      text.appendCommand("present", ("fragment", place.fragment.name), ("id", place.id))
    case .present(.tag(let tag, let id), _):
      text.appendCommand("present", ("tag", tag.description), ("id", id?.canonicalText))
    case .present(.flow(let flow), _): text.appendCommand("present") { $0.append(flow) }
    case .present(.edge(let edge), _): text.appendCommand("present") { $0.append(edge: edge) }
    case .select(let fragment, let id, let source):
      text.appendCommand("select", ("fragment", fragment.name), ("id", id?.canonicalText)) { $0.append(source: source) }
    case .forward(let id, let source):
      text.appendCommand("forward", ("id", id?.canonicalText)) { $0.append(source: source) }
    case .back(.step): text.appendCommand("back")
    case .back(.until(let fragment)): text.appendCommand("back", ("to", fragment.name))
    case .back(.popping(let fragment, let id)):
      text.appendCommand("pop", ("to", fragment.name), ("id", id?.canonicalText))
    case .back(.root): text.appendCommand("showRoot")
    case .back(.belowModals): text.appendCommand("dismissModals")
    case .dismiss(nil): text.appendCommand("dismiss")
    case .dismiss(.fragment(let fragment, let id)?):
      text.appendCommand("dismiss", ("fragment", fragment.name), ("id", id?.canonicalText))
    case .dismiss(.tag(let tag, _)?): text.appendCommand("dismiss", ("tag", tag.description))
    case .dismiss(.edge(let edge)?): text.appendCommand("dismiss") { $0.append(edge: edge) }
    case .go(let fragments): text.appendCommand("go") { $0.append(wanted: fragments) }
    case .restart: text.appendCommand("restart")
    case .replace(let path):
      text.appendCommand("replace") {
        $0 += ", \"path\": "
        $0.appendJSON(path: path)
      }
    case .edit(let edges, .disabled, let isAdded): text.append(isAdded ? "disable" : "enable", edges)
    case .edit(let edges, .redirect(let flow), let isAdded): text.append("redirect", edges, to: isAdded ? flow : [])
    case .back(.from), .setStack, .retarget, .dismiss(.place), .dismiss(.flow), .sequence: break
    }
  }
}

extension String {
  fileprivate mutating func appendCommand(
    _ verb: String, _ members: (key: String, value: String?)..., more: (inout String) -> Void = { _ in }
  ) {
    self += "{ \"do\": \"\(verb)\""
    for member in members { append(member) }
    more(&self)
    self += " }"
  }

  private mutating func append(_ members: (key: String, value: String?)...) {
    for case (let key, let value?) in members {
      self += ", \"\(key)\": "
      appendJSON(value)
    }
  }

  fileprivate mutating func append(_ flow: Flow<NamedFragment>) {
    self += ", \"flow\": "
    appendJSON(array: flow.pathEdges) { text, edge in
      if edge.from.id == nil, edge.to.id == nil {
        text.appendJSON(edge: edge.edge)
      } else {
        text.appendJSON(pathEdge: edge)
      }
    }
  }

  fileprivate mutating func append(
    _ verb: String, _ segues: Flow<NamedFragment>, to flow: Flow<NamedFragment>? = nil
  ) {
    for segue in segues {
      appendCommand(verb) {
        $0 += ", \"segue\": "
        $0.appendJSON(edge: segue)
        if let flow { $0.append(flow) }
      }
    }
  }

  fileprivate mutating func append(source: FragmentReference<NamedFragment>?) {
    switch source {
    case nil: break
    case .any(let fragment): append(("from", fragment.name))
    case .withID(let fragment, let id): append(("from", fragment.name), ("fromId", id))
    case .exactly(let place):
      append(("from", place.fragment.name), ("fromId", place.id))
      self += ", \"fromOccurrence\": \(place.occurrence)"
    }
  }

  /// Appends the members of a fragment at its place; an absent id and an occurrence of 0 are omitted.
  mutating func append(
    _ place: PathFragment<NamedFragment>, name: String, id: String, occurrence: String
  ) {
    self += "\"\(name)\": "
    appendJSON(place.fragment.name)
    if let text = place.id {
      self += ", \"\(id)\": "
      appendJSON(text)
    }
    if place.occurrence > 0 { self += ", \"\(occurrence)\": \(place.occurrence)" }
  }

  fileprivate mutating func append(wanted: [PathFragment<NamedFragment>]) {
    if wanted.count == 1, let only = wanted.first {
      self += ", "
      append(only, name: "to", id: "id", occurrence: "occurrence")
    } else {
      self += ", \"through\": "
      appendJSON(array: wanted) { text, each in
        text += "{ "
        text.append(each, name: "fragment", id: "id", occurrence: "occurrence")
        text += " }"
      }
    }
  }

  fileprivate mutating func append(edge: PathEdge<NamedFragment>) {
    self += ", \"edge\": "
    appendJSON(pathEdge: edge)
  }

  private mutating func appendJSON(edge: DirectedEdge<NamedFragment>) {
    appendJSON(array: [edge.from.name, edge.to.name]) { $0.appendJSON($1) }
  }

  /// Appends a path as an array of objects.
  mutating func appendJSON(path: some Sequence<PathEdge<NamedFragment>>) {
    appendJSON(array: path) { $0.appendJSON(pathEdge: $1) }
  }

  private mutating func appendJSON(pathEdge edge: PathEdge<NamedFragment>) {
    self += "{ "
    append(edge.from, name: "from", id: "sourceId", occurrence: "sourceOccurrence")
    self += ", "
    append(edge.to, name: "to", id: "targetId", occurrence: "targetOccurrence")
    self += " }"
  }
}
