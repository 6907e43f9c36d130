#if DEBUG
  import Foundation
  import Helm
  import HelmDocuments

  extension Helm {
    /// Lets `helm-nav inspect` show this navigation in a browser while the app runs, and control it.
    ///
    /// ```text
    /// #if DEBUG
    ///   helm.inspect()
    /// #endif
    /// ```
    ///
    /// It is available in debug builds only, and connects to this machine only. Until the tool answers, and whenever
    /// the connection breaks, connecting is tried again. An invalid address is reported once, in the log.
    /// <doc:InspectingAnApp> explains how to use it.
    ///
    /// - Parameter address: The address that the tool prints. Without one, it is the value of the environment variable
    ///   `HELM_INSPECT`; if that is not set either, nothing happens.
    /// - Returns: A token that stops the inspection, which also stops when this object is deallocated.
    /// - Complexity: Constant.
    @discardableResult
    public func inspect(at address: String? = nil) -> HelmToken {
      let set = ProcessInfo.processInfo.environment["HELM_INSPECT"] ?? ""
      guard let address = address ?? (set.isEmpty ? nil : set) else { return HelmToken {} }
      let app = UUID().uuidString
      guard let transport = InspectionAddress(address, app: app) else {
        ErrorPolicy.log(
          "\"\(address)\" is not an inspection address; helm-nav inspect prints one, such as http://127.0.0.1:7475/TOKEN/"
        )
        return HelmToken {}
      }
      let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "app"
      // The pause between attempts to connect, since nothing announces the tool. Tests pass a pause of their own.
      return inspect(by: transport, app: app, name: name) { try await Task.sleep(for: $0) }
    }

    /// Lets a tool inspect this navigation over a transport.
    func inspect(
      by transport: some InspectionTransport, app: String, name: String,
      pause: @escaping @Sendable (Duration) async throws -> Void
    ) -> HelmToken {
      do {
        let inspection = try Inspection(self, app: app, name: name)
        inspection.start(InspectionConnection(transport: transport, pause: pause))
        return HelmToken { [weak inspection] in inspection?.end() }
      } catch {
        ErrorPolicy.log("This navigation can't be inspected. \(error)")
        return HelmToken {}
      }
    }
  }
#endif
