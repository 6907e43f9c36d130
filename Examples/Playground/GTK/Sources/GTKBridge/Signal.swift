import CAdw

/// What is called when a signal comes; the answer counts where the signal asks for one.
final class SignalBox: Sendable {
  let action: @MainActor ([SignalArgument]) -> Bool

  init(_ action: @escaping @MainActor ([SignalArgument]) -> Bool) { self.action = action }
}

/// An argument of a signal, after the object that has sent it.
public enum SignalArgument: Equatable, Sendable {
  /// A text.
  case text(String)

  /// Anything else.
  case other
}

extension Object {
  /// Does something whenever a signal comes.
  ///
  /// - Parameters:
  ///   - signal: The name of the signal, with its detail: `clicked`, `notify::folded`.
  ///   - action: What to do; it must not hold the object.
  public func on(_ signal: String, _ action: @escaping @MainActor () -> Void) {
    answer(signal) { _ in
      action(); return false
    }
  }

  /// Does something whenever a signal comes, and answers it.
  ///
  /// - Parameters:
  ///   - signal: The name of the signal.
  ///   - action: What to do; it must not hold the object. Its answer, as a rule, says whether the signal is dealt with.
  public func answer(_ signal: String, _ action: @escaping @MainActor ([SignalArgument]) -> Bool) {
    let box = Unmanaged.passRetained(SignalBox(action)).toOpaque()
    g_signal_connect_closure(raw, signal, playground_closure_new(box, marshal, release), 0)
  }
}

/// Calls the action of a closure: on the main thread, as that is where signals are sent.
private let marshal: GClosureMarshal = { closure, result, count, values, _, _ in
  guard let box = closure?.pointee.data else { return }
  let arguments = (1..<max(1, Int(count))).map { values?[$0].argument ?? .other }
  let action = Unmanaged<SignalBox>.fromOpaque(box).takeUnretainedValue()
  let answer = MainActor.assumeIsolated { action.action(arguments) }
  if let result, result.pointee.g_type == GType(fundamental: 5) { g_value_set_boolean(result, answer.gboolean) }
}

private let release: GClosureNotify = { box, _ in
  if let box { Unmanaged<SignalBox>.fromOpaque(box).release() }
}

extension GType {
  /// A type of GLib's own: `G_TYPE_BOOLEAN` is 5, `G_TYPE_STRING` 16.
  fileprivate init(fundamental: GType) { self = fundamental << 2 }
}

extension GValue {
  fileprivate var argument: SignalArgument {
    guard g_type == GType(fundamental: 16) else { return .other }
    var value = self
    return .text(String(g_value_get_string(&value)))
  }
}
