/// What a page needs to run the machine of an app.
package enum PageScript {
  /// The script over the machine: an ES module, which says what it exports.
  package static var machine: String { String(decoding: PackageResources.machine_js, as: UTF8.self) }

  /// The machine for WebAssembly, compressed by gzip, as base64; `Scripts/build-machine` makes it.
  package static var machineModule: String { MachineModule.text }
}
