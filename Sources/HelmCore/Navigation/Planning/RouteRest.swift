/// The least numbers of segues of a way, by the effect of its first segue on what lies over its start.
struct RouteRest {
  /// The effect of the first segue of a way.
  enum First {
    /// Hides everything that its source holds.
    case pass

    /// Hides what other content of its source holds.
    case content

    /// Hides nothing.
    case overlay

    /// Replaces a modal that its source holds, and lies over all others.
    case modal

    /// Is independent of what lies over its source: it leads away from there, or isn't covered.
    case away
  }

  /// Ways that stay below what covers their start.
  private(set) var pass = none
  private(set) var content = none
  private(set) var overlay = none

  /// Ways that begin like that, and later lead to a modal, or away.
  private(set) var passAway = none
  private(set) var contentAway = none
  private(set) var overlayAway = none

  /// Ways that begin with a modal, or lead away at once.
  private(set) var modal = none
  private(set) var away = none

  /// The number for targets that no segues lead to; sums of it don't overflow.
  static var none: Int { 1 << 20 }

  /// A way without segues.
  static var nothing: RouteRest {
    var rest = RouteRest()
    rest.pass = 0
    return rest
  }

  /// Returns ways of all kinds, each with the same number of segues.
  static func all(_ count: Int) -> RouteRest {
    var rest = RouteRest()
    (rest.pass, rest.content, rest.overlay) = (count, count, count)
    (rest.passAway, rest.contentAway, rest.overlayAway) = (count, count, count)
    (rest.modal, rest.away) = (count, count)
    return rest
  }

  /// The least number for ways that stay below what covers their start.
  var plain: Int { min(pass, content, overlay) }

  /// The least number for all other ways.
  var clearing: Int { min(min(passAway, contentAway, overlayAway), modal, away) }

  var least: Int { min(plain, clearing) }

  /// Records a way.
  ///
  /// - Parameters:
  ///   - count: The number of its segues.
  ///   - first: The effect of its first segue.
  ///   - isClearing: Whether it leads away from what covers its start, at once or later.
  mutating func note(_ count: Int, first: First, isClearing: Bool) {
    switch (first, isClearing) {
    case (.pass, false): pass = min(pass, count)
    case (.content, false): content = min(content, count)
    case (.overlay, false): overlay = min(overlay, count)
    case (.pass, true): passAway = min(passAway, count)
    case (.content, true): contentAway = min(contentAway, count)
    case (.overlay, true): overlayAway = min(overlayAway, count)
    case (.modal, _): modal = min(modal, count)
    case (.away, _): away = min(away, count)
    }
  }

  /// Returns the minimum of two values, kind by kind.
  func orLess(_ other: RouteRest) -> RouteRest {
    var rest = self
    rest.pass = min(pass, other.pass)
    rest.content = min(content, other.content)
    rest.overlay = min(overlay, other.overlay)
    rest.passAway = min(passAway, other.passAway)
    rest.contentAway = min(contentAway, other.contentAway)
    rest.overlayAway = min(overlayAway, other.overlayAway)
    rest.modal = min(modal, other.modal)
    rest.away = min(away, other.away)
    return rest
  }

  /// Returns a way of at least one segue, followed by another way.
  func then(_ other: RouteRest) -> RouteRest {
    let (plain, clearing, least) = (other.plain, other.clearing, other.least)
    var rest = RouteRest()
    rest.pass = min(pass + plain, Self.none)
    rest.content = min(content + plain, Self.none)
    rest.overlay = min(overlay + plain, Self.none)
    rest.passAway = min(passAway + least, pass + clearing, Self.none)
    rest.contentAway = min(contentAway + least, content + clearing, Self.none)
    rest.overlayAway = min(overlayAway + least, overlay + clearing, Self.none)
    rest.modal = min(modal + least, Self.none)
    rest.away = min(away + least, Self.none)
    return rest
  }
}
