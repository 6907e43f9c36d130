/// A fragment as a path refers to it: with the id that it is presented with, if any, and its occurrence.
///
/// A profile can be in two tabs, and an article can be open twice in one stack. The occurrence tells such frames apart. Most fragments
/// occur once, so the number can be omitted.
public struct PathFragment<N: Fragment>: Hashable, Sendable {
  /// The fragment.
  public let fragment: N

  /// The canonical text of the id, if there is one.
  public let id: String?

  /// The number of the occurrence: 0 for the first one of this fragment and id, and the lowest free number for each further one.
  public let occurrence: Int

  /// Creates a path fragment from a fragment, an id and an occurrence.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id, if there is one.
  ///   - occurrence: The number of the occurrence; negative numbers count as 0.
  public init(_ fragment: N, id: (any FragmentID)? = nil, occurrence: Int = 0) {
    self.init(fragment, canonicalID: id?.canonicalText, occurrence: occurrence)
  }

  @inlinable
  init(_ fragment: N, canonicalID: String?, occurrence: Int = 0) {
    self.fragment = fragment
    id = canonicalID
    self.occurrence = Swift.max(0, occurrence)
  }

  /// Returns the id as a value of its own type.
  ///
  /// - Parameter type: The type of the id.
  /// - Returns: The id, or `nil` if there is none or its text is not a value of the type.
  /// - Complexity: Linear in the text.
  public func id<ID: FragmentID>(as type: ID.Type = ID.self) -> ID? { id.flatMap(ID.init(canonicalText:)) }
}

/// Returns whether path fragments equal plain fragments, which have no ids and occur once.
///
/// ```swift
/// helm.presentedFragments == [.home, .news]
/// ```
///
/// - Parameters:
///   - lhs: Path fragments.
///   - rhs: Fragments.
/// - Returns: Whether both have the same fragments in the same order, and none has an id or a further occurrence.
/// - Complexity: Linear in the fragments.
public func == <N: Fragment>(lhs: [PathFragment<N>], rhs: [N]) -> Bool { lhs == rhs.map { PathFragment($0) } }

extension PathFragment: Described {
  /// The fragment as error messages show it, with its id and occurrence: `detail (id 5)`, `detail (id 5, 2nd)`.
  package var descriptionText: String {
    let details = [id.map { "id \(displayText($0))" }, occurrence > 0 ? ordinal(occurrence) : nil].compactMap(\.self)
    return displayName(fragment) + (details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")
  }
}

/// Returns the ordinal of an occurrence, counted from one: 1 is the 2nd.
private func ordinal(_ occurrence: Int) -> String {
  let place = occurrence.magnitude + 1
  let suffix = (11...13).contains(place % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][place % 10] ?? "th"
  return "\(place)\(suffix)"
}
