import Helm

/// The places in which fragments were presented over many states, each with the first state that shows it.
struct PlaceTally {
  /// A place, identified by what holds it: a fragment in the place that another one holds, and so on down to the root.
  struct Place: Hashable {
    let fragment: FragmentIndex

    /// The number of the place that holds it.
    let holder: Int?

    let isModal: Bool
  }

  /// A fragment in a place, and whether the place was handed over to it.
  private struct Sight: Hashable {
    let place: Int
    let isPassed: Bool
  }

  private(set) var places: [Place] = []
  private var numbers: [Place: Int] = [:]

  /// The number of stacked modals around each place.
  private var modalDepths: [Int] = []
  private var sights: [Sight: Int] = [:]

  /// The state in which each kind of sight was first found, in order.
  private(set) var order: [(place: Int, isPassed: Bool, state: Int)] = []

  /// Records what a state presents.
  mutating func note(_ state: Int, _ machine: Machine) {
    var seen: [Int] = []
    for frame in machine.places {
      let place = number(
        of: Place(fragment: frame.fragment, holder: frame.holder.map { seen[$0] }, isModal: frame.isModal))
      seen.append(place)
      let isPassed = frame.ingress.map { machine.graph[$0].style == .pass } ?? false
      let sight = Sight(place: place, isPassed: isPassed)
      if sights[sight] == nil {
        sights[sight] = state
        order.append((place, isPassed, state))
      }
    }
  }

  private mutating func number(of place: Place) -> Int {
    if let number = numbers[place] { return number }
    let number = places.count
    numbers[place] = number
    places.append(place)
    modalDepths.append((place.holder.map { modalDepths[$0] } ?? 0) + (place.isModal ? 1 : 0))
    return number
  }

  func modalDepth(of place: Int) -> Int { modalDepths[place] }

  /// Returns the fragments that hold a place, the nearest first.
  func holders(of place: Int) -> [FragmentIndex] {
    var holders: [FragmentIndex] = []
    var holder = places[place].holder
    while let next = holder {
      holders.append(places[next].fragment)
      holder = places[next].holder
    }
    return holders
  }
}
