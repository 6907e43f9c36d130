/// Commands as transactions: all or nothing.
///
/// A function that isn't specialized for the fragments looks up all types that any part of it may need when it is called, which takes longer
/// than many commands. So rare cases are in functions of their own, which aren't inlined.
extension Navigation {
  /// Runs a command.
  ///
  /// - Parameter command: The command.
  /// - Returns: The outcome of the command.
  /// - Throws: The errors of the method with the command's name; nothing has changed then.
  /// - Complexity: The same as that of the method with the command's name.
  @discardableResult
  public mutating func perform(_ command: NavigationCommand<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in try self.carryOut(command) }
  }

  /// Restores the state before a change or, given the inverse of a change, the state after it.
  ///
  /// - Throws: `missingSegueForEdge` if a segue has been disabled since, `redirectedSegue`, `denied` or `undecided`; nothing has changed
  ///   then.
  /// - Complexity: Linear in the path.
  package mutating func travel(undoing change: PathChange) throws(HelmError<N>) -> NavigationOutcome<N> {
    try transact { (self) throws(HelmError<N>) in
      do throws(MachineError) { try self.machine.travel(undoing: change) } catch { throw self.named(error) }
    }
  }

  /// Runs the parts of a command, and rolls all of them back if any of them fails.
  mutating func transact(
    _ body: (inout Navigation) throws(HelmError<N>) -> Void
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    machine.begin()
    do throws(HelmError<N>) {
      try body(&self)
      try move { (machine) throws(MachineError) in try machine.checkLeaving() }
    } catch {
      if let before = rulesBefore { (machine.disabled, redirects, machine.redirects) = before }
      rulesBefore = nil
      machine.rollBack()
      throw error
    }
    if rulesBefore != nil { rulesBefore = nil }
    return outcome()
  }

  /// Returns what the command has done.
  func outcome() -> NavigationOutcome<N> {
    NavigationOutcome(
      machine.table.journal, machine.table.pathChange(), names: graph.names,
      details: machine.table.journal.hasRedirects ? followedRedirects() : nil)
  }

  private func followedRedirects() -> OutcomeDetails<N> {
    var flows: [Int: (edge: DirectedEdge<N>, flow: Flow<N>)] = [:]
    for (number, step) in machine.table.journal.steps.enumerated() {
      guard case .redirected(let segue, let name) = step.action else { continue }
      flows[number] = (graph.edge(at: segue), flow(name, ofCommand: Flow()))
    }
    return OutcomeDetails(redirects: flows)
  }

  /// Performs a command without rolling it back if it fails.
  mutating func carryOut(_ command: NavigationCommand<N>) throws(HelmError<N>) {
    switch command {
    case .present(let target, let source): try carryOutPresent(target, from: source)
    case .dismiss(let target): try carryOutDismiss(target)
    default: try carryOutOther(command)
    }
  }

  @inline(never) private mutating func carryOutOther(_ command: NavigationCommand<N>) throws(HelmError<N>) {
    switch command {
    case .present, .dismiss: break
    case .select(let fragment, let id, let source): try carryOutSelect(fragment, id: id, from: source)
    case .retarget(let fragment, let id):
      let key = try presentKey(of: fragment)
      try move { (machine) throws(MachineError) in try machine.retarget(key, to: id) }
    case .forward(let id, let source): try carryOutForward(id, from: source)
    case .back(let way): try carryOutBack(way)
    case .go(let fragments): try carryOutGo(through: fragments)
    case .setStack(let stack, let root): try carryOutStack(stack, on: root)
    case .restart: try move { (machine) throws(MachineError) in try machine.restart() }
    case .replace(let path):
      let positions = positions(of: path.list)
      try move(path: path) { (machine) throws(MachineError) in try machine.replace(positions) }
    case .edit(let edges, let trait, let isAdded): try carryOut(trait, isAdded: isAdded, for: edges)
    case .sequence(let commands):
      // Copied at the next change, in time linear in the rules.
      if rulesBefore == nil { rulesBefore = (machine.disabled, redirects, machine.redirects) }
      for each in commands { try carryOut(each) }
    }
  }

  /// Runs a move of the machine, and maps its errors to public ones.
  mutating func move(
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
    _ target: NavigationTarget<N>, from source: FragmentReference<N>?
  ) throws(HelmError<N>) {
    if case .fragment(let fragment, let id) = target { return try carryOutPresent(fragment, id: id, from: source) }
    try carryOutPresentOther(target, from: source)
  }

  @inline(never) private mutating func carryOutPresentOther(
    _ target: NavigationTarget<N>, from source: FragmentReference<N>?
  ) throws(HelmError<N>) {
    switch target {
    case .fragment: break
    case .place(let place): try carryOutPresent(place.fragment, id: AnyFragmentID?(text: place.id), from: source)
    case .tag(let tag, let id): try carryOutPresent(tag, id: id, from: source)
    case .flow(let flow):
      let positions = positions(of: flow, .command)
      try move(flow: flow) { (machine) throws(MachineError) in try machine.present(positions) }
    case .edge(let edge): try carryOutPresent(edge)
    }
  }

  mutating func carryOutPresent(
    _ fragment: N, id: AnyFragmentID?, from source: FragmentReference<N>?
  ) throws(HelmError<N>) {
    guard let source else {
      let target = try position(of: fragment, id: id)
      return try move { (machine) throws(MachineError) in try machine.present(target, id: id) }
    }
    let (from, target) = try ends(from: source, to: fragment)
    try move { (machine) throws(MachineError) in try machine.present(target, id: id, from: from) }
  }

  private mutating func carryOutPresent(
    _ tag: AnySegueTag, id: AnyFragmentID?, from source: FragmentReference<N>?
  ) throws(HelmError<N>) {
    guard let source else {
      let tag = try position(of: tag)
      return try move { (machine) throws(MachineError) in try machine.present(tag: tag, id: id) }
    }
    let tagged = enabledSegues(from: source.fragment).filter { $0.tag == tag }
    guard let segue = tagged.first else {
      throw .missingTaggedSegue(tag, searched: [source.place], hint: graph.contains(tag: tag) ? nil : .unknown)
    }
    if tagged.count > 1 { throw .ambiguousTag(tag, tagged.map(\.edge)) }
    try carryOutPresent(segue.to, id: id, from: source)
  }

  private mutating func carryOutSelect(
    _ fragment: N, id: AnyFragmentID?, from source: FragmentReference<N>?
  ) throws(HelmError<N>) {
    guard let source else {
      let target = try position(of: fragment, id: id)
      return try move { (machine) throws(MachineError) in try machine.select(target, id: id) }
    }
    let (from, target) = try ends(from: source, to: fragment)
    try move { (machine) throws(MachineError) in try machine.select(target, id: id, from: from) }
  }

  private mutating func carryOutForward(
    _ id: AnyFragmentID?, from source: FragmentReference<N>?
  ) throws(HelmError<N>) {
    guard let source else { return try move { (machine) throws(MachineError) in try machine.forward(id: id) } }
    guard let from = self.source(source) else {
      throw .missingForwardFromFragment(PathFragment(source.fragment))
    }
    try move { (machine) throws(MachineError) in try machine.forward(id: id, from: from) }
  }

  private func ends(
    from source: FragmentReference<N>, to fragment: N
  ) throws(HelmError<N>) -> (from: Machine.Source, to: FragmentIndex) {
    guard let target = graph.position(of: fragment), let from = self.source(source) else {
      let edge = source.fragment => fragment
      throw .missingSegueForEdge(edge, index: nil, hint: hint(for: edge))
    }
    return (from, target)
  }

  private mutating func carryOutPresent(_ edge: PathEdge<N>) throws(HelmError<N>) {
    guard let segue = graph.position(of: edge.edge), !machine.disabled.contains(segue), let source = key(of: edge.from)
    else { throw .missingSegueForEdge(edge.edge, index: nil, hint: hint(for: edge.edge)) }
    guard let frame = machine.presentedFrame(source) else {
      throw .sourceNotPresented(edge.from, to: edge.to, index: nil, presented: presentedFragments.reversed())
    }
    try move { (machine) throws(MachineError) in
      try machine.follow(.take(segue, from: frame, id: AnyFragmentID?(text: edge.to.id)))
    }
  }

  mutating func carryOutDismiss(_ target: NavigationTarget<N>?) throws(HelmError<N>) {
    if let target { return try carryOutDismiss(target) }
    try move { (machine) throws(MachineError) in try machine.dismiss() }
  }

  @inline(never) private mutating func carryOutDismiss(_ target: NavigationTarget<N>) throws(HelmError<N>) {
    switch target {
    case .fragment(let fragment, let id):
      let (fragment, id) = (try presentPosition(of: fragment, id: id), id?.canonicalText)
      try move { (machine) throws(MachineError) in try machine.dismiss(fragment, id: id) }
    case .tag(let tag, _):
      let tag = try position(of: tag)
      try move { (machine) throws(MachineError) in try machine.dismiss(tag: tag) }
    case .flow(let flow):
      for edge in flow.pathEdges.reversed() {
        try carryOutDismiss(.fragment(edge.to.fragment, id: AnyFragmentID?(text: edge.to.id)))
      }
    case .place(let place):
      let key = try presentKey(of: place)
      try move { (machine) throws(MachineError) in try machine.dismiss(from: key) }
    case .edge(let edge):
      guard let segue = graph.position(of: edge.edge), let source = key(of: edge.from), let target = key(of: edge.to)
      else { throw .missingPathEdge(edge) }
      let position = FrameEdge(segue: segue, source: source, target: target)
      try move { (machine) throws(MachineError) in try machine.dismiss(position) }
    }
  }

  mutating func carryOutBack(_ way: BackTarget<N>) throws(HelmError<N>) {
    switch way {
    case .step: try move { (machine) throws(MachineError) in try machine.back() }
    case .until(let fragment):
      let fragment = try presentPosition(of: fragment, id: nil)
      try move { (machine) throws(MachineError) in try machine.back(to: fragment) }
    case .from(let place):
      let key = try presentKey(of: place)
      try move { (machine) throws(MachineError) in try machine.back(from: key) }
    case .popping(let fragment, let id):
      let (fragment, id) = (try presentPosition(of: fragment, id: id), id?.canonicalText)
      try move { (machine) throws(MachineError) in try machine.pop(to: fragment, id: id) }
    case .root: try move { (machine) throws(MachineError) in try machine.showRoot() }
    case .belowModals: try move { (machine) throws(MachineError) in try machine.dismissModals() }
    }
  }

  private mutating func carryOutStack(_ stack: [PathFragment<N>], on root: PathFragment<N>) throws(HelmError<N>) {
    var keys: [FrameKey] = []
    for screen in stack {
      guard let key = key(of: screen) else { throw unknownFragment(screen) }
      keys.append(key)
    }
    let base = try presentKey(of: root)
    try move { (machine) throws(MachineError) in try machine.setStack(keys, on: base) }
  }

  // MARK: The positions a command needs

  func source(_ reference: FragmentReference<N>) -> Machine.Source? {
    switch reference {
    case .any(let fragment): graph.position(of: fragment).map { .any($0) }
    case .withID(let fragment, let id):
      graph.position(of: fragment).map { .withID(Subject(fragment: $0, id: id)) }
    case .exactly(let place): key(of: place).map { .place($0) }
    }
  }

  func position(of fragment: N, id: AnyFragmentID?) throws(HelmError<N>) -> FragmentIndex {
    guard let position = graph.position(of: fragment) else { throw unknownFragment(PathFragment(fragment, id: id)) }
    return position
  }

  /// Returns the error for a fragment that the graph doesn't have.
  func unknownFragment(_ fragment: PathFragment<N>) -> HelmError<N> {
    .missingSegueToFragment(
      fragment, searched: presentedFragments.reversed(), hint: hint(forUnknown: fragment.fragment))
  }

  private func position(of tag: AnySegueTag) throws(HelmError<N>) -> TagIndex {
    guard let position = graph.names.position(of: tag) else {
      throw .missingTaggedSegue(tag, searched: presentedFragments.reversed(), hint: .unknown)
    }
    return position
  }

  private func presentPosition(of fragment: N, id: AnyFragmentID?) throws(HelmError<N>) -> FragmentIndex {
    guard let position = graph.position(of: fragment) else {
      throw .fragmentNotPresented(
        PathFragment(fragment, id: id), presented: presentedFragments.reversed())
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

// MARK: - Guards

extension Navigation {
  /// Sets the verdict on a move for the next command.
  package mutating func setVerdict(on move: GuardedMove<N>, to verdict: SegueVerdict<N>) {
    guard let position = position(of: move) else { return }
    switch verdict {
    case .allow: machine.verdicts[position] = .allow
    case .deny(let reason, _): machine.verdicts[position] = .deny(reason: reason)
    case .redirect(let flow, _):
      verdictFlows[position] = flow
      machine.verdicts[position] = .redirect(to: positions(of: flow, .verdict(on: position)))
    }
  }

  /// Returns the index of the command in a sequence that makes a move whose verdict is missing; `nil` if none does.
  ///
  /// - Complexity: That of the commands up to it.
  package func index(ofCommandMaking move: GuardedMove<N>, in commands: CommandSequence<N>) -> Int? {
    var copy = self
    copy.machine.begin()
    for (index, command) in commands.enumerated() {
      do throws(HelmError<N>) { try copy.carryOut(command) } catch { return error == .undecided(move) ? index : nil }
    }
    return nil
  }

  /// Discards the verdicts.
  package mutating func forgetVerdicts() {
    machine.verdicts = [:]
    verdictFlows = [:]
  }

  /// Removes all guards; for copies that are only queried.
  package mutating func removeGuards() {
    machine.guarded = GuardedMoves()
    forgetVerdicts()
  }

  /// Adopts the guards of another navigation of the graph.
  package mutating func takeGuards(of other: Navigation) { machine.guarded = other.machine.guarded }

  /// Whether anything is guarded.
  package var isGuarded: Bool { !machine.guarded.isEmpty }

  /// Whether anything is guarded, disabled or redirected.
  package var hasRules: Bool { isGuarded || !machine.disabled.isEmpty || !machine.redirects.isEmpty }

  func move(_ move: MachineMove) -> GuardedMove<N> {
    switch move {
    case .taking(let segue, let source, let id):
      .taking(
        PathEdge(
          from: pathFragment(source), to: PathFragment(graph.names[graph.index[segue].to], canonicalID: id)))
    case .leaving(let key): .leaving(pathFragment(key))
    }
  }

  func position(of move: GuardedMove<N>) -> MachineMove? {
    switch move {
    case .taking(let edge):
      guard let segue = graph.position(of: edge.edge), let source = key(of: edge.from) else { return nil }
      return .taking(segue, from: source, id: edge.to.id)
    case .leaving(let fragment): return key(of: fragment).map { .leaving($0) }
    }
  }
}
