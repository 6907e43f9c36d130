import Helm

/// Returns the commands as numbered lines.
///
/// - Parameter commands: The commands.
/// - Returns: A line for each command, numbered from 1.
func numbered<N: Fragment>(_ commands: [NavigationCommand<N>]) -> String {
  commands.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n")
}
