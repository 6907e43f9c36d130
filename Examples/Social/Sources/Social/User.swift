import Helm

/// A person with a profile.
struct User: Identifiable {
  struct ID: FragmentID, RawRepresentable, Hashable { var rawValue: Int }

  let id: ID
  let name: String
}
