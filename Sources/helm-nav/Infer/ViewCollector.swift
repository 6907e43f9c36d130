import HelmTools

/// Collects views by session, using 16 bytes for each, in addition to the names of sessions and screens.
///
/// When the limit is exceeded, it continues with half of the sessions, selected by their names, and repeatedly so.
struct ViewCollector {
  /// A view, with the indices of the names of its screen and its app's version.
  struct View: Equatable {
    let time: Int64
    let screen: Int32
    let app: Int32
  }

  /// The names of screens and versions, by index.
  private(set) var screens: [String] = []
  private(set) var apps: [String] = []
  private var screenPlaces: [String: Int32] = [:]
  private var appPlaces: [String: Int32] = [:]
  private var sessions: [String: Views] = [:]
  private var people: [String: Views] = [:]

  /// The views of a session or of a user.
  private struct Views {
    var views: [View] = []

    /// Whether they are spans, many of which may belong to one view of a screen.
    var areSpans = false

    /// Adds a view, unless the limit is reached, and returns by how much that increases the size.
    mutating func add(_ view: View, isSpan: Bool, limit: Int) -> Int {
      guard views.count < limit else { return 0 }
      views.append(view)
      areSpans = areSpans || isSpan
      return views.count == 1 ? 9 : 1
    }
  }

  /// The number of sessions of which one is kept.
  private(set) var share = 1

  /// The number of views held, where a session counts as eight; and its limit.
  private var size = 0
  private let limit: Int

  /// The maximum number of views of one session; a session with more isn't that of a user.
  private static let sessionLimit = 100_000

  /// The maximum number of names of screens and of versions held when there is a limit.
  ///
  /// Views of further versions are counted without a version.
  private let nameLimit: Int

  init(limit: Int = .max, nameLimit: Int = 100_000) { (self.limit, self.nameLimit) = (limit, nameLimit) }

  mutating func add(_ event: ViewEvent) {
    guard isKept(event.key), limit == .max || screens.count < nameLimit || screenPlaces[event.screen] != nil
    else { return }
    let isNewVersion = event.app.map { appPlaces[$0] == nil } ?? false
    let version = isNewVersion && limit < .max && apps.count >= nameLimit ? "" : event.app ?? ""
    let view = View(
      time: event.time, screen: Self.place(of: event.screen, &screens, &screenPlaces),
      app: Self.place(of: version, &apps, &appPlaces))
    let most = limit == .max ? limit : Self.sessionLimit
    size +=
      event.hasSession
      ? sessions[event.key, default: Views()].add(view, isSpan: event.isSpan, limit: most)
      : people[event.key, default: Views()].add(view, isSpan: event.isSpan, limit: most)
    while size > limit, share < 1 << 30 {
      share *= 2
      sessions = sessions.filter { isKept($0.key) }
      people = people.filter { isKept($0.key) }
      size = (Array(sessions.values) + people.values).reduce(0) { $0 + 8 + $1.views.count }
    }
  }

  /// Returns whether a session is among those that are kept, by a hash that never changes (FNV-1a).
  private func isKept(_ key: String) -> Bool {
    guard share > 1 else { return true }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return (hash ^ hash >> 32) & UInt64(share - 1) == 0
  }

  private static func place(of name: String, _ names: inout [String], _ places: inout [String: Int32]) -> Int32 {
    if let known = places[name] { return known }
    let place = Int32(names.count)
    names.append(name)
    places[name] = place
    return place
  }

  /// Removes and returns the sessions in the order in which they started, with views sorted by time and without
  /// repetitions.
  ///
  /// - Parameter pause: The time without a view, in milliseconds, that ends a session if events don't have sessions.
  /// - Returns: The sessions, with their names.
  mutating func collected(pause: Int64) -> [(name: String, views: [View])] {
    var found: [(name: String, views: [View])] = []
    // One session at a time, so that views are held only once.
    for name in Array(sessions.keys) {
      if let views = sessions.removeValue(forKey: name) { found.append((name, Self.ordered(views))) }
    }
    for name in Array(people.keys) {
      let ordered = people.removeValue(forKey: name).map(Self.ordered) ?? []
      var start = 0
      for index in ordered.indices
      where index == ordered.count - 1 || ordered[index + 1].time - ordered[index].time > pause {
        found.append(("\(name)-\(ordered[start].time)", Array(ordered[start...index])))
        start = index + 1
      }
    }
    return found.sorted { one, other in
      guard let first = one.views.first, let second = other.views.first else { return false }
      return (first.time, one.name) < (second.time, other.name)
    }
  }

  /// Returns views sorted by time, without duplicates.
  private static func ordered(_ collected: Views) -> [View] {
    let views = collected.views
    let sorted = views.indices.sorted { (views[$0].time, $0) < (views[$1].time, $1) }.map { views[$0] }
    return sorted.indices.compactMap { index in
      guard index > 0, sorted[index - 1].screen == sorted[index].screen else { return sorted[index] }
      return collected.areSpans || sorted[index - 1].time == sorted[index].time ? nil : sorted[index]
    }
  }
}
