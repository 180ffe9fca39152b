/// A position in a text, or a length, in UTF-8 and UTF-16 units.
package struct TextOffset: Sendable, Hashable {
  package var utf8: Int
  package var utf16: Int

  package init(utf8: Int, utf16: Int) {
    self.utf8 = utf8
    self.utf16 = utf16
  }

  package static let zero = TextOffset(utf8: 0, utf16: 0)

  package static func + (left: Self, right: Self) -> Self {
    TextOffset(utf8: left.utf8 + right.utf8, utf16: left.utf16 + right.utf16)
  }

  package static func - (left: Self, right: Self) -> Self {
    TextOffset(utf8: left.utf8 - right.utf8, utf16: left.utf16 - right.utf16)
  }

  /// Whether it is a multiple of another length, which must not be zero, in both units.
  func isMultiple(of length: Self) -> Bool {
    let count = utf16 / length.utf16
    return utf16 == count * length.utf16 && utf8 == count * length.utf8
  }

  package static func += (left: inout Self, right: Self) { left = left + right }
}

extension TextOffset: Comparable {
  package static func < (left: Self, right: Self) -> Bool { left.utf8 < right.utf8 }
}

extension Range<TextOffset> {
  package var length: TextOffset { upperBound - lowerBound }
  package var utf16: Range<Int> { lowerBound.utf16..<upperBound.utf16 }
  package var utf8: Range<Int> { lowerBound.utf8..<upperBound.utf8 }
}

extension String {
  /// The string's length.
  ///
  /// - Complexity: O(1) for ASCII; else linear.
  var length: TextOffset { TextOffset(utf8: utf8.count, utf16: utf16.count) }

  /// The index at a UTF-8 offset.
  ///
  /// - Complexity: O(1), since the text of a ``StyledText`` is contiguous UTF-8.
  package func index(utf8 offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }

  /// Whether a scalar starts at a UTF-8 offset, or the text ends there.
  func isScalarStart(utf8 offset: Int) -> Bool {
    let index = index(utf8: offset)
    return index == endIndex || utf8[index] & 0xC0 != 0x80
  }

  func offset(of index: Index) -> TextOffset {
    TextOffset(
      utf8: utf8.distance(from: startIndex, to: index),
      utf16: utf16.distance(from: startIndex, to: index)
    )
  }

  /// The text between two offsets.
  subscript(range: Range<TextOffset>) -> Substring {
    self[index(utf8: range.lowerBound.utf8)..<index(utf8: range.upperBound.utf8)]
  }
}
