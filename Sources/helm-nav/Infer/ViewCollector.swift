import HelmTools

/// Collects views by session: 16 bytes for each, besides the names of sessions and screens.
struct ViewCollector {
  /// A view, with the places of the names of its screen and its app's version.
  struct View: Equatable {
    let time: Int64
    let screen: Int32
    let app: Int32
  }

  /// The names of screens and versions, by their places.
  private(set) var screens: [String] = []
  private(set) var apps: [String] = []
  private var screenPlaces: [String: Int32] = [:]
  private var appPlaces: [String: Int32] = [:]
  private var sessions: [String: Views] = [:]
  private var people: [String: Views] = [:]

  /// The views of a session or of a person.
  private struct Views {
    var views: [View] = []

    /// Whether they are spans, of which many may happen on one view of a screen.
    var areSpans = false
  }

  mutating func add(_ event: ViewEvent) {
    let view = View(
      time: event.time, screen: Self.place(of: event.screen, &screens, &screenPlaces),
      app: Self.place(of: event.app ?? "", &apps, &appPlaces))
    if event.hasSession {
      sessions[event.key, default: Views()].views.append(view)
      if event.isSpan { sessions[event.key]?.areSpans = true }
    } else {
      people[event.key, default: Views()].views.append(view)
    }
  }

  private static func place(of name: String, _ names: inout [String], _ places: inout [String: Int32]) -> Int32 {
    if let known = places[name] { return known }
    let place = Int32(names.count)
    names.append(name)
    places[name] = place
    return place
  }

  /// The sessions in the order in which they started: views by time, what was sent twice once.
  ///
  /// - Parameter pause: The time without a view that ends a session where events have none, in milliseconds.
  /// - Returns: The sessions, with their names.
  func collected(pause: Int64) -> [(name: String, views: [View])] {
    var found: [(name: String, views: [View])] = []
    for (name, views) in sessions { found.append((name, Self.ordered(views))) }
    for (name, views) in people {
      let ordered = Self.ordered(views)
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

  /// Views by time, without those that are there already.
  private static func ordered(_ collected: Views) -> [View] {
    let views = collected.views
    let sorted = views.indices.sorted { (views[$0].time, $0) < (views[$1].time, $1) }.map { views[$0] }
    return sorted.indices.compactMap { index in
      guard index > 0, sorted[index - 1].screen == sorted[index].screen else { return sorted[index] }
      return collected.areSpans || sorted[index - 1].time == sorted[index].time ? nil : sorted[index]
    }
  }
}
