// What is there, and what can be done with it, as words.

extension Machine {
  /// What is presented, from the bottom to the top, each with the opener of its layer.
  func answerPresented(_ answer: inout Answer) {
    let front = table.front
    answer.add(table.presented.map { $0 }) { answer, frame in
      let layer = table[layer(of: frame)]
      answer.add(layer.role.number)
      answer.add(layer.segue)
      answer.add(Position<FrameKind>(layer.serial))
      answer.add(table.key(of: frame))
      answer.add(table[frame].segue)
      answer.add(table[frame].role.number)
      answer.add(table[frame].cause.map { [table.key(of: $0)] } ?? [])
      answer.add(table.holder(of: frame).map { [table.key(of: $0)] } ?? [])
      answer.add(table[frame].accessory != nil)
      answer.add(frame == front)
      var below: [FrameKey] = []
      var predecessor = table[frame].predecessor
      while let covered = predecessor {
        below.append(table.key(of: covered))
        predecessor = table[covered].predecessor
      }
      answer.add(Array(below.reversed()))
    }
  }

  /// The frame that opens the layer that a presented frame is in: the root, a modal or a curtain.
  private func layer(of frame: FrameSlot) -> FrameSlot {
    var opener = table[frame].opener
    while ![.root, .modal, .curtain].contains(table[opener].role), let holder = table[opener].cause {
      opener = table[holder].opener
    }
    return opener
  }

  func answerPath(_ answer: inout Answer) {
    answer.add(table.path.compactMap { table.edge(into: $0) }) { answer, edge in
      answer.add(edge.segue)
      answer.add(edge.source)
      answer.add(edge.target)
    }
  }

  func answerRules(_ answer: inout Answer) {
    answer.add(disabled.sorted()) { $0.add($1) }
    answer.add(redirects.keys.sorted()) { $0.add($1) }
  }

  /// Every segue out of what is presented, with an id that its target may be presented with.
  func answerWays(ids: [FragmentIndex: String], _ answer: inout Answer) {
    var ways: [(segue: SegueIndex, from: FrameSlot)] = []
    for frame in table.presentedFromTop {
      for segue in graph.egress(of: table[frame].fragment) { ways.append((segue, frame)) }
    }
    answer.add(ways) { answer, way in
      let id = graph.idKind(of: graph[way.segue].to) == nil ? nil : ids[graph[way.segue].to]
      let command = command(taking: way.segue, from: way.from, id: id)
      answer.add(way.segue)
      answer.add(table.key(of: way.from))
      answer.add(id)
      answer.add(command)
      answer.addReason(against: [command], self)
    }
  }

  /// The commands of a plan, or why there is none.
  func answerPlan(through wanted: [Subject], _ answer: inout Answer) {
    do throws(Failure) {
      let plan = try plan(through: wanted)
      var here = self
      var commands: [Command] = []
      here.redirects = [:]
      for move in plan.moves {
        if let command = here.command(for: move) { commands.append(command) }
        here.begin()
        guard (try? here.carryOut(move)) != nil else { break }
      }
      answer.add(0)
      answer.add(commands) { $0.add($1) }
    } catch {
      answer.add(1)
      answer.add(error, in: self)
    }
  }

  /// The simplest command that takes a segue from a presented frame.
  private func command(taking segue: SegueIndex, from frame: FrameSlot, id: String?) -> Command {
    let subject = Subject(fragment: graph[segue].to, id: id)
    if let way = topmostWay(to: subject.fragment), way.segue == segue, way.source == frame {
      return .present(subject, from: nil)
    }
    return .take(segue, from: table.key(of: frame), id: id)
  }

  /// The simplest command that does what a move does here.
  private func command(for move: RouteMove) -> Command? {
    switch move {
    case .take(let segue, let source, let id):
      guard let frame = table.frame(source) else { return nil }
      if table[frame].isPresented { return command(taking: segue, from: frame, id: id) }
      return .present(
        Subject(fragment: graph[segue].to, id: id), from: .place(source))
    case .retarget(let place, let id): return .retarget(place, id: id)
    case .remove(let place):
      guard let frame = table.frame(place), let edge = table.edge(into: frame) else { return nil }
      if isDismissable(frame) {
        let subject = table.subject(of: frame)
        let first = try? frameToDismiss(subject.fragment, id: subject.id)
        return first == frame ? .dismissFragment(subject) : .dismissEdge(edge)
      }
      if !isForced(removing: place) { return (try? stepToUndo()) == frame ? .back : .backFrom(place) }
      let gone = Set(table.subtree(of: frame))
      return .replace(
        table.path.compactMap { gone.contains($0) ? nil : table.edge(into: $0) }.map { ($0.source, $0.target) })
    }
  }
}

extension Answer {
  /// Adds 0, or 1 and why commands can't be done.
  mutating func addReason(against commands: [Command], _ machine: Machine) {
    var copy = machine
    copy.begin()
    do throws(Failure) {
      try copy.run(commands)
      add(0)
    } catch {
      add(1)
      add(error, in: machine)
    }
  }
}

extension Frame.Role {
  /// The number of the role in machine.js.
  fileprivate var number: Int {
    switch self {
    case .root: 0
    case .pass: 1
    case .accessory: 2
    case .content: 3
    case .overlay: 4
    case .modal: 5
    case .curtain: 6
    }
  }
}
