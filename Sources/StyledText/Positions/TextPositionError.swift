/// A position that a text does not have. Positions are UTF-16 offsets.
public enum TextPositionError: Error, Sendable, Hashable {
  /// It lies before the start or behind the end.
  case outOfBounds(position: Int, count: Int)
  /// It lies between the two halves of one character outside the Basic Multilingual Plane.
  case insideSurrogatePair(position: Int)
}

extension TextPositionError: CustomStringConvertible {
  /// What is wrong and what would be right.
  public var description: String {
    switch self {
    case .outOfBounds(let position, let count):
      "position \(position) is not in the text; positions are UTF-16 offsets, 0…\(count) here"
    case .insideSurrogatePair(let position):
      "position \(position) lies inside a surrogate pair; \(position - 1) and \(position + 1) do not"
    }
  }
}

extension String {
  /// The offset at a UTF-16 position. The map is the standard library's: it notes the place of every 64th UTF-16 unit of
  /// a string when it is first asked, so that this takes constant time afterwards.
  package func offset(utf16 position: Int) throws(TextPositionError) -> TextOffset {
    guard position >= 0, let index = utf16.index(startIndex, offsetBy: position, limitedBy: endIndex) else {
      throw .outOfBounds(position: position, count: utf16.count)
    }
    guard index.samePosition(in: unicodeScalars) != nil else { throw .insideSurrogatePair(position: position) }
    return TextOffset(utf8: utf8.distance(from: startIndex, to: index), utf16: position)
  }

  func offsets(utf16 range: Range<Int>) throws(TextPositionError) -> Range<TextOffset> {
    try offset(utf16: range.lowerBound)..<offset(utf16: range.upperBound)
  }

  /// The smallest range of whole graphemes around a range.
  func graphemes(around range: Range<TextOffset>) -> Range<TextOffset> {
    guard !range.isEmpty else { return range }
    let lower = graphemeStart(at: index(utf8: range.lowerBound.utf8))
    let upper = index(utf8: range.upperBound.utf8)
    let upperStart = graphemeStart(at: upper)
    return offset(of: lower)..<offset(of: upperStart == upper ? upper : index(after: upperStart))
  }

  private func graphemeStart(at index: Index) -> Index {
    index == endIndex ? index : self.index(before: self.index(after: index))
  }
}
