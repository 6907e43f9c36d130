/// Fragments by their names, except names that several of them share.
package struct FragmentsByName<N: Fragment> {
  package private(set) var fragments: [String: N] = [:]

  /// The names that several fragments share.
  package private(set) var shared: Set<String> = []

  /// Collects fragments by their names.
  ///
  /// - Complexity: Linear in the fragments.
  package init(_ all: [N]) {
    for fragment in all {
      let name = fragmentName(fragment)
      if fragments.updateValue(fragment, forKey: name) != nil { shared.insert(name) }
    }
    for name in shared { fragments[name] = nil }
  }

  /// Adds former names of fragments, which take precedence.
  package mutating func add(renames: [String: N]) { fragments.merge(renames) { _, new in new } }

  /// Returns the fragment with a name; earlier versions saved a carried fragment with its module and type.
  package subscript(name: String) -> N? { fragments[name] ?? fragmentName(savedAs: name).flatMap { fragments[$0] } }
}

/// Returns why fragments that share a name can't be written.
package func sharedNameProblem(_ name: String) -> String {
  "Several fragments are named \(displayText(name)); names must differ for them to be written."
}
