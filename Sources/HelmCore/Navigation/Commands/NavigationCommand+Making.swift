/// Commands as apps write them, named like the methods.
extension NavigationCommand {
  /// Creates a command that presents a fragment.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from; by default, the topmost one that can present it.
  /// - Returns: The command.
  /// - Complexity: Linear in the id's text.
  public static func present(
    _ fragment: N, id: (any FragmentID)? = nil, from source: FragmentReference<N>? = nil
  ) -> NavigationCommand {
    .present(.fragment(fragment, id: AnyFragmentID?(id)), from: source)
  }

  /// Creates a command that presents the target of the segue with a tag.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - id: The id to present the target with, if any.
  /// - Returns: The command.
  /// - Complexity: Linear in the id's text.
  public static func present(tag: some SegueTag, id: (any FragmentID)? = nil) -> NavigationCommand {
    .present(.tag(AnySegueTag(tag), id: AnyFragmentID?(id)))
  }

  /// Creates a command that presents the edges of a flow in order.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The command.
  @_disfavoredOverload
  public static func present(_ flow: Flow<N>) -> NavigationCommand { .present(.flow(flow)) }

  /// Creates a command that brings a fragment to the front with everything that it holds, or presents it if nothing holds it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The fragment's id, or `nil` for none.
  ///   - source: The fragment that holds it; by default, it is searched for.
  /// - Returns: The command.
  /// - Complexity: Linear in the id's text.
  public static func select(
    _ fragment: N, id: (any FragmentID)? = nil, from source: FragmentReference<N>? = nil
  ) -> NavigationCommand {
    .select(fragment, AnyFragmentID?(id), from: source)
  }

  /// Creates a command that presents a fragment again with another id, in the same place.
  package static func retarget(_ place: PathFragment<N>, id: (any FragmentID)?) -> NavigationCommand {
    .retarget(place, to: AnyFragmentID?(id))
  }

  /// Creates a command that takes the only enabled segue out of the topmost fragment.
  ///
  /// - Parameter id: The id to present the target with, if any.
  /// - Returns: The command.
  /// - Complexity: Linear in the id's text.
  public static func forward(id: (any FragmentID)? = nil) -> NavigationCommand { .forward(AnyFragmentID?(id)) }

  /// A command that undoes the topmost dismissable segue.
  public static var dismiss: NavigationCommand { .dismiss(nil) }

  /// Creates a command that dismisses a fragment.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The fragment's id; without one, its topmost occurrence is dismissed, with any id or none.
  /// - Returns: The command.
  /// - Complexity: Linear in the id's text.
  public static func dismiss(_ fragment: N, id: (any FragmentID)? = nil) -> NavigationCommand {
    .dismiss(.fragment(fragment, id: AnyFragmentID?(id)))
  }

  /// Creates a command that undoes the topmost segue with a tag.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: The command.
  public static func dismiss(tag: some SegueTag) -> NavigationCommand { .dismiss(.tag(AnySegueTag(tag))) }

  /// A command that undoes the latest step at the top.
  public static var back: NavigationCommand { .back(.step) }

  /// Creates a command that goes back until a fragment is on top.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The command.
  public static func back(to fragment: N) -> NavigationCommand { .back(.until(fragment)) }

  /// Creates a command that removes everything on top of a fragment at once.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The fragment's id; without one, it may have any or none.
  /// - Returns: The command.
  /// - Complexity: Linear in the id's text.
  public static func pop(to fragment: N, id: (any FragmentID)? = nil) -> NavigationCommand {
    .back(.popping(to: fragment, id: AnyFragmentID?(id)))
  }

  /// Creates a command that goes to a fragment along the best route.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The fragment's id, or `nil` for none.
  /// - Returns: The command.
  /// - Complexity: Linear in the id's text.
  public static func go(to fragment: N, id: (any FragmentID)? = nil) -> NavigationCommand {
    .go(through: [PathFragment(fragment, id: id)])
  }
}
