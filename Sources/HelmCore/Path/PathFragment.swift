/// A fragment as a path names it: with the id that it is presented with, if any, and its occurrence.
///
/// A profile can be in two tabs, and an article on top of itself further down. The occurrence tells them apart. Most
/// fragments are there once, and nobody has to write the number.
public struct PathFragment<N: Fragment>: Hashable, Sendable {
  /// The fragment.
  public let fragment: N

  /// The canonical text of the id, if there is one.
  public let id: String?

  /// The number of the occurrence: 0 for the first one of this fragment and id, and for each further one the lowest free
  /// number.
  public let occurrence: Int

  /// Puts a fragment, an id and an occurrence together.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id, if there is one.
  ///   - occurrence: The number of the occurrence; less than 0 counts as 0.
  public init(_ fragment: N, id: (any FragmentID)? = nil, occurrence: Int = 0) {
    self.init(fragment, canonicalID: id?.canonicalText, occurrence: occurrence)
  }

  /// Puts a fragment and the canonical text of an id together.
  @inlinable
  init(_ fragment: N, canonicalID: String?, occurrence: Int = 0) {
    self.fragment = fragment
    id = canonicalID
    self.occurrence = Swift.max(0, occurrence)
  }

  /// The id as a value of its own type.
  ///
  /// - Parameter type: The type of the id.
  /// - Returns: The id, or `nil` where there is none or it is not the text of such a value.
  /// - Complexity: Linear in the text.
  public func id<ID: FragmentID>(as type: ID.Type = ID.self) -> ID? {
    id.flatMap(ID.init(canonicalText:))
  }
}

/// Compares fragments at their places with plain ones, which have no ids and are there once.
///
/// ```swift
/// helm.presentedFragments == [.home, .news]
/// ```
///
/// - Parameters:
///   - lhs: Fragments at their places.
///   - rhs: Fragments.
/// - Returns: Whether both are the same in the same order, without any ids.
/// - Complexity: Linear in the fragments.
public func == <N: Fragment>(lhs: [PathFragment<N>], rhs: [N]) -> Bool { lhs == rhs.map { PathFragment($0) } }

extension PathFragment: Described {
  /// The fragment as an error message shows it, with its id and its place: `detail (id 5)`, `detail (id 5, 2nd)`.
  package var descriptionText: String {
    let details = [id.map { "id \(displayText($0))" }, occurrence > 0 ? ordinal(occurrence) : nil].compactMap(\.self)
    return displayName(fragment) + (details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")
  }
}

/// The place with a number as people count: 1 is the 2nd.
private func ordinal(_ occurrence: Int) -> String {
  let place = occurrence == .max ? "\(occurrence.magnitude + 1)" : "\(occurrence + 1)"
  let isTeen = place.suffix(2).first == "1" && place.count > 1
  switch place.last {
  case "1" where !isTeen: return place + "st"
  case "2" where !isTeen: return place + "nd"
  case "3" where !isTeen: return place + "rd"
  default: return place + "th"
  }
}
