// Commands as words; machine.js has the same numbers.

extension Message {
  /// A command, or the commands of a sequence.
  mutating func commands(_ machine: Machine) -> [Command] {
    var commands: [Command] = []
    for _ in 0..<count() where !isBroken {
      if let command = command(machine) { commands.append(command) } else { fail() }
    }
    return commands
  }

  private mutating func command(_ machine: Machine) -> Command? {
    let graph = machine.graph
    switch word() {
    case 0: return .present(subject(graph), from: source(graph))
    case 1: return tag(graph).map { .presentTag($0, id: text()) }
    case 2: return .presentFlow(machine.flow(steps(graph), .command))
    case 3: return .take(position(below: graph.segues.count), from: place(graph), id: text())
    case 4: return .select(subject(graph), from: source(graph))
    case 5: return .retarget(place(graph), id: text())
    case 6: return .forward(id: text(), from: source(graph))
    case 7: return .dismiss
    case 8: return .dismissFragment(subject(graph))
    case 9: return tag(graph).map { .dismissTag($0) }
    case 10: return .dismissPlace(place(graph))
    case 11:
      return .dismissEdge(
        FrameEdge(segue: position(below: graph.segues.count), source: place(graph), target: place(graph)))
    case 12: return .back
    case 13: return .backTo(fragment(graph))
    case 14: return .backFrom(place(graph))
    case 15: return .pop(subject(graph))
    case 16: return .go(subjects(graph))
    case 17:
      let root = place(graph)
      return .setStack(list { $0.place(graph) }, on: root)
    case 18: return .showRoot
    case 19: return .dismissModals
    case 20: return .restart
    case 21:
      let edges = list { PlaceEdge(from: $0.place(graph), to: $0.place(graph)) }
      return .replace(unique(edges).map { ($0.from, $0.to) })
    case 22: return .disable(edges(graph))
    case 23: return .enable(edges(graph))
    case 24: return .redirect(edges(graph), to: steps(graph))
    default: return nil
    }
  }

  private struct PlaceEdge: Equatable {
    let from: FrameKey
    let to: FrameKey
  }

  mutating func list<Element>(_ each: (inout Message) -> Element) -> [Element] {
    var list: [Element] = []
    for _ in 0..<count() where !isBroken { list.append(each(&self)) }
    return list
  }

  mutating func fragment(_ graph: GraphIndex) -> FragmentIndex { position(below: graph.fragmentCount) }

  mutating func subject(_ graph: GraphIndex) -> Subject { Subject(fragment: fragment(graph), id: text()) }

  mutating func subjects(_ graph: GraphIndex) -> [Subject] { list { $0.subject(graph) } }

  private mutating func place(_ graph: GraphIndex) -> FrameKey {
    FrameKey(subject: subject(graph), occurrence: max(0, Int(word())))
  }

  /// Any number: a tag that no segue has leads nowhere.
  private mutating func tag(_ graph: GraphIndex) -> TagIndex? { optionalPosition(below: Int(Int32.max)) }

  private mutating func edges(_ graph: GraphIndex) -> [Command.Edge] {
    list { Command.Edge(from: $0.fragment(graph), to: $0.fragment(graph)) }
  }

  private mutating func steps(_ graph: GraphIndex) -> [Command.FlowStep] {
    list {
      Command.FlowStep(
        edge: .init(from: $0.fragment(graph), to: $0.fragment(graph)), fromID: $0.text(), toID: $0.text())
    }
  }

  /// Which frame a command starts from: of a fragment, of one with an id, or of exactly one place.
  private mutating func source(_ graph: GraphIndex) -> Machine.Source? {
    let kind = word()
    guard kind > 0, !isBroken else { return nil }
    let place = place(graph)
    switch kind {
    case 1: return .any(place.subject.fragment)
    case 2: return place.subject.id == nil ? .any(place.subject.fragment) : .withID(place.subject)
    default: return .place(place)
    }
  }
}

extension Answer {
  // Of the commands, those that a plan and the ways out of what is presented consist of.
  mutating func add(_ command: Command) {
    switch command {
    case .present(let subject, nil): addKind(0) { ($0.add(subject), $0.add(0)) }
    case .present(let subject, let source?):
      let key = source.key ?? FrameKey(subject: subject, occurrence: 0)
      addKind(0) { ($0.add(subject), $0.add(3), $0.add(key)) }
    case .take(let segue, let source, let id): addKind(3) { ($0.add(segue), $0.add(source), $0.add(id)) }
    case .retarget(let place, let id): addKind(5) { ($0.add(place), $0.add(id)) }
    case .dismissFragment(let subject): addKind(8) { $0.add(subject) }
    case .dismissEdge(let edge): addKind(11) { ($0.add(edge.segue), $0.add(edge.source), $0.add(edge.target)) }
    case .backFrom(let place): addKind(14) { $0.add(place) }
    case .replace(let edges):
      addKind(21) { answer in
        answer.add(edges) { answer, edge in
          answer.add(edge.from)
          answer.add(edge.to)
        }
      }
    // What no plan has, and no way.
    case .presentTag, .presentFlow, .select, .forward, .dismiss, .dismissTag, .dismissPlace, .back, .backTo, .pop, .go,
      .setStack, .showRoot, .dismissModals, .restart, .disable, .enable, .redirect:
      addKind(12) { _ in }
    }
  }

  private mutating func addKind<Fields>(_ kind: Int, _ fields: (inout Answer) -> Fields) {
    add(kind)
    _ = fields(&self)
  }
}
