import Helm
@_spi(StandIn) import SwiftUI

/// An app with one of everything: swaps, tabs with stacks, columns, a sheet over a sheet, a cover, a popover, an overlay.
enum Shop: Fragment {
  case splash, home, offers, catalog, product, reviews, cart, payment, receipt, tour, hint, player, terms

  static let segues: [Segue<Shop>] = [
    Segue(.splash => .home),
    Segue(.home => .offers, style: .hold, auto: true),
    Segue(.home => .catalog, style: .hold),
    Segue(.offers => .product, dismissable: true),
    Segue(.catalog => .product, style: .hold, dismissable: true, presentation: .column),
    Segue(.product => .reviews, dismissable: true),
    Segue(.reviews => .reviews, dismissable: true),
    Segue(.reviews => .terms, presentation: .push),
    Segue(.home => .cart, style: .hold, dismissable: true),
    Segue(.cart => .payment, style: .hold, dismissable: true),
    Segue(.cart => .product, dismissable: true),
    Segue(.payment => .receipt),
    Segue(.home => .tour, style: .hold, dismissable: true, presentation: .fullScreenCover),
    Segue(.home => .hint, style: .hold, dismissable: true, presentation: .popover),
    Segue(.home => .terms, style: .hold, presentation: .sheet),
    Segue(.home => .player, style: .hold, dismissable: true, presentation: .overlay),
  ]
}

struct ShopView: View {
  let helm: Helm<Shop>

  var body: some View {
    HelmView(helm) { fragment in
      switch fragment {
      case .home: HomeView()
      default: PlainView()
      }
    }
    .segueTransition(.slide, for: .splash => .home)
  }
}

struct HomeView: View {
  @Environment(Helm<Shop>.self) private var helm

  var body: some View {
    TabView(selection: helm.selection(among: [.offers, .catalog], popsOnSecondTap: true)) {
      HelmContent(Shop.offers).tabItem { Text("Offers") }.tag(Shop.offers)
      HelmContent(Shop.catalog).tabItem { Text("Catalog") }.tag(Shop.catalog)
    }
  }
}

/// A screen that shows its name, and has its own counter.
struct PlainView: View {
  @Environment(\.helmFragment) private var fragment
  @Environment(\.fragmentID) private var id
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0

  var body: some View {
    Text(verbatim: [fragment?.name, id].compactMap(\.self).joined(separator: " "))
    if count > 0 { Text("tapped \(count)") }
    Button("Tap") { count += 1 }
    Button("Close") { dismiss() }
  }
}

/// The shop in the stand-in's host, and the state of both.
@MainActor struct ShopHost {
  let helm: Helm<Shop>
  let host: Host

  init(width: UserInterfaceSizeClass = .compact, path: HelmPath<Shop> = [.splash => .home, .home => .offers]) throws {
    helm = try Helm(nav: Shop.segues, path: path)
    host = Host(ShopView(helm: helm), width: width)
  }

  /// The names of the visible screens in front.
  var screens: [String] { host.texts.filter { !["Tap", "Close"].contains($0) } }

  /// The names of all presented fragments, without containers.
  var presented: [String] {
    helm.presentedFragments.filter { $0.fragment != .home }
      .map { "\($0.fragment)" + ($0.id.map { " " + $0 } ?? "") }
  }

  func present(_ fragment: Shop, id: Int? = nil) {
    helm.present(fragment, id: id)
    host.settle()
  }

  /// Whether neither the Helm nor the host has reported a problem.
  var isFine: Bool { helm.errors.isEmpty && host.problems.isEmpty }
}
