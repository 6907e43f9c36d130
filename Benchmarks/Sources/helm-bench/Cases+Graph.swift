import Helm
import HelmTesting

/// Work on whole graphs.
extension Cases {
  static let wholeGraph: [Case] =
    GraphShape.allCases.flatMap { shape in
      [
        Case(name: "build, \(shape)", axis: .segues, limit: .linear) { size in
          let segues = shape.segues(size)
          return Work { keep(NavigationGraph(segues, entry: Node(0))) }
        },
        Case(name: "validate, \(shape)", axis: .segues, limit: .linear) { size in
          let graph = shape.graph(size)
          try expect(graph.validationFindings().isEmpty, "the \(shape) of \(size) segues is not sound")
          return Work { keep(graph.validationFindings()) }
        },
        Case(name: "firstCycle, \(shape)", axis: .segues, limit: .linear) { size in
          let graph = shape.graph(size)
          try expect((graph.firstCycle == nil) == (shape != .random), "the \(shape) of \(size) segues is no \(shape)")
          return Work { keep(graph.firstCycle) }
        },
        Case(name: "transitions(), \(shape)", axis: .segues, limit: .linear) { size in
          let navigation = try Navigation(graph: shape.graph(size))
          return Work { keep(navigation.transitions()) }
        },
      ]
    } + [
      Case(name: "build from a Set, random", axis: .segues, limit: .linear) { size in
        let segues = Set(GraphShape.random.segues(size))
        return Work { keep(NavigationGraph(segues, entry: Node(0))) }
      },
      Case(name: "dfs, random", axis: .segues, limit: .linear) { size in
        let graph = GraphShape.random.graph(size)
        return Work { keep(graph.dfs()) }
      },
      Case(name: "connectedComponents, random", axis: .segues, limit: .linear) { size in
        let graph = GraphShape.random.graph(size)
        return Work { keep(graph.connectedComponents) }
      },
      Case(name: "graph == graph, random", axis: .segues, limit: .linear) { size in
        let (graph, other) = (GraphShape.random.graph(size), GraphShape.random.graph(size))
        return Work { keep(graph == other) }
      },
    ]
}
