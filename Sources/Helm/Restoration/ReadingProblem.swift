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
