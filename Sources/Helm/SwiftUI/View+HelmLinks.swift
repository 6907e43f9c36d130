#if canImport(SwiftUI)
  import Foundation
  import SwiftUI

  extension View {
    /// Follows the links that the system hands to the app: those of its own scheme, and universal links.
    ///
    /// ```swift
    /// WindowGroup {
    ///   HelmView(helm) { fragment in … }.opensLinks(of: helm)
    /// }
    /// ```
    ///
    /// A link that leads nowhere is reported to `helm.errors`. One that starts the app is followed without animation.
    ///
    /// - Parameter helm: The navigation, whose `links` say what leads where.
    /// - Returns: The view, following links.
    public nonisolated func opensLinks<N: Fragment>(of helm: Helm<N>) -> some View {
      modifier(LinkOpening(helm: helm))
    }

    /// Follows the link of a user activity that continues here: a universal link, Handoff from another device, or a
    /// result of Spotlight.
    ///
    /// The link is the activity's web page or, for a result of Spotlight, the identifier of the indexed item, if that
    /// is a link.
    ///
    /// - Parameters:
    ///   - helm: The navigation, whose `links` say what leads where.
    ///   - activityTypes: The types of the activities. Without any, those of universal links and of Spotlight.
    /// - Returns: The view, following links.
    public nonisolated func continuesLinks<N: Fragment>(
      of helm: Helm<N>, _ activityTypes: String...
    ) -> some View {
      modifier(
        LinkContinuing(helm: helm, types: activityTypes.isEmpty ? LinkActivity.systemTypes : activityTypes))
    }

    /// Offers what is presented to the user's other devices, and to whatever asks what is on screen.
    ///
    /// The activity has the URL of what is presented as its web page; if no link of a website describes that, nothing
    /// is offered.
    ///
    /// - Parameters:
    ///   - helm: The navigation.
    ///   - activityType: The type of the activity, which the app's Info.plist lists under `NSUserActivityTypes`.
    ///   - title: What the system calls it.
    ///   - website: The website whose link to offer, such as `https://helm.example`; by default the first of the links' origins that is a website.
    /// - Returns: The view, offering its link.
    public nonisolated func offersLink<N: Fragment>(
      of helm: Helm<N>, as activityType: String, title: String? = nil, website: String? = nil
    ) -> some View {
      modifier(LinkOffering(helm: helm, activityType: activityType, title: title, website: website))
    }
  }

  private struct LinkOpening<N: Fragment>: ViewModifier {
    let helm: Helm<N>

    @State private var use = WindowUse()

    func body(content: Content) -> some View {
      // The system calls it on the main thread.
      content.onOpenURL { url in MainActor.assumeIsolated { helm.open(url, in: use) } }.modifier(UseNoting(use: use))
    }
  }

  /// Notes when a window is in use for the first time.
  private struct UseNoting: ViewModifier {
    let use: WindowUse

    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      content.onChange(of: phase, initial: true) { if phase == .active { use.hasBegun = true } }
    }
  }

  private struct LinkContinuing<N: Fragment>: ViewModifier {
    let helm: Helm<N>
    let types: [String]

    @State private var use = WindowUse()

    func body(content: Content) -> some View {
      types.reduce(AnyView(content.modifier(UseNoting(use: use)))) { view, type in
        AnyView(
          view.onContinueUserActivity(type) { activity in
            let url = LinkActivity.url(of: activity)
            MainActor.assumeIsolated { if let url { helm.open(url, in: use) } }
          })
      }
    }
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

  /// What user activities say about links.
  enum LinkActivity {
    /// The types of universal links, as `NSUserActivityTypeBrowsingWeb`, and of Spotlight, as `CSSearchableItemActionType`.
    static let systemTypes = ["NSUserActivityTypeBrowsingWeb", "com.apple.corespotlightitem"]

    /// The identifier of the item that Spotlight has found, as `CSSearchableItemActivityIdentifier`.
    static let spotlightIdentifier = "kCSSearchableItemActivityIdentifier"

    /// The link of an activity.
    static func url(of activity: NSUserActivity) -> URL? {
      if let url = activity.webpageURL { return url }
      let identifier = activity.userInfo?[spotlightIdentifier] as? String
      return identifier.flatMap { URL(string: $0) }
    }
  }

  extension Helm {
    /// Follows a link that the system hands to a window; one that has started the app, without animation.
    fileprivate func open(_ url: URL, in window: WindowUse) {
      if window.hasBegun { open(url) } else { withoutAnimation { open(url) } }
    }

    /// The URL of what is presented, if it is that of a website.
    fileprivate func websiteURL(from website: String?) -> URL? {
      let url = url(from: website ?? links.website)
      return url.flatMap { $0.scheme == "https" || $0.scheme == "http" ? $0 : nil }
    }
  }
#endif
