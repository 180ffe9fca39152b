/// IDs without a gap, in ascending order: all of a collection.
@usableFromInline
package struct IDRange<ID: SetID>: Sendable, Hashable, RandomAccessCollection {
  /// The first ID.
  @usableFromInline package let startIndex: ID
  /// The ID after the last one.
  @usableFromInline package let endIndex: ID

  @inlinable init(_ startIndex: ID, _ endIndex: ID) {
    self.startIndex = startIndex
    self.endIndex = endIndex
  }

  /// The range itself.
  @inlinable package var indices: IDRange { self }

  /// The ID itself.
  @inlinable package subscript(position: ID) -> ID { position }

  /// A part of the range.
  @inlinable package subscript(bounds: Range<ID>) -> IDRange { IDRange(bounds.lowerBound, bounds.upperBound) }

  /// Whether an ID is in the range.
  @inlinable package func contains(_ id: ID) -> Bool { startIndex <= id && id < endIndex }
}

extension RandomAccessCollection where Index: SetID {
  /// The next ID.
  @inlinable package func index(after id: Index) -> Index { id.advanced(by: 1) }

  /// The ID before.
  @inlinable package func index(before id: Index) -> Index { id.advanced(by: -1) }

  /// The ID that is some places after another.
  @inlinable package func index(_ id: Index, offsetBy distance: Int) -> Index { id.advanced(by: distance) }

  /// How many places an ID is after another.
  @inlinable package func distance(from start: Index, to end: Index) -> Int { end.index - start.index }
}
