/// The screens from which users come to a screen, and to which they go from there, up to two screens away.
struct ScreenFlow: Codable, Equatable {
  let screen: String
  let links: [Link]

  /// A step that users took on the way to the screen, or from it.
  struct Link: Codable, Equatable {
    /// The position: 0 for the step to the screen, 1 for the step from it, and so on in both directions.
    let place: Int

    /// The screen that the step starts from; `nil` for the start of a session.
    let from: String?

    /// The screen that the step leads to; `nil` for the end of a session.
    let to: String?
    let times: Int
    let sessions: Int
  }

  init(around screen: String, _ rows: [FigureTable.Row]) {
    self.screen = screen
    links = rows.map {
      Link(
        place: Int($0.number("place") ?? 0), from: $0.name("origin"), to: $0.name("target"), times: $0.count("times"),
        sessions: $0.count("sessions"))
    }.sorted { one, other in
      one.place != other.place
        ? one.place < other.place
        : one.times != other.times
          ? one.times > other.times : (one.from ?? "", one.to ?? "") < (other.from ?? "", other.to ?? "")
    }
  }

  /// The number of visits to the screen.
  var visits: Int { cappedSum(links.filter { $0.place == 0 }.map(\.times)) }
}
