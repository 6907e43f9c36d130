import Foundation

#if canImport(os)
  import os
#endif

/// What a `Helm` does with errors in addition to keeping them in `errors`.
public enum ErrorPolicy: Hashable, Sendable {
  /// Nothing else.
  case report

  /// Writes them to the log: `os.Logger` on Apple's systems, standard error elsewhere.
  ///
  /// URLs of links and the ids in them are left out: a log is read by others, and a URL may hold a token.
  case log

  /// Logs them, and stops a debug build. The environment variable `HELM_DISABLE_ASSERTIONS=1` turns the stop off.
  case assert

  package func apply(to error: some CustomStringConvertible) {
    apply(to: error) { Self.log(error.description) }
  }

  func apply(to error: HelmError<some Fragment>) { apply(to: error) { Self.log(error) } }

  private func apply(to error: some CustomStringConvertible, log: () -> Void) {
    if self == .report { return }
    log()
    if self == .assert, ProcessInfo.processInfo.environment["HELM_DISABLE_ASSERTIONS"] != "1" {
      assertionFailure(error.description)
    }
  }

  private static func log(_ error: HelmError<some Fragment>) {
    if case .link(let error) = error { return log(error.publicDescription) }
    #if canImport(os)
      // The ids of fragments may be secrets as well, which only a developer's console shows.
      Logger(subsystem: "Helm", category: "navigation")
        .error("\(error.kind, privacy: .public): \(error.description, privacy: .private)")
    #else
      log(error.description)
    #endif
  }

  /// Writes a line that holds nothing of a user.
  package static func log(_ message: String) {
    #if canImport(os)
      Logger(subsystem: "Helm", category: "navigation").error("\(message, privacy: .public)")
    #else
      FileHandle.standardError.write(Data("Helm: \(message)\n".utf8))
    #endif
  }
}
