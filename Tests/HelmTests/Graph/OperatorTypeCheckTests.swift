#if os(macOS) || os(Linux)  // Elsewhere no process can be started.
  import Testing

  /// A graph of hundreds of edges, written with the operators, type-checks in seconds.
  ///
  /// The source is checked as an app's would be: it imports the built module. A limit on the compiler's own processor
  /// time, which is independent of other load, ends a check that takes too long.
  @Suite(
    "Type-checking of the operators", .enabled(if: Compiler.here != nil, "no swiftc, or no built module, was found"))
  struct OperatorTypeCheckTests {
    /// The compiler's maximum processor time in seconds.
    static let limit = 20

    @Test func aGraphOf200EdgesTypeChecksInOneExpression() throws {
      let source = Source.graph
      #expect(source.edges >= 200)
      try check(source.text)
    }

    @Test func literalsOf200EdgesTypeCheckInEveryContext() throws {
      let edges = (0..<200).map { ".n\($0 % 60) => .n\(($0 * 7 + 1) % 60)" }.joined(separator: ", ")
      try check(
        Source.enumeration + """
          let edges: Set<DirectedEdge<Place>> = [\(edges)]
          let path: HelmPath<Place> = [\(edges)]
          let flow: Flow<Place> = [\(edges)]
          let union = Set<DirectedEdge<Place>>().union([\(edges)])
          let longer = Flow<Place>().add(segue: [\(edges)])
          let segues: Segues<Place> = [.push([\(edges)])]
          func change(_ navigation: inout Navigation<Place>, _ all: inout Set<DirectedEdge<Place>>) throws {
            all.formUnion([\(edges)])
            try navigation.present([\(edges)])
            try navigation.perform(.replace([\(edges)]))
            try navigation.perform(.add(.disabled, to: [\(edges)]))
            try navigation.perform(.remove(.disabled, from: [\(edges)]))
            try navigation.perform(.add(.redirect(to: [\(edges)]), to: [.n1 => .n2]))
          }
          """)
    }

    @Test func aChainOf30FragmentsTypeChecksInEveryContext() throws {
      for arrow in ["=>", "<=>"] {
        let chain = (0..<30).map { ".n\($0)" }.joined(separator: " \(arrow) ")
        try check(
          Source.enumeration + """
            let edges: Set<DirectedEdge<Place>> = \(chain)
            let flow: Flow<Place> = \(chain)
            let longer = Flow<Place>().add(segue: \(chain)).add(segue: \(chain))
            let segues: Segues<Place> = [.push(\(chain)), .swap(\(chain))]
            """)
      }
    }

    /// `union` belongs to the standard library and takes any sequence, so a chain in it has no contextual type.
    @Test func aChainOf6FragmentsTypeChecksInAUnion() throws {
      for arrow in ["=>", "<=>"] {
        let chain = (0..<6).map { ".n\($0)" }.joined(separator: " \(arrow) ")
        try check(
          Source.enumeration + "let union = Set<DirectedEdge<Place>>().union(\(chain)).union(\(chain))")
      }
    }

    @Test func comparisonsWithLiteralsOf30EdgesTypeCheck() throws {
      let edges = (0..<30).map { ".n\($0) => .n\($0 * 7 % 60)" }.joined(separator: ", ")
      try check(
        Source.enumeration + """
          func compare(_ path: HelmPath<Place>, _ flow: Flow<Place>, _ set: Set<DirectedEdge<Place>>) -> Bool {
            path == [\(edges)] && path != [\(edges)] && flow == [\(edges)] && flow != [\(edges)]
              && set == [\(edges)] && set != [\(edges)]
          }
          func expectEqual<T: Equatable>(_ lhs: @autoclosure () throws -> T, _ rhs: @autoclosure () throws -> T) {}
          func compare(_ path: HelmPath<Place>, _ flow: Flow<Place>) {
            expectEqual(path, [\(edges)])
            expectEqual(flow, [\(edges)])
          }
          """)
    }

    private func check(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
      #expect(try Compiler.here?.typeCheck(source, Self.limit) == "", sourceLocation: sourceLocation)
    }
  }

  /// Sources with many edges.
  private enum Source {
    static let enumeration = """
      import Helm
      enum Place: Fragment { case \((0..<60).map { "n\($0)" }.joined(separator: ", ")) }

      """

    /// A graph with every form of the operators in one expression, and its number of edges.
    static var graph: (text: String, edges: Int) {
      var unions: [String] = []
      var edges = 0
      func add(_ union: String, _ count: Int) {
        unions.append(".union(\(union))")
        edges += count
      }
      for i in 0..<10 { add(".n\(i) => [.n\(i + 1), .n\(i + 2), .n\(i + 3)]", 3) }
      for i in 10..<15 { add("[.n\(i), .n\(i + 1), .n\(i + 2)] => .n\(i + 5)", 3) }
      for i in 15..<20 { add("[.n\(i), .n\(i + 1)] => [.n\(i + 5), .n\(i + 7)]", 4) }
      for i in 20..<26 { add(".n\(i) => .n\(i + 1) => .n\(i + 2) => .n\(i + 3) => .n\(i + 4) => .n\(i)", 5) }
      for i in 26..<32 { add(".n\(i) <=> .n\(i + 1) <=> .n\(i + 2) <=> .n\(i)", 6) }
      for i in 32..<36 { add("[" + (2..<14).map { ".n\(i) => .n\(i - $0)" }.joined(separator: ", ") + "]", 12) }
      for i in 36..<42 { add(".n\(i) <=> [.n\(i + 1), .n\(i + 2)]", 4) }
      let text = enumeration + "let graph = Set<DirectedEdge<Place>>()\n" + unions.joined(separator: "\n")
      return (text, edges)
    }
  }
#endif
