/// The first Helm's ways to change a segue's rules; new code gives them to the initializer.
extension Segue {
  /// The same segue, firing by itself when its source is reached.
  ///
  /// - Returns: A segue that differs in this rule only.
  public func makeAuto() -> Segue { with(auto: true) }

  /// The same segue, dismissable.
  ///
  /// - Returns: A segue that differs in this rule only.
  public func makeDismissable() -> Segue { with(dismissable: true) }

  /// The same segue with another style.
  ///
  /// - Parameter style: Whether the source holds the target or hands over its place.
  /// - Returns: A segue that differs in this rule only.
  public func with(style: SegueStyle) -> Segue { with(style: style, dismissable: nil) }

  /// The same segue under another name.
  ///
  /// - Parameter tag: The name.
  /// - Returns: A segue that differs in this rule only.
  public func with(tag: some SegueTag) -> Segue { with(style: nil, tag: tag) }
}
