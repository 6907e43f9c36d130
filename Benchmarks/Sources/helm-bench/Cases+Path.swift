import Foundation
import Helm

/// Work on whole paths.
extension Cases {
  static let wholePath: [Case] =
    [PathShape.pushes, .sheets, .details].flatMap { shape in
      [
        Case(name: "replace(path:), \(shape)", axis: .edges, limit: .linear) { length in
          var navigation = try navigation(shape, length)
          let path = shape.path(length)
          return Work { try navigation.perform(.replace(path)) }
        },
        Case(name: "dismiss all, \(shape)", axis: .edges, limit: .linear) { length in
          let navigation = try navigation(shape, length)
          let first = shape.path(1)[0]
          return Work {
            var copy = navigation
            try copy.perform(.dismiss(.edge(first)))
          }
        },
        Case(name: "path, \(shape)", axis: .edges, limit: .linear) { length in
          let navigation = try navigation(shape, length)
          return Work { keep(navigation.path) }
        },
        Case(name: "presentedFragments, \(shape)", axis: .edges, limit: .linear) { length in
          let navigation = try navigation(shape, length)
          return Work { keep(navigation.presentedFragments) }
        },
      ]
    }
    + [PathShape.pushes, .details].flatMap { shape in
      [
        Case(name: "encode a path, \(shape)", axis: .edges, limit: .linear) { length in
          let path = shape.path(length)
          let encoder = JSONEncoder()
          return Work { keep(try encoder.encode(path)) }
        },
        Case(name: "decode a path, \(shape)", axis: .edges, limit: .linear) { length in
          let path = shape.path(length)
          let data = try JSONEncoder().encode(path)
          let decoder = JSONDecoder()
          try expect(decoder.decode(HelmPath<Node>.self, from: data) == path, "the path changes on its way")
          return Work { keep(try decoder.decode(HelmPath<Node>.self, from: data)) }
        },
      ]
    }
}
