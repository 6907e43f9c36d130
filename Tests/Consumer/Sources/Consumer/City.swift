import Helm

/// An id of the app's own, with a text of its own.
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
