import Helm

/// An id type of the app, with its own canonical text.
struct City: FragmentID, Hashable {
  var country: String
  var name: String

  var canonicalText: String { "\(country)/\(name)" }

  init(country: String, name: String) {
    self.country = country
    self.name = name
  }

  init?(canonicalText: String) {
    let parts = canonicalText.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    self.init(country: String(parts[0]), name: String(parts[1]))
  }
}
