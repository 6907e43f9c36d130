/// A position in one of the core's arrays, typed by kind: the position of a segue can't be mistaken for that of a fragment.
///
/// A missing position is `nil`, never a special number.
@frozen
@usableFromInline
package struct Position<Kind>: Hashable, Sendable {
  @usableFromInline package let rawValue: Int32

  @inlinable
  package init(_ offset: Int) { rawValue = Int32(truncatingIfNeeded: offset) }

  /// The position as an offset in an array.
  @inlinable
  package var offset: Int { Int(rawValue) }
}

extension Position: Comparable {
  @usableFromInline
  package static func < (lhs: Position, rhs: Position) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Position: Strideable {
  @usableFromInline
  package func distance(to other: Position) -> Int { other.offset - offset }

  @usableFromInline
  package func advanced(by distance: Int) -> Position { Position(offset + distance) }
}

/// The position of a fragment in its graph.
@usableFromInline
package typealias FragmentIndex = Position<FragmentKind>

/// The position of a segue in its graph.
package typealias SegueIndex = Position<SegueKind>

/// The position of a tag in its graph.
@usableFromInline
package typealias TagIndex = Position<TagKind>

/// The position of a frame in its table; reused once the frame is gone.
@usableFromInline
package typealias FrameSlot = Position<FrameKind>

@usableFromInline
package enum FragmentKind {}
package enum SegueKind {}
@usableFromInline
package enum TagKind {}
@usableFromInline
package enum FrameKind {}
