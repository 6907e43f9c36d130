import Helm
import HelmDocuments

/// The app that `explore` uses if no graph is specified: a small one with a login, tabs and a mini player.
enum Sample {
  static let document = GraphDocument(
    segues: [
      Segue(from: "splash", to: "gatekeeper"),
      Segue(from: "splash", to: "dashboard"),
      Segue(from: "gatekeeper", to: "login", style: .hold, auto: true),
      Segue(from: "login", to: "register"),
      Segue(from: "register", to: "forgotPass"),
      Segue(from: "forgotPass", to: "login"),
      Segue(from: "login", to: "dashboard", leaving: "gatekeeper"),
      Segue(from: "register", to: "dashboard", leaving: "gatekeeper"),
      Segue(from: "dashboard", to: "news", style: .hold, auto: true),
      Segue(from: "dashboard", to: "library", style: .hold),
      Segue(from: "dashboard", to: "compose", style: .hold, dismissable: true, tag: NamedTag("write")),
      Segue(from: "dashboard", to: "miniPlayer", style: .hold, dismissable: true, presentation: .overlay),
      Segue(from: "dashboard", to: "settings", dismissable: true, presentation: .push),
    ], entry: "splash")
}
