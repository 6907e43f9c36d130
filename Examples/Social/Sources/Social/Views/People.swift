#if canImport(SwiftUI)
  import Helm
  import SwiftUI

  extension User {
    static let all = [
      User(id: ID(rawValue: 1), name: "Ada"), User(id: ID(rawValue: 2), name: "Grace"),
      User(id: ID(rawValue: 3), name: "Katherine"),
    ]
  }

  struct FeedView: View {
    @Environment(SocialModel.self) private var model

    var body: some View {
      List {
        ForEach(model.account.posts, id: \.self) { post in Text(verbatim: post) }
        PeopleLinks()
      }
      .navigationTitle("Feed")
      .toolbar { Button("Write") { model.helm.present(.compose) } }
    }
  }

  struct PeopleView: View {
    @Environment(SocialModel.self) private var model

    var body: some View {
      List {
        PeopleLinks()
        Button("Log out", role: .destructive) { model.logOut() }
      }
      .navigationTitle("People")
    }
  }

  struct ProfileView: View {
    let id: User.ID
    @Environment(SocialModel.self) private var model

    var body: some View {
      List {
        Section("Friends") { PeopleLinks() }
        if let url = model.helm.url { Text(verbatim: url.absoluteString) }
      }
      .navigationTitle(User.all.first { $0.id == id }?.name ?? "Somebody")
    }
  }

  /// A row for each person; a profile is pushed on whatever screen the row is in.
  private struct PeopleLinks: View {
    @Environment(HelmScreen<Screen>.self) private var screen

    var body: some View {
      ForEach(User.all) { user in
        Button(user.name) { screen.present(Screen.person(user.id)) }
      }
    }
  }
#endif
