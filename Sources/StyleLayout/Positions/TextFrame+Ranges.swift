internal import StyleTables
public import StyledText

extension TextFrame {
  /// The grapheme at a position, as a UTF-16 range: the one after it with ``TextAffinity/downstream``, or the one
  /// before it with ``TextAffinity/upstream``; at the start and at the end of the text, the only one. For a position
  /// inside a grapheme, it is that grapheme. An atom, such as a mention, is one grapheme.
  ///
  /// - Parameters:
  ///   - position: A UTF-16 offset of the text.
  ///   - affinity: The side of the position.
  /// - Returns: The range; empty for an empty text.
  /// - Throws: `TextPositionError` if the position is not in the text.
  /// - Complexity: O(1), after the first use of UTF-16 offsets of the text; in a text with atoms, a binary search.
  public func graphemeRange(
    at position: Int,
    affinity: TextAffinity = .downstream
  ) throws(TextPositionError) -> Range<Int> {
    try unit(at: position, affinity: affinity)
  }

  /// The word at a position, or the space or punctuation between two words, as a UTF-16 range: the one after the
  /// position with ``TextAffinity/downstream``, or the one before it with ``TextAffinity/upstream``. At the end of the
  /// text, it is the last one. These ranges are adjacent and cover the text.
  ///
  /// Words follow UAX #29, except that each ideograph, and each letter of Thai and related scripts, is a separate word:
  /// real words in these scripts require a dictionary, which systems use to select them with a double tap. An atom,
  /// such as a mention, is a separate word even if it contains spaces; adjacent letters are another word.
  ///
  /// - Parameters:
  ///   - position: A UTF-16 offset of the text.
  ///   - affinity: The side of the position.
  /// - Returns: The range; empty for an empty text.
  /// - Throws: `TextPositionError` if the position is not in the text.
  /// - Complexity: Linear in the length of the word.
  public func wordRange(
    at position: Int,
    affinity: TextAffinity = .downstream
  ) throws(TextPositionError) -> Range<Int> {
    let unit = try unit(at: position, affinity: affinity)
    guard longAtoms(in: unit).isEmpty, let start = try? text.text.offset(utf16: unit.lowerBound),
      let word = text.text.word(at: start.utf8)
    else { return unit }
    return longAtoms(in: utf16(word.range)).reduce(utf16(word.range)) { range, atom in
      atom.lowerBound < unit.lowerBound
        ? max(range.lowerBound, atom.upperBound)..<range.upperBound
        : range.lowerBound..<min(range.upperBound, atom.lowerBound)
    }
  }

  /// The line of a position, as a UTF-16 range, with the separator that ends it. At a soft line break, the affinity
  /// selects the line. The last line for text that was not laid out.
  ///
  /// - Parameters:
  ///   - position: A UTF-16 offset of the text.
  ///   - affinity: The side of the position.
  /// - Returns: The range; empty in a frame without lines.
  /// - Throws: `TextPositionError` if the position is not in the text.
  /// - Complexity: Logarithmic in the number of lines.
  public func lineRange(
    at position: Int,
    affinity: TextAffinity = .downstream
  ) throws(TextPositionError) -> Range<Int> {
    try check(position)
    return lineIndex(of: TextCaret(position, affinity)).map { lines[$0].range } ?? 0..<0
  }

  /// The paragraph of a position, as a UTF-16 range, with the separator that ends it: LF, CR, CR LF or U+2029. The last
  /// paragraph of the layout for text that was not laid out.
  ///
  /// - Parameter position: A UTF-16 offset of the text.
  /// - Returns: The range; empty in a frame without lines.
  /// - Throws: `TextPositionError` if the position is not in the text.
  /// - Complexity: Logarithmic in the number of lines.
  public func paragraphRange(at position: Int) throws(TextPositionError) -> Range<Int> {
    try check(position)
    guard let line = lineIndex(of: TextCaret(position)) else { return 0..<0 }
    return paragraphs[lines[line].paragraph].source.utf16
  }

  /// A range of UTF-8 offsets as UTF-16 offsets.
  func utf16(_ range: Range<Int>) -> Range<Int> { utf16(range.lowerBound)..<utf16(range.upperBound) }

  /// A UTF-8 offset as a UTF-16 offset.
  func utf16(_ offset: Int) -> Int {
    text.text.utf16.distance(from: text.text.startIndex, to: text.text.index(utf8: offset))
  }
}

extension String {
  /// The grapheme after or before a UTF-8 offset; the empty range in an empty string.
  func grapheme(at offset: Int, affinity: TextAffinity) -> Range<Int> {
    let index = self.index(utf8: offset)
    var start = index < endIndex ? self.index(before: self.index(after: index)) : endIndex
    let isBefore = affinity == .upstream || index == endIndex
    if isBefore, start == index, start > startIndex { start = self.index(before: start) }
    let end = start < endIndex ? self.index(after: start) : start
    return utf8.distance(from: startIndex, to: start)..<utf8.distance(from: startIndex, to: end)
  }
}

extension TextFrame {
  /// The text of a range for copying: an attachment is replaced by its `TextAttachment.plainText`, and a mention that
  /// the range touches is copied as a whole. The range may contain text that was not laid out.
  ///
  /// - Parameter range: A range of the text; UTF-16 offsets.
  /// - Returns: The text without attributes.
  /// - Throws: `TextPositionError` if a position of the range is not in the text.
  /// - Complexity: Linear in the length of the range, and logarithmic in the number of runs.
  public func plainText(in range: Range<Int>) throws(TextPositionError) -> String {
    try text.source.plainText(in: range)
  }
}
