import Helm

/// A method for each command that tests use often; `perform(_:)` documents what it does, and throws.
extension Navigation {
  @discardableResult
  package mutating func present(
    _ fragment: N, id: (any FragmentID)? = nil, from source: N
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.present(fragment, id: id, from: .any(source)))
  }

  @_disfavoredOverload
  @discardableResult
  package mutating func present(
    _ fragment: N, id: (any FragmentID)? = nil, from source: PathFragment<N>
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.present(fragment, id: id, from: .exactly(source)))
  }

  @_disfavoredOverload
  @discardableResult
  package mutating func present(_ target: PathFragment<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.present(.place(target)))
  }

  @discardableResult
  package mutating func present(
    tag: some SegueTag, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.present(tag: tag, id: id))
  }

  @discardableResult
  package mutating func select(
    _ fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.select(fragment, id: id))
  }

  @discardableResult
  package mutating func forward(id: (any FragmentID)? = nil) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.forward(id: id))
  }

  @discardableResult
  package mutating func dismiss(
    _ fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.dismiss(fragment, id: id))
  }

  @discardableResult
  package mutating func dismiss(tag: some SegueTag) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.dismiss(tag: tag))
  }

  @discardableResult
  package mutating func back(to fragment: N) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.back(to: fragment))
  }

  @discardableResult
  package mutating func pop(
    to fragment: N, id: (any FragmentID)? = nil
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.pop(to: fragment, id: id))
  }

  @discardableResult
  package mutating func replace(path: HelmPath<N>) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.replace(path))
  }

  @discardableResult
  package mutating func add(
    trait: SegueTrait<N>, to edges: any EdgeList<N>
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.add(trait, to: Flow(edges)))
  }

  @discardableResult
  package mutating func remove(
    trait: SegueTrait<N>, from edges: any EdgeList<N>
  ) throws(HelmError<N>) -> NavigationOutcome<N> {
    try perform(.remove(trait, from: Flow(edges)))
  }
}
