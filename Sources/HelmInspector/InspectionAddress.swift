#if DEBUG
  import Foundation

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// The tool's address on this machine, for sending messages and fetching requests.
  struct InspectionAddress: InspectionTransport {
    private let session: URLSession
    let events: URL
    let commands: URL

    /// Creates a transport to an address of this machine; `nil` for any other address.
    init?(_ address: String, app: String) {
      let base = address.prefix { $0 != "?" && $0 != "#" }
      let folder = base.hasSuffix("/") ? String(base) : "\(base)/"
      guard let url = URL(string: folder), url.scheme == "http", ["127.0.0.1", "localhost"].contains(url.host()),
        url.pathComponents.count == 2, let events = URL(string: folder + "events"),
        let commands = URL(string: "\(folder)commands?app=\(app)")
      else { return nil }
      (self.events, self.commands) = (events, commands)
      let configuration = URLSessionConfiguration.ephemeral
      configuration.timeoutIntervalForRequest = 60
      session = URLSession(configuration: configuration)
    }

    func post(_ message: [UInt8]) async throws {
      var request = URLRequest(url: events)
      request.httpMethod = "POST"
      request.httpBody = Data(message)
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      _ = try await answer(to: request)
    }

    func requests() async throws -> [UInt8] { try await answer(to: URLRequest(url: commands)) }

    private func answer(to request: URLRequest) async throws -> [UInt8] {
      let (data, response) = try await session.data(for: request)
      switch (response as? HTTPURLResponse)?.statusCode {
      case 200: return Array(data)
      case 403:
        throw InspectionRefusal(
          reason: "helm-nav inspect doesn't know the address that this app has for it; it prints a new one each time")
      case 413:
        throw InspectionRefusal(reason: "helm-nav inspect can't show this app: its graph or its path is too large")
      case 503: throw InspectionDelay(reason: String(decoding: data.prefix(200), as: UTF8.self))
      default: throw URLError(.badServerResponse)
      }
    }
  }
#endif
