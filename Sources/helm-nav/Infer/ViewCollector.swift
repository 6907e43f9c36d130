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
  private var sessions: [String: [View]] = [:]
  private var people: [String: [View]] = [:]

  mutating func add(_ event: ViewEvent) {
    let view = View(
      time: event.time, screen: Self.place(of: event.screen, &screens, &screenPlaces),
      app: Self.place(of: event.app ?? "", &apps, &appPlaces))
    if event.hasSession {
      sessions[event.key, default: []].append(view)
    } else {
      people[event.key, default: []].append(view)
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

  private static func ordered(_ views: [View]) -> [View] {
    let sorted = views.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(
      \.element)
    return sorted.indices.compactMap { index in
      index > 0 && sorted[index - 1].time == sorted[index].time && sorted[index - 1].screen == sorted[index].screen
        ? nil : sorted[index]
    }
  }
}
