/// Tells whoever waits for an exploration how far it is.
public enum ExplorationProgress {
  /// Called now and then with how many states were found, and with the limit.
  @TaskLocal public static var observer: (@Sendable (_ states: Int, _ limit: Int) -> Void)?

  /// How many states are expanded from one call to the next.
  static var interval: Int { 512 }
}
