extension Navigation {
  /// Goes to the state before a change, or, by the inverse of a change, to the one after it.
  ///
  /// - Throws: `missingSegueForEdge` where a segue has been disabled since, `denied` where a guard does not allow an edge any
  ///   longer, or `undecided`; nothing has happened then.
  /// - Complexity: Linear in the path.
  mutating func travel(undoing change: PathChange) throws(HelmError<N>) -> NavigationOutcome<N> {
    var travelled = atEntry()
    for (index, edge) in table.stampedPath(undoing: change).enumerated() {
      let pathEdge = pathEdge(edge)
      guard !disabled.contains(edge.segue) else {
        throw .missingSegueForEdge(pathEdge.edge, index: index, hint: .disabled(pathEdge.edge))
      }
      guard let source = travelled.source(of: edge), travelled.table[source].isPresented else {
        throw .sourceNotPresented(
          pathEdge.from, to: pathEdge.to, index: index, presented: travelled.presentedFragments.reversed())
      }
      if case .redirect = try travelled.verdict(on: edge.segue, from: source, id: edge.targetID) {
        throw .denied(pathEdge, reason: "A guard leads elsewhere now.")
      }
      let frame = try travelled.take(edge.segue, from: source, id: edge.targetID, index: index)
      travelled.table[frame].stamp = edge.stamp
      travelled.table[frame].serial = edge.serial
    }
    return adopt(travelled.table, restamping: false, change: change.inverse)
  }

  /// What tells the frame of a fragment from every other one that there is or was, `nil` where it is not on the path.
  func serial(of fragment: PathFragment<N>) -> Int? {
    guard let integer = storage.index[fragment.fragment] else { return nil }
    return table.find(FrameKey(fragment: integer, id: fragment.id)).map { table[$0].serial }
  }
}
