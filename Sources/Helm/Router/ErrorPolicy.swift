import Foundation

#if canImport(os)
  import os
#endif

/// The way a `Helm` handles errors in addition to storing them in `errors`.
public enum ErrorPolicy: Hashable, Sendable {
  /// Only stores errors in ``Helm/errors``.
  case report

  /// Writes errors to the log: `os.Logger` on Apple platforms, standard error elsewhere.
  ///
  /// URLs of links and the ids in them are left out, because others may read the log, and a URL may contain a token.
  case log

  /// Logs errors and stops a debug build. The environment variable `HELM_DISABLE_ASSERTIONS=1` disables the stop.
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
      // Ids of fragments may be secrets too, so only a developer's console shows them.
      Logger(subsystem: "Helm", category: "navigation")
        .error("\(error.kind, privacy: .public): \(error.description, privacy: .private)")
    #else
      log(error.description)
    #endif
  }

  /// Logs a message that contains no user data.
  package static func log(_ message: String) {
    #if canImport(os)
      Logger(subsystem: "Helm", category: "navigation").error("\(message, privacy: .public)")
    #else
      FileHandle.standardError.write(Data("Helm: \(message)\n".utf8))
    #endif
  }
}
