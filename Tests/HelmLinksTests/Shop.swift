import Foundation
import Helm

/// A small app for links.
enum Shop: String, Fragment, CaseIterable {
  case splash, login, home, list, detail, search, help, cart, account, user, post, player, lock
}

enum Colour: String, FragmentID, CaseIterable, Codable { case red, green, blue }

/// An id type that is only known by its initializer.
struct Even: FragmentID {
  let number: Int
  var canonicalText: String { String(number) }
  init?(canonicalText: String) {
    guard let number = Int(canonicalText: canonicalText), number.isMultiple(of: 2) else { return nil }
    self.number = number
  }
}

/// An id of any text, each of its own type.
struct Label<Kind: Sendable>: FragmentID {
  let canonicalText: String
  init(canonicalText: String) { self.canonicalText = canonicalText }
}

/// The links of a test, whose origins are a scheme and a website.
func links(_ links: Link<Shop>...) throws(FindingsError<LinkFinding<Shop>>) -> Links<Shop> {
  try Links(origins: ["helm:", "https://helm.example"], links)
}

/// The result of matching a text: the fragments, or the error.
func matched(_ links: Links<Shop>, _ text: String) -> String {
  do { return try links.match(text).fragments.map(\.description).joined(separator: ", ") } catch {
    return switch error {
    case .notAURL(text): "notAURL"
    case .tooLong: "tooLong"
    case .noLinks: "noLinks"
    case .foreignOrigin: "foreignOrigin"
    case .badEncoding(text): "badEncoding"
    case .noMatch: "noMatch"
    case .notAURL(let other), .badEncoding(let other): "an error about \(other)"
    case .badID(_, _, let parameter, let text, let expected): "badID \(parameter) \(text) \(expected)"
    case .missingID(_, _, let fragment, let expected): "missingID \(fragment) \(expected)"
    }
  }
}
