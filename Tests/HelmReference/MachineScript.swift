import HelmCore

/// A graph, random commands, and the library's result after each, as lines of JSON for the machine of a page.
///
/// Guards are left out, since a page has none.
struct MachineScript {
  private(set) var lines: [String]

  private var navigation: Navigation<Node<Int>>
  private let tags: [AnySegueTag]

  /// Writes a script.
  ///
  /// - Parameters:
  ///   - seed: What the graph and the commands are made up from.
  ///   - count: The number of commands.
  ///   - encode: Writes the graph, which may be entered with an id, as a line for the machine.
  init?(seed: UInt64, commands count: Int, encode: (NavigationGraph<Node<Int>>, String?) -> String) {
    var random = ReferenceNumbers(seed: seed)
    let graph = ReferenceGraph(using: &random)
    guard graph.isSound, var reference = try? ReferenceNavigation(graph), let twin = try? LibraryTwin(graph) else {
      return nil
    }
    navigation = Self.takingIDs(twin.navigation, &random)
    tags = unique(navigation.graph.segues.compactMap(\.tag))
    lines = [encode(navigation.graph, graph.entryID)]
    lines.append(line(for: "null", error: nil))
    var commands = ReferenceRandomCommands(graph, random)
    while lines.count < count + 2 {
      if commands.random.chance(15) {
        let command = command(&commands.random)
        let error = run(command)
        lines.append(line(for: json(command), error: error))
        try? reference.run(.replace(Self.path(navigation)))
      } else {
        let command = commands.next(for: reference)
        guard let own = LibraryTwin<Int>.command(command) else { continue }
        // A page names segues by their numbers, so only existing ones are used.
        if case .dismiss(.edge(let edge)) = own, !navigation.graph.contains(edge.edge) { continue }
        try? reference.run(command)
        let error = run(own)
        lines.append(line(for: json(own), error: error))
      }
    }
  }

  /// The same graph, with an id type for one of the fragments, if that is valid.
  private static func takingIDs(
    _ navigation: Navigation<Node<Int>>, _ random: inout ReferenceNumbers
  ) -> Navigation<Node<Int>> {
    let rule = IDRule(random.pick(navigation.graph.fragments), FragmentIDKind(Int.self))
    guard random.chance(25), rule.fragment != navigation.entry else { return navigation }
    let graph = NavigationGraph(navigation.graph.segues, entry: navigation.entry, ids: [rule])
    return (try? Navigation(graph: graph, id: navigation.root.id.map { AnyFragmentID($0) })) ?? navigation
  }

  private mutating func run(_ command: NavigationCommand<Node<Int>>) -> String? {
    do {
      try navigation.perform(command)
      return nil
    } catch {
      return error.kind
    }
  }

  private func line(for command: String, error: String?) -> String {
    let presented = navigation.presentedFragments.map { text($0) }.joined(separator: " ")
    let path = navigation.path.map { "\(text($0.from))>\(text($0.to))" }.joined(separator: " ")
    return """
      {"command":\(command),"error":\(error.map { "\"\($0)\"" } ?? "null"),"presented":"\(presented)","path":"\(path)"}
      """
  }

  private static func path(_ navigation: Navigation<Node<Int>>) -> [ReferenceEdge<Int>] {
    func fragment(_ place: PathFragment<Node<Int>>) -> ReferenceFragment<Int> {
      ReferenceFragment(place.fragment.value, id: place.id, occurrence: place.occurrence)
    }
    return navigation.path.map { ReferenceEdge(from: fragment($0.from), to: fragment($0.to)) }
  }

  /// What the reference's commands lack.
  private func command(_ random: inout ReferenceNumbers) -> NavigationCommand<Node<Int>> {
    let places = [navigation.root] + navigation.path.map(\.to)
    let (place, fragments) = (random.pick(places), navigation.graph.fragments)
    let id = random.pick([nil, nil, "1", "x"])
    switch random.below(11) {
    case ..<4:
      let count = random.pick([1, 1, 1, 2])
      return .go(through: (0..<count).map { _ in PathFragment(random.pick(fragments), id: id) })
    case 4: return .retarget(place, to: id.map { AnyFragmentID($0) })
    case 5: return .back(.from(place))
    case 6: return random.chance(50) ? .dismiss(.place(place)) : .restart
    case 7:
      let edge = navigation.path.isEmpty ? PathEdge(navigation.graph.edges[0]) : random.pick(Array(navigation.path))
      return random.chance(50) ? .dismiss(.edge(edge)) : .present(.edge(edge))
    case 8:
      return .setStack((0..<random.below(3)).map { _ in PathFragment(random.pick(fragments), id: id) }, on: place)
    case 9:
      let edges = navigation.graph.edges.filter { $0.from == place.fragment }
      return .present(
        .flow(
          Flow(
            edges.prefix(2).map { edge in
              PathEdge(from: PathFragment(edge.from, id: place.id), to: PathFragment(edge.to, id: id))
            })))
    default:
      let edges = navigation.graph.outgoingEdges(of: place.fragment)
      guard let edge = edges.isEmpty ? nil : random.pick(edges) else { return .back }
      return .present(.edge(PathEdge(from: place, to: PathFragment(edge.to, id: id))))
    }
  }
}

// MARK: - Commands of a page

extension MachineScript {
  private func text(_ place: PathFragment<Node<Int>>) -> String {
    let fragment = position(place.fragment)
    return "\(fragment)" + (place.id.map { "#\($0)" } ?? "") + (place.occurrence == 0 ? "" : ":\(place.occurrence)")
  }

  private func position(_ node: Node<Int>) -> Int { navigation.graph.position(of: node)?.offset ?? -1 }

  private func json(_ command: NavigationCommand<Node<Int>>) -> String {
    switch command {
    case .present(.fragment(let fragment, let id), let source):
      object("present", "\"fragment\":\(position(fragment))", self.id(id), reference(source))
    case .present(.tag(let tag, let id), _):
      object("present", "\"tag\":\(tags.firstIndex(of: tag) ?? 99)", self.id(id))
    case .present(.flow(let flow), _): object("present", "\"flow\":\(edges(flow))")
    case .present(.edge(let edge), _):
      object(
        "present", "\"edge\":{\"segue\":\(segue(edge)),\"from\":\(place(edge.from))}", idText(edge.to.id))
    case .present(.place(let place), _): object("present", "\"fragment\":\(position(place.fragment))", idText(place.id))
    case .select(let fragment, let id, let source):
      object("select", "\"fragment\":\(position(fragment))", self.id(id), reference(source))
    case .retarget(let place, let id): object("retarget", "\"place\":\(self.place(place))", self.id(id))
    case .forward(let id, let source): object("forward", self.id(id), reference(source))
    case .dismiss(nil): object("dismiss")
    case .dismiss(.fragment(let fragment, let id)?):
      object("dismiss", "\"fragment\":\(position(fragment))", self.id(id))
    case .dismiss(.tag(let tag, _)?): object("dismiss", "\"tag\":\(tags.firstIndex(of: tag) ?? 99)")
    case .dismiss(.place(let place)?): object("dismiss", "\"place\":\(self.place(place))")
    case .dismiss(.edge(let edge)?):
      object("dismiss", "\"edge\":{\"segue\":\(segue(edge)),\"from\":\(place(edge.from)),\"to\":\(place(edge.to))}")
    case .dismiss(.flow): object("unknown")
    case .back(.step): object("back")
    case .back(.until(let fragment)): object("back", "\"to\":\(position(fragment))")
    case .back(.from(let place)): object("back", "\"from\":\(self.place(place))")
    case .back(.popping(let fragment, let id)): object("pop", "\"fragment\":\(position(fragment))", self.id(id))
    case .back(.root): object("showRoot")
    case .back(.belowModals): object("dismissModals")
    case .go(let fragments): object("go", "\"through\":\(list(fragments, place))")
    case .setStack(let stack, let root): object("setStack", "\"on\":\(place(root))", "\"stack\":\(list(stack, place))")
    case .restart: object("restart")
    case .replace(let path):
      object("replace", "\"path\":\(list(Array(path)) { "{\"from\":\(place($0.from)),\"to\":\(place($0.to))}" })")
    case .edit(let flow, .disabled, let isAdded): object(isAdded ? "disable" : "enable", "\"edges\":\(edges(flow))")
    case .edit(let flow, .redirect(let to), let isAdded):
      object("redirect", "\"edges\":\(edges(flow))", "\"to\":\(isAdded ? edges(to) : "[]")")
    case .sequence(let commands): object("sequence", "\"commands\":\(list(Array(commands), json))")
    }
  }

  private func object(_ kind: String, _ fields: String?...) -> String {
    "{" + (["\"kind\":\"\(kind)\""] + fields.compactMap { $0 }).joined(separator: ",") + "}"
  }

  private func id(_ id: AnyFragmentID?) -> String? { idText(id?.canonicalText) }

  private func idText(_ id: String?) -> String? { id.map { "\"id\":\"\($0)\"" } }

  private func place(_ place: PathFragment<Node<Int>>) -> String {
    let fields = ["\"fragment\":\(position(place.fragment))", idText(place.id), "\"occurrence\":\(place.occurrence)"]
    return "{" + fields.compactMap { $0 }.joined(separator: ",") + "}"
  }

  private func reference(_ source: FragmentReference<Node<Int>>?) -> String? {
    switch source {
    case .any(let fragment)?: "\"from\":{\"fragment\":\(position(fragment))}"
    case .withID(let fragment, let id)?: "\"from\":{\"fragment\":\(position(fragment)),\"id\":\"\(id)\"}"
    case .exactly(let place)?: "\"from\":\(self.place(place))"
    case nil: nil
    }
  }

  private func edges(_ flow: Flow<Node<Int>>) -> String {
    list(flow.pathEdges) { edge in
      let ids = [("fromID", edge.from.id), ("toID", edge.to.id)].compactMap { name, id in
        id.map { ",\"\(name)\":\"\($0)\"" }
      }
      return "{\"from\":\(position(edge.from.fragment)),\"to\":\(position(edge.to.fragment))\(ids.joined())}"
    }
  }

  private func segue(_ edge: PathEdge<Node<Int>>) -> Int { navigation.graph.position(of: edge.edge)?.offset ?? -1 }

  private func list<Element>(_ list: [Element], _ text: (Element) -> String) -> String {
    "[" + list.map(text).joined(separator: ",") + "]"
  }
}
