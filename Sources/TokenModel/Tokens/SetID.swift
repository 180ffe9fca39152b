// IDs and their tables are inlinable: loops over all tokens in other modules cost too much otherwise.

/// The place of something in a ``TokenSet``. The kind makes it a type of its own: the ID of a token cannot be taken for
/// that of a modifier. IDs are valid in the set that gave them out.
@usableFromInline
package struct SetID<Kind>: Sendable, Hashable, Strideable {
  @usableFromInline let number: Int32

  @inlinable init(_ index: Int) { number = Int32(index) }

  /// The place, from 0.
  @inlinable package var index: Int { Int(number) }

  /// The ID at the first place.
  @inlinable package static var start: SetID { SetID(0) }

  /// The ID that is some places after this one.
  @inlinable package func advanced(by distance: Int) -> SetID { SetID(index + distance) }

  /// How many places another ID is after this one.
  @inlinable package func distance(to other: SetID) -> Int { other.index - index }

  /// Compares places.
  @inlinable package static func < (left: SetID, right: SetID) -> Bool { left.number < right.number }
}

/// The ID of a token.
package typealias TokenID = SetID<Token>

/// The ID of a group of tokens.
package typealias GroupID = SetID<TokenGroup>

/// The ID of a modifier.
package typealias ModifierID = SetID<Modifier>

/// The ID of a context among those of its modifier.
package typealias ContextID = SetID<ContextKind>

/// The kind of ``ContextID``: contexts are names alone, and have no type.
package enum ContextKind {}
