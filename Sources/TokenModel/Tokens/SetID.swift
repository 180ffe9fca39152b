// IDs and their tables are inlinable: loops over all tokens in other modules cost too much otherwise.

/// The position of something in a ``TokenSet`` or a ``SpecOutline``. The kind makes it a distinct type: a token's ID
/// cannot be mistaken for a modifier's. IDs are valid in the set that gave them out.
@usableFromInline
package struct SetID<Kind>: Sendable, Hashable, Strideable {
  @usableFromInline let number: Int32

  @inlinable init(_ index: Int) { number = Int32(index) }

  /// The position, from 0.
  @inlinable package var index: Int { Int(number) }

  /// The ID at the first position.
  @inlinable package static var start: SetID { SetID(0) }

  /// The ID that is some positions after this one.
  @inlinable package func advanced(by distance: Int) -> SetID { SetID(index + distance) }

  /// How many positions another ID is after this one.
  @inlinable package func distance(to other: SetID) -> Int { other.index - index }

  /// Compares positions.
  @inlinable package static func < (left: SetID, right: SetID) -> Bool { left.number < right.number }
}

/// The ID of a token.
package typealias TokenID = SetID<Token>

/// The ID of a group of tokens.
package typealias GroupID = SetID<TokenGroup>

/// The ID of a modifier.
package typealias ModifierID = SetID<Modifier>

/// The ID of a context within its modifier.
package typealias ContextID = SetID<ContextKind>

/// The kind of ``ContextID``: contexts are names alone, and have no type.
package enum ContextKind {}
