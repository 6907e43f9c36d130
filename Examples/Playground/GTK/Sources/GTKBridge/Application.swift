import CAdw

/// The app as the desktop knows it, once for all its starts: a second start hands its links to the first, and ends.
@MainActor public final class Application: Object {
  /// What is done with links, once somebody takes them.
  private var action: (@MainActor (String) -> Void)?

  /// Whether the app was started before, and runs.
  public let isSecond: Bool

  /// Makes the app known to the desktop; where there is no session bus, every start is the first.
  ///
  /// - Parameter name: The name of the app, such as `example.helm.Playground`.
  public init?(_ name: String) {
    guard let application = playground_application_new(name) else { return nil }
    let isRegistered = g_application_register(application.assumingMemoryBound(to: GApplication.self), nil, nil) != 0
    isSecond =
      isRegistered && g_application_get_is_remote(application.assumingMemoryBound(to: GApplication.self)) != 0
    super.init(application)
  }

  /// Does something with the links of this start, and with those of later ones.
  ///
  /// - Parameters:
  ///   - activate: Called when the app is started again without a link.
  ///   - open: Called with each link.
  public func onStart(activate: @escaping @MainActor () -> Void, open: @escaping @MainActor (String) -> Void) {
    on("activate", activate)
    action = open
    playground_on_open(
      raw,
      { url, box in
        guard let url, let box else { return }
        let text = String(cString: url)
        let application = Unmanaged<Application>.fromOpaque(box).takeUnretainedValue()
        MainActor.assumeIsolated { application.action?(text) }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Opens links where the app runs: here, or in the start before this one.
  ///
  /// - Parameter urls: The links; without any, the app is brought to the front.
  public func start(with urls: [String]) {
    let application = typed(GApplication.self)
    if urls.isEmpty {
      g_application_activate(application)
    } else {
      var files: [OpaquePointer?] = urls.map { g_file_new_for_uri($0) }
      g_application_open(application, &files, CInt(files.count), "")
      for file in files { if let file { g_object_unref(UnsafeMutableRawPointer(file)) } }
    }
    // A start that ends at once would take its message along.
    if isSecond, let bus = g_application_get_dbus_connection(application) {
      g_dbus_connection_flush_sync(bus, nil, nil)
    }
  }
}
