#if DEBUG
  import HelmDocuments

  @testable import HelmInspector

  extension Inspection {
    /// Takes requests in one message.
    func take(_ requests: String...) { take(Array("[\(requests.joined(separator: ", "))]".utf8)) }

    /// Returns the events that have not been confirmed: their number, request and kind.
    func unconfirmed() throws -> [String] {
      let message = batch()?().message ?? Array(#"{"events": []}"#.utf8)
      return try JSONValue(parsing: message).required("events").elements("events").map { event in
        let number = try event.required("number").integer ?? "-"
        let request = try event["by"]?.name("a request") ?? "-"
        let kind = try event.required("kind").name("a kind")
        return "\(number) \(request) \(kind)"
      }
    }
  }
#endif
