import Helm

/// Every screen of the app, and every part of one that comes and goes by itself.
public enum AppFragment: String, Fragment, CaseIterable {
  /// The first screen right after the start.
  case splash

  /// The screen around `login`, `register` and `forgotPass`.
  case gatekeeper
  case login, register, forgotPass

  /// The screen with the three tabs `news`, `library` and `settings`.
  case dashboard
  case news, library, settings

  /// An article, by its number; it links to others.
  case article

  /// A city of the library, by its name.
  case city

  /// Writing a draft, and what is asked before one is thrown away.
  case compose, discard

  /// The mini player.
  case player

  /// What covers everything until the password was given.
  case lock
}

/// Names for segues that buttons refer to.
public enum AppTag: String, SegueTag {
  case write, discardDraft
}
