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
        let helm = try Helm(graph: graph, path: navigation.path)
        return Work { keep(try? helm.route(to: target)) }
      }
    }
    + [
      Case(name: "route(to:) back to the second screen", axis: .edges, limit: .linear, largest: 10_000) { length in
        let helm = try Helm(graph: PathShape.pushes.graph(length), path: PathShape.pushes.path(length))
        return Work { keep(try? helm.route(to: Node(1))) }
      },
      Case(name: "route(to:) one screen on", axis: .edges, limit: .linear, largest: 10_000) { length in
        let helm = try Helm(graph: PathShape.pushes.graph(length), path: PathShape.pushes.path(length))
        return Work { keep(try? helm.route(to: Node(length + 1))) }
      },
      Case(name: "route(to:), one of an app of 500 screens", axis: .segues, limit: nil, only: [1_000]) { count in
        let plans = try Plans(segues: count)
        return Work(operations: plans.all.count) {
          for plan in plans.all { keep(try? plan.helm.route(to: plan.target)) }
        }
      },
      Case(name: "route(to:), the slowest of them", axis: .segues, limit: nil, only: [1_000]) { count in
        let slowest = try Plans(segues: count).slowest { keep(try? $0.helm.route(to: $0.target)) }
        return Work { keep(try? slowest.helm.route(to: slowest.target)) }
      },
      Case(name: "can(.go), one of an app of 500 screens", axis: .segues, limit: nil, only: [1_000]) { count in
        let plans = try Plans(segues: count)
        return Work(operations: plans.all.count) {
          for plan in plans.all { keep(plan.helm.navigation.can(.go(to: plan.target))) }
        }
      },
      Case(name: "can(.go), the slowest of them", axis: .segues, limit: nil, only: [1_000]) { count in
        let slowest = try Plans(segues: count).slowest { keep($0.helm.navigation.can(.go(to: $0.target))) }
        return Work { keep(slowest.helm.navigation.can(.go(to: slowest.target))) }
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
      Case(name: "Helm(restoring:), edges that exclude each other", axis: .edges, limit: .linear, largest: 100_000) {
        let graph = NavigationGraph([Segue(Node(0) => Node(1)), Segue(Node(0) => Node(2), dismissable: true)])
        let path = (["0 0"] + Array(repeating: "0 1", count: $0 - 1)).joined(separator: ",")
        let text = #"{"version":2,"graph":"","history":1,"names":["\#(Node(1))","\#(Node(2))"],"path":"\#(path)"}"#
        let data = Data(text.utf8)
        return Work { keep(try Helm(restoring: data, graph: graph)) }
      },
    ]
}
