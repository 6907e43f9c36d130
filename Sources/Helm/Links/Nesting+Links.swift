extension Nesting {
  /// Returns the links of a module for its parent's table.
  ///
  /// ```swift
  /// enum Shop: Fragment {
  ///   case catalog, product
  ///   static let links: [Link<Shop>] = [Link("/", .catalog), Link("/:id", .catalog, .product)]
  /// }
  ///
  /// let table = try Links(origins: ["helm:"], [Link("/", App.home)] + shop.links(Shop.links, at: "/shop"))
  /// ```
  ///
  /// - Parameters:
  ///   - links: The module's links.
  ///   - prefix: The prefix of their paths in the app, such as `/shop`.
  /// - Returns: The links to the parent's fragments.
  /// - Complexity: Linear in the links.
  public func links(_ links: [Link<Child>], at prefix: String = "") -> [Link<Parent>] {
    links.map { $0.map(at: prefix) { self($0) } }
  }
}
