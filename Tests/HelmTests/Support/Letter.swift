import Helm

/// The fragments of generated graphs.
enum Letter: Int, Fragment, CaseIterable {
  case a, b, c, d, e, f, g, h, i, j, k, l
}

/// The tags of generated graphs.
enum Mark: SegueTag, CaseIterable {
  case red, green, blue
}

extension PathFragment where N == Letter {
  /// A fragment with an id, as a shorthand.
  static func at(_ fragment: Letter, _ id: String? = nil, _ occurrence: Int = 0) -> PathFragment {
    PathFragment(fragment, id: id, occurrence: occurrence)
  }

  /// A fragment without an id at a further place, as a shorthand.
  static func at(_ fragment: Letter, _ occurrence: Int) -> PathFragment { at(fragment, nil, occurrence) }
}
