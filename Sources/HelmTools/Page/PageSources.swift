/// The scripts and the style sheet of a page, and the machine that the scripts run, embedded in the program.
///
/// The scripts are modules; since a page is one file, they are concatenated without their imports and exports.
package enum PageSources {
  /// The style sheet of the picture with its tools and its panel.
  static let style = text(PackageResources.picture_css)

  /// The style sheet of a page that contains nothing else.
  static let pageStyle = text(PackageResources.page_css)

  /// The scripts of a page as one, each after the scripts that it uses.
  static let script = joined(
    common + [
      PackageResources.sessions_js, PackageResources.machine_js, PackageResources.pair_js, PackageResources.main_js,
    ])

  /// The scripts of a page that shows a running app.
  static let liveScript = joined(
    common + [PackageResources.inspect_js, PackageResources.machine_js, PackageResources.main_js])

  private static let common = [
    PackageResources.elements_js, PackageResources.graph_js, PackageResources.picture_js, PackageResources.tools_js,
    PackageResources.panel_js, PackageResources.cards_js, PackageResources.steps_js, PackageResources.words_js,
    PackageResources.play_js,
  ]

  /// The script that wraps the machine, an ES module.
  package static var machine: String { text(PackageResources.machine_js) }

  /// The machine for WebAssembly, compressed with gzip, as Base64; `Scripts/build-machine` creates it.
  package static var machineModule: String { MachineModule.text }

  /// The server of `helm-nav inspect`, in Python.
  package static var inspectServer: String { text(PackageResources.inspect_server_py) }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func joined(_ modules: [[UInt8]]) -> String {
    modules.map { module in
      text(module).split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
        .map { $0.hasPrefix("export ") ? $0.dropFirst(7) : $0 }.joined(separator: "\n")
    }
    .joined(separator: "\n")
  }
}
