internal import StyleTables

// Indices and positions that may be invalid. An index is compared with the string's indices, which never traps, before
// it is used.

extension String {
  /// Returns the offsets of a range of indices.
  ///
  /// - Throws: ``TextPositionError`` for an index that is not in this string.
  func offsets(of range: Range<Index>) throws(TextPositionError) -> Range<TextOffset> {
    try offset(checking: range.lowerBound)..<offset(checking: range.upperBound)
  }

  func offset(checking index: Index) throws(TextPositionError) -> TextOffset {
    let rounded = utf8Offset(notAfter: index)
    guard rounded.isWithin else { throw .indexOutOfBounds }
    let start = scalarStart(rounded.offset)
    guard !rounded.isExact || start.utf8 != rounded.offset else { return start }
    let isTrailingSurrogate = start.utf8 == rounded.offset
    throw isTrailingSurrogate ? .insideSurrogatePair(position: start.utf16 + 1) : .insideScalar(position: start.utf16)
  }

  /// Returns a range clamped to the string. Ends inside of scalars are moved to their starts.
  func clamped(_ range: Range<Index>) -> Range<TextOffset> {
    let lower = scalarStart(utf8Offset(notAfter: range.lowerBound).offset)
    return lower..<scalarStart(utf8Offset(notAfter: range.upperBound).offset)
  }

  /// The same for UTF-16 offsets.
  func clamped(utf16 range: Range<Int>) -> Range<TextOffset> {
    clampedOffset(utf16: range.lowerBound)..<clampedOffset(utf16: range.upperBound)
  }

  func indices(of range: Range<TextOffset>) -> Range<Index> {
    index(utf8: range.lowerBound.utf8)..<index(utf8: range.upperBound.utf8)
  }

  private func clampedOffset(utf16 position: Int) -> TextOffset {
    guard position > 0 else { return .zero }
    guard let index = utf16.index(startIndex, offsetBy: position, limitedBy: endIndex) else { return length }
    return scalarStart(utf8.distance(from: startIndex, to: index))
  }

  /// The last UTF-8 offset that is not after an index, which may be from another string.
  private func utf8Offset(notAfter index: Index) -> (offset: Int, isExact: Bool, isWithin: Bool) {
    guard index < endIndex else { return (utf8.count, index == endIndex, index == endIndex) }
    let offset = (1..<utf8.count).partitioningIndex { self.index(utf8: $0) > index } - 1
    return (offset, self.index(utf8: offset) == index, true)
  }

  /// The offset of the scalar that a UTF-8 offset lies in.
  private func scalarStart(_ offset: Int) -> TextOffset {
    var index = self.index(utf8: offset)
    while index < endIndex, UTF8.isContinuation(utf8[index]) { index = utf8.index(before: index) }
    return self.offset(of: index)
  }
}
