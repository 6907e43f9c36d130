// Reasons as words; machine.js has the same numbers for their kinds, which are the library's.

extension Answer {
  /// Adds why a command has failed.
  mutating func add(_ failure: Failure, in machine: Machine) {
    var reason = Reason(0)
    var nested: [Failure] = []
    switch failure {
    case .error(let error): reason = Reason(error, machine)
    case .noRoute(let wanted, let because):
      reason = Reason(22)
      reason.subject = wanted.last
      nested = because
    case .neverInFront(let subject, let auto):
      reason = Reason(23)
      (reason.subject, reason.segue) = (subject, auto)
    }
    add(reason.kind)
    add(reason.segue)
    add(reason.edge?.from)
    add(reason.edge?.to)
    add(reason.subject?.fragment)
    add(reason.subject?.id)
    add(reason.tag)
    add(reason.index ?? -1)
    add(reason.place.map { [$0] } ?? [])
    add(reason.segues) { $0.add($1) }
    add(reason.searched)
    add(nested.count)
    for each in nested { add(each, in: machine) }
  }
}

/// What a page can say of a failure.
private struct Reason {
  let kind: Int
  var segue: SegueIndex?
  var edge: Command.Edge?
  var subject: Subject?
  var tag: TagIndex?
  var index: Int?
  var place: FrameKey?
  var segues: [SegueIndex] = []
  var searched: [FrameKey] = []

  init(_ kind: Int) { self.kind = kind }

  init(_ error: MachineError, _ machine: Machine) {
    switch error {
    case .emptyPath: kind = 0
    case .missingSegueToFragment(let subject, let searched):
      (kind, self.subject, self.searched) = (1, subject, searched)
    case .missingSegue(let place):
      kind = 2
      set(place, machine)
    case .sourceNotPresented(let place, let presented):
      (kind, searched) = (3, presented)
      set(place, machine)
    case .missingTaggedSegue(let tag, let searched), .missingTaggedPlace(let tag, let searched):
      (kind, self.tag, self.searched) = (4, tag, searched)
    case .ambiguousTag(let tag, let segues): (kind, self.tag, self.segues) = (5, tag, segues)
    case .missingForward(let place): (kind, self.place) = (6, place)
    case .ambiguousForward(let place, let segues): (kind, self.place, self.segues) = (7, place, segues)
    case .noDismissableSegues(let searched): (kind, self.searched) = (8, searched)
    case .fragmentNotPresented(let fragment, let id, let presented):
      (kind, subject, searched) = (9, Subject(fragment: fragment, id: id), presented)
    case .placeNotPresented(let place, let presented):
      (kind, subject, self.place, searched) = (9, place.subject, place, presented)
    case .fragmentMissingDismissableSegue(let place, let segue): (kind, self.place, self.segue) = (10, place, segue)
    case .missingID(let segue, let index): (kind, self.segue, self.index) = (11, segue, index)
    case .wrongID(let segue, let id, _, let index):
      (kind, self.segue, self.index) = (12, segue, index)
      subject = Subject(fragment: machine.graph[segue].to, id: id)
    case .segueNotDismissable(let segue): (kind, self.segue) = (13, segue)
    case .cannotGoBack(let segue): (kind, self.segue) = (14, segue)
    case .blocked(let segue, let place, let index):
      (kind, self.segue, self.place, self.index) = (15, segue, place, index)
    case .missingPathEdge(let edge): (kind, segue, place) = (16, edge.segue, edge.target)
    case .circularRedirection(let segues): (kind, self.segues) = (17, segues)
    case .redirected(let place):
      kind = 18
      set(place, machine)
    case .notPushed(let segue): (kind, self.segue) = (19, segue)
    case .denied: kind = 20
    case .undecided: kind = 21
    }
  }

  /// The edge that could not be taken, by itself or by its place in a flow or path.
  private mutating func set(_ place: EdgePlace, _ machine: Machine) {
    switch place {
    case .edge(let from, let source, let to, let id):
      edge = Command.Edge(from: from, to: to)
      segue = machine.graph.segue(from: from, to: to)
      subject = Subject(fragment: to, id: id)
      self.place = source
    case .flow(.redirect(let redirected), let index):
      self.index = index
      segue = machine.redirects[redirected].flatMap { $0.steps.indices.contains(index) ? $0.steps[index].segue : nil }
    case .flow(_, let index), .path(let index): self.index = index
    case .history(let edge, let index): (segue, self.index) = (edge.segue, index)
    }
  }
}
