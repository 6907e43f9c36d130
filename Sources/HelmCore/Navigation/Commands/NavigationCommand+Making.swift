/// Commands as apps write them, in the words of the methods.
extension NavigationCommand {
  /// Presents a fragment.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id to present it with, if any.
  ///   - source: The fragment to present it from; without one, it is presented from wherever it can be.
  /// - Returns: The command.
  /// - Complexity: Linear in the id's text.
  public static func present(
    _ fragment: N, id: (any FragmentID)? = nil, from source: FragmentReference<N>? = nil
  ) -> NavigationCommand {
    .present(.fragment(fragment, id: AnyFragmentID?(id)), from: source)
  }

  /// Presents the target of the segue with a tag.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - id: The id to present the target with, if any.
  /// - Returns: The command.
  /// - Complexity: Linear in the id's text.
  public static func present(tag: some SegueTag, id: (any FragmentID)? = nil) -> NavigationCommand {
    .present(.tag(AnySegueTag(tag), id: AnyFragmentID?(id)))
  }

  /// Presents the edges of a flow in order.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The command.
  @_disfavoredOverload
  public static func present(_ flow: Flow<N>) -> NavigationCommand { .present(.flow(flow)) }

  /// Brings a fragment to the front with all that it holds, or presents it where it is not held.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that it is to have; without one, it is to have none.
  ///   - source: The fragment that holds it; without one, it is looked for.
  /// - Returns: The command.
  /// - Complexity: Linear in the id's text.
  public static func select(
    _ fragment: N, id: (any FragmentID)? = nil, from source: FragmentReference<N>? = nil
  ) -> NavigationCommand {
    .select(fragment, AnyFragmentID?(id), from: source)
  }

  /// Takes a fragment at its place again with another id.
  package static func retarget(_ place: PathFragment<N>, id: (any FragmentID)?) -> NavigationCommand {
    .retarget(place, to: AnyFragmentID?(id))
  }

  /// Takes the only segue out of the topmost fragment.
  ///
  /// - Parameter id: The id to present the target with, if any.
  /// - Returns: The command.
  /// - Complexity: Linear in the id's text.
  public static func forward(id: (any FragmentID)? = nil) -> NavigationCommand { .forward(AnyFragmentID?(id)) }

  /// Undoes the topmost dismissable segue.
  public static var dismiss: NavigationCommand { .dismiss(nil) }

  /// Dismisses a fragment.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id. Without one, the topmost with any id or none is dismissed.
  /// - Returns: The command.
  /// - Complexity: Linear in the id's text.
  public static func dismiss(_ fragment: N, id: (any FragmentID)? = nil) -> NavigationCommand {
    .dismiss(.fragment(fragment, id: AnyFragmentID?(id)))
  }

  /// Dismisses the topmost segue with a tag.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: The command.
  public static func dismiss(tag: some SegueTag) -> NavigationCommand { .dismiss(.tag(AnySegueTag(tag))) }

  /// Undoes the latest step at the top.
  public static var back: NavigationCommand { .back(.step) }

  /// Goes back until a fragment is on top.
  ///
  /// - Parameter fragment: The fragment.
  /// - Returns: The command.
  public static func back(to fragment: N) -> NavigationCommand { .back(.until(fragment)) }

  /// Removes everything on top of a fragment at once.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: Its id; without one, it may have any or none.
  /// - Returns: The command.
  /// - Complexity: Linear in the id's text.
  public static func pop(to fragment: N, id: (any FragmentID)? = nil) -> NavigationCommand {
    .back(.popping(to: fragment, id: AnyFragmentID?(id)))
  }

  /// Goes to a fragment along the best route.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - id: The id that it is to have; without one, it is to have none.
  /// - Returns: The command.
  /// - Complexity: Linear in the id's text.
  public static func go(to fragment: N, id: (any FragmentID)? = nil) -> NavigationCommand {
    .go(through: [PathFragment(fragment, id: id)])
  }
}
