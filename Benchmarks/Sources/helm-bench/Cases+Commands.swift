import Helm
import HelmTesting

/// Commands and questions, which should cost the same whatever the size of graph and path.
extension Cases {
  /// At the entry of graphs of growing size.
  static let commandsByGraph: [Case] = [GraphShape.tree, .random].flatMap { shape in
    [
      Case(name: "present + dismiss, \(shape)", axis: .segues, limit: .constant) { size in
        var navigation = try Navigation(graph: shape.graph(size))
        let targets = navigation.graph.outgoingEdges(of: Node(0)).map(\.to)
        return Work(operations: targets.count) {
          for target in targets {
            try navigation.present(target)
            try navigation.dismiss()
          }
        }
      },
      Case(name: "perform(.present) + perform(.dismiss), \(shape)", axis: .segues, limit: .constant) { size in
        var navigation = try Navigation(graph: shape.graph(size))
        let targets = navigation.graph.outgoingEdges(of: Node(0)).map(\.to)
        return Work(operations: targets.count) {
          for target in targets {
            try navigation.perform(.present(target))
            try navigation.perform(.dismiss)
          }
        }
      },
      Case(name: "Helm: present + dismiss, \(shape)", axis: .segues, limit: .constant) { size in
        presentAndDismiss(in: try Helm(graph: shape.graph(size)))
      },
      Case(name: "isPresented, \(shape)", axis: .segues, limit: .constant) { size in
        let graph = shape.graph(size)
        let targets = graph.outgoingEdges(of: Node(0)).map(\.to)
        let navigation = try Navigation(graph: graph, path: [Node(0) => targets[0]])
        return Work(operations: targets.count) {
          for target in targets { keep(navigation.isPresented(target)) }
        }
      },
      Case(name: "Helm: isPresented, \(shape)", axis: .segues, limit: .constant) { size in
        let helm = try Helm(graph: shape.graph(size))
        let targets = helm.graph.outgoingEdges(of: Node(0)).map(\.to)
        helm.present(targets[0])
        return Work(operations: targets.count) {
          for target in targets { keep(helm.isPresented(target)) }
        }
      },
      Case(name: "isPresented anywhere, \(shape)", axis: .segues, limit: nil) { size in
        let navigation = try Navigation(graph: shape.graph(size))
        var generator = SeededNumbers(seed: 7)
        let targets = (0..<4096).compactMap { _ in navigation.graph.fragments.randomElement(using: &generator) }
        return Work(operations: targets.count) {
          for target in targets { keep(navigation.isPresented(target)) }
        }
      },
    ]
  }

  /// On top of paths of growing length.
  static let commandsByPath: [Case] =
    PathShape.allCases.flatMap { shape in
      [
        Case(name: "present + dismiss on \(shape)", axis: .edges, limit: .constant) { length in
          var navigation = try navigation(shape, length)
          let (next, id) = (shape.next(length), shape.nextID(length))
          return Work {
            try navigation.present(next, id: id)
            // What is beside the content is dismissed by its name.
            if shape == .accessories { try navigation.perform(.dismiss(next)) } else { try navigation.dismiss() }
          }
        },
        Case(name: "isPresented on \(shape)", axis: .edges, limit: .constant) { length in
          let navigation = try navigation(shape, length)
          let fragments = [Node(0), Node(1), Node(length), shape.next(length)]
          return Work(operations: fragments.count) {
            for fragment in fragments { keep(navigation.isPresented(fragment)) }
          }
        },
      ]
    } + [
      Case(name: "Helm: present + dismiss on pushes", axis: .edges, limit: .constant) { length in
        let helm = try Helm(graph: PathShape.pushes.graph(length), path: PathShape.pushes.path(length))
        return Work {
          helm.present(PathShape.pushes.next(length))
          helm.dismiss()
          try expect(helm.errors.isEmpty, "\(helm.errors)")
        }
      },
      Case(name: "another id on details", axis: .edges, limit: .constant) { length in
        var navigation = try navigation(.details, length)
        try navigation.present(Node(1), id: "a")
        var takesB = false
        let edges = ["a", "b"].map { PathEdge(Node(1) => Node(1), sourceID: length, targetID: $0) }
        return Work {
          takesB.toggle()
          try navigation.perform(.dismiss(.edge(edges[takesB ? 0 : 1])))
          try navigation.perform(.present(.edge(edges[takesB ? 1 : 0])))
        }
      },
    ]

  /// The state at the end of a path, with the path's length and the possibility of one more step made sure of.
  static func navigation(_ shape: PathShape, _ length: Int) throws -> Navigation<Node> {
    let navigation = try Navigation(graph: shape.graph(length), path: shape.path(length))
    try expect(
      navigation.path.count == length, "the path of \(shape) has \(navigation.path.count) edges, not \(length)")
    try expect(navigation.can(.present(shape.next(length), id: shape.nextID(length))), "\(shape) ends there")
    return navigation
  }
}

extension Cases {
  /// Presents each fragment that the entry leads to, and dismisses it.
  @MainActor static func presentAndDismiss(in helm: Helm<Node>) -> Work {
    let targets = helm.graph.outgoingEdges(of: Node(0)).map(\.to)
    return Work(operations: targets.count) {
      for target in targets {
        helm.present(target)
        helm.dismiss()
      }
      try expect(helm.errors.isEmpty, "\(helm.errors)")
    }
  }
}
