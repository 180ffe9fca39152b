extension String {
  /// A word, or the text between two words.
  package struct Word: Sendable, Hashable {
    /// UTF-8 offsets.
    package let range: Range<Int>
    /// Whether a caret that moves word by word stops at it. True for letters, digits, ideographs, emoji and
    /// attachments, but not for white space or punctuation.
    package let isStop: Bool
  }

  /// The word that holds the scalar at a UTF-8 offset; nil at the end of the text and outside of it.
  ///
  /// Only the text around the offset is divided into words, up to the next certain boundaries. So the time grows with
  /// the length of the word, not of the text.
  package func word(at offset: Int) -> Word? {
    guard offset >= 0, offset < utf8.count else { return nil }
    let scalars = unicodeScalars
    var lower = scalars.index(at: index(utf8: offset))
    var upper = scalars.index(after: lower)
    while lower > startIndex {
      let before = scalars.index(before: lower)
      if WordSegmenter.isCertainBoundary(before: scalars[before], after: scalars[lower]) { break }
      lower = before
    }
    while upper < endIndex {
      let last = scalars[scalars.index(before: upper)]
      if WordSegmenter.isCertainBoundary(before: last, after: scalars[upper]) { break }
      upper = scalars.index(after: upper)
    }
    let range = utf8.distance(from: startIndex, to: lower)..<utf8.distance(from: startIndex, to: upper)
    let words = WordSegmenter.words(of: self, in: range)
    return words.first { $0.end > offset }.map { Word(range: $0.start..<$0.end, isStop: isStop($0)) }
  }

  /// The start of the word before a UTF-8 offset between characters, or the end of the word after it, across white
  /// space and punctuation, where a caret that moves word by word stops.
  package func wordStop(from offset: Int, isForward: Bool) -> Int {
    var offset = offset
    while isForward ? offset < utf8.count : offset > 0 {
      let inside = isForward ? offset : grapheme(at: offset - 1).lowerBound
      guard let word = word(at: inside) else { break }
      offset = isForward ? word.range.upperBound : word.range.lowerBound
      if word.isStop { break }
    }
    return offset
  }

  private func isStop(_ word: TextWord) -> Bool {
    switch word.kind {
    case .word, .number, .ideograph: true
    case .space, .lineBreak: false
    case .symbol: !self[index(utf8: word.start)].isPunctuation
    }
  }
}

extension String.UnicodeScalarView {
  /// The start of the scalar that an index lies in.
  fileprivate func index(at index: Index) -> Index { self[index...].startIndex }
}
