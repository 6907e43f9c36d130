import CAdw

/// A reference to an object of the toolkit: the object lives at least as long.
///
/// What is connected to its signals must not hold it, or the two keep each other alive.
@MainActor public class Object {
  /// The object.
  let raw: UnsafeMutableRawPointer

  /// Holds an object; a new one that nobody holds yet is taken over.
  init(_ raw: UnsafeMutableRawPointer) {
    self.raw = g_object_ref_sink(raw)
    count()
  }

  isolated deinit { g_object_unref(raw) }

  /// The object, for functions whose type the header keeps to itself.
  var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The object as one of the types that the header declares.
  func typed<Type>(_ type: Type.Type = Type.self) -> UnsafeMutablePointer<Type> {
    raw.assumingMemoryBound(to: type)
  }

  /// How many of the toolkit's objects that were held once are still in memory.
  ///
  /// Other objects of the toolkit may hold them, so that this is more than whom Swift holds.
  public private(set) static var countInMemory = 0

  private func count() {
    guard g_object_get_data(typed(), "playground-counted") == nil else { return }
    Object.countInMemory += 1
    g_object_set_data_full(typed(), "playground-counted", raw) { _ in
      MainActor.assumeIsolated { Object.countInMemory -= 1 }
    }
  }
}

extension String {
  /// Copies a text of the toolkit.
  init(_ text: UnsafePointer<CChar>?) { self = text.map { String(cString: $0) } ?? "" }
}

extension Bool {
  /// The toolkit's way to say it.
  var gboolean: CInt { self ? 1 : 0 }
}
