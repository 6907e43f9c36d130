import Foundation
import Helm
import HelmAnalytics
import PlaygroundModel

/// Records what is done in the window, once somebody has switched that on.
@MainActor public final class UsageRecording {
  private let recorder: SessionRecorder<AppFragment>

  /// The folder that the sessions are written to.
  public let folder: URL

  /// Prepares to record; nothing is written yet.
  ///
  /// - Parameters:
  ///   - model: The app.
  ///   - folder: The folder to write to.
  public init(_ model: AppModel, folder: URL = UsageRecording.usualFolder) {
    self.folder = folder
    recorder = SessionRecorder(
      model.helm, to: .files(SessionFiles(in: folder)), options: SessionOptions(appVersion: "playground"))
  }

  /// Where sessions go, unless a folder is named.
  public nonisolated static var usualFolder: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("helm-playground-sessions")
  }

  /// Whether it is switched on.
  public var isOn: Bool {
    get { recorder.hasConsent }
    set { recorder.hasConsent = newValue }
  }

  /// Ends the session, and waits until all of it is written.
  public func finish() async {
    recorder.endSession()
    await recorder.flush()
  }
}
