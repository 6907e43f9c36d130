import Foundation

#if !canImport(Darwin)
  /// Foundation's class, which Foundation of other systems doesn't have.
  open class NSUserActivity {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?

    public init(activityType: String) { self.activityType = activityType }
  }
#endif

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    Modified(self) { context, render in
      if isActive {
        let activity = NSUserActivity(activityType: activityType)
        update(activity)
        context.host.currentActivities.append(activity)
      }
      return render(context)
    }
  }

  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    Modified(self) { context, render in
      context.host.activityActions.append((activityType, action))
      return render(context)
    }
  }
}

@_spi(StandIn) extension Host {
  /// Hands an activity to the app, as the system does.
  public func continueActivity(_ activity: NSUserActivity) {
    for (type, action) in activityActions where type == activity.activityType { action(activity) }
    settle()
  }
}
