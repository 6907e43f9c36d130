/// The simplest command for a move that the machine could make.
extension Navigation {
  package func command(taking segue: SegueIndex, from source: FrameSlot, _ id: String?) -> NavigationCommand<N> {
    let (table, rules) = (machine.table, graph.index[segue])
    var isFirstOfItsName = true
    for frame in table.presentedFromTop {
      let fragment = table[frame].fragment
      if frame == source { return .present(graph.fragment(at: rules.to), id: id) }
      if fragment == rules.from { isFirstOfItsName = false }
      if machine.enabledSegue(from: fragment, to: rules.to) != nil { break }
    }
    if isFirstOfItsName { isFirstOfItsName = machine.topmostPresented(rules.from) == source }
    if id == nil, isFirstOfItsName { return .present(Flow(graph.edge(at: segue))) }
    let target = FrameKey(subject: Subject(fragment: rules.to, id: id), occurrence: 0)
    return .present(.edge(PathEdge(from: pathFragment(source), to: pathFragment(target))))
  }

  package func command(dismissing frame: FrameSlot) -> NavigationCommand<N>? {
    let subject = machine.table.subject(of: frame)
    if let first = try? machine.frameToDismiss(subject.fragment, id: subject.id), first == frame {
      return .dismiss(graph.fragment(at: subject.fragment), id: subject.id)
    }
    return pathEdge(into: frame).map { .dismiss(.edge($0)) }
  }
}
