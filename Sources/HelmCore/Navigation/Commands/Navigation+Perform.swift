/// Commands as transactions: whole, or not at all.
extension Navigation {
  /// Runs a command.
  ///
  /// - Parameter command: The command.
  /// - Returns: What has changed.
  /// - Throws: As the method of the command's name; nothing has changed then.
  /// - Complexity: As the method of the command's name.
  @discardableResult
  public mutating func perform(_ command: NavigationCommand<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    switch command {
    // The most frequent commands take a shorter path; as parts of another command, they are carried out as all others are.
    case .present(let fragment, let id, nil): return try present(fragment, canonicalID: id)
    case .dismiss: return try dismiss()
    case .back: return try back()
    case .edit(let rules): return try edit(rules)
    default: break
    }
    return try transact { (self) throws(HelmError<N>) in try self.carryOut(command) }
  }

  /// Changes rules, without a copy to go back to: if this fails, it has changed none.
  private mutating func edit(_ rules: RuleChange<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    machine.begin()
    try carryOutChange(rules)
    return outcome()
  }

  /// Goes to the state before a change, or, by the inverse of a change, to the one after it.
  ///
  /// - Throws: `missingSegueForEdge` where a segue has been disabled since, `redirectedSegue`, `denied` or `undecided`;
  ///   nothing has changed then.
  /// - Complexity: Linear in the path.
  package mutating func travel(undoing change: PathChange) throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in
      do throws(MachineError) { try self.machine.travel(undoing: change) } catch { throw self.named(error) }
    }
  }

  /// Notes the type of the id that the next command gives, for as long as that command runs.
  package mutating func noteType(of id: (any FragmentID)?) {
    if let id, graph.index.hasIDKinds { machine.givenIDType = type(of: id) }
  }

  /// Runs the parts of a command, and undoes them if any of them fails.
  mutating func transact(
    _ body: (inout Navigation) throws(HelmError<N>) -> Void
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    let rules = (machine.disabled, machine.redirects, redirects)
    defer { machine.givenIDType = nil }
    machine.begin()
    do throws(HelmError<N>) {
      try body(&self)
      try move { (machine) throws(MachineError) in try machine.checkLeaving() }
    } catch {
      (machine.disabled, machine.redirects, redirects) = rules
      machine.rollBack()
      throw error
    }
    return outcome()
  }

  /// Runs one move of the machine as a command.
  ///
  /// The most frequent commands go through here: it names nothing that depends on the type of the fragments, which
  /// would have to be looked up each time. By `transact`, presenting and dismissing take a fifth more instructions.
  mutating func run(
    _ move: (inout Machine) throws(MachineError) -> Void
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    defer { machine.givenIDType = nil }
    machine.begin()
    do throws(MachineError) {
      try move(&machine)
      try machine.checkLeaving()
    } catch {
      let named = named(error)
      machine.rollBack()
      throw named
    }
    return outcome()
  }

  /// What the command has done.
  func outcome() -> NavigationOutcome<N> {
    NavigationOutcome(
      machine.table.journal, machine.table.pathChange(), names: graph.names,
      redirects: machine.table.journal.hasRedirects ? followedRedirects() : nil)
  }

  private func followedRedirects() -> FollowedRedirects<N> {
    var flows: [Int: (edge: DirectedEdge<N>, flow: Flow<N>)] = [:]
    for (number, step) in machine.table.journal.steps.enumerated() {
      guard case .redirected(let segue, let name) = step.action else { continue }
      flows[number] = (graph.edge(at: segue), flow(name, ofCommand: Flow()))
    }
    return FollowedRedirects(flows)
  }

  /// Carries out a command, without undoing what it did if it fails.
  mutating func carryOut(_ command: NavigationCommand<N>) throws(HelmError<N>) {
    switch command {
    case .present(let fragment, let id, let source): try carryOutPresent(fragment, id: id, from: source)
    case .select(let fragment, let id):
      let target = try position(of: fragment, id: id)
      try move { (machine) throws(MachineError) in try machine.select(target, id: id) }
    case .presentTag(let tag, let id):
      let tag = try position(of: tag)
      try move { (machine) throws(MachineError) in try machine.present(tag: tag, id: id) }
    case .presentFlow(let flow):
      let positions = positions(of: flow, .command)
      try move(flow: flow) { (machine) throws(MachineError) in try machine.present(positions) }
    case .forward(let id): try move { (machine) throws(MachineError) in try machine.forward(id: id) }
    case .dismiss: try move { (machine) throws(MachineError) in try machine.dismiss() }
    case .dismissFragment(let fragment, let id): try carryOutDismiss(fragment, id: id)
    case .dismissPlace(let place):
      let key = try presentKey(of: place)
      try move { (machine) throws(MachineError) in try machine.dismiss(from: key) }
    case .dismissTag(let tag):
      let tag = try position(of: tag)
      try move { (machine) throws(MachineError) in try machine.dismiss(tag: tag) }
    case .back: try move { (machine) throws(MachineError) in try machine.back() }
    case .backTo(let fragment):
      let fragment = try presentPosition(of: fragment, id: nil)
      try move { (machine) throws(MachineError) in try machine.back(to: fragment) }
    case .backFrom(let fragment):
      let key = try presentKey(of: fragment)
      try move { (machine) throws(MachineError) in try machine.back(from: key) }
    case .setStack(let stack, let root): try carryOutStack(stack, on: root)
    case .retarget(let fragment, let id):
      let key = try presentKey(of: fragment)
      try move { (machine) throws(MachineError) in try machine.retarget(key, to: id) }
    case .pick(let fragment, let fragments, let holder): try carryOutPick(fragment, among: fragments, in: holder)
    case .go(let fragments): try carryOutGo(through: fragments)
    case .showRoot: try move { (machine) throws(MachineError) in try machine.showRoot() }
    case .dismissModals: try move { (machine) throws(MachineError) in try machine.dismissModals() }
    case .restart: try move { (machine) throws(MachineError) in try machine.restart() }
    case .popTo(let fragment, let id):
      let fragment = try presentPosition(of: fragment, id: id)
      try move { (machine) throws(MachineError) in try machine.pop(to: fragment, id: id) }
    case .replace(let path), .navigate(.replace(let path)):
      let positions = positions(of: path)
      try move(path: path) { (machine) throws(MachineError) in try machine.replace(positions) }
    case .navigate(.present(let edge)):
      try carryOutPresent(edge)
    case .navigate(.dismiss(let edge)):
      guard let position = frameEdge(edge) else { throw .missingPathEdge(edge) }
      try move { (machine) throws(MachineError) in try machine.dismiss(position) }
    case .edit(let rules): try carryOutChange(rules)
    case .sequence(let commands): for each in commands { try carryOut(each) }
    }
  }

  /// Makes the machine move, and gives its errors names.
  private mutating func move(
    flow: Flow<N>? = nil, path: HelmPath<N>? = nil,
    _ body: (inout Machine) throws(MachineError) -> Void
  ) throws(HelmError<N>) {
    do throws(MachineError) {
      try body(&machine)
    } catch {
      throw named(error, flow: flow, path: path)
    }
  }

  private mutating func carryOutPresent(
    _ fragment: N, id: String?, from source: FragmentReference<N>?
  ) throws(HelmError<N>) {
    guard let source else {
      let target = try position(of: fragment, id: id)
      return try move { (machine) throws(MachineError) in try machine.present(target, id: id) }
    }
    let edge = source.fragment => fragment
    guard let target = graph.position(of: fragment), let from = graph.position(of: source.fragment) else {
      throw .missingSegueForEdge(edge, index: nil, hint: hint(for: edge))
    }
    let sender = sender(source)
    try move { (machine) throws(MachineError) in try machine.present(target, id: id, from: from, sender) }
  }

  private mutating func carryOutPresent(_ edge: PathEdge<N>) throws(HelmError<N>) {
    guard let segue = graph.position(of: edge.edge), !machine.disabled.contains(segue), let source = key(of: edge.from)
    else { throw .missingSegueForEdge(edge.edge, index: nil, hint: hint(for: edge.edge)) }
    guard let frame = machine.presentedFrame(source) else {
      throw .sourceNotPresented(edge.from, to: edge.to, index: nil, presented: presentedFragments.reversed())
    }
    try move { (machine) throws(MachineError) in
      try machine.follow(.take(segue, from: frame, id: edge.to.id))
    }
  }

  mutating func carryOutDismiss(_ fragment: N, id: String?) throws(HelmError<N>) {
    let fragment = try presentPosition(of: fragment, id: id)
    try move { (machine) throws(MachineError) in try machine.dismiss(fragment, id: id) }
  }

  private mutating func carryOutStack(_ stack: [PathFragment<N>], on root: PathFragment<N>) throws(HelmError<N>) {
    var keys: [FrameKey] = []
    for screen in stack {
      guard let key = key(of: screen) else {
        throw .missingSegueToFragment(
          screen, searched: presentedFragments.reversed(), hint: hint(forUnknown: screen.fragment))
      }
      keys.append(key)
    }
    let base = try presentKey(of: root)
    try move { (machine) throws(MachineError) in try machine.setStack(keys, on: base) }
  }

  private mutating func carryOutPick(
    _ fragment: N, among fragments: [N], in holder: FragmentReference<N>?
  ) throws(HelmError<N>) {
    let target = try position(of: fragment, id: nil)
    let picked = pickedFrame(fragments, in: holder)
    var isPicked = false
    if let picked {
      try move { (machine) throws(MachineError) in isPicked = try machine.pick(target, insteadOf: picked) }
    }
    if !isPicked { try carryOutPresent(fragment, id: nil, from: holder) }
  }

  // MARK: Positions that a command needs

  func sender(_ reference: FragmentReference<N>) -> Machine.Sender {
    switch reference {
    case .any: .any
    case .withID(_, let id): .withID(id)
    case .exactly(let place): key(of: place).map { .place($0) } ?? .any
    }
  }

  func position(of fragment: N, id: String?) throws(HelmError<N>) -> FragmentIndex {
    guard let position = graph.position(of: fragment) else {
      throw .missingSegueToFragment(
        PathFragment(fragment, canonicalID: id), searched: presentedFragments.reversed(),
        hint: hint(forUnknown: fragment))
    }
    return position
  }

  private func position(of tag: AnySegueTag) throws(HelmError<N>) -> TagIndex {
    guard let position = graph.names.position(of: tag) else {
      throw .missingTaggedSegue(tag, searched: presentedFragments.reversed(), hint: .unknown)
    }
    return position
  }

  private func presentPosition(of fragment: N, id: String?) throws(HelmError<N>) -> FragmentIndex {
    guard let position = graph.position(of: fragment) else {
      throw .fragmentNotPresented(
        PathFragment(fragment, canonicalID: id), presented: presentedFragments.reversed())
    }
    return position
  }

  private func presentKey(of fragment: PathFragment<N>) throws(HelmError<N>) -> FrameKey {
    guard let key = key(of: fragment) else {
      throw .fragmentNotPresented(fragment, presented: presentedFragments.reversed())
    }
    return key
  }
}
