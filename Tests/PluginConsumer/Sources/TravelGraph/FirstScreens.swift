import Helm

/// The first screens of the app.
@MainActor public func firstScreens() throws -> some CustomStringConvertible { try Helm(nav: graph).presentedFragments }
