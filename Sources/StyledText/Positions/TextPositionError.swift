/// A position that a text does not have. Positions are UTF-16 offsets, or indices of the text's words.
public enum TextPositionError: Error, Sendable, Hashable {
  /// It lies before the start or behind the end.
  case outOfBounds(position: Int, count: Int)
  /// It lies between the two halves of one character outside the Basic Multilingual Plane.
  case insideSurrogatePair(position: Int)
  /// An index lies behind the end: it is one of another string, or of the words before they were changed.
  case indexOutOfBounds
  /// An index lies inside of the Unicode scalar at a UTF-16 position, as those of a string's UTF-8 view may.
  case insideScalar(position: Int)
}

extension TextPositionError: CustomStringConvertible {
  /// What is wrong and what would be right.
  public var description: String {
    switch self {
    case .outOfBounds(let position, let count):
      "position \(position) is not in the text; positions are UTF-16 offsets, 0…\(count) here"
    case .insideSurrogatePair(let position):
      "position \(position) lies inside a surrogate pair; \(position - 1) and \(position + 1) do not"
    case .indexOutOfBounds:
      "the index lies behind the end of the text; take indices from its `text`, anew after each change"
    case .insideScalar(let position):
      "the index lies inside the scalar at position \(position); take indices of characters or of Unicode scalars"
    }
  }
}

extension String {
  /// The offset at a UTF-16 position. The map is the standard library's: it notes the place of every 64th UTF-16 unit of
  /// a string when it is first asked, so that this takes constant time afterwards.
  package func offset(utf16 position: Int) throws(TextPositionError) -> TextOffset {
    // The length of ASCII is known; then, positions are the same in both units.
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
