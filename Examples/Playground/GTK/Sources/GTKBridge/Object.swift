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
  }

  isolated deinit { g_object_unref(raw) }

  /// The object, for functions whose type the header keeps to itself.
  var opaque: OpaquePointer { OpaquePointer(raw) }

  /// The object as one of the types that the header declares.
  func typed<Type>(_ type: Type.Type = Type.self) -> UnsafeMutablePointer<Type> {
    raw.assumingMemoryBound(to: type)
  }

  /// Calls back once the object is gone for good.
  ///
  /// - Parameter action: What to do then.
  public func whenFinalized(_ action: @escaping @MainActor () -> Void) {
    g_object_weak_ref(
      typed(GObject.self),
      { box, _ in
        guard let box else { return }
        let action = Unmanaged<SignalBox>.fromOpaque(box).takeRetainedValue()
        MainActor.assumeIsolated { _ = action.action([]) }
      },
      Unmanaged.passRetained(
        SignalBox { _ in
          action(); return false
        }
      ).toOpaque())
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
