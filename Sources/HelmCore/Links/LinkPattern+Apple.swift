/// What Apple's systems are told about a website's links.
extension LinkPattern {
  /// The components of `apple-app-site-association` that take all that the pattern matches, each as a JSON object.
  ///
  /// There, a star matches any text, slashes included, and a question mark any character.
  package var appleComponents: [String] {
    paths.map { path in
      var text = "{ \"/\": \""
      if path.isEmpty { text += "/" }
      for segment in path {
        switch segment {
        case .literal(let literal): text += "/" + PercentEncoding.encode(literal)
        case .parameter, .any, .restParameter: text += "/?*"
        case .rest: text += "*"
        }
      }
      text += "\""
      let items = query.filter { !$0.isOptional }
      if !items.isEmpty {
        let values = items.map { "\"\(PercentEncoding.encode($0.name))\": \"\($0.value.appleText)\"" }
        text += ", \"?\": { \(values.joined(separator: ", ")) }"
      }
      if let fragment, !fragment.isOptional { text += ", \"#\": \"\(fragment.value.appleText)\"" }
      return text + " }"
    }
  }
}

extension LinkValue {
  fileprivate var appleText: String {
    if case .literal(let text) = self { PercentEncoding.encode(text) } else { "*" }
  }
}

extension LinkOrigin {
  /// The host of a website with a single host that hands links over; `nil` for others.
  package var hostName: String? { if scheme == "https", case .exactly(let name)? = host { name } else { nil } }

  /// Whether a website hands its links over.
  package func hands(over host: String) -> Bool { scheme == "https" && self.host?.contains(host) == true }
}
