extension Result {
  /// The error, if the result is a failure.
  var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
