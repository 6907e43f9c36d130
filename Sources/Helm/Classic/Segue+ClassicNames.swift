/// The first Helm's methods that change a segue's rules; new code passes them to the initializer.
extension Segue {
  /// Returns a copy of this segue that is an auto.
  public func makeAuto() -> Segue { with(auto: true) }

  /// Returns a copy of this segue that is dismissable.
  public func makeDismissable() -> Segue { with(dismissable: true) }

  /// Returns a copy of this segue with another style.
  public func with(style: SegueStyle) -> Segue { with(style: style, dismissable: nil) }

  /// Returns a copy of this segue with another tag.
  public func with(tag: some SegueTag) -> Segue { with(style: nil, tag: tag) }
}
