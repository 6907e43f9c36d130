/// A screen of an app, or a part of one: a node of the navigation graph.
///
/// An enum conforms without any code:
///
/// ```swift
/// enum Screen: Fragment {
///   case splash, gatekeeper, login, dashboard
/// }
/// ```
///
/// Helm refers to a fragment by the name that `String(describing:)` returns, so no two fragments of a type should have the same
/// description. The name of a fragment that carries a fragment of a nested graph has both cases: `profile.settings`.
public protocol Fragment: Hashable, Sendable {}
