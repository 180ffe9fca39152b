/// An invalid position in a text. Positions are UTF-16 offsets, or indices of the string.
public enum TextPositionError: Error, Sendable, Hashable {
  /// The position is before the start or after the end.
  case outOfBounds(position: Int, count: Int)
  /// The position is between the two surrogates of a character outside the Basic Multilingual Plane.
  case insideSurrogatePair(position: Int)
  /// The index is after the end: it is from another string, or from the text before a change.
  case indexOutOfBounds
  /// The index is inside the Unicode scalar at a UTF-16 position, as indices of a string's UTF-8 view may be.
  case insideScalar(position: Int)
}

extension TextPositionError: CustomStringConvertible {
  /// The error, and how to fix it.
  public var description: String {
    switch self {
    case .outOfBounds(let position, let count):
      "position \(position) is not in the text; positions are UTF-16 offsets, 0…\(count) here"
    case .insideSurrogatePair(let position):
      "position \(position) lies inside a surrogate pair; \(position - 1) and \(position + 1) do not"
    case .indexOutOfBounds:
      "the index lies after the end of the text; take them from its `text` again after each change"
    case .insideScalar(let position):
      "the index lies inside the scalar at position \(position); take indices of characters or of Unicode scalars"
    }
  }
}

extension String {
  /// Returns the offset at a UTF-16 position. The standard library keeps the offset of every 64th UTF-16 unit of a
  /// string after the first call, so that later ones take constant time.
  package func offset(utf16 position: Int) throws(TextPositionError) -> TextOffset {
    // The two lengths are equal only for ASCII, whose positions are the same in both units.
    if position >= 0, utf8.count == utf16.count, position <= utf8.count {
      return TextOffset(utf8: position, utf16: position)
    }
    guard position >= 0, let index = utf16.index(startIndex, offsetBy: position, limitedBy: endIndex) else {
      throw .outOfBounds(position: position, count: utf16.count)
    }
    guard index.samePosition(in: unicodeScalars) != nil else { throw .insideSurrogatePair(position: position) }
    return TextOffset(utf8: utf8.distance(from: startIndex, to: index), utf16: position)
  }

  func offsets(utf16 range: Range<Int>) throws(TextPositionError) -> Range<TextOffset> {
    try offset(utf16: range.lowerBound)..<offset(utf16: range.upperBound)
  }
}
