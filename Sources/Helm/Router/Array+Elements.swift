extension Array {
  /// Whether there is anything in it.
  ///
  /// `isEmpty` is that of all collections: code that does not know the type of the elements looks up first how an array of them
  /// is one, and at every command that adds up to more than the command takes.
  var hasElements: Bool { count > 0 }
}
