import Helm

/// What the app starts with.
@MainActor public func firstScreens() throws -> some CustomStringConvertible { try Helm(nav: graph).presentedFragments }
