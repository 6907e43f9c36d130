import HelmTools

/// The flow around a screen as an SVG: columns of screens, connected by bands whose width is proportional to their
/// traffic.
///
/// Its colors are the page's, assigned by CSS classes.
struct FlowPicture {
  private let flow: ScreenFlow
  private let reach: Int
  private let size: (width: Double, height: Double)

  /// The maximum number of names in a column; all others are combined.
  private static let mostNames = 6

  /// A screen in a column, several combined, or an end of sessions.
  private enum Stop: Hashable {
    case screen(String), others, outside
  }

  private struct Place: Hashable {
    let column: Int
    let stop: Stop

    /// The rank in the column: screens, then all others, and then the start or the end of sessions.
    var rank: Int {
      switch stop {
      case .screen: 0
      case .others: 1
      case .outside: 2
      }
    }
  }

  private struct Bar {
    var y = 0.0
    var height = 0.0

    /// The offsets at which the next band leaves and arrives.
    var out = 0.0
    var arrival = 0.0
  }

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - reach: The number of columns on each side.
  init(_ flow: ScreenFlow, reach: Int) {
    (self.flow, self.reach) = (flow, reach)
    size = (reach == 1 ? 360 : 960, reach == 1 ? 340 : 380)
  }

  /// An `svg` element; `nil` if no user visited the screen.
  var svg: String? {
    guard flow.visits > 0 else { return nil }
    let bands = self.bands
    var bars = self.bars(bands)
    var shapes = ""
    // Sort from top to bottom at both ends, so that as few bands as possible cross.
    func top(_ place: Place) -> Double { bars[place]?.y ?? 0 }
    for (ends, times) in bands.sorted(by: {
      (top($0.ends.from), top($0.ends.to)) < (top($1.ends.from), top($1.ends.to))
    }) {
      guard let from = bars[ends.from], let to = bars[ends.to] else { continue }
      let thickness = height(times)
      let (x0, x1) = (x(ends.from.column) + Self.barWidth, x(ends.to.column))
      let (y0, y1) = (from.y + from.out, to.y + to.arrival)
      bars[ends.from]?.out += thickness
      bars[ends.to]?.arrival += thickness
      let middle = (x0 + x1) / 2
      shapes +=
        "<path class=\"band\" d=\"M\(t(x0)) \(t(y0))C\(t(middle)) \(t(y0)) \(t(middle)) \(t(y1)) \(t(x1)) \(t(y1))V\(t(y1 + thickness))"
        + "C\(t(middle)) \(t(y1 + thickness)) \(t(middle)) \(t(y0 + thickness)) \(t(x0)) \(t(y0 + thickness))Z\">"
        + "<title>\(HTMLPage.escaped(name(ends.from.stop, at: ends.from.column))) → \(HTMLPage.escaped(name(ends.to.stop, at: ends.to.column))): \(grouped(times))</title></path>"
    }
    var names = ""
    for (place, bar) in bars.sorted(by: { ($0.key.column, $0.value.y) < ($1.key.column, $1.value.y) }) {
      shapes +=
        "<rect x=\"\(t(x(place.column)))\" y=\"\(t(bar.y))\" width=\"\(t(Self.barWidth))\" height=\"\(t(max(1, bar.height)))\""
        + "\(place.column == 0 ? " class=\"here\"" : "")/>"
      let isLeft = place.column < 0
      let anchor = place.column == 0 ? "middle" : isLeft ? "start" : "end"
      let labelX =
        place.column == 0
        ? x(0) + Self.barWidth / 2 : isLeft ? x(place.column) + Self.barWidth + 5 : x(place.column) - 5
      let labelY = place.column == 0 ? bar.y - 8 : bar.y + max(1, bar.height) / 2 + 4
      let count =
        place.column == 0
        ? flow.visits
        : bands.reduce(0) { sum, band in
          (place.column < 0 ? band.ends.from : band.ends.to) == place ? cappedSum([sum, band.times]) : sum
        }
      names +=
        "<text x=\"\(t(labelX))\" y=\"\(t(labelY))\" text-anchor=\"\(anchor)\">"
        + "\(HTMLPage.escaped(shortened(name(place.stop, at: place.column)))) <tspan class=\"count\">\(grouped(count))</tspan></text>"
    }
    return "<svg class=\"flow reach\(reach)\" viewBox=\"0 0 \(t(size.width)) \(t(size.height))\" role=\"img\" "
      + "aria-label=\"Where users come from and where they go next; the tables have the numbers\">\(shapes)\(names)</svg>"
  }

  private static let barWidth = 7.0

  private func x(_ column: Int) -> Double {
    Double(column + reach) / Double(2 * reach) * (size.width - Self.barWidth)
  }

  /// Returns the height of a number of visits; a column of all visits leaves space between its bars.
  private func height(_ times: Int) -> Double {
    Double(times) / Double(max(1, flow.visits)) * (size.height - 40 - Double(Self.mostNames + 1) * Self.gap)
  }

  private static let gap = 16.0

  // MARK: Columns

  /// The bands between the entries of the columns, the widest first.
  private var bands: [(ends: (from: Place, to: Place), times: Int)] {
    var shown: [Int: Set<String>] = [:]
    for column in -reach...reach where column != 0 {
      var times: [String: Int] = [:]
      for link in flow.links where link.place == (column < 0 ? column + 1 : column) {
        if let name = column < 0 ? link.from : link.to { times[name] = cappedSum([times[name] ?? 0, link.times]) }
      }
      let ranked = Array(times).ranked(by: \.value, names: { [$0.key] })
      // One more name takes no more space than “others”.
      let most = ranked.count <= Self.mostNames ? ranked.count : Self.mostNames - 1
      shown[column] = Set(ranked.prefix(most).map(\.key))
    }
    func place(_ column: Int, _ name: String?) -> Place {
      guard let name else { return Place(column: column, stop: .outside) }
      let isShown = column == 0 || shown[column]?.contains(name) == true
      return Place(column: column, stop: isShown ? .screen(name) : .others)
    }
    var bands: [[Place]: Int] = [:]
    for link in flow.links where (1 - reach...reach).contains(link.place) {
      let ends = [place(link.place - 1, link.from), place(link.place, link.to)]
      bands[ends] = cappedSum([bands[ends] ?? 0, link.times])
    }
    return bands.map { (ends: (from: $0.key[0], to: $0.key[1]), times: $0.value) }
      .ranked(by: \.times, names: { [order($0.ends.from), order($0.ends.to)] })
  }

  /// Returns the bars of each column: screens in the order of their counts, followed by entries that aren't screens.
  private func bars(_ bands: [(ends: (from: Place, to: Place), times: Int)]) -> [Place: Bar] {
    var times: [Place: Int] = [:]
    for band in bands {
      // Count an entry by its bands toward the middle, which include traffic that starts or ends at the entry.
      let outer = band.ends.from.column < 0 ? band.ends.from : band.ends.to
      times[outer] = cappedSum([times[outer] ?? 0, band.times])
    }
    times[Place(column: 0, stop: .screen(flow.screen))] = flow.visits
    var bars: [Place: Bar] = [:]
    for (_, column) in Dictionary(grouping: times, by: \.key.column) {
      let sorted = column.sorted {
        ($0.key.rank, -$0.value, order($0.key)) < ($1.key.rank, -$1.value, order($1.key))
      }
      let all = sorted.reduce(0) { $0 + height($1.value) } + Self.gap * Double(sorted.count - 1)
      var y = 30 + max(0, size.height - 40 - all) / 2
      for (place, times) in sorted {
        bars[place] = Bar(y: y, height: height(times))
        y += height(times) + Self.gap
      }
    }
    return bars
  }

  private func order(_ place: Place) -> String {
    "\(place.column + reach) \(place.rank) \(name(place.stop, at: place.column))"
  }

  // MARK: Texts

  private func name(_ stop: Stop, at column: Int) -> String {
    switch stop {
    case .screen(let name): plain(name)
    case .others: "other screens"
    case .outside: column < 0 ? "start" : "end"
    }
  }

  private func shortened(_ name: String) -> String {
    let most = reach == 1 ? 17 : 22
    return name.count <= most ? name : name.prefix(most - 1) + "…"
  }

  /// Returns a number with one decimal.
  private func t(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    let digits = "\(abs(tenths) / 10)" + (tenths % 10 == 0 ? "" : ".\(abs(tenths) % 10)")
    return (tenths < 0 ? "-" : "") + digits
  }
}
