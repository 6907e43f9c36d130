extension Helm {
  /// Starts in the graph of groups of segues.
  ///
  /// ```swift
  /// let helm = try Helm<Screen>(nav: [.swap(.splash => .home), .sheet(.home => .compose)])
  /// ```
  ///
  /// - Parameters:
  ///   - nav: The groups.
  ///   - entry: The fragment to start from; it may be left out where one fragment alone has segues out and none in.
  ///   - id: The id of the fragment to start from: a window for one draft starts with the draft's.
  ///   - path: The path to start at, replayed exactly. An empty one starts at the entry and fires its auto.
  /// - Throws: `ValidationError`, with everything that is wrong with the graph and the path.
  /// - Complexity: Linear in fragments, segues and path.
  public convenience init(
    nav: Segues<N>, entry: N? = nil, id: (any FragmentID)? = nil, path: HelmPath<N> = []
  ) throws(ValidationError<N>) {
    self.init(in: try Navigation(graph: NavigationGraph(nav, entry: entry), id: id, path: path))
  }
}
