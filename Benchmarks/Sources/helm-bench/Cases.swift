/// Everything that is measured, in the order of the table.
@MainActor
enum Cases {
  static let all =
    wholeGraph + testing + exploring + commandsByGraph + commandsByPath + wholePath + guards + questions
    + planning + links

  static func named(_ name: String) -> Case? { all.first { $0.name == name } }
}
