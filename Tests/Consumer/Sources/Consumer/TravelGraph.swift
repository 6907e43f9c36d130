import Helm

/// The screens of an app, as an app writes them: an enum with no code.
enum Screen: Fragment {
  case welcome, signIn, signUp, cities, city, map, ticket, help
}

/// Names for segues: an enum with no code as well.
enum Action: SegueTag {
  case buy, help
}

/// The graph, written with the operators.
enum TravelGraph {
  static let edges = Set<DirectedEdge<Screen>>()
    .union([.welcome => .signIn])
    .union(.signIn <=> .signUp)
    .union([.signIn, .signUp] => .cities)
    .union(.cities => [.city, .map])
    .union([.city, .map] => [.ticket, .help])

  static let segues = Set(
    edges.map { (edge: DirectedEdge<Screen>) -> Segue<Screen> in
      switch edge {
      case .welcome => .signIn: Segue(edge, style: .hold, auto: true)
      case .signIn => .cities, .signUp => .cities: Segue(edge, leaving: .welcome)
      case .cities => .city: Segue(edge, style: .hold, dismissable: true, presentation: .inline)
      case .cities => .map: Segue(edge, style: .hold)
      case .city => .ticket: Segue(edge, style: .hold, dismissable: true, tag: Action.buy)
      case .city => .help, .map => .help: Segue(edge, dismissable: true, tag: Action.help)
      default: Segue(edge, style: .hold, dismissable: true, presentation: .popover)
      }
    })
}
