extension String {
  /// The smallest range of whole graphemes around a range.
  func graphemes(around range: Range<TextOffset>) -> Range<TextOffset> {
    guard !range.isEmpty else { return range }
    let lower = graphemeStart(at: index(utf8: range.lowerBound.utf8))
    let upper = index(utf8: range.upperBound.utf8)
    let upperStart = graphemeStart(at: upper)
    return offset(of: lower)..<offset(of: upperStart == upper ? upper : index(after: upperStart))
  }

  /// The grapheme that a UTF-8 offset lies in, which may be inside a scalar and must be less than the count.
  package func grapheme(at utf8: Int) -> Range<Int> {
    let scalar = unicodeScalars.index(before: unicodeScalars.index(after: index(utf8: utf8)))
    let start = graphemeStart(at: scalar)
    let lower = self.utf8.distance(from: startIndex, to: start)
    return lower..<self.utf8.distance(from: startIndex, to: index(after: start))
  }

  /// The start of the grapheme that the scalar at an index belongs to; the index itself at the end.
  private func graphemeStart(at index: Index) -> Index {
    index == endIndex ? index : self.index(before: self.index(after: index))
  }
}
