import Foundation
import Helm

/// Planning a way, and keeping a state from one start to the next.
extension Cases {
  static let planning: [Case] =
    [GraphShape.tree, .random].map { shape in
      Case(name: "route(to:) from a deep state, \(shape)", axis: .segues, limit: .linear) { count in
        let graph = shape.graph(count)
        var navigation = try Navigation(graph: graph)
        // A way of a dozen screens, the first that there is at each.
        for step in 0..<12 {
          let edges = graph.outgoingEdges(of: navigation.topmostFragment.fragment)
          if edges.isEmpty { break }
          _ = try? navigation.present(edges[step % edges.count].to)
        }
        let target = graph.fragments[graph.fragments.count * 2 / 3]
        return Work { keep(try? navigation.route(to: target)) }
      }
    }
    + [
      Case(name: "route(to:) back to the second screen", axis: .edges, limit: .linear, largest: 10_000) { length in
        let navigation = try navigation(.pushes, length)
        return Work { keep(try? navigation.route(to: Node(1))) }
      },
      Case(name: "route(to:) one screen on", axis: .edges, limit: .linear, largest: 10_000) { length in
        let navigation = try navigation(.pushes, length)
        return Work { keep(try? navigation.route(to: Node(length + 1))) }
      },
      Case(name: "save()", axis: .edges, limit: .linear, largest: 100_000) { length in
        let helm = try Helm(graph: PathShape.details.graph(length), path: PathShape.details.path(length))
        return Work { keep(helm.save()) }
      },
      Case(name: "Helm(restoring:)", axis: .edges, limit: .linear, largest: 100_000) { length in
        let graph = PathShape.details.graph(length)
        let data = try Helm(graph: graph, path: PathShape.details.path(length)).save()
        return Work { keep(try Helm(restoring: data, graph: graph)) }
      },
    ]
}
