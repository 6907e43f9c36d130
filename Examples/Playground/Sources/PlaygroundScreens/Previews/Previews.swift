// The macro is part of Xcode.
#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
  import SwiftUI

  #Preview("Splash") { AppPreview(.splash) }
  #Preview("Log in") { AppPreview(.login) }
  #Preview("New account") { AppPreview(.register) }
  #Preview("Forgotten password") { AppPreview(.forgotPass) }
  #Preview("News") { AppPreview(.news) }
  #Preview("Article") { AppPreview(.article) }
  #Preview("Library") { AppPreview(.library) }
  #Preview("City") { AppPreview(.city) }
  #Preview("Settings") { AppPreview(.settings) }
  #Preview("New draft") { AppPreview(.compose) }
  #Preview("Discard changes?") { AppPreview(.discard) }
  #Preview("Player") { AppPreview(.player) }
  #Preview("Locked") { AppPreview(.lock) }
#endif
