import Helm

/// Steps as numbered lines.
///
/// - Parameter commands: The commands.
/// - Returns: One line for each, from number 1 on.
func numbered<N: Fragment>(_ commands: [NavigationCommand<N>]) -> String {
  commands.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
}
