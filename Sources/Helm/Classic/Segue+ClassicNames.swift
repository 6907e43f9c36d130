/// The first Helm's methods that change a segue's rules; new code passes them to the initializer.
extension Segue {
  /// Returns a copy of this segue that is an auto.
  ///
  /// - Returns: A segue that differs only in this rule.
  public func makeAuto() -> Segue { with(auto: true) }

  /// Returns a copy of this segue that is dismissable.
  ///
  /// - Returns: A segue that differs only in this rule.
  public func makeDismissable() -> Segue { with(dismissable: true) }

  /// Returns a copy of this segue with another style.
  ///
  /// - Parameter style: Whether the source holds the target or passes its place on.
  /// - Returns: A segue that differs only in this rule.
  public func with(style: SegueStyle) -> Segue { with(style: style, dismissable: nil) }

  /// Returns a copy of this segue with another tag.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: A segue that differs only in this rule.
  public func with(tag: some SegueTag) -> Segue { with(style: nil, tag: tag) }
}
