import Helm

/// A state of a walk, in the form that a snapshot renders.
public struct SnapshotState: Sendable {
  /// A presented fragment.
  public struct Row: Hashable, Sendable {
    /// The fragment with its id, in the form that messages use, without its occurrence, which depends on how it was
    /// reached.
    public let name: String

    /// The number of fragments below it that hold each other.
    public let depth: Int

    /// The presentation of the segue that led to the fragment; `nil` for the entry.
    public let presentation: SeguePresentation?
  }

  /// The presented fragments, from the bottom to the topmost.
  public let rows: [Row]

  /// The steps that lead to the state, in words.
  public let steps: [String]

  private let state: any Sendable

  /// The whole texts of long names, which rows may show only in part.
  private let longNames: [String]

  init<N>(_ navigation: Navigation<N>, steps: [String]) {
    state = navigation
    self.steps = steps
    rows = navigation.presentedPlaces.map { place in
      Row(
        name: place.fragment.withoutOccurrence.description, depth: place.depth,
        presentation: place.ingress.flatMap { navigation.graph.segue(for: $0) }?.resolvedPresentation)
    }
    longNames = navigation.presentedPlaces.map(\.fragment).compactMap { place in
      let whole = fragmentName(place.fragment) + "\n" + (place.id ?? "")
      return whole.unicodeScalars.count > 60 ? whole : nil
    }
  }

  /// Returns the navigation in this state.
  ///
  /// - Parameter type: The type of its fragments.
  /// - Returns: The navigation, or `nil` if its fragments have another type.
  public func navigation<N>(of type: N.Type = N.self) -> Navigation<N>? { state as? Navigation<N> }

  /// The name of the reference's file: the presented fragments, in plain characters.
  ///
  /// States that present the same fragments share a name. A name that is long or has other characters ends with a hash
  /// of the whole name.
  var key: String {
    let whole = rows.map(\.name).joined(separator: "+")
    let isPlain = { (scalar: Unicode.Scalar) in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || "-_+".unicodeScalars.contains(scalar)
    }
    var plain = String(String.UnicodeScalarView(whole.unicodeScalars.prefix(80).map { isPlain($0) ? $0 : "_" }))
    // Some file systems ignore case.
    let isUnique = plain == whole && plain == plain.lowercased()
    if !isUnique { plain += "-" + String(stableHash(([whole] + longNames).joined(separator: "\n")), radix: 36) }
    return plain
  }
}

/// Returns a hash that is the same on every platform and in every run (FNV-1a).
func stableHash(_ text: String) -> UInt64 {
  text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
