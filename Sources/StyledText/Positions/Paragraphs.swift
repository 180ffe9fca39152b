extension String {
  /// The whole paragraphs that a range touches, each with the separator that ends it: LF, CR, CR LF or U+2029. An empty
  /// range touches the paragraph that it lies in.
  func paragraphs(around range: Range<TextOffset>) -> Range<TextOffset> {
    paragraphStart(range.lowerBound)..<paragraphEnd(range.upperBound, range)
  }

  /// The start of the paragraph that an offset lies in.
  func paragraphStart(_ offset: TextOffset) -> TextOffset {
    let scalars = unicodeScalars
    var index = self.index(utf8: offset.utf8)
    var start = offset
    while index > startIndex {
      let before = scalars.index(before: index)
      if scalars[before].isParagraphSeparator, !isInsideLineEnd(index) { break }
      start = start - scalars[before].length
      index = before
    }
    return start
  }

  /// The end of the paragraph that holds the last character of a range.
  private func paragraphEnd(_ offset: TextOffset, _ range: Range<TextOffset>) -> TextOffset {
    let scalars = unicodeScalars
    var index = self.index(utf8: offset.utf8)
    var end = offset
    if !range.isEmpty, index > startIndex, scalars[scalars.index(before: index)].isParagraphSeparator,
      !isInsideLineEnd(index)
    {
      return offset
    }
    while index < endIndex {
      let scalar = scalars[index]
      index = scalars.index(after: index)
      end += scalar.length
      if scalar.isParagraphSeparator, !isInsideLineEnd(index) { break }
    }
    return end
  }

  /// Whether an index lies between the CR and the LF of one line end.
  private func isInsideLineEnd(_ index: Index) -> Bool {
    let scalars = unicodeScalars
    guard index > startIndex, index < endIndex, scalars[index] == "\n" else { return false }
    return scalars[scalars.index(before: index)] == "\r"
  }
}

extension Unicode.Scalar {
  var isParagraphSeparator: Bool { self == "\n" || self == "\r" || self == "\u{2029}" }

  fileprivate var length: TextOffset { TextOffset(utf8: UTF8.width(self), utf16: UTF16.width(self)) }
}
