#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension View {
    /// Opens the links that the system passes to the app: those of its own URL scheme, and universal links.
    ///
    /// ```swift
    /// WindowGroup {
    ///   HelmView(helm) { fragment in … }.opensLinks(of: helm)
    /// }
    /// ```
    ///
    /// A link that leads nowhere is reported to `helm.errors`. One that launches the app is opened without animation.
    ///
    /// - Parameter helm: The navigation, whose `links` map URLs to fragments.
    /// - Returns: The view, opening links.
    public nonisolated func opensLinks<N: Fragment>(of helm: Helm<N>) -> some View {
      modifier(LinkOpening(helm: helm))
    }

    /// Opens the link of a user activity that continues in this app: a universal link, Handoff from another device, or a Spotlight result.
    ///
    /// The link is the activity's web page or, for a Spotlight result, the identifier of the indexed item, if that is a link.
    ///
    /// - Parameters:
    ///   - helm: The navigation, whose `links` map URLs to fragments.
    ///   - activityTypes: The types of the activities. If there are none, those of universal links and of Spotlight.
    /// - Returns: The view, opening links.
    public nonisolated func continuesLinks<N: Fragment>(
      of helm: Helm<N>, _ activityTypes: String...
    ) -> some View {
      // The types are `NSUserActivityTypeBrowsingWeb` and `CSSearchableItemActionType`.
      let systemTypes = ["NSUserActivityTypeBrowsingWeb", "com.apple.corespotlightitem"]
      return modifier(LinkOpening(helm: helm, activityTypes: activityTypes.isEmpty ? systemTypes : activityTypes))
    }

    /// Advertises the current content to the user's other devices, and to any system feature that asks what is on screen.
    ///
    /// The activity's web page is the URL of what is presented; if no website link describes that, nothing is advertised.
    ///
    /// - Parameters:
    ///   - helm: The navigation.
    ///   - activityType: The type of the activity, which the app's Info.plist lists under `NSUserActivityTypes`.
    ///   - title: The title that the system shows for it.
    ///   - website: The website whose link to advertise, such as `https://helm.example`; by default the first website among the origins of
    ///     the links.
    /// - Returns: The view, advertising its link.
    public nonisolated func offersLink<N: Fragment>(
      of helm: Helm<N>, as activityType: String, title: String? = nil, website: String? = nil
    ) -> some View {
      modifier(LinkOffering(helm: helm, activityType: activityType, title: title, website: website))
    }
  }

  /// Opens links, those of some user activities or those that the system passes to the app, and notes when its window is first in use.
  private struct LinkOpening<N: Fragment>: ViewModifier {
    let helm: Helm<N>
    let activityTypes: [String]?

    @Environment(\.scenePhase) private var phase
    @State private var use = WindowUse()

    nonisolated init(helm: Helm<N>, activityTypes: [String]? = nil) {
      self.helm = helm
      self.activityTypes = activityTypes
    }

    func body(content: Content) -> some View {
      opening(content).onChange(of: phase, initial: true) { if phase == .active { use.hasBegun = true } }
    }

    // The system calls these closures on the main thread.
    @ViewBuilder private func opening(_ content: Content) -> some View {
      if let activityTypes {
        activityTypes.reduce(AnyView(content)) { view, type in
          AnyView(
            view.onContinueUserActivity(type) { activity in
              let url = activity.link
              MainActor.assumeIsolated { if let url { helm.open(url, in: use) } }
            })
        }
      } else {
        content.onOpenURL { url in MainActor.assumeIsolated { helm.open(url, in: use) } }
      }
    }
  }

  /// Whether a window has been in use; changes before that aren't animated.
  @MainActor private final class WindowUse {
    var hasBegun = false

    nonisolated init() {}
  }

  private struct LinkOffering<N: Fragment>: ViewModifier {
    let helm: Helm<N>
    let activityType: String
    let title: String?
    let website: String?

    func body(content: Content) -> some View {
      let url = helm.websiteURL(from: website)
      content.userActivity(activityType, isActive: url != nil) { activity in
        activity.title = title
        activity.webpageURL = url
      }
    }
  }

  extension NSUserActivity {
    /// The web page or, of a Spotlight result, the identifier of the indexed item, as `CSSearchableItemActivityIdentifier`.
    fileprivate var link: URL? {
      webpageURL ?? (userInfo?["kCSSearchableItemActivityIdentifier"] as? String).flatMap { URL(string: $0) }
    }
  }

  extension Helm {
    /// Opens a link that the system passes to a window, without animation if it has launched the app.
    fileprivate func open(_ url: URL, in window: WindowUse) {
      if window.hasBegun { open(url) } else { withAnimationsDisabled { open(url) } }
    }

    fileprivate func websiteURL(from website: String?) -> URL? {
      let url = url(from: website ?? links.website)
      return url.flatMap { $0.scheme == "https" || $0.scheme == "http" ? $0 : nil }
    }
  }
#endif
