#if canImport(SwiftUI)
  import PlaygroundScreens
  import SwiftUI

  @main struct PlaygroundApp: App {
    var body: some Scene {
      WindowGroup { PlaygroundView() }
    }
  }
#else
  @main enum PlaygroundApp {
    static func main() { print("This front end is for Apple's systems.") }
  }
#endif
