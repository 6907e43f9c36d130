import Foundation

#if canImport(os)
  import os
#endif

/// What a `Helm` does with errors in addition to keeping them in `errors`.
public enum ErrorPolicy: Hashable, Sendable {
  /// Nothing else.
  case report

  /// Writes them to the log: `os.Logger` on Apple's systems, standard error elsewhere.
  case log

  /// Logs them, and stops a debug build. The environment variable `HELM_DISABLE_ASSERTIONS=1` turns the stop off.
  case assert

  package func apply(to error: some CustomStringConvertible) {
    switch self {
    case .report: break
    case .log: Self.log(error.description)
    case .assert:
      Self.log(error.description)
      if ProcessInfo.processInfo.environment["HELM_DISABLE_ASSERTIONS"] != "1" { assertionFailure(error.description) }
    }
  }

  static func log(_ message: String) {
    #if canImport(os)
      Logger(subsystem: "Helm", category: "navigation").error("\(message, privacy: .public)")
    #else
      FileHandle.standardError.write(Data("Helm: \(message)\n".utf8))
    #endif
  }
}
