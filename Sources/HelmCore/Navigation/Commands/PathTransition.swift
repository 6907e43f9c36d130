/// A single step between two states, as a value (semantics.md §4).
public enum PathTransition<N: Fragment>: Hashable, Sendable {
  /// Takes an edge from a fragment that is presented.
  case present(pathEdge: PathEdge<N>)

  /// Undoes an edge of the path.
  case dismiss(pathEdge: PathEdge<N>)

  /// Replaces the whole path.
  case replace(path: HelmPath<N>)
}

extension Navigation {
  /// Takes a single step.
  ///
  /// - Parameter transition: The step. A present takes exactly its edge, ids included, and fires autos as any present
  ///   does.
  /// - Returns: What has changed.
  /// - Throws: For a present `missingSegueForEdge`, `sourceNotPresented` or `blocked`; for a dismissal `missingPathEdge` or
  ///   `segueNotDismissable`; for a replace as `replace(path:)`.
  /// - Complexity: As the commands of these names.
  @discardableResult
  public mutating func navigate(transition: PathTransition<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    switch transition {
    case .present(let edge):
      let segue = try enabledSegue(for: edge.edge)
      let key = FrameKey(fragment: storage.compact[Int(segue)].from, id: edge.from.id)
      guard let source = table.find(key), table[source].isPresented else {
        throw .sourceNotPresented(edge.from, to: edge.to, index: nil, presented: presentedFragments.reversed())
      }
      return try attempt { (self) throws(HelmError<N>) in
        try self.run(.take(segue, from: source, id: edge.to.id, index: nil))
      }
    case .dismiss(let edge):
      guard let frame = frame(madeBy: edge) else { throw .missingPathEdge(edge) }
      guard isDismissable(frame) else { throw .segueNotDismissable(edge.edge) }
      return dismiss(frame: frame)
    case .replace(let path):
      return try replace(path: path)
    }
  }

  /// The frame that an edge of the path made.
  func frame(madeBy edge: PathEdge<N>) -> Int32? {
    guard let target = storage.index[edge.to.fragment],
      let frame = table.find(FrameKey(fragment: target, id: edge.to.id)), frame != table.root,
      pathEdge(into: frame) == edge
    else { return nil }
    return frame
  }
}
