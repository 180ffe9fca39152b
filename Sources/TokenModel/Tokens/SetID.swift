// IDs, their ranges and their tables are inlinable: loops over all tokens in other modules cost too much otherwise.

/// The place of something in a ``TokenSet``, as a type of its own: the ID of a token cannot be taken for that of a
/// modifier. IDs are valid in the set that gave them out.
@usableFromInline
package protocol SetID: Sendable, Hashable, Comparable {
  /// The place, from 0.
  var index: Int { get }

  /// The ID at the first place.
  static var start: Self { get }

  /// The ID that is some places after this one.
  func advanced(by distance: Int) -> Self
}

extension SetID {
  /// Compares places.
  @inlinable package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// The ID of a token.
@usableFromInline
package struct TokenID: SetID {
  @usableFromInline let number: Int32

  @inlinable init(_ index: Int) { number = Int32(index) }

  @inlinable package var index: Int { Int(number) }
  @inlinable package static var start: TokenID { TokenID(0) }
  @inlinable package func advanced(by distance: Int) -> TokenID { TokenID(index + distance) }
}

/// The ID of a group of tokens.
@usableFromInline
package struct GroupID: SetID {
  @usableFromInline let number: Int32

  @inlinable init(_ index: Int) { number = Int32(index) }

  @inlinable package var index: Int { Int(number) }
  @inlinable package static var start: GroupID { GroupID(0) }
  @inlinable package func advanced(by distance: Int) -> GroupID { GroupID(index + distance) }
}

/// The ID of a modifier.
@usableFromInline
package struct ModifierID: SetID {
  @usableFromInline let number: Int32

  @inlinable init(_ index: Int) { number = Int32(index) }

  @inlinable package var index: Int { Int(number) }
  @inlinable package static var start: ModifierID { ModifierID(0) }
  @inlinable package func advanced(by distance: Int) -> ModifierID { ModifierID(index + distance) }
}

/// The ID of a context among those of its modifier.
@usableFromInline
package struct ContextID: SetID {
  @usableFromInline let number: Int32

  @inlinable init(_ index: Int) { number = Int32(index) }

  @inlinable package var index: Int { Int(number) }
  @inlinable package static var start: ContextID { ContextID(0) }
  @inlinable package func advanced(by distance: Int) -> ContextID { ContextID(index + distance) }
}
