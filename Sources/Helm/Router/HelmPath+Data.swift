import Foundation

/// Paths as data, for whatever keeps them from one start of the app to the next.
extension HelmPath {
  /// Writes the path as JSON; the same path always gives the same data.
  ///
  /// - Parameter graph: The graph that tells which fragments share a name, where their type does not.
  /// - Returns: The data.
  /// - Throws: Why the path cannot be written: for example, several fragments share a name.
  /// - Complexity: Linear in the edges.
  func data(in graph: NavigationGraph<N>) throws -> Data {
    let encoder = JSONEncoder()
    if let key = CodingUserInfoKey.navigationGraph { encoder.userInfo[key] = graph }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Reads what `data()` has written.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - graph: The graph that tells which fragments there are, where their type does not.
  /// - Throws: Why the data is no such path.
  /// - Complexity: Linear in the edges, and in the fragments of the graph.
  init(data: Data, in graph: NavigationGraph<N>) throws {
    let decoder = JSONDecoder()
    if let key = CodingUserInfoKey.navigationGraph { decoder.userInfo[key] = graph }
    self = try decoder.decode(HelmPath.self, from: data)
  }
}

/// Why something could not be written or read, in one line that says where in the document.
func reason(of error: any Error) -> String {
  switch error {
  case EncodingError.invalidValue(_, let context):
    reason(context.debugDescription, at: context.codingPath)
  case DecodingError.dataCorrupted(let context), DecodingError.typeMismatch(_, let context),
    DecodingError.valueNotFound(_, let context), DecodingError.keyNotFound(_, let context):
    reason(context.debugDescription, at: context.codingPath)
  default: "\(error)"
  }
}

private func reason(_ problem: String, at codingPath: [any CodingKey]) -> String {
  let place = codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  return place.isEmpty ? problem : "\(problem) (at \(place))"
}
