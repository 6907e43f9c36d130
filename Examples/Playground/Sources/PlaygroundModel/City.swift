import Helm

/// A city of the library.
public struct City: Identifiable, Hashable, Sendable {
  /// The city's id in paths and links.
  public enum ID: String, FragmentID, CaseIterable, Identifiable {
    case lisbon, nairobi, oslo, quito, seoul

    /// The id itself.
    public var id: Self { self }
  }

  /// The id.
  public let id: ID

  /// The name.
  public let name: String

  /// The country.
  public let country: String

  /// One sentence about the city.
  public let about: String

  /// All cities, by name.
  public static let all: [City] = [
    City(id: .lisbon, name: "Lisbon", country: "Portugal", about: "Seven hills, and trams that climb them."),
    City(id: .nairobi, name: "Nairobi", country: "Kenya", about: "The only capital with lions at its gates."),
    City(id: .oslo, name: "Oslo", country: "Norway", about: "Forest on three sides, a fjord on the fourth."),
    City(id: .quito, name: "Quito", country: "Ecuador", about: "Almost on the equator, and almost 3000 m up."),
    City(id: .seoul, name: "Seoul", country: "South Korea", about: "Palaces, mountains and 23 metro lines."),
  ]

  /// The city with an id.
  ///
  /// - Parameter id: The id.
  /// - Returns: The city.
  public static func with(id: ID) -> City? { all.first { $0.id == id } }
}
