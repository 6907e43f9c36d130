import Observation

/// Who is logged in, and what they write.
@MainActor @Observable
final class Account {
  var user: User.ID?
  var draft = ""
  var posts: [String] = []
}
