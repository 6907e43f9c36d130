/// A query whether a fragment is presented with an id, without one, or with any.
///
/// It names the fragment by its position: callers store many such queries, and numbers hash faster than fragments.
@usableFromInline
package enum PresenceQuery: Hashable, Sendable {
  case exactly(Subject)
  case any(FragmentIndex)
}

// These take only the data they need: passing a whole machine or navigation would copy some thirty references, which takes three times as
// long as the answer.

extension KeyedSlots<FragmentIndex, FrameTable.Count> {
  /// Returns whether a fragment is presented with any id, or without one.
  @usableFromInline
  func isPresented(_ fragment: FragmentIndex) -> Bool {
    slot(of: fragment).map { self[slot: $0].presented > 0 } ?? false
  }
}

extension KeyedSlots<Subject, FrameGroup> {
  /// Returns whether a fragment is presented with an id, or without one.
  @usableFromInline
  func isPresented(_ fragment: FragmentIndex, id: String?) -> Bool {
    slot(of: Subject(fragment: fragment, id: id)).map { self[slot: $0].presentedCount > 0 } ?? false
  }
}
