/// A collection of edges that an arrow can make where one is wanted: a ``Flow``, or a set.
///
/// It is there for the operators. Helm's two collections of edges conform; nothing else has to.
public protocol EdgeCollection<Node> {
  /// The fragments that the edges connect.
  associatedtype Node: Fragment

  /// Collects the edges of a chain.
  ///
  /// - Parameter chain: The chain.
  init(chain: EdgeChain<Node>)
}

extension Flow: EdgeCollection {
  /// Makes a flow of the edges of a chain.
  ///
  /// - Parameter chain: The chain.
  public init(chain: EdgeChain<N>) { self.init(chain) }
}

extension Set: EdgeCollection where Element: PathElement {
  /// Makes a set of the edges of a chain.
  ///
  /// - Parameter chain: The chain.
  public init(chain: EdgeChain<Element.Node>) { self.init(chain.map(Element.init(edge:))) }
}
