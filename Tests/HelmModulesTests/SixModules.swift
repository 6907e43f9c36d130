import Helm

// Six modules, as six targets would have them. None knows the app, nor any other module except the one whose screens it
// shows.

/// Screens that several modules show.
enum Social: Fragment, Hashable {
  case profile, report

  static let person = profile.identified(by: Int.self)

  static let segues: Segues<Social> = [
    .push(.profile => .profile), .sheet(.profile => .report), .ids(person),
  ]
}

/// A module with screens of another module pushed on its own.
enum Shop: Fragment {
  case catalog, product, cart, seller(Social)

  static let item = product.identified(by: String.self)

  static func segues() throws -> Segues<Shop> {
    let seller = try Nesting(Social.segues, entry: .report, in: Shop.seller)
    return [
      .push([.catalog, .product] => .product), .sheet(.catalog => .cart), .push(.product => .seller(.profile)),
      .nested(seller), .ids(item),
    ]
  }
}

enum Mail: Fragment {
  case inbox, message, compose, sender(Social)

  static func segues() throws -> Segues<Mail> {
    let sender = try Nesting(Social.segues, entry: .report, in: Mail.sender)
    return [
      .push(.inbox => .message), .sheet([.inbox, .message] => .compose), .push(.message => .sender(.profile)),
      .nested(sender), .ids(Int.self, for: .message),
    ]
  }
}

/// A module that ends with an answer.
enum Login: Fragment {
  case name, code

  static let segues: Segues<Login> = [.push(.name => .code)]
}

enum Settings: Fragment {
  case list, sound, privacy

  static let segues: Segues<Settings> = [.push(.list => [.sound, .privacy])]
}

/// A module of one screen.
enum About: Fragment { case page }

enum App: Fragment {
  case home
  case shop(Shop), mail(Mail), settings(Settings), login(Login), about(About)

  static func graph() throws -> NavigationGraph<App> {
    let shop = try Nesting(Shop.segues(), entry: .catalog, in: App.shop)
    let mail = try Nesting(Mail.segues(), entry: .inbox, in: App.mail)
    let settings = try Nesting(Settings.segues, in: App.settings)
    let login = try Nesting(Login.segues, in: App.login)
    let about = try Nesting(About.page, in: App.about)
    return NavigationGraph(
      [
        .tabs(.home => [shop.root, mail.root, settings.root]),
        .cover(.home => login.root),
        .push(settings.root => about.root),
        .nested(shop), .nested(mail), .nested(settings), .nested(login), .nested(about),
      ], entry: .home)
  }
}
