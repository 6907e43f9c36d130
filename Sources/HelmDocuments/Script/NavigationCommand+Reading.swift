import HelmCore

/// The values of a command's key `do`.
private enum Verb: String, CaseIterable {
  case present, select, forward, back, dismiss, replace, disable, enable, redirect, go, pop, showRoot, dismissModals,
    restart
}

extension NavigationCommand<NamedFragment> {
  /// Reads a command; unknown keys are ignored.
  init(_ value: JSONValue, names: KnownNames) throws(DocumentError) {
    let object = try value.object("a command, which is an object")
    switch try object.required("do").choice(Verb.self) {
    case .present: self = try .present(object, names)
    case .dismiss: self = try .dismiss(object, names)
    case .select:
      self = .select(
        try names.fragment(object.required("fragment")), id: try object["id"]?.id(), from: try names.source(object))
    case .forward: self = .forward(AnyFragmentID?(text: try object["id"]?.id()), from: try names.source(object))
    case .back:
      self = try object["to"].map { value throws(DocumentError) in .back(to: try names.fragment(value)) } ?? .back
    case .go: self = .go(through: try names.wanted(object))
    case .pop: self = .pop(to: try names.fragment(object.required("to")), id: try object["id"]?.id())
    case .showRoot: self = .showRoot
    case .dismissModals: self = .dismissModals
    case .restart: self = .restart
    case .replace: self = .replace(try names.path(try object.required("path")))
    case .disable: self = .add(.disabled, to: Flow(try names.edge(try object.required("segue"))))
    case .enable: self = .remove(.disabled, from: Flow(try names.edge(try object.required("segue"))))
    case .redirect:
      let segue = Flow(try names.edge(try object.required("segue")))
      self = .add(.redirect(to: try names.flow(try object.required("flow"))), to: segue)
    }
  }

  private static func present(_ object: JSONValue, _ names: KnownNames) throws(DocumentError) -> NavigationCommand {
    if object["fragment"] == nil, let source = object["from"] ?? object["fromId"] ?? object["fromOccurrence"] {
      throw source.error("a source requires a fragment to present")
    }
    switch (object["fragment"], object["tag"], object["flow"], object["edge"]) {
    case (let fragment?, nil, nil, nil):
      return .present(
        try names.fragment(fragment), id: try object["id"]?.id(), from: try names.source(object))
    case (nil, let tag?, nil, nil): return .present(tag: AnySegueTag(try names.tag(tag)), id: try object["id"]?.id())
    case (nil, nil, nil, let edge?):
      if let id = object["id"] { throw id.error("an id goes with a fragment or a tag, not with an edge") }
      return .present(.edge(try names.pathEdge(edge)))
    case (nil, nil, let flow?, nil):
      if let id = object["id"] { throw id.error("an id goes with a fragment or a tag, not with a flow") }
      return .present(try names.flow(flow))
    default:
      throw object.error("expected one of the keys \"fragment\", \"tag\", \"flow\" and \"edge\" to present")
    }
  }

  private static func dismiss(_ object: JSONValue, _ names: KnownNames) throws(DocumentError) -> NavigationCommand {
    if let edge = object["edge"] {
      guard object["fragment"] == nil, object["tag"] == nil, object["id"] == nil else {
        throw object.error("an edge to dismiss can't be combined with other keys")
      }
      return .dismiss(.edge(try names.pathEdge(edge)))
    }
    switch (object["fragment"], object["tag"], object["id"]) {
    case (let fragment?, nil, let id): return .dismiss(try names.fragment(fragment), id: try id?.id())
    case (_, _, let id?): throw id.error("an id requires a fragment to dismiss")
    case (nil, let tag?, nil): return .dismiss(tag: try names.tag(tag))
    case (nil, nil, nil): return .dismiss
    default: throw object.error("expected at most one of the keys \"fragment\", \"tag\" and \"edge\" to dismiss")
    }
  }
}

extension KnownNames {
  /// Reads an edge, an array of two names.
  func edge(_ value: JSONValue) throws(DocumentError) -> DirectedEdge<NamedFragment> {
    let what = "an edge, which is an array of two fragments"
    let ends = try value.elements(what)
    let fragments = try ends.prefix(2).map(fragment)
    guard ends.count == 2 else {
      let found = ends.isEmpty ? "no elements" : ends.count == 1 ? "1 element" : "more"
      throw value.error("expected \(what), found \(found)")
    }
    return DirectedEdge(from: fragments[0], to: fragments[1])
  }

  /// Reads a flow, an array of edges; an edge with ids is an object.
  func flow(_ value: JSONValue) throws(DocumentError) -> Flow<NamedFragment> {
    let edges = try value.elements("a flow, which is an array of edges")
    return Flow(
      try edges.map { value throws(DocumentError) in
        value.isObject ? try pathEdge(value) : try edge(value).pathEdge
      })
  }

  /// Reads a path, an array of objects.
  func path(_ value: JSONValue) throws(DocumentError) -> HelmPath<NamedFragment> {
    HelmPath(try value.elements("a path, which is an array of path edges").map(pathEdge))
  }

  /// Reads a path edge, an object.
  func pathEdge(_ value: JSONValue) throws(DocumentError) -> PathEdge<NamedFragment> {
    let object = try value.object("a path edge, which is an object")
    return PathEdge(
      from: try pathFragment(object, name: "from", id: "sourceId", occurrence: "sourceOccurrence"),
      to: try pathFragment(object, name: "to", id: "targetId", occurrence: "targetOccurrence"))
  }

  /// Reads the fragment that a fragment is presented from: any occurrence, or the one with an id and an occurrence.
  func source(_ object: JSONValue) throws(DocumentError) -> FragmentReference<NamedFragment>? {
    let (id, occurrence) = (object["fromId"], object["fromOccurrence"])
    guard let name = object["from"] else {
      if let value = id ?? occurrence { throw value.error("it requires the key \"from\"") }
      return nil
    }
    guard occurrence == nil else {
      return .exactly(try pathFragment(object, name: "from", id: "fromId", occurrence: "fromOccurrence"))
    }
    let source = try fragment(name)
    guard let text = try id?.id() else { return .any(source) }
    return .withID(source, id: text)
  }

  /// Reads the target of a command: `"to"` with an `"id"`, or the fragments that it goes `"through"`.
  func wanted(_ object: JSONValue) throws(DocumentError) -> [PathFragment<NamedFragment>] {
    switch (object["to"], object["through"]) {
    case (_?, nil): return [try pathFragment(object, name: "to", id: "id", occurrence: "occurrence")]
    case (nil, let through?):
      if let id = object["id"] { throw id.error("an id requires the key \"to\"") }
      return try through.elements("a way, which is an array of fragments").map { value throws(DocumentError) in
        try pathFragment(
          value.object("a fragment, which is an object"), name: "fragment", id: "id", occurrence: "occurrence")
      }
    default: throw object.error("expected one of the keys \"to\" and \"through\" to go to")
    }
  }

  /// Reads the members of an object that make up a fragment of a path.
  func pathFragment(
    _ object: JSONValue, name: String, id: String, occurrence: String
  ) throws(DocumentError) -> PathFragment<NamedFragment> {
    PathFragment(
      try fragment(object.required(name)), id: try object[id]?.id(),
      occurrence: try object[occurrence]?.occurrence() ?? 0)
  }
}

extension JSONValue {
  fileprivate func occurrence() throws(DocumentError) -> Int {
    guard let number = integer.flatMap({ Int($0) }), number >= 0 else {
      throw expected("an occurrence, which is a whole number from 0 on")
    }
    return number
  }
}
