/// A screen of an app, or a part of one: a node of the navigation graph.
///
/// An enum conforms with no code at all:
///
/// ```swift
/// enum Screen: Fragment {
///   case splash, gatekeeper, login, dashboard
/// }
/// ```
///
/// Helm shows a fragment under the name that `String(describing:)` gives it, so two fragments of one type should not
/// describe themselves alike. One that carries a fragment of a nested graph has the name `profile.settings`.
public protocol Fragment: Hashable, Sendable {}
